import { Arrow } from '../../ui/Arrow.tsx';
import { buttonClass } from '../../ui/Button.tsx';
import { Link } from '../../ui/Link.tsx';
import { QUERY_FIELDS } from './queryRules.ts';

/** The two forms that the site has: their words and where they go. */
export const QUERY_FORMS = {
  contact: { id: 'contact-form', submit: 'Contact Us' },
  demo: { id: 'demo-form', submit: 'Request Demo' },
} as const;

const FIELD =
  'mt-1 block w-full rounded-none border-0 border-b border-text-3 bg-transparent px-0 py-2.5 text-[1.0625rem] text-text';

const { names, username, phone, bio } = QUERY_FIELDS;

/** The contact form and the demo-request form: one shape, two destinations (specification 5). */
export function QueryForm({ form, mail }: { form: keyof typeof QUERY_FORMS; mail: string }) {
  const { id, submit } = QUERY_FORMS[form];
  const field = (name: string) => `${id}-${name}`;
  return (
    <form id={id} aria-label={submit} noValidate className="columns gap-y-6">
      <p className="md:col-span-12">
        <label htmlFor={field('names')} className="font-semibold">
          {names.label}
        </label>
        <input id={field('names')} name="names" autoComplete="name" required className={FIELD} />
      </p>
      <p className="md:col-span-6">
        <label htmlFor={field('username')} className="font-semibold">
          {username.label}
        </label>
        <input
          id={field('username')}
          name="username"
          type="text"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          required
          className={FIELD}
        />
      </p>
      <p className="md:col-span-6">
        <label htmlFor={field('phone')} className="font-semibold">
          {phone.label}
        </label>
        <input
          id={field('phone')}
          name="phone"
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          required
          className={`${FIELD} figures`}
        />
        <Ticks count={phone.digits} />
        <span className="label-mono text-text-2">{phone.digits} digits</span>
      </p>
      <p className="md:col-span-12">
        <label htmlFor={field('bio')} className="font-semibold">
          {bio.label}
        </label>
        <textarea id={field('bio')} name="bio" rows={5} required className={`${FIELD} resize-y`} />
        <Ticks count={16} minimum={1} />
        <span className="label-mono text-text-2">
          {bio.min} to {bio.max} characters
        </span>
      </p>
      <div className="md:col-span-12">
        <button type="submit" className={`${buttonClass('act')} w-full cursor-pointer`}>
          {submit}
          <Arrow direction="right" />
        </button>
        <noscript>
          <p className="mt-4 text-text-2">
            This form needs JavaScript. Write to{' '}
            <Link href={`mailto:${mail}`} className="text-signal underline">
              {mail}
            </Link>{' '}
            and a person answers just the same.
          </p>
        </noscript>
      </div>
    </form>
  );
}

/** The rule under a field as a scale: a tick for each step, the least that is needed marked. */
function Ticks({ count, minimum }: { count: number; minimum?: number }) {
  return (
    <svg
      viewBox={`0 0 ${count} 10`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className="mt-1 h-2.5 w-full overflow-visible *:[vector-effect:non-scaling-stroke]"
    >
      <path
        d={Array.from({ length: count + 1 }, (_, i) => `M${i} 0v${i % 5 === 0 ? 9 : 5}`).join('')}
        className="stroke-text-3"
      />
      {minimum && <path d={`M${minimum} 0v10`} className="stroke-signal" strokeWidth="2" />}
    </svg>
  );
}
