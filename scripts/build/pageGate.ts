import { type DefaultTreeAdapterTypes, parse, parseFragment } from 'parse5';

type Element = DefaultTreeAdapterTypes.Element;
type Parent = DefaultTreeAdapterTypes.ParentNode;

/** The scripts and styles that the build itself wrote into a page. */
interface Written {
  /** The texts of its scripts. */
  readonly scripts: readonly string[];
  /** The texts of its styles. */
  readonly styles: readonly string[];
}

const words = (text: string) => new Set(text.trim().split(/\s+/));

/** Elements that embed another page, run something, or change the base of addresses. */
const FOREIGN = words(`
  base iframe frame frameset object embed applet portal fencedframe foreignobject
  template animate animatemotion animatetransform set marquee
`);

const META = words(`
  viewport description robots theme-color twitter:card twitter:image:alt
  og:type og:site_name og:locale og:locale:alternate og:title og:description og:url
  og:image og:image:width og:image:height og:image:alt
`);

const LINKS = words('canonical icon apple-touch-icon manifest alternate');

/** Types of script that hold data and run nothing. */
const DATA = words('application/ld+json');

/** Attributes whose address browsers load, or send something to. */
const ADDRESSES = words('href src action formaction xlink:href data poster background cite ping');

/** Allowed schemes of an address; an address without one is on this site. */
const SCHEMES = words('https: http: mailto: tel: webcal:');

/** Modules of the build, as in the attributes of islands. */
const ISLAND = /^\/assets\/[\w./-]+\.js(?: \/assets\/[\w./-]+\.js)*$/;

/** Allowed methods of forms: without their script, they send nothing. */
const FORM_METHODS = words('dialog');

/** The scheme of an address. Browsers ignore control characters and spaces before and inside it. */
const schemeOf = (address: string): string | undefined =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop exactly these
  /^[a-z][a-z\d+.-]*:/i.exec(address.replaceAll(/[\u0000-\u0020]/g, ''))?.[0].toLowerCase();

const attributesOf = ({ attrs }: Element) =>
  new Map(attrs.map(({ prefix, name, value }) => [prefix ? `${prefix}:${name}` : name, value]));

const textOf = ({ childNodes }: Element) =>
  childNodes.map((node) => ('value' in node ? node.value : '')).join('');

/**
 * Finds content of a page that comes neither from the build nor from a view: records must never add a script, style,
 * form, frame, `meta`, `base` or event attribute.
 * @param html the finished page
 * @returns one sentence per fault; empty for a page that may be published
 */
export function pageFaults(html: string, written: Written): string[] {
  return [...new Set(faultsIn(parse(html), written, false))];
}

/** An element that no page has: it is added to the content of a <noscript> to see where that ends. */
const END = 'end-of-noscript';

/**
 * Finds the faults of a <noscript> for a browser without scripts. Parsers with scripts read its content as text up to
 * the first `</noscript>`: if that text is complete markup, both kinds of parsers read the rest of the page alike, and
 * it need not be parsed twice, which would take 8 of 53 s for 846 pages.
 */
function* noscriptFaults(text: string, written: Written): Generator<string> {
  const content = parseFragment(`${text}<${END}>`, { scriptingEnabled: false });
  if (text.includes(END) || content.childNodes.at(-1)?.nodeName !== END)
    yield 'It holds a <noscript> whose content is not complete.';
  yield* faultsIn(content, written, false);
}

function* faultsIn(parent: Parent, written: Written, isInHead: boolean): Generator<string> {
  for (const node of parent.childNodes) {
    if (!('tagName' in node)) continue;
    const fault = elementFault(node, written, isInHead) ?? attributeFault(node);
    if (fault) yield fault;
    if (node.tagName === 'noscript') yield* noscriptFaults(textOf(node), written);
    yield* faultsIn(node, written, isInHead || node.tagName === 'head');
  }
}

function elementFault(
  element: Element,
  { scripts, styles }: Written,
  isInHead: boolean,
): string | undefined {
  const name = element.tagName.toLowerCase();
  const attributes = attributesOf(element);
  if (FOREIGN.has(name)) return `It holds <${name}>.`;
  if (name === 'script') {
    const isData = DATA.has(attributes.get('type') ?? '') && attributes.size === 1;
    const isOwn = attributes.size === 0 && scripts.includes(textOf(element));
    if (!isInHead || !(isData || isOwn)) return 'It holds a script that is not the build’s.';
    return isData ? dataFault(textOf(element)) : undefined;
  }
  if (name === 'style')
    return isInHead && styles.includes(textOf(element))
      ? undefined
      : 'It holds a style that is not the build’s.';
  if (name === 'meta') {
    const known = META.has(attributes.get('name') ?? attributes.get('property') ?? '');
    const policy = attributes.get('http-equiv') === 'Content-Security-Policy';
    return isInHead && (known || attributes.has('charset') || policy)
      ? undefined
      : 'It holds a <meta> that is not the site’s.';
  }
  if (
    name === 'link' &&
    !(isInHead && (LINKS.has(attributes.get('rel') ?? '') || isOwnPicture(attributes)))
  )
    return `It holds a <link> of the kind “${attributes.get('rel') ?? ''}”.`;
  // An island imports these modules.
  if (name === 'site-island' && !ISLAND.test(attributes.get('src') ?? ''))
    return 'It holds an island that is not the build’s.';
  if (name === 'form' && !FORM_METHODS.has(attributes.get('method') ?? ''))
    return 'It holds a form that is not the site’s.';
  return undefined;
}

/** Structured data must be parsed as it was written: one graph of schema.org. */
function dataFault(text: string): string | undefined {
  try {
    const data: unknown = JSON.parse(text);
    const isGraph = typeof data === 'object' && data !== null && '@context' in data;
    if (isGraph && data['@context'] === 'https://schema.org') return undefined;
  } catch {}
  return `Its structured data cannot be read: ${text.slice(0, 60)}…`;
}

/** Whether a link is one that React adds to preload a picture of the first screen. */
const isOwnPicture = (attributes: ReadonlyMap<string, string>): boolean =>
  attributes.get('rel') === 'preload' &&
  attributes.get('as') === 'image' &&
  [attributes.get('href') ?? '', ...(attributes.get('imagesrcset') ?? '').split(',')]
    .map((address) => address.trim())
    .filter(Boolean)
    .every((address) => /^\/(?!\/)/.test(address));

function attributeFault(element: Element): string | undefined {
  for (const [name, value] of attributesOf(element)) {
    if (/^on/i.test(name)) return `<${element.tagName}> has a script (${name}).`;
    if (name === 'style' || name === 'srcdoc' || name === 'formaction' || name === 'action')
      return `<${element.tagName}> has the attribute “${name}”.`;
    const scheme = ADDRESSES.has(name) ? schemeOf(value) : undefined;
    if (scheme && !SCHEMES.has(scheme))
      return `<${element.tagName}> leads to “${scheme}” (${name}).`;
  }
  return undefined;
}

const IDS = / id="([^"]+)"/g;
const TO_PARTS = / href="(\/[^"#?]*)#([^"]+)"/g;

/**
 * Finds links to anchors that do not exist, for example because their section was removed: a browser opens such a page
 * at its top. React writes all attributes in double quotes.
 * @param pages the HTML of all pages by their routes
 * @returns one line per link: `/about: /education#courses`
 */
export function lostAnchors(pages: ReadonlyMap<string, string>): string[] {
  const ids = new Map(
    [...pages].map(([route, html]) => [
      route,
      new Set([...html.matchAll(IDS)].map(([, id]) => id)),
    ]),
  );
  const lost = [...pages].flatMap(([from, html]) =>
    [...html.matchAll(TO_PARTS)].flatMap(([, to = '', id = '']) =>
      // `top` means the start of a page in HTML; no element has that id.
      id !== 'top' && ids.get(to)?.has(id) === false ? [`${from}: ${to}#${id}`] : [],
    ),
  );
  return [...new Set(lost)];
}
