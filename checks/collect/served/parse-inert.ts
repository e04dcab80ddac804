/** Characters written to the parser between two pauses: a few milliseconds even for the worst sources (nesting.ts). */
const chunk = 8_192;
const whole = 16_384;

/**
 * Parses a source into a document that is not rendered: scripts do not run, nothing is loaded, noscript content becomes elements.
 * In chunks with pauses, because a large source would block the page. Firefox does not allow content scripts to open a document, and parses
 * a large source at once within 15 ms.
 * @param xml the page was served as XML; throws if its source is not well-formed
 * @param trusted makes TrustedHTML of a part, where the page requires it of our code too
 */
export async function parseInertDocument(
  html: string,
  pause: () => Promise<void>,
  xml: boolean,
  trusted: (part: string) => string = (part) => part,
): Promise<Document> {
  if (xml) {
    const parsed = new DOMParser().parseFromString(trusted(html), 'application/xhtml+xml');
    if (parsed.getElementsByTagName('parsererror').length > 0) throw new Error('The source is not well-formed XML.');
    return parsed;
  }
  if (html.length <= whole) return new DOMParser().parseFromString(trusted(html), 'text/html');
  const inert = new DOMParser().parseFromString(trusted(''), 'text/html').implementation.createHTMLDocument('');
  // Called on the prototype, because the source may name an element `write`.
  const { write, close } = Document.prototype;
  try {
    (Document.prototype.open as (this: Document) => Document).call(inert);
  } catch {
    return new DOMParser().parseFromString(trusted(html), 'text/html');
  }
  for (let at = 0; at < html.length; at += chunk) {
    write.call(inert, trusted(html.slice(at, at + chunk)));
    await pause();
  }
  close.call(inert);
  return inert;
}
