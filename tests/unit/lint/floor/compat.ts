import { readFileSync } from 'node:fs';
import type {
  CompatData,
  CompatStatement,
  Identifier,
  SimpleSupportStatement,
} from '@mdn/browser-compat-data/types';
import { FLOOR } from '../../../../renderer/vite/floor.ts';

// Read, not imported: Vitest would transform its 20 MB into code.
const data: CompatData = JSON.parse(
  readFileSync('node_modules/@mdn/browser-compat-data/data.json', 'utf8'),
);

/** Compares two versions such as 16.4. */
const byVersion = new Intl.Collator('en', { numeric: true }).compare;

function covers(
  { flags, prefix, alternative_name, version_added, version_removed }: SimpleSupportStatement,
  floor: string,
) {
  if (flags || prefix || alternative_name || typeof version_added !== 'string') return false;
  const since = version_added.replace('≤', '');
  return since !== 'preview' && byVersion(since, floor) <= 0 && !version_removed;
}

/** The supported browsers that lack a feature. */
function lacking({ support }: CompatStatement): string[] {
  return Object.entries(FLOOR).flatMap(([browser, floor]) => {
    const own = support[browser as keyof typeof FLOOR];
    return [own ?? []].flat().some((one) => covers(one, floor)) ? [] : [browser];
  });
}

/** Features by name: several may share one name, such as a method of many interfaces. */
type Names = Map<string, CompatStatement[]>;

function add(names: Names, name: string, feature: Identifier | undefined): void {
  const compat = feature?.__compat;
  if (compat) names.set(name, [...(names.get(name) ?? []), compat]);
}

/** The features below a feature, at any depth. */
function collect(names: Names, features: Identifier | undefined): Names {
  for (const [name, feature] of Object.entries(features ?? {})) {
    if (name === '__compat') continue;
    add(names, name, feature as Identifier);
    collect(names, feature as Identifier);
  }
  return names;
}

const direct = (features: Identifier = {}): Names => {
  const names: Names = new Map();
  for (const [name, feature] of Object.entries(features)) add(names, name, feature as Identifier);
  return names;
};

const { css, api, javascript, html } = data;
const builtins: Identifier = javascript.builtins ?? {};
const interfaces: Record<string, Identifier> = { ...api, ...builtins };

/** Names that members of the DOM or of the language may have: `hidePopover`. Names of other interfaces are often ours. */
const DOM =
  /^(?:(?:HTML\w*|SVG\w*)?Element|Node|Document|DocumentFragment|EventTarget|Range|Selection|CSSStyleDeclaration|Animation)$/;

const members: Names = new Map();
const ours = new Set<string>();
for (const [owner, features] of Object.entries(interfaces))
  for (const [name, feature] of Object.entries(features)) {
    if (name === '__compat') continue;
    add(members, name, feature as Identifier);
    if (DOM.test(owner) || owner in builtins) ours.add(name);
  }
// A feature that no browser has is only planned.
const isPlanned = (features: CompatStatement[]) =>
  features.every((one) => lacking(one).length === Object.keys(FLOOR).length);
for (const [name, features] of members)
  if (!ours.has(name) || isPlanned(features)) members.delete(name);

const globals: Names = direct(interfaces);
for (const [name, feature] of Object.entries({ ...api._globals, ...api.Window }))
  if (name !== '__compat') add(globals, name, feature as Identifier);

const KINDS = {
  member: members,
  global: globals,
  selector: direct(css.selectors),
  'at-rule': direct(css['at-rules']),
  property: direct(css.properties),
  function: collect(new Map(), css.types),
  attribute: direct(html.global_attributes),
} satisfies Record<string, Names>;

const lackedByAll = (features: readonly CompatStatement[] | undefined): string[] => {
  const all = (features ?? []).map(lacking);
  return all.length > 0 && all.every((browsers) => browsers.length > 0) ? (all[0] ?? []) : [];
};

/**
 * The supported browsers that lack the feature of a name. If several features have the name, such as a method of many
 * interfaces, a browser needs only one of them.
 */
export const lack = (kind: keyof typeof KINDS, name: string): string[] =>
  lackedByAll(KINDS[kind].get(name));

/** The same for a static method, `Object.groupBy`. */
export function lackStatic(owner: string, name: string): string[] {
  const own = interfaces[owner];
  const feature = own?.[`${name}_static`] ?? own?.[name];
  return lackedByAll(feature?.__compat && [feature.__compat]);
}

/** The same for a keyword of a property, `balance` of `text-wrap`. */
export function lackKeyword(property: string, keyword: string): string[] {
  const feature = css.properties?.[property]?.[keyword];
  return lackedByAll(feature?.__compat && [feature.__compat]);
}
