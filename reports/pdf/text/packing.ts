/** Bytes or text in zlib format, compressed by the browser. (A Blob would send them to another process and back.) */
export async function deflate(data: string | Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const { readable, writable } = new CompressionStream('deflate');
  const writer = writable.getWriter();
  const written = writer.write(typeof data === 'string' ? new TextEncoder().encode(data) : data).then(() => writer.close());
  const chunks: Uint8Array[] = [];
  const reader = readable.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) chunks.push(part.value);
  await written;
  const [first] = chunks;
  if (first && chunks.length === 1) return first;
  const whole = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}

/** Bytes as a string of characters 0…255, the form in which jsPDF builds its file. */
export function latin1(bytes: Uint8Array): string {
  let text = '';
  // The number of arguments of a call is limited.
  for (let at = 0; at < bytes.length; at += 8_192) text += String.fromCharCode(...bytes.subarray(at, at + 8_192));
  return text;
}
