import type { Plugin } from 'vite';
import { bundleLicenseNotices } from './licenses.ts';

/** Records which modules go into the bundles, for the licenses page that is written at the end. */
export const licensesPlugin = (): Plugin => ({
  name: 'pageloupe-licenses',
  apply: 'build',
  generateBundle(_options, bundle) {
    for (const chunk of Object.values(bundle)) if (chunk.type === 'chunk') bundleLicenseNotices(Object.keys(chunk.modules));
  },
});
