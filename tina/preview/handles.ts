import { tinaField } from 'tinacms/dist/react';
import { z } from 'zod';
import { collections } from '../../content/schema/collections.ts';
import { tinaName } from '../forms/formField.ts';
import { type Node, nodesOf, type PreviewData } from './fromTina.ts';
import { collectionsOf } from './pageQuery.ts';

// Components know nothing of the editor. What they drew is found again by what it says: a text, a
// number, a day or a picture of the page that equals a value of a record was drawn from it.

const HANDLE = 'data-tina-field';

/** The fields that hold a value, by the value. */
export type Handles = ReadonlyMap<string, readonly string[]>;

/** Every value that the records of a page hold, and the field that each came from. */
export function handlesOf(route: string, data: PreviewData): Handles {
  const handles = new Map<string, string[]>();
  const add = (value: unknown, handle: string) => {
    if (typeof value !== 'string' && typeof value !== 'number') return;
    const key = keyOf(String(value));
    if (key) handles.set(key, [...(handles.get(key) ?? []), handle]);
  };
  const visit = (schema: z.core.$ZodType, value: unknown, parent: Node, name: string) => {
    if (schema instanceof z.ZodOptional) visit(schema.unwrap(), value, parent, name);
    else if (Array.isArray(value) && schema instanceof z.ZodArray) {
      for (const item of value) visit(schema.element, item, item, '');
    } else if (isGroup(value) && schema instanceof z.ZodObject) {
      for (const [key, inner] of Object.entries(schema.shape)) {
        visit(inner as z.core.$ZodType, value[tinaName(key)], value, tinaName(key));
      }
    } else if (isGroup(value)) {
      for (const words of wordsOf(value)) add(words, tinaField(parent, name));
    } else add(value, tinaField(parent, name));
  };
  for (const name of collectionsOf(route)) {
    for (const node of nodesOf(name, data)) visit(collections[name].schema, node, node, '');
  }
  return handles;
}

const isGroup = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** The words of a tree of text. */
function wordsOf({ text, children }: Node): string[] {
  if (typeof text === 'string') return [text];
  return Array.isArray(children) ? children.flatMap(wordsOf) : [];
}

const keyOf = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Marks what was drawn from a field, so that a click opens it. @returns how many places it marked */
export function mark(root: Element, handles: Handles): number {
  for (const old of root.querySelectorAll(`[${HANDLE}]`)) old.removeAttribute(HANDLE);
  const unsure: { element: Element; choices: readonly string[] }[] = [];
  let marked = 0;
  for (const { element, value } of drawn(root)) {
    const choices = handles.get(keyOf(value)) ?? [];
    if (choices.length === 1) element.setAttribute(HANDLE, choices[0] as string);
    else if (choices.length > 1) unsure.push({ element, choices });
    if (choices.length > 0) marked++;
  }
  for (const { element, choices } of unsure) {
    element.setAttribute(HANDLE, nearestOf(element, choices));
  }
  return marked;
}

/** What a page shows that can come from a record, and the element that shows it. */
function* drawn(root: Element): Generator<{ element: Element; value: string }> {
  for (const element of root.querySelectorAll('img[src], time[datetime]')) {
    const value = element.getAttribute(element.tagName === 'IMG' ? 'src' : 'datetime');
    if (value) yield { element, value };
  }
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const { parentElement, nodeValue } = text;
    if (parentElement && nodeValue?.trim()) yield { element: parentElement, value: nodeValue };
  }
}

/** Of the fields that say the same, the one nearest to what stands around the element. */
function nearestOf(element: Element, choices: readonly string[]): string {
  for (let around = element.parentElement; around; around = around.parentElement) {
    const others = [...around.querySelectorAll(`[${HANDLE}]`)].map(
      (other) => other.getAttribute(HANDLE) ?? '',
    );
    const near = choices.find((choice) => others.some((other) => sameGroup(choice, other)));
    if (near) return near;
  }
  return choices[0] as string;
}

const groupOf = (handle: string) => handle.slice(0, handle.lastIndexOf('.'));
const sameGroup = (a: string, b: string) => groupOf(a) === groupOf(b);
