import preactPreset from '@preact/preset-vite';
import { defineConfig } from 'wxt';
import { cataloguePlugin } from './scripts/catalogue-plugin.ts';
import { readVocabulary } from './scripts/vocabulary.ts';

export default defineConfig({
  modules: ['@wxt-dev/auto-icons'],
  autoIcons: { baseIconPath: 'public/icon.svg' },
  imports: false,
  manifestVersion: 3,
  manifest: {
    name: 'Pageloupe',
    description: 'Audits the open tab for search engines and for readiness to be cited by AI answer engines. Nothing leaves your machine.',
    action: { default_title: 'Audit this page' },
    // Hosts are optional and asked for on the click that first needs them (bridge, issue of the probes).
    permissions: ['activeTab', 'scripting', 'storage'],
    browser_specific_settings: { gecko: { id: 'pageloupe@pageloupe.invalid', strict_min_version: '128.0' } },
  },
  hooks: {
    // The terms of schema.org, for validating structured data offline: read by the worker, far too large to be injected.
    'build:publicAssets': (_, files) => {
      files.push({ relativeDest: 'schema-org.json', contents: JSON.stringify(readVocabulary()) });
    },
    'prepare:publicPaths': (_, paths) => {
      paths.push('schema-org.json');
    },
  },
  vite: () => ({
    plugins: [preactPreset(), cataloguePlugin()],
    build: { target: 'es2022' },
  }),
});
