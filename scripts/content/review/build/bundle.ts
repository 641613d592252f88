// The first half of a build, in the working directory: the code's bundles, without any page.
import { build } from 'vite';

const options = {
  logLevel: 'warn',
  vitePluginSsr: { prerender: { disableAutoRun: true } },
} as const;

// Called from a program, vite-plugin-ssr makes the bundle that it is asked for, and not both.
await build(options);
await build({ ...options, build: { ssr: true } });
