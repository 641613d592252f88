import type { SaxesTagNS } from 'saxes';

interface Reference {
  readonly target: string;
  readonly times: number;
}

interface Drawn {
  readonly tag: string;
  readonly names: readonly string[];
  readonly offset: number;
  /** How often a marker may be drawn on it. */
  readonly vertices: number;
  readonly references: Reference[];
  readonly children: Drawn[];
}

/** More elements than a drawing needs after all its references are followed, and few enough for a browser. */
const MOST_DRAWN = 3000;

/** Rules with references, times elements: a drawing program writes some hundred of each. */
const MOST_MATCHES = 500_000;

/** Browsers stop at chains of this length. */
const LONGEST_CHAIN = 20;

/** An offscreen surface costs as much as many shapes; each step of a filter needs one. */
const SURFACE = 10;

/** A gradient is one fill, however many stops it has. */
const GRADIENTS = new Set(['linearGradient', 'radialGradient']);

const REFERENCE = /url\(\s*["']?#([\w.:-]+)/g;
const FILTER_FUNCTION = /\b(?:blur|drop-shadow)\(/gi;
const NUMBER = /[\d.]+(?:e[+-]?\d+)?/gi;

/** References in an attribute's value or a style's declarations; CSS filters count as one without an element. */
function referencesIn(text: string, vertices: number): Reference[] {
  const found = text.split(';').flatMap((declaration) => {
    const times = /^\s*marker/.test(declaration) ? vertices : 1;
    return Array.from(declaration.matchAll(REFERENCE), ([, target = '']) => ({ target, times }));
  });
  const filters = text.match(FILTER_FUNCTION)?.length ?? 0;
  return filters > 0 ? [...found, { target: '', times: filters }] : found;
}

/** The innermost rules of a style sheet. Split, because a pattern would take minutes for braces that never close. */
function rulesOf(sheet: string) {
  const bare = sheet.split('*/').map((part) => part.split('/*', 1)[0]);
  return bare
    .join(' ')
    .split('}')
    .map((rule) => {
      const parts = rule.split('{');
      return { selectors: parts.at(-2) ?? '', declarations: parts.at(-1) ?? '' };
    });
}

/** Whether a selector of CSS may fit an element: by its last part, so that it errs on the side of yes. */
function mayFit(selector: string, { tag, names }: Drawn): boolean {
  const last =
    selector
      .trim()
      .split(/[\s>+~]+/)
      .at(-1) ?? '';
  const named = last.match(/[.#][\w-]+/g);
  if (named) return named.every((one) => names.includes(one));
  const type = /^[a-z]\w*/i.exec(last)?.[0];
  return type === undefined || type === tag;
}

/**
 * Counts what a drawing comes to once every `use` and every `url(#…)` is followed: ten parts that each show the
 * next one ten times fit in a line, and stop a browser.
 */
export function expansionCounter() {
  const top: Drawn = { tag: '', names: [], offset: 0, vertices: 0, references: [], children: [] };
  const open: Drawn[] = [top];
  const all: Drawn[] = [];
  const byId = new Map<string, Drawn>();
  const known = new Map<Drawn, number>();
  const above = new Set<Drawn>();
  let sheet = '';

  const sizeOf = (drawn: Drawn): number => {
    const before = known.get(drawn);
    if (before !== undefined) return before;
    let size = drawn.tag.startsWith('fe') ? SURFACE : 1;
    for (const child of drawn.children) size += sizeOf(child);
    size += referred(drawn);
    known.set(drawn, size);
    return size;
  };

  /** What the references of an element add; without end for a part that shows itself. */
  function referred(drawn: Drawn): number {
    let size = 0;
    for (const { target, times } of drawn.references) {
      const part = byId.get(target);
      if (target && (!part || GRADIENTS.has(part.tag))) continue;
      size += times * (part ? costOf(part) : SURFACE);
    }
    return size;
  }

  function costOf(part: Drawn): number {
    if (above.has(part) || above.size > LONGEST_CHAIN) return Number.POSITIVE_INFINITY;
    above.add(part);
    const cost = sizeOf(part) + (part.tag === 'mask' || part.tag === 'filter' ? SURFACE : 0);
    above.delete(part);
    return cost;
  }

  /** Gives each element what the rules of the style sheet refer to. @returns false if there are too many rules */
  function applySheet(): boolean {
    const rules = rulesOf(sheet).filter(
      ({ declarations }) => referencesIn(declarations, 1).length > 0,
    );
    if (rules.length * all.length > MOST_MATCHES) return false;
    for (const { selectors, declarations } of rules)
      for (const drawn of all)
        if (selectors.split(',').some((one) => mayFit(one, drawn)))
          drawn.references.push(...referencesIn(declarations, drawn.vertices));
    return true;
  }

  return {
    /** @returns how many elements are open now */
    open({ name, attributes }: SaxesTagNS, offset: number): number {
      const value = (key: string) => attributes[key]?.value ?? '';
      // Markers are drawn at each vertex: no more than there are numbers in the path.
      const numbers = `${value('d')} ${value('points')}`.match(NUMBER)?.length ?? 0;
      const vertices = Math.max(2, numbers);
      const references = Object.values(attributes)
        .filter((one) => one.value.includes('('))
        .flatMap(({ name: key, value: text }) =>
          referencesIn(key === 'style' ? text : `${key}:${text}`, vertices),
        );
      const target = (value('href') || value('xlink:href')).slice(1);
      if (target) references.push({ target, times: 1 });
      const names = [
        `#${value('id')}`,
        ...value('class')
          .split(/\s+/)
          .map((one) => `.${one}`),
      ];
      const drawn = { tag: name, names, offset, vertices, references, children: [] };
      open.at(-1)?.children.push(drawn);
      open.push(drawn);
      all.push(drawn);
      if (value('id') && !byId.has(value('id'))) byId.set(value('id'), drawn);
      return open.length - 1;
    },
    close() {
      open.pop();
    },
    /** Takes the text of a `style` element. */
    style(text: string) {
      sheet += `${text}\n`;
    },
    /** Where the drawing becomes too large; undefined for one that can be shown. */
    tooLarge(): number | undefined {
      if (!applySheet()) return 0;
      let sum = 0;
      // Definitions are measured by themselves: chains without a use are refused too.
      for (const drawn of all) {
        const size = referred(drawn);
        if (size > 0) sum += size;
        if (sum > MOST_DRAWN) return drawn.offset;
      }
      return undefined;
    },
  };
}
