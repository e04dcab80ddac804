/** The list of a batch as a file, written and read in pieces: a hundred thousand URLs may have 200 MB, and the thread serves others meanwhile. */
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createGunzip, createGzip } from 'node:zlib';

/** URLs of a line. */
const lineUrls = 500;
/** Maximum uncompressed size, so that a damaged or foreign file does not fill the memory. */
const mostBytes = 400_000_000;

/** @returns a compressed file with a JSON array of URLs in each line */
export const packUrls = (urls: readonly string[]): Promise<Buffer> => buffer(Readable.from(linesOf(urls)).pipe(createGzip()));

function* linesOf(urls: readonly string[]): Generator<string> {
  for (let at = 0; at < urls.length; at += lineUrls) yield `${JSON.stringify(urls.slice(at, at + lineUrls))}\n`;
}

/** @param file with JSON arrays of URLs, one a line @throws if it is damaged */
export async function unpackUrls(file: Uint8Array): Promise<string[]> {
  const urls: string[] = [];
  const read = (line: string) => {
    const found: unknown = JSON.parse(line);
    if (!Array.isArray(found) || !found.every((url) => typeof url === 'string')) throw new Error('The list is damaged.');
    for (const url of found as string[]) urls.push(url);
  };
  let begun: Buffer[] = [];
  let bytes = 0;
  for await (const part of Readable.from([file]).pipe(createGunzip()) as AsyncIterable<Buffer>) {
    bytes += part.length;
    if (bytes > mostBytes) throw new Error('The list is too large.');
    let from = 0;
    for (let end = part.indexOf('\n'); end >= 0; end = part.indexOf('\n', from)) {
      read(Buffer.concat([...begun, part.subarray(from, end)]).toString());
      [begun, from] = [[], end + 1];
    }
    if (from < part.length) begun.push(part.subarray(from));
  }
  if (begun.length > 0) read(Buffer.concat(begun).toString());
  return urls;
}
