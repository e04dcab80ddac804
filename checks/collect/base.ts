import { caps } from '../core/clip.ts';
import { joinFlat } from './flat.ts';

// What a URL parser leaves as it is (URL Standard, 4.4): no dot segments, no percent-encoding, no port, a host of plain
// letters whose last label is no number, and no label in Punycode, which would have to be valid.
const path = String.raw`(?:/(?:[\w~-][\w.~-]*(?=[/?#]|$))?)*`;
const tail = String.raw`(?:\?[\w.~/=&+,;:@-]*)?(?:#[\w.~/=&+,;:@-]*)?$`;
const absolute = new RegExp(String.raw`^https?://(?:(?!xn--)[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}(?=/)${path}${tail}`);
const fromRoot = new RegExp(String.raw`^(?=/(?!/))${path}${tail}`);
// Without a colon it is no scheme.
const beside = new RegExp(String.raw`^[\w~-][\w.~-]*(?=[/?#]|$)${path}${tail}`);
const fragment = /^#[\w.~/=&+,;:@-]*$/;

/** Scheme and host as written, in lower case; the whole address where it has none. */
export const writtenOrigin = (url: string): string => /^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i.exec(url)?.[0].toLowerCase() ?? url;

/** Joins ordinary addresses to the base as a URL parser would. A page has thousands of them, and parsing one takes as long as a dozen reads of the DOM. */
export class BaseUrl {
  /** Scheme and host; '' where only a parser knows how to join. */
  readonly #origin: string;
  readonly #withoutFragment: string;
  readonly #folder: string;

  constructor(url: string) {
    this.#origin = /^https?:\/\/[^/?#]+(?=\/)/.exec(url)?.[0] ?? '';
    this.#withoutFragment = url.split('#', 1)[0]!;
    this.#folder = /^[^?#]*\//.exec(url)?.[0] ?? '';
  }

  /** The address, or null when it is not of a kind that is joined by putting two strings together. */
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
