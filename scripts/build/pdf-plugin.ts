import type { Plugin } from 'vite';

/** jsPDF needs these only to print HTML and SVG and to unpack PNG files, which we never do: hundreds of kilobytes that a worker would load and a package would ship. */
const unused = ['html2canvas', 'dompurify', 'canvg', 'fast-png'];
const empty = '\0pageloupe-unused-by-pdf';
/** A jsPDF option that loads a remote script. We never use it, and an extension must not even contain its URL. */
const remote = /https:\/\/cdnjs\.cloudflare\.com\/[^"'`]*/g;

/** Removes the parts of jsPDF that we never use. */
export const pdfPlugin = (): Plugin => ({
  name: 'pageloupe-pdf',
  enforce: 'pre',
  resolveId: (id) => (unused.includes(id) ? empty : undefined),
  load: (id) => (id === empty ? 'export default undefined; export const decode = undefined;' : undefined),
  transform: (code, id) => (/[\\/]jspdf[\\/]/.test(id) && remote.test(code) ? { code: code.replace(remote, ''), map: null } : undefined),
});
