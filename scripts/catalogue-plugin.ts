import type { Plugin } from 'vite';
import { catalogueOf, englishMessages, groundsOf, signals } from '../checks/index.ts';

const modules: Record<string, () => unknown> = {
  'virtual:catalogue': () => catalogueOf(signals, englishMessages),
  'virtual:grounds': () => groundsOf(signals, englishMessages),
};

/**
 * Gives the interface the catalogue of signals as plain data, made when it is built:
 * the popup shows verdicts and judges nothing, so it need not carry what judging takes.
 */
export const cataloguePlugin = (): Plugin => ({
  name: 'pageloupe-catalogue',
  resolveId: (id) => (Object.hasOwn(modules, id) ? `\0${id}` : undefined),
  load: (id) => {
    const make = id.startsWith('\0') ? modules[id.slice(1)] : undefined;
    return make && `export default ${JSON.stringify(make())};`;
  },
});
