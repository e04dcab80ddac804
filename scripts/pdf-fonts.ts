import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { auditPdfFonts } from '../server/audit/pdf-fonts.ts';

/** Writes the fonts of the PDF as files. `folder`: where a build puts generated files. */
export async function writePdfFonts(folder: string): Promise<{ absoluteSrc: string; relativeDest: string }[]> {
  mkdirSync(join(folder, 'fonts'), { recursive: true });
  return (await auditPdfFonts()).map(({ name, contents }) => {
    writeFileSync(join(folder, name), contents);
    return { absoluteSrc: join(folder, name), relativeDest: name };
  });
}
