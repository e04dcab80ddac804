import { caps } from '../core/helpers/clip.ts';
import { DomBaseUrl, originOf } from './base.ts';
import { anchorHref } from './dom.ts';

/** Maximum number of cached URLs: pages repeat their links. */
const remembered = 10_000;

export interface UrlsOptions {
  /** Base URL for resolving. */
  baseUrl: string;
  /** URL of the document. */
  url: string;
  /** False for documents that are not rendered. */
  rendered: boolean;
}

/** Leaves other white space than the browser trims in place. */
function hrefOf(written: string, base?: string): string | null {
  try {
    return new URL(written, base).href;
  } catch {
    return null;
  }
}

/** Resolves URLs in the markup of a document. */
export class DomUrlResolver {
  readonly baseUrl: string;
  /** Whether the document was loaded over HTTPS. */
  readonly secure: boolean;
  readonly #base: DomBaseUrl;
  readonly #origin: string;
  readonly #rendered: boolean;
  readonly #resolved = new Map<string, string | null>();

  constructor({ baseUrl, url, rendered }: UrlsOptions) {
    this.baseUrl = baseUrl;
    this.#base = new DomBaseUrl(baseUrl);
    this.secure = url.startsWith('https:');
    this.#origin = originOf(url);
    this.#rendered = rendered;
  }

  /** Whether a URL has the document's origin. */
  sameOrigin(url: string): boolean {
    return url.startsWith('about:') || url.startsWith('blob:') || originOf(url) === this.#origin;
  }

  /** Resolves a URL against the document's base; null if it is invalid. */
  resolve(written: string): string | null {
    let url = this.#resolved.get(written);
    if (url === undefined) {
      url = this.#base.join(written)?.slice(0, caps.url) ?? null;
      if (url === null && written.length <= 100_000) url = hrefOf(written, this.baseUrl)?.slice(0, caps.url) ?? null;
      if (this.#resolved.size < remembered) this.#resolved.set(written, url);
    }
    return url;
  }

  /** Resolves the link of a rendered HTML document from the browser's result, which takes a third of the time. */
  resolveLink(element: Element, written: string): string | null {
    if (!this.#rendered || !(element instanceof HTMLAnchorElement)) return this.resolve(written);
    const known = this.#resolved.get(written);
    if (known !== undefined) return known;
    let url = this.#base.join(written);
    if (url === null) {
      // An invalid URL is returned as written, and so is an absolute one.
      const href = anchorHref.call(element);
      url = href === written ? hrefOf(href) : href;
    }
    url = url?.slice(0, caps.url) ?? null;
    if (this.#resolved.size < remembered) this.#resolved.set(written, url);
    return url;
  }
}
