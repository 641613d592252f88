// The one script of every page. HTML-only pages have no client code of their own, so that
// vite-plugin-ssr loads this as a plain module; the build inlines it.
import { startNavBar } from '../components/layout/NavBar.script.ts';
import { firstPaint } from '../components/ui/firstPaint.script.ts';
import { showLateFaces } from '../components/ui/lateFaces.script.ts';
import { layOutLater } from '../components/ui/later.script.ts';
import { layOutAsItComes } from '../components/ui/layOut.script.ts';
import { wakeDrafts } from '../components/widgets/QueryForm/QueryForm.script.ts';
import { startIslands } from './islands/runtime.ts';

const parsed = layOutAsItComes();
startIslands((url) => import(/* @vite-ignore */ url), parsed);
startNavBar();
showLateFaces(Promise.all([parsed, firstPaint()]))
  .then(layOutLater)
  .then(wakeDrafts);
