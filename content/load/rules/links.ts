import { NOT_FOUND } from '../../schema/pages.ts';
import { nearest } from '../read/nearest.ts';
import { pagePaths } from './pages.ts';
import type { Rule } from './whole.ts';

/** A link within the site has to lead to one of its pages. */
export const unknownRoutes: Rule = ({ readings, translations }) => {
  const routes = new Set([...pagePaths(readings).keys()].filter((route) => route !== NOT_FOUND));
  return [...readings, ...translations].flatMap(({ file, mentions }) =>
    mentions.flatMap(({ value, meta, place }) => {
      const [route = '', anchor] = value.split('#');
      if (meta.widget !== 'link' || !route.startsWith('/') || routes.has(route)) return [];
      const near = nearest(route, routes);
      return {
        severity: 'error' as const,
        file,
        place,
        rule: `“${meta.label}” leads to ${route}, and the site has no such page.`,
        fix: `The pages are ${[...routes].join(', ')}.`,
        suggestion: near && (anchor ? `${near}#${anchor}` : near),
      };
    }),
  );
};
