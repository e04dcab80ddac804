import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FontFiles } from '../../../reports/pdf/file.ts';

/** Characters that the PDF writes as text: Latin, Greek and Cyrillic with their extensions, punctuation, currencies, letter-like symbols. */
const ranges: readonly [from: number, to: number][] = [
  [0x20, 0x7e],
  [0xa0, 0x24f],
  [0x2b0, 0x2ff],
  [0x370, 0x52f],
  [0x1e00, 0x1fff],
  [0x2010, 0x2027],
  // 0x202f: the narrow no-break space.
  [0x202f, 0x205e],
  [0x2070, 0x209f],
  [0x20a0, 0x20c0],
  [0x2100, 0x218f],
  [0x2190, 0x2193],
  [0x2200, 0x22ff],
  [0x25a0, 0x25ff],
  [0xfb00, 0xfb06],
  [0xfffd, 0xfffd],
];
const covered = ranges
  .map(([from, to]) => Array.from({ length: to - from + 1 }, (_, index) => String.fromCharCode(from + index)).join(''))
  .join('');
const options = { targetFormat: 'truetype', keepFeatures: [], noLayoutClosure: true, noHinting: true } as const;

export interface FontFile {
  name: string;
  contents: Uint8Array;
}

/**
 * The fonts of the PDF, subset from Noto Sans (SIL Open Font License). `unseen` contains only a space: text that is drawn as
 * an image is also written invisibly in this font, so that it can be searched and copied.
 */
export async function subsetPdfFonts(): Promise<FontFile[]> {
  // Only needed for a build; a package contains the prebuilt fonts.
  const { default: subsetFont } = await import('subset-font');
  const folder = dirname(createRequire(import.meta.url).resolve('@expo-google-fonts/noto-sans/package.json'));
  const regular = readFileSync(join(folder, '400Regular/NotoSans_400Regular.ttf'));
  const bold = readFileSync(join(folder, '700Bold/NotoSans_700Bold.ttf'));
  return [
    { name: 'fonts/regular.ttf', contents: await subsetFont(regular, covered, options) },
    { name: 'fonts/bold.ttf', contents: await subsetFont(bold, covered, options) },
    { name: 'fonts/unseen.ttf', contents: await subsetFont(regular, ' ', options) },
    { name: 'fonts/LICENSE.txt', contents: readFileSync(join(folder, 'LICENSE_FONT')) },
  ];
}

let fonts: Promise<FontFiles> | null = null;
/** The fonts: prebuilt in the package, otherwise built, once per process. */
export const readPdfFonts = (): Promise<FontFiles> =>
  (fonts ??= read().catch((error: unknown) => {
    fonts = null;
    throw error;
  }));

async function read(): Promise<FontFiles> {
  const folder = fileURLToPath(new URL('fonts', import.meta.url));
  const files = existsSync(folder) ? null : await subsetPdfFonts();
  const font = (name: keyof FontFiles) =>
    Buffer.from(files?.find((file) => file.name === `fonts/${name}.ttf`)!.contents ?? readFileSync(join(folder, `${name}.ttf`))).toString(
      'latin1',
    );
  return { regular: font('regular'), bold: font('bold'), unseen: font('unseen') };
}
