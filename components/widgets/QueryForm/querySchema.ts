import * as z from 'zod/mini';
import { countCharacters, QUERY_FIELDS, type QueryValues } from './queryRules.ts';

// zod tries `new Function` otherwise, and the page's CSP reports every try.
z.config({ jitless: true });

const { names, username, phone, bio } = QUERY_FIELDS;

/** What no Postgres text can hold: NUL, and halves of surrogate pairs. */
const storable = (text: string) =>
  text.replaceAll('\0', '').replaceAll(/\p{Surrogate}/gu, '\u{FFFD}');

/** Text of so many characters. Spaces count, as they do in the database: nothing is trimmed. */
const text = ({ min, max, message, tooLong }: typeof names | typeof username | typeof bio) =>
  z.string().check(
    z.overwrite(storable),
    z.refine((value) => countCharacters(value) >= min, message),
    z.refine((value) => countCharacters(value) <= max, tooLong),
  );

/** Specification 5. The phone's rule is for what was typed: a space or a +91 breaks it. */
export const querySchema = z.object({
  names: text(names),
  username: text(username),
  phone: z.string().check(z.regex(new RegExp(`^[0-9]{${phone.digits}}$`), phone.message)),
  bio: text(bio),
}) satisfies z.ZodMiniType<QueryValues, QueryValues>;
