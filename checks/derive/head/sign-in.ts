/** Pages to sign in: where they are by convention, and what a request without cookies got of one in place of the page. */
import type { FactTable, PageFact, PageTypeFact, ResponseFact } from '../../core/facts.ts';
import { loginPaths } from '../../lists/path-words.ts';
import { parseUrl, isSamePageUrl } from '../../parse/urls.ts';

/** Path segments that sign-in pages have by convention, in the names that software gives them. */
const signInSegment = /(?:^|[/_.-])(?:log[-_]?in|sign[-_]?in|sso|oauth2?|saml2?|auth|sessions?\/new|authenticate|authorize)(?=$|[/_.-])/i;

/** Our heuristic: raw HTML of fewer text units that lacks nearly all of the main content says nothing but "sign in". */
const limits = { formUnits: 300, mostShare: 0.2, leastUnits: 25 } as const;

/** What is known of the visit and of the request without cookies. */
type Facts = { [N in 'response' | 'served' | 'text' | 'parts']?: FactTable[N] | undefined };

const pathOf = (url: string) => parseUrl(url)?.pathname ?? '';

/** The anonymous request ended on another address of the site that looks like a sign-in page. */
export function isRedirectToSignIn(page: Pick<PageFact, 'url'>, response: ResponseFact): boolean {
  if (!response.redirected || isSamePageUrl(page.url, response.finalUrl)) return false;
  return signInSegment.test(pathOf(response.finalUrl)) && !signInSegment.test(pathOf(page.url));
}

/**
 * The raw HTML is a form to sign in, at the URL of a page that has none: it has a password field, and nearly nothing of the main content.
 * A form that is in the rendered page too is a part of that page.
 */
export function isServedSignIn({ served, text, parts }: Facts): boolean {
  if (!served?.password || !text || !parts || parts.forms.some(({ password }) => password)) return false;
  return served.units < limits.formUnits && text.mainUnits >= limits.leastUnits && served.inText < limits.mostShare;
}

/** A request without cookies got a page to sign in, by its status, its URL or its content. */
export function isAnsweredBySignIn(facts: Facts & Pick<FactTable, 'page'>): boolean {
  const { page, response } = facts;
  if (response && (response.status === 401 || response.status === 407 || isRedirectToSignIn(page, response))) return true;
  return isServedSignIn(facts);
}

/** The page that was visited is a form to sign in, at a URL that does not say so. */
export function isUnnamedSignIn({ url }: Pick<PageFact, 'url'>, type: PageTypeFact | undefined): boolean {
  if (type?.reason.code !== 'password') return false;
  const path = pathOf(url).toLowerCase();
  return !signInSegment.test(path) && !path.split('/').some((segment) => loginPaths.includes(segment));
}
