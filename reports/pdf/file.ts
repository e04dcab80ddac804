/**
 * jsPDF writes the file: objects, fonts, links, bookmarks, properties. Everything that we know of its internals is in this file, and
 * tests/reports/pdf/file.test.ts fails if they change in a new version. Beyond its public interface, we use:
 *
 * - `internal.pages`: the operators of our pages, ready and compressed (drawing through jsPDF is many times slower).
 * - `API.processDataByFilters`, only while it writes: jsPDF would compress all pages at the very end at once, which blocks the
 *   worker for seconds. It has no option for a page that is already compressed.
 * - `internal.events`, `newObject`, `putStream`, `write`: its interface for plugins, for images with masks and for shared drawings.
 * - `internal.getFont(…).metadata`: which glyphs to embed. Its own text() would search a list for every character.
 * - `internal.getPageInfoByObjId`: searches all pages for each page with links, which is n² for a thousand pages.
 * - `outline.makeString` and the properties: it writes UTF-16 in parentheses without escaping line ends, which breaks every text with
 *   a byte 0D in it (“č”). Bookmarks are written in hexadecimal; properties get a word of the same length that is overwritten.
 * - `__private__.setPdfVersion`: masks of images need PDF 1.4.
 */
import { jsPDF } from 'jspdf';
import type { FontMetadata } from './text/face.ts';

/** TrueType files of the build, as binary strings. */
export interface FontFiles {
  regular: string;
  bold: string;
  unseen: string;
}

/** A link target; its page is known when it is drawn. */
export interface Target {
  page: number;
  top: number;
}

export interface Properties {
  title: string;
  author: string;
  subject: string;
  language: string;
  direction: 'ltr' | 'rtl';
}

export interface OutlineItem {
  children: OutlineItem[];
}

/**
 * Writes an object next to the pages, and returns its reference (`12 0 R`).
 * @param name by which pages draw it; '' for objects that only other objects use
 * @param packed whether the data is in zlib format
 */
export type PutObject = (name: string, keys: Record<string, string | number>, data: string, packed: boolean) => string;

interface Internal {
  pages: string[][];
  events: { subscribe(topic: string, handler: () => void): void };
  newObject(): number;
  write(...parts: string[]): void;
  putStream(options: {
    data: string;
    filters?: string[];
    alreadyAppliedFilters?: string[];
    additionalKeyValues?: { key: string; value: string | number }[];
  }): void;
  getPageInfo(page: number): { objId: number };
  getPageInfoByObjId(object: number): { objId: number };
  getFont(name: string, style: string): { id: string; objectNumber: number; metadata: FontMetadata };
}
interface Plugins {
  outline: {
    add(parent: OutlineItem | null, title: string, options: { pageNumber: number }): OutlineItem;
    makeString(text: string): string;
  };
  viewerPreferences(preferences: object): void;
  __private__: { setPdfVersion(version: string): void };
}
type Filtered = { data: string; reverseChain: string };
const api = jsPDF.API as unknown as { processDataByFilters(data: string, filters: unknown): Filtered };

/** Prefix of already compressed pages. */
const packed = '\0packed\0';

/** A PDF text string in UTF-16 with byte order mark, in hexadecimal. */
const utf16 = (text: string) =>
  `FEFF${Array.from({ length: text.length }, (_, at) => text.charCodeAt(at).toString(16).padStart(4, '0')).join('')}`;

/** A PDF as jsPDF sees it. Coordinates are in points from the top left corner. */
export class PdfFile {
  private readonly pdf: jsPDF & Plugins;
  private readonly internal: Internal;
  private readonly texts: Record<string, string>;
  private readonly jumps: { options: { pageNumber: number; top: number }; target: Target }[] = [];
  private pages = 0;

  constructor(
    private readonly size: readonly [width: number, height: number],
    fonts: FontFiles,
    { title, author, subject, language, direction }: Properties,
  ) {
    this.pdf = new jsPDF({ unit: 'pt', format: [...size], compress: true, putOnlyUsedFonts: true }) as jsPDF & Plugins;
    this.internal = this.pdf.internal as unknown as Internal;
    this.pdf.__private__.setPdfVersion('1.5');
    this.pdf.setLanguage(language as 'en');
    this.pdf.setDisplayMode('fullwidth', 'continuous', 'UseOutlines');
    this.pdf.viewerPreferences({ DisplayDocTitle: true, ...(direction === 'rtl' && { Direction: 'R2L' }) });
    this.pdf.outline.makeString = (text) => `<${utf16(text)}>`;
    this.texts = Object.fromEntries(Object.entries({ title, author, subject, creator: 'Pageloupe' }).filter(([, text]) => text !== ''));
    this.pdf.setProperties(Object.fromEntries(Object.entries(this.texts).map(([name, text]) => [name, placeholderWord(name, text)])));
    for (const [name, file] of Object.entries(fonts)) {
      this.pdf.addFileToVFS(`${name}.ttf`, file);
      this.pdf.addFont(`${name}.ttf`, name, 'normal', 'Identity-H');
      // jsPDF embeds fonts that its own text() has used. The page's contents are replaced when it is complete, so this leaves no trace.
      this.pdf.setFont(name, 'normal').text(' ', 0, 0);
    }
    // Its pages have every second object number.
    this.internal.getPageInfoByObjId = (object) => this.internal.getPageInfo((object - this.internal.getPageInfo(1).objId) / 2 + 1);
  }

  /** The name of a font in the operators of pages, and its metadata. */
  font(name: keyof FontFiles): { key: string; metadata: FontMetadata } {
    const { id, metadata } = this.internal.getFont(name, 'normal');
    return { key: id, metadata };
  }

  /** Links are added to the page that was started or selected last. */
  addPage(): number {
    // jsPDF starts with one page.
    if (this.pages > 0) this.pdf.addPage([...this.size], 'portrait');
    return ++this.pages;
  }
  select(page: number): void {
    this.pdf.setPage(page);
  }

  /** @param to a URL, or a target in this file, which may still move */
  link(x: number, top: number, width: number, height: number, to: string | Target): void {
    if (typeof to === 'string') {
      this.pdf.link(x, top, width, height, { url: to });
      return;
    }
    const options = { pageNumber: 1, top: 0 };
    this.jumps.push({ options, target: to });
    this.pdf.link(x, top, width, height, options);
  }

  outline(parent: OutlineItem | null, title: string, page: number): OutlineItem {
    return this.pdf.outline.add(parent, title, { pageNumber: page });
  }

  /**
   * The complete file.
   * @param contents operators of every page in zlib format, as characters 0…255
   * @param embed adds the objects that pages draw; gets the references of the fonts
   */
  bytes(
    contents: readonly string[],
    embed: (put: PutObject, fontReference: (name: keyof FontFiles) => string) => void,
  ): Uint8Array<ArrayBuffer> {
    const { internal } = this;
    for (const [index, operators] of contents.entries()) internal.pages[index + 1] = [packed + operators];
    for (const { options, target } of this.jumps)
      Object.assign(options, { pageNumber: Math.min(contents.length, Math.max(1, target.page)), top: target.top });
    const objects: { name: string; reference: string }[] = [];
    const put: PutObject = (name, keys, data, isPacked) => {
      const reference = `${internal.newObject()} 0 R`;
      const additionalKeyValues = Object.entries(keys).map(([key, value]) => ({ key, value }));
      internal.putStream({ data, additionalKeyValues, ...(isPacked && { filters: [], alreadyAppliedFilters: ['/FlateDecode'] }) });
      internal.write('endobj');
      if (name !== '') objects.push({ name, reference });
      return reference;
    };
    internal.events.subscribe('putResources', () => embed(put, (name) => `${internal.getFont(name, 'normal').objectNumber} 0 R`));
    internal.events.subscribe('putXobjectDict', () => {
      for (const { name, reference } of objects) internal.write(`/${name} ${reference}`);
    });
    const bytes = new Uint8Array(withPackedPages(() => this.pdf.output('arraybuffer')));
    for (const [name, text] of Object.entries(this.texts)) replaceAscii(bytes, `(${placeholderWord(name, text)})`, `<${utf16(text)}>`);
    return bytes;
  }
}

/** Makes jsPDF accept pages that are already compressed, while it writes. */
function withPackedPages<T>(write: () => T): T {
  const original = api.processDataByFilters;
  api.processDataByFilters = (data, filters) =>
    data.startsWith(packed) ? { data: data.slice(packed.length), reverseChain: '/FlateDecode' } : original(data, filters);
  try {
    return write();
  } finally {
    api.processDataByFilters = original;
  }
}

/** A word as long as the text will be in hexadecimal. */
const placeholderWord = (name: string, text: string) => `${name}:`.padEnd(utf16(text).length, '-');

/** Overwrites the last occurrence of `from` with `to`, of the same length. @throws if there is none, because jsPDF has changed */
function replaceAscii(bytes: Uint8Array, from: string, to: string): void {
  const wanted = Uint8Array.from(from, (char) => char.charCodeAt(0));
  for (let at = bytes.length - wanted.length; at >= 0; at--) {
    if (bytes[at] === wanted[0] && wanted.every((byte, index) => bytes[at + index] === byte)) {
      bytes.set(
        Uint8Array.from(to, (char) => char.charCodeAt(0)),
        at,
      );
      return;
    }
  }
  throw new Error('A property of the PDF is not where jsPDF writes it.');
}
