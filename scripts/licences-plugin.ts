import type { Plugin } from 'vite';
import { collectNotices } from './licences.ts';

/** Records which modules go into the bundles, for the licenses page that is written at the end. */
export const licencesPlugin = (): Plugin => ({
  name: 'pageloupe-licences',
  apply: 'build',
  generateBundle(_options, bundle) {
    for (const chunk of Object.values(bundle)) if (chunk.type === 'chunk') collectNotices(Object.keys(chunk.modules));
  },
});
