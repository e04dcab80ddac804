/**
 * jsPDF writes the file: objects, fonts, links, bookmarks, properties. All that we know of its inside is in this file, and
 * tests/reports/pdf/pdf-file.test.ts fails when a new version is different inside. Beyond its public interface we use:
 *
 * - `internal.pages`: the operators of our pages come ready and compressed (drawing through jsPDF is many times slower).
 * - `API.processDataByFilters`, for the moment of writing only: jsPDF would compress every page at the very end in one go, seconds in
 *   which a worker answers nobody. There is no option to hand it a page that is compressed already.
 * - `internal.events`, `newObject`, `putStream`, `write`: its interface for plugins, for pictures with masks and for shared drawings.
 * - `internal.getFont(…).metadata`: which glyphs to embed. Its own text() would search a list for every character.
 * - `internal.getPageInfoByObjId`: looks through all pages for each page with links; n² for a thousand pages.
 * - `outline.makeString` and the properties: it writes UTF-16 between brackets without escaping line ends, which spoils every text with
 *   a byte 0D in it (“č”). Bookmarks are written in hexadecimal; properties get a word of the same length that is overwritten.
 * - `__private__.setPdfVersion`: masks of pictures came with PDF 1.4.
 */
import { jsPDF } from 'jspdf';
import type { FontMetadata } from './face.ts';

/** TrueType files of the build, as binary strings. */
export interface FontFiles {
  regular: string;
  bold: string;
  unseen: string;
}

/** A place to jump to; its page is known when it is drawn. */
export interface Target {
  page: number;
  top: number;
}

export interface Properties {
  title: string;
  author: string;
  subject: string;
  language: string;
}

export interface OutlineItem {
  children: OutlineItem[];
}

/**
 * Writes an object beside the pages and gives its reference (`12 0 R`).
 * @param name under which pages draw it; '' for what only other objects use
 * @param packed the data is in zlib format
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

/** A text string of a PDF in UTF-16 with its mark, in hexadecimal. */
const utf16 = (text: string) =>
  `FEFF${Array.from({ length: text.length }, (_, at) => text.charCodeAt(at).toString(16).padStart(4, '0')).join('')}`;

/** A PDF as jsPDF sees it. Coordinates in points from the top left corner. */
export class PdfFile {
  private readonly pdf: jsPDF & Plugins;
  private readonly internal: Internal;
  private readonly texts: Record<string, string>;
  private readonly jumps: { options: { pageNumber: number; top: number }; target: Target }[] = [];
  private pages = 0;

  constructor(
    private readonly size: readonly [width: number, height: number],
    fonts: FontFiles,
    { title, author, subject, language }: Properties,
  ) {
    this.pdf = new jsPDF({ unit: 'pt', format: [...size], compress: true, putOnlyUsedFonts: true }) as jsPDF & Plugins;
    this.internal = this.pdf.internal as unknown as Internal;
    this.pdf.__private__.setPdfVersion('1.5');
    this.pdf.setLanguage(language as 'en');
    this.pdf.setDisplayMode('fullwidth', 'continuous', 'UseOutlines');
    this.pdf.viewerPreferences({ DisplayDocTitle: true });
    this.pdf.outline.makeString = (text) => `<${utf16(text)}>`;
    this.texts = Object.fromEntries(Object.entries({ title, author, subject, creator: 'Pageloupe' }).filter(([, text]) => text !== ''));
    this.pdf.setProperties(Object.fromEntries(Object.entries(this.texts).map(([name, text]) => [name, standIn(name, text)])));
    for (const [name, file] of Object.entries(fonts)) {
      this.pdf.addFileToVFS(`${name}.ttf`, file);
      this.pdf.addFont(`${name}.ttf`, name, 'normal', 'Identity-H');
      // jsPDF embeds what its own text() used. The page's contents are replaced when it is complete, so this leaves nothing else.
      this.pdf.setFont(name, 'normal').text(' ', 0, 0);
    }
    // Its pages have every second object number.
    this.internal.getPageInfoByObjId = (object) => this.internal.getPageInfo((object - this.internal.getPageInfo(1).objId) / 2 + 1);
  }

  /** The name of a font in the operators of pages, and its tables. */
  font(name: keyof FontFiles): { key: string; metadata: FontMetadata } {
    const { id, metadata } = this.internal.getFont(name, 'normal');
    return { key: id, metadata };
  }

  /** Links are put on the page that was begun or selected last. */
  addPage(): number {
    // jsPDF begins with a page.
    if (this.pages > 0) this.pdf.addPage([...this.size], 'portrait');
    return ++this.pages;
  }
  select(page: number): void {
    this.pdf.setPage(page);
  }

  /** @param to an address, or a place in this file, which may still move */
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
   * The file, complete.
   * @param contents operators of every page in zlib format, as characters 0…255
   * @param embed puts the objects that pages draw; gets the references of the fonts
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
    for (const [name, text] of Object.entries(this.texts)) replaceAscii(bytes, `(${standIn(name, text)})`, `<${utf16(text)}>`);
    return bytes;
  }
}

/** Lets jsPDF take pages that are compressed already, while it writes. */
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
const standIn = (name: string, text: string) => `${name}:`.padEnd(utf16(text).length, '-');

/** Overwrites the last occurrence of `from` with `to`, of the same length. @throws when there is none: jsPDF has changed */
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
