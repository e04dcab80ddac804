import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { subsetPdfFonts } from '../../server/audit/documents/pdf-fonts.ts';

/** Writes the fonts of the PDF as files. `folder`: where a build puts generated files. */
export async function writePdfFonts(folder: string): Promise<{ absoluteSrc: string; relativeDest: string }[]> {
  mkdirSync(join(folder, 'fonts'), { recursive: true });
  return (await subsetPdfFonts()).map(({ name, contents }) => {
    // Renamed when it is whole, because builds for several browsers may run at the same time.
    const part = join(folder, `${name}.${process.pid}`);
    writeFileSync(part, contents);
    renameSync(part, join(folder, name));
    return { absoluteSrc: join(folder, name), relativeDest: name };
  });
}
