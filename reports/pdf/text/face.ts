/** What we use of jsPDF's data about an embedded TrueType font. */
export interface FontMetadata {
  cmap: { unicode: { codeMap: Record<number, number | undefined> } };
  hmtx: { forGlyph(glyph: number): { advance: number } };
  head: { unitsPerEm: number };
  /** Filled while text is written: the glyphs to embed, their characters, and their widths as [glyph, [width], …]. */
  glyIdsUsed: number[];
  toUnicode: Record<number, number>;
  Unicode: { widths: (number | number[])[] };
}

const hex4 = (code: number) => code.toString(16).padStart(4, '0');

/**
 * An embedded font. jsPDF can also measure and encode, but searches a list for every character, and silently drops characters that the
 * font lacks. Here, both are table lookups, and it is known in advance which characters are covered.
 */
export class EmbeddedFace {
  /** Width by UTF-16 code unit in em; NaN if the font has no glyph. */
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

  /** In em; NaN if a character is not covered. */
  width(text: string): number {
    let sum = 0;
    for (let at = 0; at < text.length; at++) sum += this.widths[text.charCodeAt(at)]!;
    return sum;
  }

  widthAt(code: number): number {
    return this.widths[code]!;
  }

  /** Glyph ids as a hexadecimal PDF string; characters that are not covered become the replacement character, and are never dropped. */
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
 * The invisible font: every code is its own character, one em wide, and is never painted. It makes text that is drawn as an
 * image selectable and searchable.
 */
export class UnseenFace {
  constructor(
    readonly key: string,
    private readonly metadata: FontMetadata,
  ) {}

  /** @param text characters beyond U+FFFF are dropped, because the font's table has one unit per code */
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
