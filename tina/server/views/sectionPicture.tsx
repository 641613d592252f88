import { fontFaces } from 'virtual:fonts';
import { renderToStaticMarkup } from 'react-dom/server';
import type { z } from 'zod';
import { Sections } from '../../../components/sections/Sections.tsx';
import { selectPage } from '../../../components/sections/selectPage.ts';
import { NumberedFigures } from '../../../components/ui/FigureCaption.tsx';
import { Numbers } from '../../../components/ui/Language.tsx';
import { numbersIn } from '../../../components/ui/numberText.ts';
import { Words } from '../../../components/ui/Words.tsx';
import { loadContent } from '../../../content/load/loadContent.ts';
import { openField, variantsOf } from '../../../content/load/read/schemaWalk.ts';
import { type Content, collections } from '../../../content/schema/collections.ts';
import { localeOf } from '../../../content/schema/locale.ts';
import type { Page, Section } from '../../../content/schema/pages.ts';
import { TYPE } from '../../../content/schema/section.ts';
import { LiveRecord } from '../../preview/LiveRecord.ts';
import { createSourceMarks, unmarked } from '../../preview/sourceMarks.ts';

/** A section of a type with the labels of its fields as texts. */
function blankBlock(type: string, variant: z.ZodObject): Record<string, unknown> {
  const live = new LiveRecord(createSourceMarks(), new Set(), new Map());
  const blank = live.group(variant, undefined, type);
  // A picture needs no marks.
  return { ...JSON.parse(unmarked(JSON.stringify(blank))), [TYPE]: type };
}

const styles = import.meta.glob<string>('../../../components/**/*.css', {
  query: '?inline',
  import: 'default',
  eager: true,
});

const STILL = '*{animation:none!important}';

/**
 * A picture of a type of section, rendered from its view on each request: the first one on the site's pages, or else one
 * with the labels of its fields as texts.
 * @returns a page, HTML; undefined for an unknown type
 */
export function sectionPicture(root: string, type: string): string | undefined {
  const variant = variantsOf(collections.pages.schema.shape.sections.element).get(type);
  if (!variant) return undefined;
  const label = openField(variant).meta?.label ?? type;
  const content = loadContent(root, { unpublished: true });
  const section = sample(content, type) ?? (blankBlock(type, variant) as Section);
  const locale = localeOf(content.brand);
  const markup = shown(content, section) ?? labelled(label);
  const style = [fontFaces, ...Object.values(styles), STILL].join('');
  return `<!doctype html><html lang="${locale}"><meta charset="utf-8"><title>${label}</title><style>${style}</style><body data-theme="light">${originals(markup)}`;
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
  );
}

/** The smaller variants of a picture are made by the build of the site. */
const originals = (markup: string) => markup.replaceAll(/ (?:srcset|srcSet|sizes)="[^"]*"/g, '');
