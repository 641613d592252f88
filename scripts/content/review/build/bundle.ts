// The first half of a build, in the working directory: the code's bundle, without any page.
import { build } from 'vite';

await build({
  logLevel: 'warn',
  // vite-plugin-ssr reads this beside its own options; else it would go on to the pages.
  ...{ vitePluginSsr: { prerender: { disableAutoRun: true } } },
});
