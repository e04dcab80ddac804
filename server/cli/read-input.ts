/** Reads what a command is given, up to a size: a file may be a pipe, a device, or not what its name says. */
import { createReadStream } from 'node:fs';
import { serverWords } from '../words.ts';

/** Maximum bytes of each kind of input. */
export const inputBytes = { config: 1_000_000, cookies: 10_000_000, urls: 100_000_000, sitemap: 50_000_000 } as const;

/** @param most bytes @throws Error of the system, or with a clause that says the limit */
export const readInputFile = (path: string, most: number): Promise<Buffer<ArrayBuffer>> =>
  readInputStream(createReadStream(path, { highWaterMark: 1_000_000 }), most);

/** @param most bytes @throws Error with a clause that says the limit */
export async function readInputStream(stream: AsyncIterable<unknown>, most: number): Promise<Buffer<ArrayBuffer>> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of stream) {
    const read = Buffer.from(part as Uint8Array);
    bytes += read.length;
    if (bytes > most) throw new Error(serverWords().commands.usage.inputTooLarge({ megabytes: most / 1_000_000 }));
    parts.push(read);
  }
  return Buffer.concat(parts);
}
