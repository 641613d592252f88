import { element } from '../../shared/element.ts';

/** Tina's labels and messages, and the ones that replace them. */
export const PLAIN_WORDS: Readonly<Record<string, string>> = {
  'Create New': 'New record',
  Filename: 'Name of the file',
  Collections: 'Pages and records',
  'Media Manager': 'Pictures',
  'Media Usage': 'Where pictures are used',
  'TinaCMS form fields ': 'The fields of this page ',
  'will appear here.': 'appear here when it is loaded.',
  'Welcome to Tina!': 'Welcome',
  'TinaCMS v': 'Tina ',
  "Drag 'n' drop a file here,": 'Drop a picture here,',
  'or click to select a file': 'or click to choose one',
  'Loading Dashboard': 'One moment…',
  'Scanning Media Usage...': 'Searching all records for pictures.',
  'Scanning collections': 'Searched',
  'Branch created.': 'The proposal is created.',
  'There was a problem saving your document.': 'Not saved.',
};

/** Part of each message that is shown while something loads. */
const LOADING = '🦙';

/** Links to Tina's manual, which does not help with this site; one is in a box of its own. */
const ABOUT_TINA = 'a[href*="tina.io"]';
const STYLE = `:has(> ${ABOUT_TINA}[hidden]) { display: none }`;

/** The service signs people in and out, not Tina. */
const LOG_OUT = ' Log Out';

/**
 * Tina: uses developers' terms such as document and collection, and links to its manual.
 * Here: plain words.
 * Upstream: no report found. Written for tinacms 3.14.1.
 */
export function plainWords(): void {
  document.head.append(element('style', {}, STYLE));
  translate(document.body);
  const watch = new MutationObserver((changes) => {
    for (const { addedNodes, target, type } of changes) {
      if (type === 'characterData') translate(target);
      else for (const node of addedNodes) translate(node);
    }
  });
  watch.observe(document.body, { childList: true, subtree: true, characterData: true });
}

function translate(root: Node): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let text: Node | null = walker.currentNode; text; text = walker.nextNode()) {
    // Skip what people write.
    if (text.parentElement?.closest('[contenteditable=true]')) continue;
    const said = text.nodeValue ?? '';
    const plain = PLAIN_WORDS[said];
    const words = said.includes(LOADING) ? 'One moment…' : plain;
    if (text.nodeType === Node.TEXT_NODE && words) text.nodeValue = words;
    if (said === LOG_OUT && text.parentElement) text.parentElement.hidden = true;
  }
  if (!(root instanceof Element)) return;
  for (const link of root.querySelectorAll<HTMLElement>(ABOUT_TINA)) link.hidden = true;
}
