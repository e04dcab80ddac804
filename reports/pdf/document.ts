import { jsPDF } from 'jspdf';
import { Face, UnseenFace, type FontMetadata } from './face.ts';
import { deflate, latin1 } from './packing.ts';
import { colours, paper } from './theme.ts';

/** TrueType files of the build, as binary strings. */
export interface FontFiles { regular: string; bold: string; unseen: string }

/** A place to jump to; its page is known when it is drawn. */
export interface Target { page: number; top: number }

/** A picture with its own transparency. `pixels` is gray or RGB by `channels`, `alpha` one byte a pixel; both in zlib format. */
export interface Picture { width: number; height: number; pixels: Promise<Uint8Array>; pixelSize: [width: number, height: number]; channels: 1 | 3; alpha: Promise<Uint8Array> }

export interface Properties { title: string; author: string; subject: string; language: string }

interface OutlineItem { children: OutlineItem[] }
/** What jsPDF offers its own plugins. */
interface Internal {
  pages: string[][];
  events: { subscribe(topic: string, handler: () => void): void };
  newObject(): number;
  write(...parts: string[]): void;
  putStream(options: { data: string; filters?: string[]; alreadyAppliedFilters?: string[]; additionalKeyValues?: { key: string; value: string | number }[] }): void;
  getPageInfo(page: number): { objId: number };
  getPageInfoByObjId(object: number): { objId: number };
  getFont(name: string, style: string): { id: string; objectNumber: number; metadata: FontMetadata };
}
interface Plugins {
  outline: { add(parent: OutlineItem | null, title: string, options: { pageNumber: number }): OutlineItem; makeString(text: string): string };
  viewerPreferences(preferences: object): void;
  __private__: { setPdfVersion(version: string): void };
}

const packed = '\0packed\0';
const plain = jsPDF.API as unknown as { processDataByFilters(data: string, filters: unknown): { data: string; reverseChain: string } };
const processDataByFilters = plain.processDataByFilters;
/** jsPDF compresses every page at the very end in one go: seconds in which a worker answers nobody. Ours come compressed. */
plain.processDataByFilters = (data, filters) =>
  (data.startsWith(packed) ? { data: data.slice(packed.length), reverseChain: '/FlateDecode' } : processDataByFilters(data, filters));

const n2 = (value: number) => String(Math.round(value * 100) / 100);
const y2 = (top: number) => n2(paper.height - top);
const rgb = (colour: string) => [1, 3, 5].map((at) => Math.round((Number.parseInt(colour.slice(at, at + 2), 16) / 255) * 1000) / 1000).join(' ');
/** A text string of a PDF in UTF-16 with its mark, written in hexadecimal: in the form with brackets, readers change bytes that look like a line end. */
const utf16 = (text: string) => `FEFF${Array.from({ length: text.length }, (_, at) => text.charCodeAt(at).toString(16).padStart(4, '0')).join('')}`;

/**
 * A PDF that is being made. Coordinates in points from the top left corner. jsPDF writes the file (objects, fonts, links, outline);
 * the contents of pages are written here, because that is many times faster and can place pictures, text under pictures and
 * shapes exactly.
 */
export class PdfDocument {
  readonly regular: Face;
  readonly bold: Face;
  readonly unseen: UnseenFace;
  page = 0;
  private readonly pdf: jsPDF & Plugins;
  private readonly internal: Internal;
  private readonly contents: (string[] | Promise<string>)[] = [];
  private readonly pictures: Picture[] = [];
  private readonly placed: { name: string; data: { pixels: string; alpha: string } }[] = [];
  private readonly jumps: { options: { pageNumber: number; top: number }; target: Target }[] = [];
  private total: { x: number; hex: string; size: number } | null = null;

  constructor(files: FontFiles, { title, author, subject, language }: Properties) {
    this.pdf = new jsPDF({ unit: 'pt', format: [paper.width, paper.height], compress: true, putOnlyUsedFonts: true }) as jsPDF & Plugins;
    this.internal = this.pdf.internal as unknown as Internal;
    // Masks of pictures came with 1.4.
    this.pdf.__private__.setPdfVersion('1.5');
    this.pdf.setLanguage(language as 'en');
    this.pdf.setDisplayMode('fullwidth', 'continuous', 'UseOutlines');
    this.pdf.viewerPreferences({ DisplayDocTitle: true });
    this.pdf.outline.makeString = (text) => `<${utf16(text)}>`;
    this.texts = Object.fromEntries(Object.entries({ title, author, subject, creator: 'Pageloupe' }).filter(([, text]) => text !== ''));
    this.pdf.setProperties(Object.fromEntries(Object.entries(this.texts).map(([name, text]) => [name, standIn(name, text)])));
    for (const [name, file] of Object.entries(files)) {
      this.pdf.addFileToVFS(`${name}.ttf`, file);
      this.pdf.addFont(`${name}.ttf`, name, 'normal', 'Identity-H');
      // jsPDF embeds what its own text() used. The page's contents are replaced when it is complete, so this leaves nothing else.
      this.pdf.setFont(name, 'normal').text(' ', 0, 0);
    }
    // jsPDF looks through all pages for each page with links. Its pages have every second object number.
    this.internal.getPageInfoByObjId = (object) => this.internal.getPageInfo((object - this.internal.getPageInfo(1).objId) / 2 + 1);
    const font = (name: string) => this.internal.getFont(name, 'normal');
    this.regular = new Face(font('regular').id, font('regular').metadata);
    this.bold = new Face(font('bold').id, font('bold').metadata);
    this.unseen = new UnseenFace(font('unseen').id, font('unseen').metadata);
    this.internal.events.subscribe('putResources', () => this.putPictures());
    this.internal.events.subscribe('putXobjectDict', () => { for (const { name } of this.placed) this.internal.write(`/${name} ${this.objects.get(name)} 0 R`); });
  }
  private readonly texts: Record<string, string>;
  private readonly objects = new Map<string, number>();

  // ── Pages ──

  /** Begins a page and draws on it from now on. */
  addPage(): number {
    if (this.contents.length > 0) this.pdf.addPage([paper.width, paper.height], 'portrait');
    this.contents.push([]);
    return this.page = this.contents.length;
  }

  get pageCount(): number {
    return this.contents.length;
  }

  /** Draws on a page that was begun and not sealed. */
  select(page: number): void {
    this.page = page;
    this.pdf.setPage(page);
  }

  /** Nothing will be drawn on these pages any more: they are compressed while others are made. */
  seal(from: number, to: number): void {
    for (let page = from; page <= to; page++) {
      const operators = this.contents[page - 1];
      if (Array.isArray(operators)) this.contents[page - 1] = deflate(operators.join('\n')).then((bytes) => packed + latin1(bytes));
    }
  }

  private put(operators: string): void {
    const contents = this.contents[this.page - 1];
    if (!Array.isArray(contents)) throw new Error(`Page ${this.page} is complete.`);
    contents.push(operators);
  }

  // ── Shapes and text ──

  rectangle(x: number, top: number, width: number, height: number, colour: string): void {
    this.put(`${rgb(colour)} rg ${n2(x)} ${y2(top + height)} ${n2(width)} ${n2(height)} re f`);
  }

  /** A path from points; closed and filled, or stroked with a line of some width. */
  path(points: readonly (readonly [x: number, top: number])[], colour: string, stroke = 0, dash = ''): void {
    const path = points.map(([x, top], index) => `${n2(x)} ${y2(top)} ${index === 0 ? 'm' : 'l'}`).join(' ');
    this.put(stroke > 0 ? `q ${rgb(colour)} RG ${n2(stroke)} w 1 J 1 j ${dash && `[${dash}] 0 d `}${path} S Q` : `${rgb(colour)} rg ${path} h f`);
  }

  /** Part of a circle line in turns from the top, clockwise; a whole turn is a circle. */
  arc(x: number, top: number, radius: number, turns: number, colour: string, stroke: number): void {
    const parts = Math.max(1, Math.ceil(Math.min(1, turns) * 8));
    const step = (Math.min(1, turns) * 2 * Math.PI) / parts;
    const reach = (4 / 3) * Math.tan(step / 4) * radius;
    const at = (angle: number) => [x + radius * Math.sin(angle), top - radius * Math.cos(angle)] as const;
    let path = `${n2(at(0)[0])} ${y2(at(0)[1])} m`;
    for (let part = 0; part < parts; part++) {
      const [from, to] = [part * step, (part + 1) * step];
      const [[x0, t0], [x1, t1]] = [at(from), at(to)];
      path += ` ${n2(x0 + reach * Math.cos(from))} ${y2(t0 + reach * Math.sin(from))} ${n2(x1 - reach * Math.cos(to))} ${y2(t1 - reach * Math.sin(to))} ${n2(x1)} ${y2(t1)} c`;
    }
    this.put(`q ${rgb(colour)} RG ${n2(stroke)} w 1 J ${path} S Q`);
  }

  text(text: string, x: number, baseline: number, size: number, colour: string, bold = false): void {
    const face = bold ? this.bold : this.regular;
    this.put(`BT /${face.key} ${n2(size)} Tf ${rgb(colour)} rg ${n2(x)} ${y2(baseline)} Td <${face.encode(text)}> Tj ET`);
  }

  /** Draws a picture; `under` lies below it, unseen, in the order in which it is read from left to right. */
  picture(name: string, x: number, top: number, width: number, height: number, under?: { text: string; x: number; baseline: number; width: number; size: number }): void {
    this.put(`q ${n2(width)} 0 0 ${n2(height)} ${n2(x)} ${y2(top + height)} cm /${name} Do Q`);
    if (!under) return;
    const { hex, length } = this.unseen.encode(under.text);
    if (length > 0) this.put(`BT 3 Tr /${this.unseen.key} ${n2(under.size)} Tf ${n2((100 * under.width) / (length * under.size))} Tz ${n2(under.x)} ${y2(under.baseline)} Td <${hex}> Tj 100 Tz 0 Tr ET`);
  }

  addPicture(picture: Picture): string {
    return `P${this.pictures.push(picture)}`;
  }

  /** Writes how many pages there are, which is known only at the end. */
  pageTotal(x: number, baseline: number): void {
    this.put(`q 1 0 0 1 ${n2(x)} ${y2(baseline)} cm /Total Do Q`);
  }

  // ── Links and outline ──

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

  // ── The file ──

  /** Completes the document. */
  async finish(): Promise<Uint8Array<ArrayBuffer>> {
    const pages = this.contents.length;
    this.total = { x: 0, hex: this.regular.encode(` / ${pages}`), size: 7.2 };
    this.seal(1, pages);
    for (const [index, contents] of this.contents.entries()) this.internal.pages[index + 1] = [await contents as string];
    for (const { options, target } of this.jumps) Object.assign(options, { pageNumber: Math.min(pages, Math.max(1, target.page)), top: target.top });
    for (const [index, { pixels, alpha }] of this.pictures.entries()) {
      this.placed.push({ name: `P${index + 1}`, data: { pixels: latin1(await pixels), alpha: latin1(await alpha) } });
    }
    this.placed.push({ name: 'Total', data: { pixels: '', alpha: '' } });
    const bytes = new Uint8Array(this.pdf.output('arraybuffer'));
    for (const [name, text] of Object.entries(this.texts)) replaceAscii(bytes, `(${standIn(name, text)})`, `<${utf16(text)}>`);
    return bytes;
  }

  private putPictures(): void {
    const stream = (data: string, keys: Record<string, string | number>) => {
      const object = this.internal.newObject();
      this.internal.putStream({ data: packed + data, filters: ['FlateEncode'], additionalKeyValues: Object.entries(keys).map(([key, value]) => ({ key, value })) });
      this.internal.write('endobj');
      return object;
    };
    for (const [index, { width, height, pixelSize, channels }] of this.pictures.entries()) {
      const { name, data } = this.placed[index]!;
      const image = { Type: '/XObject', Subtype: '/Image', BitsPerComponent: 8 };
      const mask = stream(data.alpha, { ...image, Width: width, Height: height, ColorSpace: '/DeviceGray' });
      this.objects.set(name, stream(data.pixels, { ...image, Width: pixelSize[0], Height: pixelSize[1], ColorSpace: channels === 1 ? '/DeviceGray' : '/DeviceRGB', SMask: `${mask} 0 R` }));
    }
    const { objectNumber } = this.internal.getFont('regular', 'normal');
    const object = this.internal.newObject();
    this.internal.putStream({
      data: `BT /${this.regular.key} ${this.total!.size} Tf ${rgb(colours.muted)} rg 0 0 Td <${this.total!.hex}> Tj ET`,
      additionalKeyValues: Object.entries({ Type: '/XObject', Subtype: '/Form', BBox: '[0 -4 80 12]', Resources: `<</Font <</${this.regular.key} ${objectNumber} 0 R>>>>` }).map(([key, value]) => ({ key, value })),
    });
    this.internal.write('endobj');
    this.objects.set('Total', object);
  }
}

/**
 * jsPDF writes properties as strings in brackets without escaping line ends, which spoils every text with a byte 0D in it (“č”).
 * It is given a word of the same length instead, which is then overwritten.
 */
const standIn = (name: string, text: string) => `${name}:`.padEnd(utf16(text).length, '-');

/** Overwrites the last place where `from` stands with `to`, of the same length. */
function replaceAscii(bytes: Uint8Array, from: string, to: string): void {
  const wanted = Uint8Array.from(from, (char) => char.charCodeAt(0));
  for (let at = bytes.length - wanted.length; at >= 0; at--) {
    if (bytes[at] === wanted[0] && wanted.every((byte, index) => bytes[at + index] === byte)) {
      bytes.set(Uint8Array.from(to, (char) => char.charCodeAt(0)), at);
      return;
    }
  }
}
