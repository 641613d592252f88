import type { Plugin } from 'vite';

/** One time decides for all pages of a build what is published, however long the build takes. */
export const buildClock = (): Plugin => ({
  name: 'build-clock',
  apply: 'build',
  config() {
    process.env.BUILD_TIME ||= new Date().toISOString();
  },
});
