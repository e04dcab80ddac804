import { caps, clipText } from '../core/helpers/clip.ts';
import type { LinkedFile } from '../core/report/digest.ts';
import type { KnownFacts } from '../core/facts.ts';
import type { Probe } from '../core/facts/probes.ts';
import type { Prober } from './prober.ts';
import { rememberingProber } from './remembering-prober.ts';

/** Maximum files of one page, and of a crawl: a page of downloads may link to thousands. */
const mostOfPage = 200;
const mostOfCrawl = 2_000;
const mostHops = 10;
/** Milliseconds that a page may wait for its files where the host asks for pauses. */
const patienceMs = 30_000;

/** Reads the status of files that pages of a crawl link to, each once in a crawl, in the way of link checks: HEAD first, few at a time. */
export class LinkedFiles {
  readonly #asked = new Set<string>();
  readonly #keyOf: (url: string) => string;

  /** @param keyOf equal for URLs that the crawl takes for one */
  constructor(keyOf: (url: string) => string) {
    this.#keyOf = keyOf;
  }

  /** The first of some files that were not requested yet, as many as a crawl may request. */
  notAsked = (urls: readonly string[]): string[] => urls.slice(0, mostOfCrawl).filter((url) => !this.#asked.has(this.#keyOf(url)));

  /**
   * @param urls files that may be requested
   * @param known of the page that links to them: what its link check found is not requested again
   * @param gapMs milliseconds between two requests that the host requires
   * @param sleep waits for that time
   */
  async read(
    urls: readonly string[],
    known: KnownFacts,
    prober: Prober,
    gapMs: number,
    sleep: (ms: number) => Promise<void>,
  ): Promise<LinkedFile[]> {
    const open = urls.filter((url) => !this.#asked.has(this.#keyOf(url)));
    const most = Math.min(mostOfPage, mostOfCrawl - this.#asked.size, gapMs > 0 ? Math.floor(patienceMs / gapMs) : Infinity);
    const now = open.slice(0, Math.max(0, most));
    for (const url of now) this.#asked.add(this.#keyOf(url));
    const found: LinkedFile[] = [];
    const remembering = rememberingProber(prober, known);
    const take = (probe: Probe) => void found.push(fileOf(probe));
    if (gapMs === 0) await remembering.probeLinks(now, take);
    else
      for (const url of now) {
        await sleep(gapMs);
        take(await remembering.probe(url));
      }
    // Stopped before there was a result: another page may ask again.
    const read = new Set(found.map(({ url }) => this.#keyOf(url)));
    for (const url of now) if (!read.has(this.#keyOf(url))) this.#asked.delete(this.#keyOf(url));
    return found;
  }
}

const fileOf = ({ url, status, class: kind, finalUrl, redirects, hops }: Probe): LinkedFile => ({
  url: clipText(url, caps.url),
  status,
  class: kind,
  ...(redirects > 0 && { to: clipText(finalUrl, caps.url) }),
  ...(hops && { hops: hops.slice(0, mostHops).map((hop) => ({ url: clipText(hop.url, caps.url), status: hop.status })) }),
});
