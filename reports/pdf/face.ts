/** What jsPDF knows of an embedded TrueType font, as far as we use it. */
export interface FontMetadata {
  cmap: { unicode: { codeMap: Record<number, number | undefined> } };
  hmtx: { forGlyph(glyph: number): { advance: number } };
  head: { unitsPerEm: number };
  /** Filled by whoever writes text: the glyphs to embed, their characters, and their widths as [glyph, [width], …]. */
  glyIdsUsed: number[];
  toUnicode: Record<number, number>;
  Unicode: { widths: (number | number[])[] };
}

const hex4 = (code: number) => code.toString(16).padStart(4, '0');

/**
 * An embedded font. jsPDF measures and encodes too, but searches a list for every character, and drops characters that the font
 * does not have without a word. Here both are one look into a table, and it is known before what is covered.
 */
export class PdfFontFace {
  /** Width by UTF-16 code unit in em; NaN where the font has no glyph. */
  private readonly widths = new Float64Array(0x10000).fill(Number.NaN);
  /** Hexadecimal glyph ids of the characters used so far. */
  private readonly codes: (string | undefined)[] = [];

  constructor(
    readonly key: string,
    private readonly metadata: FontMetadata,
  ) {
    for (const [code, glyph] of Object.entries(metadata.cmap.unicode.codeMap)) {
      if (glyph && Number(code) >= 0x20 && Number(code) <= 0xffff)
        this.widths[Number(code)] = metadata.hmtx.forGlyph(glyph).advance / metadata.head.unitsPerEm;
    }
  }

  covers(text: string): boolean {
    for (let at = 0; at < text.length; at++) if (Number.isNaN(this.widths[text.charCodeAt(at)])) return false;
    return true;
  }

  /** In em; NaN when a character is not covered. */
  width(text: string): number {
    let sum = 0;
    for (let at = 0; at < text.length; at++) sum += this.widths[text.charCodeAt(at)]!;
    return sum;
  }

  widthAt(code: number): number {
    return this.widths[code]!;
  }

  /** Glyph ids as a hexadecimal string of a PDF; characters that are not covered become the replacement character, never nothing. */
  encode(text: string): string {
    let hex = '';
    for (let at = 0; at < text.length; at++) hex += this.codes[text.charCodeAt(at)] ?? this.use(text.charCodeAt(at));
    return hex;
  }

  private use(code: number): string {
    const { cmap, glyIdsUsed, toUnicode, Unicode } = this.metadata;
    const glyph = cmap.unicode.codeMap[code] || cmap.unicode.codeMap[0xfffd] || 0;
    if (!(glyph in toUnicode)) {
      glyIdsUsed.push(glyph);
      toUnicode[glyph] = code;
      Unicode.widths.push(glyph, [Math.round((this.metadata.hmtx.forGlyph(glyph).advance * 1000) / this.metadata.head.unitsPerEm)]);
    }
    return (this.codes[code] = hex4(glyph));
  }
}

/**
 * The font without pictures: every code is its own character, one em wide, and is never painted. It makes text that is drawn as a
 * picture selectable and searchable.
 */
export class PdfUnseenFace {
  constructor(
    readonly key: string,
    private readonly metadata: FontMetadata,
  ) {}

  /** @param text characters beyond U+FFFF fall away: the table of a font names one unit for each code */
  encode(text: string): { hex: string; length: number } {
    let hex = '';
    let length = 0;
    for (let at = 0; at < text.length; at++) {
      const code = text.charCodeAt(at);
      if (code < 0x20 || (code >= 0xd800 && code <= 0xdfff)) continue;
      this.metadata.toUnicode[code] = code;
      hex += hex4(code);
      length++;
    }
    return { hex, length };
  }
}
