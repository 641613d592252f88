import { review } from './scripts/content/review/review.ts';
import { rmSync, mkdirSync, writeFileSync } from 'node:fs';
const t=performance.now();
const r = await review({ root: process.cwd(), range: process.argv[2]!, pages: process.argv[3] !== 'no' });
console.log(performance.now()-t);
console.log(JSON.stringify({...r, base:0, head:0}, (k,v)=>v?.type==='Buffer'?`webp ${v.data.length}`:v,1).slice(0,9000));
rmSync('.cache/x',{recursive:true,force:true}); mkdirSync('.cache/x');
for (const p of r.pages) for (const s of p.screens) s.sights.forEach((x,i)=>{ for (const k of ['before','after'] as const) if (x[k]) writeFileSync(`.cache/x/${p.route.slice(1)}-${s.screen.name}-${i}-${k}.webp`, x[k].picture)});
