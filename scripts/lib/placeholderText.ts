import type { z } from 'zod';
import { listSize, openField, shapeOf } from '../../content/load/read/schemaWalk.ts';
import { titleOf } from '../../content/schema/fields.ts';

// Placeholders for texts of a firm. They are made from the field's schema, so a placeholder can be recognised by making
// it again, without a list.

type Schema = z.core.$ZodType;

/** Labels that are questions: “What it counts”. */
const QUESTION = /^(?:What|Where|Whom?|When|How)\b/;

/** Labels that describe where a text appears: “After the number”, “On a webinar”. */
const POSITION =
  /^(?:By|On|Under|Beside|Before|After|To|From|In|Also|Sold|While|Once|Past|Opens|Back|Words)\b/;

/** A text of at most this many characters next to something else belongs to a control, and suits any firm. */
const CONTROL = 30;

/** The address of links in a skeleton, reserved by RFC 2606. */
export const PLACEHOLDER_LINK = 'https://your-link.example/';
export const PLACEHOLDER_MAIL = 'you@your-mail.example';

/** The file name of a placeholder picture; each folder of pictures has its own. */
export const PLACEHOLDER_PICTURE = 'placeholder.svg';

/** Whether a picture is a placeholder. */
export const isPlaceholderPicture = (path: string): boolean =>
  path.endsWith(`/${PLACEHOLDER_PICTURE}`);

const small = (label: string) =>
  /^\p{Lu}\p{Lu}/u.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);

function opening(label: string): string {
  if (QUESTION.test(label)) return `${label} goes here`;
  return POSITION.test(label) ? `Words for “${label}”` : `Your ${small(label)}`;
}

/** The name of a field in its placeholder, and the most characters of the field. */
function nameOf(field: Schema, label?: string) {
  const { schema, meta } = openField(field);
  const { maximum = Number.POSITIVE_INFINITY } = listSize(schema);
  return { name: opening(label ?? meta?.label ?? 'Words'), maximum, meta };
}

const cut = (text: string, max: number) => text.slice(0, max).replace(/[\s,;:.“–]+$/u, '');

/**
 * The placeholder of a text field.
 * @param label the name of the field, if its own label is not specific enough
 * @param which distinguishes it from the same field elsewhere on the page
 */
export function placeholderText(
  field: Schema,
  { label, which }: { label?: string; which?: string | number } = {},
): string {
  const { name, maximum, meta } = nameOf(field, label);
  const full =
    which === undefined
      ? name
      : typeof which === 'number'
        ? `${name} ${which}`
        : `${name}: ${which}`;
  const short = full.length <= maximum ? full : cut(name, maximum);
  if (meta?.widget !== 'textarea' && meta?.widget !== 'markdown') return short;
  const best = meta?.best ?? maximum;
  const length = `${short}. It has at most ${best} characters.`;
  return length.length <= maximum ? length : short;
}

/** Whether a field contains the text of a control, such as “Register” on a link, which suits any firm. */
export function isControl(field: Schema): boolean {
  const { schema, meta, optional } = openField(field);
  const isShort = (listSize(schema).maximum ?? Infinity) <= CONTROL;
  return isShort && !optional && POSITION.test(meta?.label ?? '');
}

/** Whether a field is long enough for its placeholder. */
export function hasRoom(field: Schema, label?: string): boolean {
  const { name, maximum } = nameOf(field, label);
  return name.length <= maximum;
}

/**
 * Whether a text is the placeholder that `placeholderText` made for its field.
 * @param label the same as in that call
 */
export function isPlaceholderText(text: string, field: Schema, label?: string): boolean {
  const { name, maximum } = nameOf(field, label);
  if (text === cut(name, maximum)) return true;
  return text.startsWith(name) && /^(?: \d+)?(?:$|[:.])/.test(text.slice(name.length));
}

/** Whether a group is a link with its text. */
export const isLink = (group: Schema | undefined): boolean => 'href' in shapeOf(group);

/**
 * The name of a field whose own label is not specific enough: in a group of one thing it is named after that thing, as
 * in “Your button” and “Your headline”.
 * @param group the group of the field
 */
export function labelIn(group: Schema | undefined, key: string): string | undefined {
  if (!group || titleOf(group as z.ZodType) !== key) return undefined;
  if (key === 'roman') return 'Headline';
  const thing = openField(group).meta?.label;
  // If there is no room for both, the name of the thing is more helpful than the label.
  const isTight = (listSize(shapeOf(group)[key] as Schema).maximum ?? Infinity) <= CONTROL;
  return isLink(group) || isTight ? thing?.replace(/^The /, '') : undefined;
}
