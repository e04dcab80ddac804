import { X509Certificate } from 'node:crypto';
import { closeSync, openSync, readSync } from 'node:fs';
import { serverWords } from '../words.ts';

/** The bundles of operating systems have a quarter of that. */
const mostBytes = 1_000_000;

/** The certificates of a PEM bundle, one text each. @throws Error of the system, or with a sentence */
export function readAuthorities(path: string): string[] {
  const text = readStart(path);
  if (text.length > mostBytes) throw new Error(serverWords().authorities.large);
  const found = text.match(/-----BEGIN CERTIFICATE-----.*?-----END CERTIFICATE-----/gs) ?? [];
  if (found.length === 0) throw new Error(serverWords().authorities.none);
  return found.map((one, index) => {
    try {
      return new X509Certificate(one).toString();
    } catch {
      throw new Error(serverWords().authorities.broken({ index: index + 1 }));
    }
  });
}

/** A byte more than allowed, if there is more: the path may be a device that never ends. */
function readStart(path: string): string {
  const buffer = Buffer.alloc(mostBytes + 1);
  const file = openSync(path, 'r');
  try {
    let length = 0;
    for (let read = -1; read !== 0 && length < buffer.length; length += read)
      read = readSync(file, buffer, length, buffer.length - length, null);
    return buffer.toString('latin1', 0, length);
  } finally {
    closeSync(file);
  }
}
