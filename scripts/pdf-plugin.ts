import type { Plugin } from 'vite';

/** What jsPDF needs only to print HTML and SVG and to unpack PNG files, which we never do: hundreds of kilobytes of a worker that must start quickly. */
const unused = ['html2canvas', 'dompurify', 'canvg', 'fast-png'];
const empty = '\0pageloupe-unused-by-pdf';
/** An option of jsPDF that loads a script from elsewhere. We never use it, and an extension may not even carry its address. */
const remote = /https:\/\/cdnjs\.cloudflare\.com\/[^"'`]*/g;

/** jsPDF without the parts that have no place in an extension's worker. */
export const pdfPlugin = (): Plugin => ({
  name: 'pageloupe-pdf',
  enforce: 'pre',
  resolveId: (id) => (unused.includes(id) ? empty : undefined),
  load: (id) => (id === empty ? 'export default undefined; export const decode = undefined;' : undefined),
  transform: (code, id) => (/[\\/]jspdf[\\/]/.test(id) && remote.test(code) ? { code: code.replace(remote, ''), map: null } : undefined),
});
