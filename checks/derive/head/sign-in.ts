/** Sign-in pages: at which URLs they are by convention, and whether a request without cookies got one instead of the page. */
import type { FactTable, OptionalFacts } from '../../core/facts.ts';
import type { PageFact } from '../../core/facts/page.ts';
import type { PageTypeFact } from '../../core/facts/about.ts';
import type { ResponseFact } from '../../core/facts/site.ts';
import { loginPaths } from '../../lists/path-words.ts';
import { parseUrl, areSamePage } from '../../parse/urls.ts';

/** Path segments of sign-in pages, as common software names them. */
const signInSegment = /(?:^|[/_.-])(?:log[-_]?in|sign[-_]?in|sso|oauth2?|saml2?|auth|sessions?\/new|authenticate|authorize)(?=$|[/_.-])/i;

/** Our heuristic: raw HTML with fewer text units, and with hardly any of the main content, is only a sign-in form. */
const limits = { formUnits: 300, mostShare: 0.2, leastUnits: 25 } as const;

/** What is known of the visit and of the request without cookies. */
type Facts = OptionalFacts<'response' | 'served' | 'text' | 'parts'>;

const pathOf = (url: string) => parseUrl(url)?.pathname ?? '';

/** Whether the request without cookies was redirected to a URL of the site that looks like a sign-in page. */
export function isRedirectToSignIn(page: Pick<PageFact, 'url'>, response: ResponseFact): boolean {
  if (!response.redirected || areSamePage(page.url, response.finalUrl)) return false;
  return signInSegment.test(pathOf(response.finalUrl)) && !signInSegment.test(pathOf(page.url));
}

/** Whether a visit ended at a sign-in page instead of the requested one: by its URL, or because it is nothing but a sign-in form. */
export function isSentToSignIn(requested: string, finalUrl: string, type: PageTypeFact | undefined): boolean {
  if (areSamePage(requested, finalUrl) || signInSegment.test(pathOf(requested))) return false;
  return signInSegment.test(pathOf(finalUrl)) || type?.reason.code === 'password';
}

/**
 * Whether the raw HTML is a sign-in form instead of the page: it has a password field that the rendered page does not have, and hardly any
 * of the main content.
 */
export function isServedSignIn({ served, text, parts }: Facts): boolean {
  if (!served?.password || !text || !parts || parts.forms.some(({ password }) => password)) return false;
  return served.units < limits.formUnits && text.mainUnits >= limits.leastUnits && served.inText < limits.mostShare;
}

/** Whether a request without cookies got a sign-in page, by its status, its URL or its content. */
export function isAnsweredBySignIn(facts: Facts & Pick<FactTable, 'page'>): boolean {
  const { page, response } = facts;
  if (response && (response.status === 401 || response.status === 407 || isRedirectToSignIn(page, response))) return true;
  return isServedSignIn(facts);
}

/** Whether the visited page is a sign-in form at a URL that does not look like one. */
export function isUnnamedSignIn({ url }: Pick<PageFact, 'url'>, type: PageTypeFact | undefined): boolean {
  if (type?.reason.code !== 'password') return false;
  const path = pathOf(url).toLowerCase();
  return !signInSegment.test(path) && !path.split('/').some((segment) => loginPaths.includes(segment));
}
