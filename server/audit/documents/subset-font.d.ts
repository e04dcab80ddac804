declare module 'subset-font' {
  /** Keeps only what `text` needs (its README has all options). */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'truetype' | 'woff' | 'woff2';
      keepFeatures?: readonly string[];
      noLayoutClosure?: boolean;
      noHinting?: boolean;
    },
  ): Promise<Buffer>;
}
