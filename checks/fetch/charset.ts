import { runToCompletion } from '../core/helpers/run-to-completion.ts';
import type { ResponseFact } from '../core/facts/site.ts';
import { charsetOf, encodingByLabel } from '../parse/encodings.ts';

/** Number of bytes in which the HTML Standard looks for a meta element with an encoding. */
const prescanBytes = 1_024;
/** Bytes decoded between two yields: encodings with large tables take 25 ms per megabyte. */
const step = 65_536;

/**
 * Decodes a document in the order of the HTML Standard (encoding sniffing): byte order mark, Content-Type header, meta in the
 * first 1,024 bytes. Without any of them, UTF-8 if the bytes are valid UTF-8, otherwise windows-1252, the Standard's usual fallback.
 */
export function* decodeHtmlInSteps(
  bytes: Uint8Array,
  contentType: string,
): Generator<void, { text: string; from: ResponseFact['charsetEarly'] }> {
  const mark = byteOrderMark(bytes);
  if (mark) return { text: yield* decoded(new TextDecoder(mark), bytes), from: 'bom' };
  const header = decoderFor(charsetOf(contentType));
  if (header) return { text: yield* decoded(header, bytes), from: 'header' };
  const start = latin1(bytes.subarray(0, prescanBytes));
  const declared = metaCharset(start) ?? (/xml/i.test(contentType) ? xmlEncoding(start) : undefined);
  // HTML Standard: a document whose meta can be read as ASCII is not UTF-16.
  const meta = decoderFor(
    declared && /^utf-?16/i.test(declared) ? 'utf-8' : declared?.toLowerCase() === 'x-user-defined' ? 'windows-1252' : declared,
  );
  if (meta) return { text: yield* decoded(meta, bytes), from: 'meta' };
  try {
    return { text: yield* decoded(new TextDecoder('utf-8', { fatal: true }), bytes), from: 'none' };
  } catch {
    return { text: yield* decoded(new TextDecoder('windows-1252'), bytes), from: 'none' };
  }
}

/** The same without yields, for workers. */
export const decodeHtml = (bytes: Uint8Array, contentType: string) => runToCompletion(decodeHtmlInSteps(bytes, contentType));

function* decodedParts(decoder: TextDecoder, bytes: Uint8Array): Generator<void, string[]> {
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += step) {
    parts.push(decoder.decode(bytes.subarray(at, at + step), { stream: true }));
    yield;
  }
  return [...parts, decoder.decode()];
}
function* decoded(decoder: TextDecoder, bytes: Uint8Array): Generator<void, string> {
  return (yield* decodedParts(decoder, bytes)).join('');
}

function byteOrderMark(bytes: Uint8Array): 'utf-8' | 'utf-16be' | 'utf-16le' | null {
  const [a, b, c] = bytes;
  if (a === 0xef && b === 0xbb && c === 0xbf) return 'utf-8';
  if (a === 0xfe && b === 0xff) return 'utf-16be';
  return a === 0xff && b === 0xfe ? 'utf-16le' : null;
}

function decoderFor(label: string | undefined): TextDecoder | null {
  const encoding = label ? encodingByLabel(label) : null;
  return encoding === null ? null : new TextDecoder(encoding);
}

const latin1 = (bytes: Uint8Array) => String.fromCharCode(...bytes);

function metaCharset(start: string): string | undefined {
  const visible = start.replace(/<!--[^]*?(?:-->|$)/g, '');
  for (const [, inside = ''] of visible.matchAll(/<meta[\s/]([^>]*)>/gi)) {
    const attributes = new Map<string, string>();
    for (const [, name = '', double, single, bare] of inside.matchAll(/([^\s=/"']+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g)) {
      if (!attributes.has(name.toLowerCase())) attributes.set(name.toLowerCase(), double ?? single ?? bare ?? '');
    }
    const charset = attributes.get('charset');
    if (charset !== undefined) return charset.trim();
    if (attributes.get('http-equiv')?.toLowerCase() === 'content-type') {
      const found = charsetOf(attributes.get('content') ?? '');
      if (found) return found;
    }
  }
  return undefined;
}

const xmlEncoding = (start: string) => /^\s*<\?xml[^>]*\sencoding\s*=\s*["']([\w.:-]+)/i.exec(start)?.[1];

/** Decodes text files that must be UTF-8 (robots.txt, sitemaps, llms.txt), unless they have a UTF-16 byte order mark. @returns the text in parts */
export const decodeTextInSteps = (bytes: Uint8Array): Generator<void, string[]> =>
  decodedParts(new TextDecoder(byteOrderMark(bytes) ?? 'utf-8'), bytes);
/** The same at once, for small files and workers. */
export const decodeText = (bytes: Uint8Array): string => runToCompletion(decodeTextInSteps(bytes)).join('');
