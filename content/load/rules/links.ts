import { namedCollections } from '../../schema/collections.ts';
import { NOT_FOUND } from '../../schema/pages/notFound.ts';
import { nearest } from '../nearest.ts';
import type { Rule } from './whole.ts';

const routes = new Set(
  namedCollections.map(([, { route }]) => route).filter((route) => route !== NOT_FOUND),
);

/** A link within the site has to lead to one of its pages. */
export const unknownRoutes: Rule = ({ readings }) =>
  readings.flatMap(({ file, mentions }) =>
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
