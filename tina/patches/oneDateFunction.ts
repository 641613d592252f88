// Tina: asks date-fns for one function by its name for all of them. Its package.json has 7,400 lines, which Node
// reads anew for each of its 300 modules: a second, and 180 MB that the process keeps.
// Here: the one function comes alone, to every process that runs Tina's server. It has to be loaded before that.
// Upstream: no report found. Written for @tinacms/graphql 3.0.0 and date-fns 4.1.0.
import { registerHooks } from 'node:module';

registerHooks({
  resolve: (specifier, context, next) =>
    next(specifier === 'date-fns' ? 'date-fns/isValid' : specifier, context),
});
