import { oneLine } from '../../core/clip.ts';
import { because, type Gap } from '../../core/failure.ts';
import type { Header, PageFact, ResponseFact } from '../../core/facts.ts';
import { wallHeaders } from '../../lists/bot-walls.ts';
import { parseUrl, samePage } from '../../parse/urls.ts';

/** Headers of the page: only an answer of 2xx for the same address speaks for it, an error page's headers do not. Null otherwise. */
export function pageHeaders(response: ResponseFact | undefined): Header[] | null {
  return response && response.status >= 200 && response.status < 300 ? response.headers : null;
}

/** Why the headers are not known, for a verdict that would need them. */
export function gapOfHeaders(response: ResponseFact | undefined, missing: () => Gap): Gap {
  if (!response) return missing();
  return { reason: 'refused', ...because('no-own-headers', { status: response.status }) };
}

/** Path segments that sign-in pages have by convention, in the names that software gives them. */
const signInSegment = /(?:^|[/_.-])(?:log[-_]?in|sign[-_]?in|sso|oauth2?|saml2?|auth|sessions?\/new|authenticate|authorize)(?=$|[/_.-])/i;

/** The anonymous request ended on another address of the site that looks like a sign-in page. */
export function wentToSignIn(page: Pick<PageFact, 'url'>, response: ResponseFact): boolean {
  if (!response.redirected || samePage(page.url, response.finalUrl)) return false;
  const from = parseUrl(page.url)?.pathname ?? '';
  const to = parseUrl(response.finalUrl)?.pathname ?? '';
  return signInSegment.test(to) && !signInSegment.test(from);
}

/** The service that keeps programs out, where the headers of its refusal name it; '' elsewhere. */
export const botWallOf = ({ headers }: Pick<ResponseFact, 'headers'>): string =>
  wallHeaders.find(([name, part]) =>
    headers.some((header) => header.name.toLowerCase() === name && header.value.toLowerCase().includes(part)),
  )?.[2] ?? '';

/** Retry-After as the response has it, in one short line; '' without one. */
export const retryAfterOf = (response: Pick<ResponseFact, 'headers'> | undefined): string =>
  oneLine(response?.headers.find(({ name }) => name.toLowerCase() === 'retry-after')?.value ?? '', 60);
