import { fetchSiteFacts, type Net, type Site } from '../../checks/fetch/site.ts';

/**
 * Facts of a page's site, requested while the page loads. The page's final URL may differ from the one that was opened:
 * then files that depend on the URL are requested again, and files of the same origin are reused.
 */
export class SiteFiles {
  readonly #net: Net;
  readonly #now: number;
  readonly #sites = new Map<string, Promise<Site>>();

  constructor(net: Net, now: number) {
    this.#net = remembering(net);
    this.#now = now;
  }

  of(url: string): Promise<Site> {
    const key = url.split('#', 1)[0]!;
    const known = this.#sites.get(key);
    if (known) return known;
    const request = fetchSiteFacts(this.#net, key, { now: this.#now });
    request.catch(() => undefined);
    this.#sites.set(key, request);
    return request;
  }
}

/** A response as it was read: a reader that stopped early has everything that it needs. */
interface StoredFile {
  status: number;
  url: string;
  redirected: boolean;
  headers: Headers;
  chunks: Uint8Array[];
}

function remembering(net: Net): Net {
  const stored = new Map<string, Promise<StoredFile | null>>();
  return async (url, init) => {
    const before = await stored.get(url);
    if (before) return asResponse(before);
    let settle: (read: StoredFile | null) => void = () => undefined;
    stored.set(
      url,
      new Promise((resolve) => {
        settle = resolve;
      }),
    );
    try {
      const response = await net(url, init);
      const { status, redirected, headers, body } = response;
      const read: StoredFile = { status, url: response.url, redirected, headers, chunks: [] };
      if (!body) settle(read);
      return asResponse(read, body ? recorded(body, read.chunks, (whole) => settle(whole ? read : null)) : null);
    } catch (error) {
      settle(null);
      throw error;
    }
  };
}

/** @param ended called with whether the whole requested body was read */
function recorded(body: ReadableStream<Uint8Array>, chunks: Uint8Array[], ended: (whole: boolean) => void): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const { done, value } = await reader.read();
          if (done) {
            ended(true);
            controller.close();
            return;
          }
          chunks.push(value);
          controller.enqueue(value);
        } catch (error) {
          ended(false);
          controller.error(error);
        }
      },
      cancel(reason) {
        ended(true);
        return reader.cancel(reason);
      },
    },
    { highWaterMark: 0 },
  );
}

/** A Response created by hand has no URL. */
function asResponse(
  { status, url, redirected, headers, chunks }: StoredFile,
  body: ReadableStream<Uint8Array> | null = replayed(chunks),
): Response {
  return { status, url, redirected, headers, body, ok: status >= 200 && status < 300, type: 'basic' } as unknown as Response;
}

function replayed(chunks: readonly Uint8Array[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk);
      controller.close();
    },
  });
}
