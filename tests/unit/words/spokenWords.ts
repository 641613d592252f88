import { parse } from '@babel/parser';

/** A text in code that renders pages. */
interface SpokenWord {
  line: number;
  text: string;
}

export interface SyntaxNode {
  type: string;
  loc?: { start: { line: number } };
  [key: string]: unknown;
}

export const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && typeof Reflect.get(value, 'type') === 'string';

/** Attributes, and props of components, whose text is for visitors. */
const SPOKEN =
  /^(?:alt|title|placeholder|label|summary|words?|figure|name|pause|play|hint|heading|text|aria-(?:label|description|roledescription|valuetext|placeholder))$/;

/** Elements whose `name` is not a visible text. */
const NAMED = /^(?:input|select|meta|site-island)$/;

const hasWord = (text: string) => /\p{L}{2}/u.test(text);

/** Whether a text is words with spaces between them, unlike classes, selectors and paths. */
const isPhrase = (text: string) =>
  /^[\p{L}’',.!?:…@ ]+$/u.test(text.trim()) &&
  /\p{L} \p{L}/u.test(text) &&
  !/\p{L}[:.]\p{L}/u.test(text);

/** Whether a text is one word with a capital. */
const isTitle = (text: string) => /^\p{Lu}\p{Ll}+$/u.test(text);

/** Calls whose text is for programs and programmers. */
const UNSPOKEN_CALLS =
  /^(?:console|island|Error|import|addEventListener|querySelector|querySelectorAll|closest|matches|on|glob|supports|setAttribute)$/;

/** Nodes whose texts are not rendered. */
const SILENT = new Set([
  'ImportDeclaration',
  'ExportAllDeclaration',
  'ThrowStatement',
  'TSLiteralType',
]);

function calledName({ callee }: SyntaxNode): string {
  const called = callee as SyntaxNode;
  if (called.type === 'Import') return 'import';
  if (called.type !== 'MemberExpression') return String(called.name);
  const [object, property] = [called.object, called.property] as SyntaxNode[];
  return object?.name === 'console' ? 'console' : String(property?.name);
}

/** A child of a node, and whether its text is rendered. */
type Part = readonly [part: unknown, shown: boolean];

function attributesOf({ openingElement }: SyntaxNode): Part[] {
  const { name, attributes } = openingElement as { name: SyntaxNode; attributes: SyntaxNode[] };
  return attributes.map((attribute): Part => {
    if (attribute.type !== 'JSXAttribute') return [attribute.argument, false];
    const named = String((attribute.name as SyntaxNode).name);
    if (named === 'className') return [undefined, false];
    const isForPrograms = named === 'name' && NAMED.test(String(name.name));
    return [attribute.value, SPOKEN.test(named) && !isForPrograms];
  });
}

function partsOf(node: SyntaxNode, shown: boolean): readonly Part[] {
  switch (node.type) {
    case 'JSXElement':
      return [...attributesOf(node), [node.children, true]];
    case 'JSXExpressionContainer':
    case 'TemplateLiteral':
    case 'ArrayExpression':
      return Object.values(node).map((part): Part => [part, shown]);
    case 'ConditionalExpression':
      return [
        [node.test, false],
        [node.consequent, shown],
        [node.alternate, shown],
      ];
    case 'LogicalExpression':
      return [
        [node.left, node.operator !== '&&' && shown],
        [node.right, shown],
      ];
    case 'BinaryExpression':
      return [node.left, node.right].map((part): Part => [part, node.operator === '+' && shown]);
    case 'ObjectProperty':
      // The names of schema.org's types.
      return (node.key as SyntaxNode).value === '@type' ? [] : [[node.value, false]];
    case 'CallExpression':
    case 'NewExpression':
      if (!UNSPOKEN_CALLS.test(calledName(node))) break;
      return (node.arguments as SyntaxNode[])
        .filter(({ type }) => !type.endsWith('Literal'))
        .map((part): Part => [part, false]);
  }
  return Object.values(node).map((part): Part => [part, false]);
}

/** The text of a node, if it is one. */
function textOf({ type, value }: SyntaxNode): string | undefined {
  if (type === 'TemplateElement') return (value as { cooked: string }).cooked;
  return type === 'JSXText' || type === 'StringLiteral' ? String(value) : undefined;
}

/**
 * Finds the texts for visitors in a code file: text in JSX, in attributes that are read or heard, and phrases anywhere.
 * @param source of TypeScript, with or without JSX
 */
export function spokenWords(source: string): SpokenWord[] {
  const { program } = parse(source, { sourceType: 'module', plugins: ['typescript', 'jsx'] });
  const found: SpokenWord[] = [];
  const walk = (part: unknown, shown: boolean): void => {
    if (Array.isArray(part)) for (const item of part) walk(item, shown);
    if (!isNode(part) || SILENT.has(part.type)) return;
    const text = textOf(part);
    if (text === undefined) {
      for (const [inner, isShown] of partsOf(part, shown)) walk(inner, isShown);
    } else if (shown ? hasWord(text) : isPhrase(text) || isTitle(text)) {
      found.push({ line: part.loc?.start.line ?? 0, text: text.trim().replaceAll(/\s+/g, ' ') });
    }
  };
  walk(program, false);
  return found;
}
