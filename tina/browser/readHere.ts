import { HERE, type Here } from './Here.ts';

/** Who edits, and what, as the service wrote it into its page. */
export function readHere(): Here {
  const text = document.getElementById(HERE)?.textContent;
  if (!text) throw new Error('This page is not the editor of a service.');
  return JSON.parse(text);
}
