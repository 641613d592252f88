/** Tina's words, and what an editor of this site reads in their place. */
export const PLAIN_WORDS: Readonly<Record<string, string>> = {
  'You are in local mode': 'On this computer',
  'Create New': 'New record',
  Filename: 'Name of the file',
  'Referenced Files': 'All records of this page',
  Collections: 'Pages and records',
  'Media Manager': 'Pictures',
  'Media Usage': 'Where pictures are used',
  'TinaCMS form fields ': 'The fields of this page ',
  'will appear here.': 'come here, as soon as it is loaded.',
  'Welcome to Tina!': 'Welcome',
  'TinaCMS v': 'Tina ',
  "Drag 'n' drop a file here,": 'Drop a picture here,',
  'or click to select a file': 'or click to choose one',
  'Document created!': 'Saved: the record is made.',
  'Document updated!': 'Saved.',
  'Document saved!': 'Saved.',
  'Show all references': 'Those that they name too',
  'Loading Dashboard': 'One moment…',
  'Scanning Media Usage...': 'Looking for pictures in all records.',
  'Scanning collections': 'Looked through',
  'Branch created.': 'The proposal is begun.',
  'There was a problem saving your document.': 'Not saved.',
};

/** Stands in each of the sentences that pass while something is loaded. */
const LOADING = '🦙';

/** Links to pages about Tina, which are no help with this site. */
const ABOUT_TINA = 'a[href*="tina.io"]';
const OWN_WORDS = ['You are in local mode', 'On this computer'];

/** Tina signs nobody in: the service does, and has a way out of its own. */
const LOG_OUT = ' Log Out';

/**
 * Tina: speaks of documents, collections and its own modes, and links to its manual.
 * Here: the words of this site's people.
 * Upstream: no report found. Written for tinacms 3.14.1.
 */
export function plainWords(): void {
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
    // What an editor writes is no word of Tina's.
    if (text.parentElement?.closest('[contenteditable=true]')) continue;
    const said = text.nodeValue ?? '';
    const words = said.includes(LOADING) ? 'One moment…' : PLAIN_WORDS[said];
    if (text.nodeType === Node.TEXT_NODE && words) text.nodeValue = words;
    if (said === LOG_OUT && text.parentElement) text.parentElement.hidden = true;
  }
  if (!(root instanceof Element)) return;
  for (const link of root.querySelectorAll<HTMLElement>(ABOUT_TINA)) {
    // Where the editor works is to be read, and no way out of it.
    if (OWN_WORDS.includes(link.innerText)) link.removeAttribute('href');
    else link.hidden = true;
  }
}
