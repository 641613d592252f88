import { isDeepStrictEqual } from 'node:util';

/** Response headers of a path. */
export interface HeaderRule {
  /** A path; `*` at its end matches any rest. */
  path: string;
  headers: Readonly<Record<string, string>>;
}

/**
 * Files that have no address: those for hosts, the 404 page under its file name, hidden ones. Matches decoded paths;
 * the pattern is valid in nginx too.
 */
export const NOT_SERVED = /^\/(?:_headers|_redirects|404\.html)$|\.br$|\/\.(?!well-known\/)/;

/** Rules in the `_headers` format of static hosts. @throws for a rule that would be parsed differently */
export function writeHeaders(rules: readonly HeaderRule[]): string {
  const text = rules
    .map(({ path, headers }) =>
      [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
    )
    .join('\n\n');
  const read = readHeaders(text);
  const wrong = rules.find((rule, i) => !isDeepStrictEqual(rule, read[i]));
  if (wrong) throw new Error(`_headers cannot hold the headers of ${wrong.path}.`);
  return text;
}

/** Parses the rules of a `_headers` file. */
export function readHeaders(file: string): HeaderRule[] {
  return file
    .trim()
    .split(/\n\s*\n/)
    .map((block) => {
      const [path = '', ...lines] = block.split('\n');
      return {
        path,
        headers: Object.fromEntries(
          lines.map((line) => {
            const colon = line.indexOf(':');
            return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()];
          }),
        ),
      };
    });
}

/** The rules that match a path. */
export const fitting = (rules: readonly HeaderRule[], path: string): HeaderRule[] =>
  rules.filter((rule) =>
    rule.path.endsWith('*') ? path.startsWith(rule.path.slice(0, -1)) : path === rule.path,
  );

/** The headers of a path. */
export const headersFor = (rules: readonly HeaderRule[], path: string): Record<string, string> =>
  Object.assign({}, ...fitting(rules, path).map(({ headers }) => headers));
