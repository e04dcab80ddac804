/** Redirects, followed one at a time: each target is checked before it is requested. */
import { caps, clip } from '../core/clip.ts';
import type { ProbeHop } from '../core/facts.ts';
import { leadsToPrivateHost } from '../parse/private-hosts.ts';
import { isHttp, parseUrl } from '../parse/urls.ts';

/** Data of the platform about a response that its Response object lacks. */
export interface ResponseDetails {
  /** Status and target of a redirecting answer, whose Response browsers empty. */
  redirect: ProbeHop | null;
  /** A public name, and the server that answered has a private address. */
  fromPrivate: boolean;
  /** From the request to its answer, milliseconds. */
  tookMs?: number;
}

export type Followed =
  | { kind: 'answer'; response: Response; finalUrl: string; hops: ProbeHop[] | null }
  /**
   * Not followed, and the target not asked. `private`: into a private network; `private-name`: what was asked has a public name, and
   * answered from such a network; `forbidden`: to a host that the user has not let us ask; `elsewhere`: to no address of the web; `endless`; `hidden`: the browser does not show where to.
   */
  | { kind: 'private' | 'private-name' | 'forbidden' | 'elsewhere' | 'endless' | 'hidden'; finalUrl: string; hops: ProbeHop[] };

export interface FollowOptions {
  /** Host name of the audited page, the only private host that is requested. */
  pageHost: string;
  /** False if the user has not given permission. */
  allowed?: ((url: string) => boolean) | undefined;
  seen?: ((response: Response) => ResponseDetails | null) | undefined;
}

/** Browsers follow at most 20. */
const hopCap = 20;

/**
 * Requests a URL and follows its redirects as far as allowed.
 * @param request one request that does not follow redirects (`redirect: 'manual'`); its rejections are passed on. One that does
 *   follow them is judged by where it ended.
 */
export async function followRedirects(
  request: (url: string) => Promise<Response>,
  url: string,
  { pageHost, allowed, seen }: FollowOptions,
): Promise<Followed> {
  const hops: ProbeHop[] = [];
  const been = new Set<string>();
  for (let at = url; ;) {
    been.add(at);
    const response = await request(at);
    const known = seen?.(response) ?? null;
    const end = response.redirected ? response.url : at;
    const closed = (kind: Exclude<Followed['kind'], 'answer'>, finalUrl: string): Followed => {
      response.body?.cancel().catch(() => {});
      return { kind, finalUrl: clip(finalUrl, caps.url), hops };
    };
    if (known?.fromPrivate) return closed('private-name', end);
    if (leadsToPrivateHost(end, pageHost)) return closed('private', end);
    const redirect = known?.redirect ?? redirectOf(response, at);
    if (!redirect && response.type === 'opaqueredirect') return closed('hidden', at);
    if (!redirect) return { kind: 'answer', response, finalUrl: response.url || at, hops: response.redirected ? null : hops };
    hops.push({ url: clip(at, caps.url), status: redirect.status, ...(known?.tookMs !== undefined && { ms: Math.round(known.tookMs) }) });
    const next = parseUrl(redirect.url, at);
    if (!next || !isHttp(next)) return closed('elsewhere', redirect.url);
    // Credentials in an address would be sent: every request is to be anonymous.
    [next.username, next.password, next.hash] = ['', '', ''];
    if (leadsToPrivateHost(next.href, pageHost)) return closed('private', next.href);
    if (allowed && !allowed(next.href)) return closed('forbidden', next.href);
    // Without cookies, an address answers the second time as it did the first.
    if (been.has(next.href) || hops.length >= hopCap) return closed('endless', next.href);
    response.body?.cancel().catch(() => {});
    at = next.href;
  }
}

const redirects = [301, 302, 303, 307, 308];
/** Where the platform shows it. */
function redirectOf({ status, headers }: Response, url: string): ProbeHop | null {
  const location = redirects.includes(status) ? headers.get('location') : null;
  const target = location === null ? null : parseUrl(location, url);
  return target && { url: target.href, status };
}
