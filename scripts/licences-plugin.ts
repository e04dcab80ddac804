import type { Plugin } from 'vite';
import { collectNotices } from './licences.ts';

/** Notes which modules go into the bundles, for the page of licences that is written when all of them are made. */
export const licencesPlugin = (): Plugin => ({
  name: 'pageloupe-licences',
  apply: 'build',
  generateBundle(_options, bundle) {
    for (const chunk of Object.values(bundle)) if (chunk.type === 'chunk') collectNotices(Object.keys(chunk.modules));
  },
});
