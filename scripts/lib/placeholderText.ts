import type { z } from 'zod';
import { listSize, openField, shapeOf } from '../../content/load/read/schemaWalk.ts';
import { titleOf } from '../../content/schema/fields.ts';

// Words that stand where a firm's own are still to come. They are made from what the schema says of a field, so that
// no list of them is needed to find them: the same words come out again.

type Schema = z.core.$ZodType;

/** Labels that are questions: “What it counts”. */
const QUESTION = /^(?:What|Where|Whom?|When|How)\b/;

/** Labels that say where words are shown: “After the number”, “On a webinar”. */
const POSITION =
  /^(?:By|On|Under|Beside|Before|After|To|From|In|Also|Sold|While|Once|Past|Opens|Back|Words)\b/;

/** Words of so few characters beside something else belong to a control, and serve any firm. */
const CONTROL = 30;

/** The address that links of a skeleton lead to, reserved by RFC 2606. */
export const PLACEHOLDER_LINK = 'https://your-link.example/';
export const PLACEHOLDER_MAIL = 'you@your-mail.example';

/** The file of a picture that is still to come; each folder of pictures has one of its own. */
export const PLACEHOLDER_PICTURE = 'placeholder.svg';

/** Whether a picture is one that is still to come. */
export const isPlaceholderPicture = (path: string): boolean =>
  path.endsWith(`/${PLACEHOLDER_PICTURE}`);

const small = (label: string) =>
  /^\p{Lu}\p{Lu}/u.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);

function opening(label: string): string {
  if (QUESTION.test(label)) return `${label} goes here`;
  return POSITION.test(label) ? `Words for “${label}”` : `Your ${small(label)}`;
}

/** What a placeholder calls its field, and how many characters the field holds. */
function nameOf(field: Schema, label?: string) {
  const { schema, meta } = openField(field);
  const { maximum = Number.POSITIVE_INFINITY } = listSize(schema);
  return { name: opening(label ?? meta?.label ?? 'Words'), maximum, meta };
}

const cut = (text: string, max: number) => text.slice(0, max).replace(/[\s,;:.“–]+$/u, '');

/**
 * The words of a text field until the firm has written its own.
 * @param label what to call the field, where its own label does not say it
 * @param which what distinguishes it from the same field elsewhere on the page
 */
export function placeholderText(
  field: Schema,
  { label, which }: { label?: string; which?: string | number } = {},
): string {
  const { name, maximum, meta } = nameOf(field, label);
  const told =
    which === undefined
      ? name
      : typeof which === 'number'
        ? `${name} ${which}`
        : `${name}: ${which}`;
  const short = told.length <= maximum ? told : cut(name, maximum);
  if (meta?.widget !== 'textarea' && meta?.widget !== 'markdown') return short;
  const best = meta?.best ?? maximum;
  const length = `${short}. It has at most ${best} characters.`;
  return length.length <= maximum ? length : short;
}

/** Whether a field holds words of a control, as “Register” on a link, which are the same for every firm. */
export function isControl(field: Schema): boolean {
  const { schema, meta, optional } = openField(field);
  const isShort = (listSize(schema).maximum ?? Infinity) <= CONTROL;
  return isShort && !optional && POSITION.test(meta?.label ?? '');
}

/** Whether a field has room for what would be said in it. */
export function hasRoom(field: Schema, label?: string): boolean {
  const { name, maximum } = nameOf(field, label);
  return name.length <= maximum;
}

/**
 * Whether a text is still the one that `placeholderText` made for its field.
 * @param label as it was given there
 */
export function isPlaceholderText(text: string, field: Schema, label?: string): boolean {
  const { name, maximum } = nameOf(field, label);
  if (text === cut(name, maximum)) return true;
  return text.startsWith(name) && /^(?: \d+)?(?:$|[:.])/.test(text.slice(name.length));
}

/** Whether a group is a link with its words. */
export const isLink = (group: Schema | undefined): boolean => 'href' in shapeOf(group);

/**
 * What to call a field that its own label does not name: in a group of one thing it is called by the thing, as
 * “Your button” and “Your headline”.
 * @param group the group of the field
 */
export function labelIn(group: Schema | undefined, key: string): string | undefined {
  if (!group || titleOf(group as z.ZodType) !== key) return undefined;
  if (key === 'roman') return 'Headline';
  const thing = openField(group).meta?.label;
  // Where there is no room for both, the thing says more than the label.
  const isTight = (listSize(shapeOf(group)[key] as Schema).maximum ?? Infinity) <= CONTROL;
  return isLink(group) || isTight ? thing?.replace(/^The /, '') : undefined;
}
