import { caps } from '../core/clip.ts';
import { BaseUrl, writtenOrigin } from './base.ts';
import { anchorHref } from './dom.ts';

/** URLs remembered: pages repeat their links. */
const remembered = 10_000;

export interface UrlsOptions {
  /** What URLs are resolved against. */
  baseUrl: string;
  /** Of the document. */
  url: string;
  /** False for documents that are not shown. */
  rendered: boolean;
}

/** As the browser reads it, which leaves other white space than its own around it where it is. */
function hrefOf(written: string, base?: string): string | null {
  try {
    return new URL(written, base).href;
  } catch {
    return null;
  }
}

/** Resolves what a document writes as URLs. */
export class UrlResolver {
  readonly baseUrl: string;
  /** The document came by https. */
  readonly secure: boolean;
  readonly #base: BaseUrl;
  readonly #origin: string;
  readonly #rendered: boolean;
  readonly #resolved = new Map<string, string | null>();

  constructor({ baseUrl, url, rendered }: UrlsOptions) {
    this.baseUrl = baseUrl;
    this.#base = new BaseUrl(baseUrl);
    this.secure = url.startsWith('https:');
    this.#origin = writtenOrigin(url);
    this.#rendered = rendered;
  }

  /** Of the document's origin. */
  sameOrigin(url: string): boolean {
    return url.startsWith('about:') || url.startsWith('blob:') || writtenOrigin(url) === this.#origin;
  }

  /** URL against the document's base; null when it does not parse. */
  resolve(written: string): string | null {
    let url = this.#resolved.get(written);
    if (url === undefined) {
      url = this.#base.join(written)?.slice(0, caps.url) ?? null;
      if (url === null && written.length <= 100_000) url = hrefOf(written, this.baseUrl)?.slice(0, caps.url) ?? null;
      if (this.#resolved.size < remembered) this.#resolved.set(written, url);
    }
    return url;
  }

  /** The same for a link of a shown HTML document, where the browser's own answer costs a third. */
  resolveLink(element: Element, written: string): string | null {
    if (!this.#rendered || !(element instanceof HTMLAnchorElement)) return this.resolve(written);
    const known = this.#resolved.get(written);
    if (known !== undefined) return known;
    let url = this.#base.join(written);
    if (url === null) {
      // What does not parse comes back as it was written: so does what was absolute already.
      const href = anchorHref.call(element);
      url = href === written ? hrefOf(href) : href;
    }
    url = url?.slice(0, caps.url) ?? null;
    if (this.#resolved.size < remembered) this.#resolved.set(written, url);
    return url;
  }
}
