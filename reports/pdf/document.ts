import { EmbeddedFace, UnseenFace } from './text/face.ts';
import { deflate, latin1 } from './text/packing.ts';
import { PdfFile, type FontFiles, type OutlineItem, type Properties, type Target } from './file.ts';
import { colors, papers, styles, type PaperName } from './theme.ts';

/** An image with its own transparency. `pixels` is gray or RGB by `channels`, `alpha` one byte per pixel; both in zlib format. */
export interface Picture {
  width: number;
  height: number;
  pixels: Promise<Uint8Array>;
  pixelSize: [width: number, height: number];
  channels: 1 | 3;
  alpha: Promise<Uint8Array>;
}

const n2 = (value: number) => String(Math.round(value * 100) / 100);
const rgb = (color: string) =>
  [1, 3, 5].map((at) => Math.round((Number.parseInt(color.slice(at, at + 2), 16) / 255) * 1000) / 1000).join(' ');

/**
 * A PDF that is being written. Coordinates are in points from the top left corner. jsPDF writes the file (file.ts); the contents of pages
 * are written here, which is many times faster, and places images, text under images and shapes exactly.
 */
export class PdfDocument {
  readonly regular: EmbeddedFace;
  readonly bold: EmbeddedFace;
  readonly unseen: UnseenFace;
  page = 0;
  private readonly file: PdfFile;
  private readonly contents: (string[] | Promise<string>)[] = [];
  private readonly pictures: Picture[] = [];

  private readonly width: number;
  readonly height: number;
  /** How far the content of pages is moved to the right. */
  private readonly shift: number;
  /** In a language that is written from right to left, the whole layout is mirrored. */
  readonly isMirrored: boolean;

  constructor(fonts: FontFiles, properties: Properties, paper: PaperName = 'a4') {
    [this.width, this.height] = papers[paper];
    this.shift = (this.width - papers.a4[0]) / 2;
    this.isMirrored = properties.direction === 'rtl';
    this.file = new PdfFile([this.width, this.height], fonts, properties);
    const [regular, bold, unseen] = [this.file.font('regular'), this.file.font('bold'), this.file.font('unseen')];
    this.regular = new EmbeddedFace(regular.key, regular.metadata);
    this.bold = new EmbeddedFace(bold.key, bold.metadata);
    this.unseen = new UnseenFace(unseen.key, unseen.metadata);
  }

  // ── Pages ──

  /** Starts a page, and draws on it from now on. */
  addPage(): number {
    this.contents.push(this.shift === 0 ? [] : [`1 0 0 1 ${n2(this.shift)} 0 cm`]);
    return (this.page = this.file.addPage());
  }

  /** Draws on a page that was started and is not sealed. */
  select(page: number): void {
    this.page = page;
    this.file.select(page);
  }

  /** Nothing more will be drawn on these pages, so they are compressed while others are written. */
  seal(from: number, to: number): void {
    for (let page = from; page <= to; page++) {
      const operators = this.contents[page - 1];
      if (Array.isArray(operators)) this.contents[page - 1] = deflate(operators.join('\n')).then(latin1);
    }
  }

  /** The left edge of something that is `x` away from where lines begin. */
  leftOf(x: number, width: number): number {
    return this.isMirrored ? papers.a4[0] - x - width : x;
  }

  private y(top: number): string {
    return n2(this.height - top);
  }

  private put(operators: string): void {
    const contents = this.contents[this.page - 1];
    if (!Array.isArray(contents)) throw new Error(`Page ${this.page} is complete.`);
    contents.push(operators);
  }

  // ── Shapes and text ──

  /** Across the upper edge of the page. */
  band(height: number, color: string): void {
    this.rectangle(-this.shift, 0, this.width, height, color);
  }

  /** @param x distance from where lines begin; everything else is drawn at its left edge, see {@link leftOf} */
  rectangle(x: number, top: number, width: number, height: number, color: string): void {
    this.put(`${rgb(color)} rg ${n2(this.leftOf(x, width))} ${this.y(top + height)} ${n2(width)} ${n2(height)} re f`);
  }

  /** A path of points: closed and filled, or stroked with a line of this width. */
  path(points: readonly (readonly [x: number, top: number])[], color: string, stroke = 0, dash = ''): void {
    const path = points.map(([x, top], index) => `${n2(x)} ${this.y(top)} ${index === 0 ? 'm' : 'l'}`).join(' ');
    this.put(
      stroke > 0 ? `q ${rgb(color)} RG ${n2(stroke)} w 1 J 1 j ${dash && `[${dash}] 0 d `}${path} S Q` : `${rgb(color)} rg ${path} h f`,
    );
  }

  /** Part of a circle, in turns from the top, clockwise; a whole turn is a circle. */
  arc(x: number, top: number, radius: number, turns: number, color: string, stroke: number): void {
    const parts = Math.max(1, Math.ceil(Math.min(1, turns) * 8));
    const step = (Math.min(1, turns) * 2 * Math.PI) / parts;
    const reach = (4 / 3) * Math.tan(step / 4) * radius;
    const at = (angle: number) => [x + radius * Math.sin(angle), top - radius * Math.cos(angle)] as const;
    let path = `${n2(at(0)[0])} ${this.y(at(0)[1])} m`;
    for (let part = 0; part < parts; part++) {
      const [from, to] = [part * step, (part + 1) * step];
      const [[x0, t0], [x1, t1]] = [at(from), at(to)];
      path += ` ${n2(x0 + reach * Math.cos(from))} ${this.y(t0 + reach * Math.sin(from))} ${n2(x1 - reach * Math.cos(to))} ${this.y(t1 - reach * Math.sin(to))} ${n2(x1)} ${this.y(t1)} c`;
    }
    this.put(`q ${rgb(color)} RG ${n2(stroke)} w 1 J ${path} S Q`);
  }

  text(text: string, x: number, baseline: number, size: number, color: string, bold = false): void {
    const face = bold ? this.bold : this.regular;
    this.put(`BT /${face.key} ${n2(size)} Tf ${rgb(color)} rg ${n2(x)} ${this.y(baseline)} Td <${face.encode(text)}> Tj ET`);
  }

  /** Draws an image; `under` is invisible text below it, in left-to-right reading order. */
  picture(
    name: string,
    x: number,
    top: number,
    width: number,
    height: number,
    under?: { text: string; x: number; baseline: number; width: number; size: number },
  ): void {
    this.put(`q ${n2(width)} 0 0 ${n2(height)} ${n2(x)} ${this.y(top + height)} cm /${name} Do Q`);
    if (!under) return;
    const { hex, length } = this.unseen.encode(under.text);
    if (length > 0)
      this.put(
        `BT 3 Tr /${this.unseen.key} ${n2(under.size)} Tf ${n2((100 * under.width) / (length * under.size))} Tz ${n2(under.x)} ${this.y(under.baseline)} Td <${hex}> Tj 100 Tz 0 Tr ET`,
      );
  }

  addPicture(picture: Picture): string {
    return `P${this.pictures.push(picture)}`;
  }

  /** Writes the number of pages, which is known only at the end. @param x distance from where lines begin */
  pageTotal(x: number, baseline: number): void {
    this.put(`q 1 0 0 1 ${n2(this.leftOf(x, 0))} ${this.y(baseline)} cm /Total Do Q`);
  }

  // ── Links and outline ──

  link(x: number, top: number, width: number, height: number, to: string | Target): void {
    this.file.link(x + this.shift, top, width, height, to);
  }

  outline(parent: OutlineItem | null, title: string, page: number): OutlineItem {
    return this.file.outline(parent, title, page);
  }

  // ── The file ──

  /** Completes the document. */
  async finish(): Promise<Uint8Array<ArrayBuffer>> {
    this.seal(1, this.contents.length);
    const contents = await Promise.all(this.contents as Promise<string>[]);
    const pictures = await Promise.all(
      this.pictures.map(async ({ pixels, alpha, ...picture }) => ({
        ...picture,
        pixels: latin1(await pixels),
        alpha: latin1(await alpha),
      })),
    );
    const total = this.isMirrored ? `${contents.length} / ` : ` / ${contents.length}`;
    const start = this.isMirrored ? -this.regular.width(total) * styles.tiny.size : 0;
    const glyphs = this.regular.encode(total);
    return this.file.bytes(contents, (put, fontReference) => {
      const image = { Type: '/XObject', Subtype: '/Image', BitsPerComponent: 8 };
      for (const [index, { width, height, pixelSize, channels, pixels, alpha }] of pictures.entries()) {
        const mask = put('', { ...image, Width: width, Height: height, ColorSpace: '/DeviceGray' }, alpha, true);
        put(
          `P${index + 1}`,
          { ...image, Width: pixelSize[0], Height: pixelSize[1], ColorSpace: channels === 1 ? '/DeviceGray' : '/DeviceRGB', SMask: mask },
          pixels,
          true,
        );
      }
      const resources = `<</Font <</${this.regular.key} ${fontReference('regular')}>>>>`;
      put(
        'Total',
        { Type: '/XObject', Subtype: '/Form', BBox: '[-80 -4 80 12]', Resources: resources },
        `BT /${this.regular.key} ${styles.tiny.size} Tf ${rgb(colors.muted)} rg ${n2(start)} 0 Td <${glyphs}> Tj ET`,
        false,
      );
    });
  }
}
