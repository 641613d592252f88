import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import type { z } from 'zod';
import { Sections } from '../../../components/sections/Sections.tsx';
import { selectPage } from '../../../components/sections/selectPage.ts';
import { NumberedFigures } from '../../../components/ui/FigureCaption.tsx';
import { Numbers } from '../../../components/ui/Language.tsx';
import { numbersIn } from '../../../components/ui/numberText.ts';
import { Words } from '../../../components/ui/Words.tsx';
import { loadContent } from '../../../content/load/loadContent.ts';
import { DECODER, SECONDS } from '../../../content/load/pictures/decoded.ts';
import { openField, variantsOf } from '../../../content/load/read/schemaWalk.ts';
import { type Content, collections } from '../../../content/schema/collections.ts';
import type { Page, Section } from '../../../content/schema/pages.ts';
import { localeOf } from '../../../content/schema/place.ts';
import { TYPE } from '../../../content/schema/section.ts';
import { LiveRecords } from '../../preview/LiveRecords.ts';
import { createSourceMarks, unmarked } from '../../preview/sourceMarks.ts';

/** A section of a type with the labels of its fields as texts. */
function blankBlock(type: string, variant: z.ZodObject): Record<string, unknown> {
  const live = new LiveRecords(createSourceMarks(), new Set());
  const blank = live.group(variant, undefined, type);
  // A picture needs no marks.
  return { ...JSON.parse(unmarked(JSON.stringify(blank))), [TYPE]: type };
}

const WIDTH = 1280;
const HEIGHT = 800;
/** Photographs are drawn at about a quarter of their size on the page. */
const PICTURE_WIDTH = 480;

const styles = import.meta.glob<string>('../../../components/**/*.css', {
  query: '?inline',
  import: 'default',
  eager: true,
});

const STILL = '*{animation:none!important}';

const XHTML = 'http://www.w3.org/1999/xhtml';

/**
 * A picture of a type of section, rendered from its view on each request: the first one on the site's pages, or else one
 * with the labels of its fields as texts.
 * @returns an SVG; undefined for an unknown type
 */
export async function sectionPicture(root: string, type: string): Promise<string | undefined> {
  const variant = variantsOf(collections.pages.schema.shape.sections.element).get(type);
  if (!variant) return undefined;
  const label = openField(variant).meta?.label ?? type;
  const content = loadContent(root, { unpublished: true });
  const section = sample(content, type) ?? (blankBlock(type, variant) as Section);
  const markup = await withPictures(root, shown(content, section) ?? labelled(label));
  const style = asWide([...Object.values(styles), STILL].join('')).replaceAll(']]>', '');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}"><style><![CDATA[${style}]]></style><foreignObject width="${WIDTH}" height="${HEIGHT}"><body xmlns="${XHTML}" data-theme="light">${markup}</body></foreignObject></svg>`;
}

/** Nothing where a blank section names records that are not there. */
function shown(content: Content, section: Section): string | undefined {
  try {
    return markupOf(content, section);
  } catch {
    return undefined;
  }
}

const labelled = (label: string) =>
  renderToStaticMarkup(
    <div className="wrap py-16">
      <p className="display-1">{label}</p>
    </div>,
  );

const REM = 16;
const TRUE = '(min-width: 0)';
const FALSE = '(max-width: 0)';

/** Media queries in an SVG image use its displayed size; this replaces them by their result at full width. */
const asWide = (css: string) =>
  css
    .replaceAll(/\(width (>=|<) ([\d.]+)rem\)/g, (_, than: string, rem: string) =>
      (than === '>=') === Number(rem) * REM <= WIDTH ? TRUE : FALSE,
    )
    .replaceAll(/\b([\d.]+)vw\b/g, (_, share: string) => `${(Number(share) * WIDTH) / 100}px`);

const sample = ({ pages }: Content, type: string): Section | undefined =>
  pages.flatMap(({ sections }) => sections).find((section) => section[TYPE] === type);

function markupOf(content: Content, section: Section): string {
  const [first] = content.pages;
  const page = { ...first, sections: [section] } as Page;
  const selected = selectPage(page, content, { part: { list: 'all', page: 1 }, now: Date.now() });
  return renderToStaticMarkup(
    <Words value={content.site.words}>
      <Numbers value={numbersIn(localeOf(content.brand))}>
        <NumberedFigures>
          <Sections {...selected} />
        </NumberedFigures>
      </Numbers>
    </Words>,
    // XHTML requires the namespace of SVG.
  ).replaceAll('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" ');
}

/** With a deadline: one picture keeps no thread of the service. */
const small = (file: Buffer): Promise<Buffer> =>
  sharp(file, DECODER)
    .timeout({ seconds: SECONDS })
    .resize({ width: PICTURE_WIDTH })
    .webp()
    .toBuffer();

/** Embeds pictures as data, because an SVG image cannot load files. */
async function withPictures(root: string, markup: string): Promise<string> {
  const named = new Set(
    Array.from(markup.matchAll(/ src="(\/images\/[^"]+)"/g), ([, path = '']) => path),
  );
  let whole = markup.replaceAll(/ (?:srcset|srcSet|sizes)="[^"]*"/g, '');
  for (const path of named) {
    const file = readFileSync(join(root, 'public', path));
    const [kind, bytes] = path.endsWith('.svg') ? ['svg+xml', file] : ['webp', await small(file)];
    const data = `data:image/${kind};base64,${bytes.toString('base64')}`;
    whole = whole.replaceAll(` src="${path}"`, () => ` src="${data}"`);
  }
  return whole;
}
