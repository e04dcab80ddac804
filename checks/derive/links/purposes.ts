/** The purpose of a link, from its URL alone, so that it works in every language. */
import { adHosts, affiliateHosts, affiliateParameters, affiliatePath } from '../../lists/affiliate-links.ts';
import { changingWords, tokenParameters } from '../../lists/changing-links.ts';
import { actionSegments, filterParameters, outboundSegments, visitorHosts, visitorSegments } from '../../lists/functional-paths.ts';
import { accountPaths, cartPaths, checkoutPaths, loginPaths } from '../../lists/path-words.ts';
import { memoizeByText } from '../../core/helpers/memoize-by-text.ts';
import { registrableDomain } from '../../parse/registrable-domain.ts';
import { parsedUrlParts, classifyParameters, percentDecode, type Address } from '../../parse/urls.ts';
import { withoutPageExtension } from './paths.ts';

const forVisitors = [...loginPaths, ...accountPaths, ...cartPaths, ...checkoutPaths];
const functional = new Set([...forVisitors, ...visitorSegments, ...actionSegments]);
const functionalHosts = new Set([...forVisitors, ...visitorHosts]);
const outbound = new Set(outboundSegments);

/**
 * Whether a link leads to sign-in, account, cart, a print version, another order or filter of a list, or away by a redirect of the site:
 * sites rightly keep crawlers away from these.
 */
export const isFunctionalLink = memoizeByText((url) => {
  const parsed = parsedUrlParts(url);
  if (!parsed) return false;
  const segments = percentDecode(parsed.pathname).toLowerCase().split('/').map(withoutPageExtension);
  if (segments.some((segment) => functional.has(segment)) || (outbound.has(segments[1] ?? '') && (segments[2] ?? '') !== '')) return true;
  const [label = '', ...others] = parsed.hostname.split('.');
  if (others.length > 1 && functionalHosts.has(label)) return true;
  return (
    classifyParameters(url).some(({ name, kind }) => kind === 'order' || kind === 'search' || isFilter(name)) ||
    isRouted(parsed.search) ||
    isAddToCartLink(url)
  );
});

/**
 * Whether a link adds something to a cart: the URL contains a word for a cart and one for adding, as separate words or parameters
 * (?go=basket&addId=3, /cart/add/7), or in one word (add-to-cart, ADD2BASKET, buy_now).
 */
export const isAddToCartLink = memoizeByText((url): boolean => {
  const parsed = parsedUrlParts(url);
  if (!parsed || !/^https?:$/.test(parsed.protocol)) return false;
  const parameters = parsed.search === '' ? [] : [...new URLSearchParams(parsed.search)].slice(0, mostParameters);
  const texts = [
    ...percentDecode(parsed.pathname).split('/'),
    ...parameters.flatMap(([name, value]) => (value.length > longestRoute ? [name] : [name, ...value.split('/')])),
  ]
    .filter((word) => word !== '')
    .map((word) => withoutPageExtension(word.toLowerCase()));
  return (
    texts.some((word) => inOne.test(word)) ||
    (texts.some((word) => carts.has(word)) && texts.some((word) => /^add(?:[-_]?(?:id|item|product|article))?$/.test(word)))
  );
});
const carts = new Set(cartPaths);
const inOne = /^(?:add|put)[-_]?(?:2|to)?[-_]?(?:cart|basket|bag)$|^buy[-_]now$|^(?:cart|basket)[-_]add$/;

/** Whether opening the URL may change something for the visitor: sign out, delete, unsubscribe. */
export function isChangingLink(url: string): boolean {
  const address = parsedUrlParts(url);
  if (!address) return false;
  // In a long segment, the word is part of a headline: /how-to-delete-a-page.
  if (address.pathname.split('/').some((step) => step.split(/[-_.]/).length <= 2 && saysChange(step))) return true;
  return classifyParameters(url).some(
    ({ name, value }) => consents.has(name.toLowerCase()) || saysChange(name) || (value.length <= 40 && saysChange(value)),
  );
}
const changes = new Set(changingWords);
const consents = new Set(tokenParameters);
const saysChange = (text: string): boolean => {
  const plain = percentDecode(text).toLowerCase();
  return [plain, plain.replace(/[-_]/g, ''), ...plain.split(/[-_.]/)].some((word) => changes.has(word));
};

/** Systems without readable paths have the page in a parameter: ?page=login, ?route=account/register. */
const routes = new Set(
  'page p action act a do route r view mode m task op option mod module controller c cmd title func section'.split(' '),
);
const isRouted = (query: string): boolean =>
  query !== '' &&
  [...new URLSearchParams(query)].slice(0, mostParameters).some(
    ([name, value]) =>
      routes.has(name.toLowerCase()) &&
      value.length <= longestRoute &&
      value
        .toLowerCase()
        .split('/')
        .some((part) => functional.has(part)),
  );
const mostParameters = 20;
const longestRoute = 60;

function isFilter(name: string): boolean {
  const lower = name.toLowerCase();
  return filterParameters.some((entry) => (/[_[]$/.test(entry) ? lower.startsWith(entry) : lower === entry));
}

/** `affiliate` or `ad` if only paid links have such URLs, otherwise null. */
export const paidLinkKind = memoizeByText((url): 'affiliate' | 'ad' | null => {
  const parsed = parsedUrlParts(url);
  if (!parsed || !/^https?:$/.test(parsed.protocol)) return null;
  if (onList(parsed, affiliates) || affiliatePath.test(parsed.pathname)) return 'affiliate';
  if (onList(parsed, ads)) return 'ad';
  if (parsed.search === '') return null;
  const domain = registrableDomain(parsed.hostname);
  const shop = domain.split('.', 1)[0]!;
  const paid = affiliateParameters.some(
    (pattern) =>
      (pattern.shop === shop || pattern.shop === domain) &&
      [...new URLSearchParams(parsed.search)].some(
        ([name, value]) => name.toLowerCase() === pattern.parameter && pattern.value.test(value),
      ),
  );
  return paid ? 'affiliate' : null;
});

/** Listed hosts with the path prefixes that count; '' for the whole host. */
const byHost = (entries: readonly string[]): ReadonlyMap<string, string[]> => {
  const hosts = new Map<string, string[]>();
  for (const entry of entries) {
    const slash = `${entry}/`.indexOf('/');
    const name = entry.slice(0, slash);
    const path = entry.slice(slash + 1);
    hosts.set(name, [...(hosts.get(name) ?? []), path]);
  }
  return hosts;
};
const affiliates = byHost(affiliateHosts);
const ads = byHost(adHosts);

/** Whether the host or one of its parents is listed, with the path's prefix. */
function onList({ hostname, pathname }: Address, hosts: ReadonlyMap<string, string[]>): boolean {
  for (let host = hostname; host !== ''; host = host.includes('.') ? host.slice(host.indexOf('.') + 1) : '') {
    if (hosts.get(host)?.some((path) => path === '' || pathname.startsWith(`/${path}`))) return true;
  }
  return false;
}
