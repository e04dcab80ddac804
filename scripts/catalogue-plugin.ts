import type { Plugin } from 'vite';
import { catalogueOf, englishMessages, signals } from '../checks/index.ts';

const name = 'virtual:catalogue';
const resolved = `\0${name}`;

/**
 * Gives the interface the catalogue of signals as plain data, made when it is built:
 * the popup shows verdicts and judges nothing, so it need not carry what judging takes.
 */
export const cataloguePlugin = (): Plugin => ({
  name: 'pageloupe-catalogue',
  resolveId: (id) => (id === name ? resolved : undefined),
  load: (id) => (id === resolved ? `export default ${JSON.stringify(catalogueOf(signals, englishMessages))};` : undefined),
});
