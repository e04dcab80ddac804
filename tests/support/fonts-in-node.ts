import { subsetPdfFonts } from '../../server/audit/documents/pdf-fonts.ts';
import type { FontFiles } from '../../reports/pdf/file.ts';

/** The fonts of the build, made here. */
export async function fontsInNode(): Promise<FontFiles> {
  const files = new Map((await subsetPdfFonts()).map(({ name, contents }) => [name, Buffer.from(contents).toString('latin1')]));
  const read = (name: string) => files.get(`fonts/${name}.ttf`)!;
  return { regular: read('regular'), bold: read('bold'), unseen: read('unseen') };
}
