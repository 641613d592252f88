import { parse } from '@babel/parser';
import { isNode, type SyntaxNode } from '../../words/spokenWords.ts';
import { lack, lackStatic } from './compat.ts';
import { withoutReason } from './reasons.ts';
import { pseudosIn, styleBeyond } from './styleBeyond.ts';

const nameOf = (node: unknown): string =>
  isNode(node) && /Identifier$/.test(node.type) ? String(node.name) : '';

const STYLE = /\{[^{}]*[a-z-]+\s*:[^{}]+\}/;

/** The styles in strings of code, with the line at which each begins. */
function stylesIn(file: string, text: string, source: string, line: number): string[] {
  if (!STYLE.test(text)) return [];
  try {
    return styleBeyond(file, text.replace(/^[^<]*<style>|<\/style>[^>]*$/g, ''), source, line - 1);
  } catch {
    return []; // Not a style.
  }
}

/** Features in code that a supported browser lacks, without a fallback: `file:line name: not in safari`. */
export function codeBeyond(file: string, source: string): string[] {
  const tree: unknown = parse(source, { sourceType: 'module', plugins: ['typescript', 'jsx'] });
  const findings: { line: number; name: string; lacking: string[] }[] = [];
  const inStyles: string[] = [];
  const declared = new Set<string>();
  const read: { line: number; name: string }[] = [];

  const find = (line: number, name: string, lacking: string[]) => {
    if (lacking.length > 0) findings.push({ line, name, lacking });
  };

  const visit = (node: SyntaxNode, parent?: SyntaxNode, key?: string) => {
    const line = node.loc?.start.line ?? 1;
    if (/^TS(?!AsExpression|NonNull|Satisfies)/.test(node.type)) return;
    if (/MemberExpression$/.test(node.type) && !node.computed) {
      const [owner, name] = [nameOf(node.object), nameOf(node.property)];
      const at = (node.property as SyntaxNode).loc?.start.line ?? line;
      if (/^[A-Z]/.test(owner)) find(at, `${owner}.${name}`, lackStatic(owner, name));
      else if (owner === 'window' || owner === 'globalThis') find(at, name, lack('global', name));
      else find(at, name, lack('member', name));
    }
    if (node.type === 'Identifier') {
      const isName =
        (key === 'property' && !parent?.computed) || (key === 'key' && !parent?.computed);
      const isOwn =
        key === 'params' ||
        key === 'id' ||
        (key === 'local' && parent?.type !== 'ExportSpecifier') ||
        (key === 'value' && parent?.type === 'ObjectProperty');
      if (isOwn) declared.add(nameOf(node));
      if (!isName && !isOwn) read.push({ line, name: nameOf(node) });
    }
    if (node.type === 'JSXAttribute') {
      const name = String((node.name as SyntaxNode).name).toLowerCase();
      const isElement = /^[a-z]/.test(nameOf(parent?.name));
      if (isElement) find(line, name, lack('attribute', name));
    }
    const text =
      node.type === 'StringLiteral'
        ? String(node.value)
        : node.type === 'TemplateElement'
          ? String((node.value as { raw: string }).raw)
          : '';
    if (text) {
      const styles = stylesIn(file, text, source, line);
      inStyles.push(...styles);
      if (!STYLE.test(text))
        for (const name of pseudosIn(text)) find(line, `:${name}`, lack('selector', name));
    }
    for (const [at, value] of Object.entries(node))
      for (const part of [value].flat()) if (isNode(part)) visit(part, node, at);
  };
  visit((tree as { program: SyntaxNode }).program);
  for (const { line, name } of read)
    if (!declared.has(name)) find(line, name, lack('global', name));
  return [...new Set([...withoutReason(file, source, findings), ...inStyles])];
}
