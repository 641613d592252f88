// Tina: imports one function from all of date-fns. Node reads the package.json of 7,400 lines for each of its 300
// modules: a second, and 180 MB of memory.
// Here: only that function is loaded. Import this module before Tina's server.
// Upstream: no report found. Written for @tinacms/graphql 3.0.0 and date-fns 4.1.0.
import { registerHooks } from 'node:module';

registerHooks({
  resolve: (specifier, context, next) =>
    next(specifier === 'date-fns' ? 'date-fns/isValid' : specifier, context),
});
