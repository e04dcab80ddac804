/** A logo that a person chose: read, checked by decoding, kept as a data: URL. */
const mostBytes = 1_000_000;
const mostPixels = 4_000;

const signatures: readonly [type: string, bytes: readonly number[]][] = [
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['image/jpeg', [0xff, 0xd8, 0xff]],
];

/** @throws Error with a sentence for the reader when the file is no logo that can stand in a PDF */
export async function readLogo(file: Blob & { name?: string }): Promise<string> {
  const name = file.name ? `“${file.name}”` : 'This file';
  if (file.size === 0) throw new Error(`${name} is empty.`);
  if (file.size > mostBytes) throw new Error(`${name} has ${(file.size / 1e6).toFixed(1)} MB: a logo may have 1 MB at most. Save it smaller.`);
  const bytes = new Uint8Array(await file.arrayBuffer());
  const type = signatures.find(([, start]) => start.every((byte, index) => bytes[index] === byte))?.[0];
  if (!type) throw new Error(`${name} is no PNG and no JPEG picture. Save your logo as PNG, then choose that file.`);
  let size: { width: number; height: number };
  try {
    const picture = await createImageBitmap(new Blob([bytes], { type }));
    size = { width: picture.width, height: picture.height };
    picture.close();
  } catch {
    throw new Error(`${name} calls itself a picture, but cannot be shown: it is damaged. Save it again.`);
  }
  if (size.width > mostPixels || size.height > mostPixels) throw new Error(`${name} is ${size.width} × ${size.height} pixels: a logo may have ${mostPixels.toLocaleString('en')} each way at most.`);
  let binary = '';
  for (let at = 0; at < bytes.length; at += 0x8000) binary += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  return `data:${type};base64,${btoa(binary)}`;
}
