import { type ChildNode, type Container, type Document, parse } from 'postcss';
import { lack, lackKeyword } from './compat.ts';
import { withoutReason } from './reasons.ts';

/** The pseudo-classes and pseudo-elements in a selector. */
export const pseudosIn = (selector: string): string[] =>
  [...selector.matchAll(/::?(?<name>[a-z-]+)/g)].map(({ groups }) => groups?.name ?? '');

/** Whether a rule is inside of a condition that browsers evaluate. */
function isGuarded(node: ChildNode): boolean {
  for (let at: Container | Document | undefined = node.parent; at; at = at.parent)
    if (at.type === 'atrule' && 'name' in at && at.name === 'supports') return true;
  return false;
}

/** What a declaration, a selector or an at-rule uses: its name for people, and the browsers that lack it. */
function usesOf(node: ChildNode): [name: string, lacking: string[]][] {
  if (node.type === 'atrule') return [[`@${node.name}`, lack('at-rule', node.name)]];
  if (node.type === 'rule')
    return pseudosIn(node.selector).map((name) => [`:${name}`, lack('selector', name)]);
  if (node.type !== 'decl') return [];
  const { prop, value } = node;
  const words = value.replace(/(?:var|url)\([^)]*\)|"[^"]*"|--[\w-]+/g, '');
  return [
    [prop, lack('property', prop)],
    ...[...words.matchAll(/(?<name>[a-z][a-z-]*)(?<call>\()?/g)].map(
      ({ groups: { name = '', call } = {} }): [string, string[]] =>
        call
          ? [`${name}()`, lack('function', name)]
          : [`${prop}: ${name}`, lack('property', prop).length > 0 ? [] : lackKeyword(prop, name)],
    ),
  ];
}

/**
 * Features in a style that a supported browser lacks, without a fallback: `file:line name: not in safari`.
 * @param offset the line of the file at which the style begins, from 0
 */
export function styleBeyond(file: string, style: string, source = style, offset = 0): string[] {
  const findings: { line: number; name: string; lacking: string[] }[] = [];
  parse(style).walk((node) => {
    if (isGuarded(node)) return;
    const line = offset + (node.source?.start?.line ?? 1);
    for (const [name, lacking] of usesOf(node))
      if (lacking.length > 0) findings.push({ line, name, lacking });
  });
  return withoutReason(file, source, findings);
}
