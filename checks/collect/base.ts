import { caps } from '../core/helpers/clip.ts';
import { joinFlat } from './walk/flat.ts';

// URLs that a URL parser leaves unchanged (URL Standard, 4.4): no dot segments, no percent-encoding, no port, an ASCII host
// whose last label is not a number, and no Punycode label, which would have to be validated.
const path = String.raw`(?:/(?:[\w~-][\w.~-]*(?=[/?#]|$))?)*`;
const tail = String.raw`(?:\?[\w.~/=&+,;:@-]*)?(?:#[\w.~/=&+,;:@-]*)?$`;
const absolute = new RegExp(String.raw`^https?://(?:(?!xn--)[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}(?=/)${path}${tail}`);
const fromRoot = new RegExp(String.raw`^(?=/(?!/))${path}${tail}`);
// Without a colon it cannot be a scheme.
const beside = new RegExp(String.raw`^[\w~-][\w.~-]*(?=[/?#]|$)${path}${tail}`);
const fragment = /^#[\w.~/=&+,;:@-]*$/;

/** Scheme and host as written, in lower case; the whole URL if it has none. */
export const originOf = (url: string): string => /^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i.exec(url)?.[0].toLowerCase() ?? url;

/** Joins ordinary relative URLs to the base like a URL parser. A page has thousands of them, and parsing one takes as long as a dozen DOM reads. */
export class DomBaseUrl {
  /** Scheme and host; '' if only a parser can resolve URLs against this base. */
  readonly #origin: string;
  readonly #withoutFragment: string;
  readonly #folder: string;

  constructor(url: string) {
    this.#origin = /^https?:\/\/[^/?#]+(?=\/)/.exec(url)?.[0] ?? '';
    this.#withoutFragment = url.split('#', 1)[0]!;
    this.#folder = /^[^?#]*\//.exec(url)?.[0] ?? '';
  }

  /** The absolute URL, or null if concatenation is not enough. */
  join(written: string): string | null {
    if (written.length > caps.url || this.#origin === '') return null;
    switch (written.charCodeAt(0)) {
      case 0x23:
        return fragment.test(written) ? joinFlat(this.#withoutFragment, written) : null;
      case 0x2f:
        return fromRoot.test(written) ? joinFlat(this.#origin, written) : null;
      case 0x68:
        return absolute.test(written) ? written : beside.test(written) ? joinFlat(this.#folder, written) : null;
      default:
        return beside.test(written) ? joinFlat(this.#folder, written) : null;
    }
  }
}
