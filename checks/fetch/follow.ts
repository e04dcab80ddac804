/** Follows redirects one at a time: each target is checked before it is requested. */
import { caps, clipText } from '../core/helpers/clip.ts';
import { failureReason } from '../core/failure.ts';
import type { Because } from '../core/facts/missing.ts';
import type { ProbeHop } from '../core/facts/probes.ts';
import { leadsToPrivateHost } from '../parse/private-hosts.ts';
import { isHttpUrl, parseUrl } from '../parse/urls.ts';

/** Details of a response that only the platform knows, not its Response object. */
export interface ResponseDetails {
  /** Status and target of a redirect; browsers return an empty Response for it. */
  redirect: ProbeHop | null;
  /** Whether a public host name was resolved to a private address. */
  fromPrivate: boolean;
  /** Milliseconds from the request to its response. */
  tookMs?: number;
}

export type Followed =
  | { kind: 'answer'; response: Response; finalUrl: string; hops: ProbeHop[] | null }
  /**
   * Not followed; the target was not requested. `private`: target in a private network. `private-name`: a public name that resolved to a private
   * address. `forbidden`: no permission for the host. `elsewhere`: not an http(s) URL. `endless`: too many redirects. `hidden`: the browser does not reveal the target.
   */
  | { kind: 'private' | 'private-name' | 'forbidden' | 'elsewhere' | 'endless' | 'hidden'; finalUrl: string; hops: ProbeHop[] };

/** Why redirects were not followed, for a fact that is missing because of it. */
export function whyNotFollowed({ kind, finalUrl }: Exclude<Followed, { kind: 'answer' }>): Because {
  switch (kind) {
    case 'private':
      return failureReason('leads-inside');
    case 'private-name':
      return failureReason('named-inside');
    case 'forbidden':
      return failureReason('other-origin', { origin: parseUrl(finalUrl)?.origin ?? 'unknown' });
    case 'elsewhere':
      return failureReason('leads-off-the-web');
    case 'endless':
      return failureReason('endless-redirects');
    default:
      return failureReason('hidden-redirect');
  }
}

export interface FollowOptions {
  /** Host name of the audited page, the only private host that may be requested. */
  pageHost: string;
  /** Returns false if the user has not granted permission for the URL. */
  allowed?: ((url: string) => boolean) | undefined;
  seen?: ((response: Response) => ResponseDetails | null) | undefined;
}

/** Browsers follow at most 20. */
const hopCap = 20;

/**
 * Requests a URL and follows its redirects as far as permitted.
 * @param request sends one request without following redirects (`redirect: 'manual'`); its rejections are passed on. If it does
 *   follow them, the final URL is checked.
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
      return { kind, finalUrl: clipText(finalUrl, caps.url), hops };
    };
    if (known?.fromPrivate) return closed('private-name', end);
    if (leadsToPrivateHost(end, pageHost)) return closed('private', end);
    const redirect = known?.redirect ?? redirectOf(response, at);
    if (!redirect && response.type === 'opaqueredirect') return closed('hidden', at);
    if (!redirect) return { kind: 'answer', response, finalUrl: response.url || at, hops: response.redirected ? null : hops };
    hops.push({
      url: clipText(at, caps.url),
      status: redirect.status,
      ...(known?.tookMs !== undefined && { ms: Math.round(known.tookMs) }),
    });
    const next = parseUrl(redirect.url, at);
    if (!next || !isHttpUrl(next)) return closed('elsewhere', redirect.url);
    // Credentials in a URL would be sent, but every request must be anonymous.
    [next.username, next.password, next.hash] = ['', '', ''];
    if (leadsToPrivateHost(next.href, pageHost)) return closed('private', next.href);
    if (allowed && !allowed(next.href)) return closed('forbidden', next.href);
    // Without cookies, a URL gives the same response again.
    if (been.has(next.href) || hops.length >= hopCap) return closed('endless', next.href);
    response.body?.cancel().catch(() => {});
    at = next.href;
  }
}

const redirects = [301, 302, 303, 307, 308];
/** The redirect of a response, if the platform reveals it. */
function redirectOf({ status, headers }: Response, url: string): ProbeHop | null {
  const location = redirects.includes(status) ? headers.get('location') : null;
  const target = location === null ? null : parseUrl(location, url);
  return target && { url: target.href, status };
}
