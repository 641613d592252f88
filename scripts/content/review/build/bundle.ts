// The first half of a build, in the working directory, without any page: `--client` makes the bundle
// that browsers run, `--server` the one that renders the pages.
import { build } from 'vite';

// Called from a program, vite-plugin-ssr makes the bundle that it is asked for, and not both.
await build({ logLevel: 'warn', build: { ssr: process.argv.includes('--server') } });
