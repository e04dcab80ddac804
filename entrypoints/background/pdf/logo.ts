import { written } from '../../../words/written.ts';
import type { Logo } from '../../../reports/pdf/book.ts';
import { coloredPicture } from '../../../reports/pdf/text-painter.ts';

/** Maximum size: enough for its place on paper. */
const most = { width: 720, height: 220 } as const;

/**
 * Decodes a logo.
 * @param url data: URL of an image
 * @throws with a sentence if the browser cannot show it
 */
export async function readWorkerLogo(url: string): Promise<Logo> {
  try {
    if (!/^data:image\//i.test(url)) throw new Error('no picture');
    const bitmap = await createImageBitmap(await (await fetch(url)).blob());
    const scale = Math.min(1, most.width / bitmap.width, most.height / bitmap.height);
    const [width, height] = [Math.max(1, Math.round(bitmap.width * scale)), Math.max(1, Math.round(bitmap.height * scale))];
    const context = new OffscreenCanvas(width, height).getContext('2d');
    if (!context) throw new Error('no canvas');
    context.imageSmoothingQuality = 'high';
    context.drawImage(bitmap, 0, 0, width, height);
    bitmap.close();
    // Large logos get four pixels per point on paper; small ones are not enlarged beyond their size.
    return { width: width / 2, height: height / 2, picture: coloredPicture(context.getImageData(0, 0, width, height).data, width, height) };
  } catch {
    throw new Error(written.words.making.logo);
  }
}
