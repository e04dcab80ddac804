import { difference, elements, table } from '../core/evidence.ts';
import { defineSignal } from '../core/signal.ts';
import { fail, na, note, pass, unchecked, verdict, warn, type Finding } from '../core/verdict.ts';
import { canonicalsOf } from '../derive/canonicals.ts';
import { linkTagRef } from '../core/element-refs.ts';
import { alternatesOf, isFullyQualified } from '../derive/hreflang.ts';
import { noHeaders, pageHeaders } from '../derive/page-response.ts';
import { classifyParameters, comparableUrl, parseUrl, samePage, urlVariance, type UrlDifference } from '../parse/urls.ts';

const hasRootPath = (url: string) => /^\/(?:(?:index|default|home)\.\w+)?$/i.test(parseUrl(url)?.pathname ?? '');
const differenceNames: Record<UrlDifference, string> = {
  case: 'upper and lower case', slash: 'the slash at the end', parameters: 'tracking or session parameters', www: 'www', scheme: 'http and https', fragment: 'the fragment',
};

export default defineSignal({
  id: 'canonical-tag',
  title: 'One valid absolute canonical',
  group: 'crawling',
  why: 'The canonical names the address under which copies of a page are indexed and cited together. Statements that are broken or contradict each other are ignored, and the engine chooses.',
  sources: [
    { title: 'Google, How to specify a canonical URL with rel="canonical" and other methods', url: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls', checked: '2026-11-21', mark: 'primary' },
    { title: 'Lighthouse, Document does not have a valid rel=canonical', url: 'https://developer.chrome.com/docs/lighthouse/seo/canonical', checked: '2026-11-21', mark: 'primary' },
    { title: 'RFC 6596, The Canonical Link Relation', url: 'https://www.rfc-editor.org/rfc/rfc6596.html', checked: '2026-11-21', mark: 'general' },
  ],
  scope: ['D', 'H'],
  weight: 5,
  geo: { category: 'access', points: 3, grade: 'strong' },
  tools: ['indexability', 'canonical'],
  needs: ['page', 'head'],
  uses: ['response'],
  limits: {},
  messages: {
    self: () => ({ text: 'The canonical is this address.', fix: '' }),
    elsewhere: (url: string) => ({ text: `This page canonicalises to ${url}`, fix: '' }),
    cleans: () => ({ text: 'The canonical is this address without tracking or session parameters, as it should be.', fix: '' }),
    none: () => ({ text: 'Does not apply: no canonical is named, and the address has no query. A canonical is optional.', fix: '' }),
    missingWithQuery: (query: string) => ({
      text: `No canonical is named, and the address has a query string: ${query}`,
      fix: 'Name the canonical address, so that the page is not indexed once for each combination of parameters.',
    }),
    several: (count: number) => ({ text: `${count} different canonicals are named: engines ignore them all or choose one.`, fix: 'Keep one canonical.' }),
    headerDisagrees: () => ({ text: 'The Link header and the HTML name different canonicals.', fix: 'Name the same address in both, or keep one of them.' }),
    inBody: () => ({ text: 'A canonical stands in the body, where it is ignored.', fix: 'Put it into the head, and make sure that no other element ends the head before it.' }),
    unreadable: (href: string) => ({ text: href.trim() === '' ? 'The canonical is empty.' : `The canonical is no valid http address: ${href}`, fix: 'Write an absolute address, for instance https://example.com/page.' }),
    root: (url: string) => ({ text: `This inner page canonicalises to the home page, ${url}`, fix: 'Name the address of this page.' }),
    otherLanguage: (url: string, code: string) => ({
      text: `The canonical is the address of another language or region (hreflang ${code}): ${url}`,
      fix: 'Let each language version name itself as canonical.',
    }),
    relative: (href: string) => ({ text: `The canonical is a relative address: ${href}`, fix: 'Write the whole address with scheme and host.' }),
    insecure: (url: string) => ({ text: `The page is served by https, its canonical by http: ${url}`, fix: 'Write https.' }),
    fragment: (href: string) => ({ text: `The canonical contains a fragment, which engines cut off: ${href}`, fix: 'Leave the fragment out.' }),
    nearly: (url: string, what: string) => ({
      text: `The canonical differs from this address only by ${what}: ${url}`,
      fix: 'Use one spelling everywhere: in the canonical, in links, and by a redirect.',
    }),
  },
  judge({ page, head, response }, { m, missing }) {
    const headers = pageHeaders(response);
    const canonicals = canonicalsOf(head, headers, page.url);
    const statements = table(['Where', 'As written', 'Address'], canonicals.map(({ from, href, url, tag }) => ({
      cells: [from === 'header' ? 'Link header' : from, href, url ?? 'not valid'], ...(tag ? { at: tag.selector } : {}),
    })));
    const { search } = parseUrl(page.url) ?? { search: '' };
    const unknown = headers ? null : noHeaders(response, () => missing('response'));
    if (canonicals.length === 0) {
      if (unknown) return unchecked(unknown.reason, unknown.detail);
      return search === '' ? na(m.none()) : verdict([warn(m.missingWithQuery(search))]);
    }

    const failures: Finding[] = [];
    const inBody = canonicals.filter(({ from }) => from === 'body');
    if (inBody.length > 0) failures.push(fail(m.inBody(), elements(inBody.flatMap(({ tag }) => (tag ? [linkTagRef(tag)] : [])))));
    const counted = canonicals.filter(({ from }) => from !== 'body');
    const broken = counted.find(({ url }) => url === null);
    if (broken) failures.push(fail(m.unreadable(broken.href), statements));
    const targets = (from: 'head' | 'header') => new Set(counted.flatMap((one) => (one.from === from && one.url ? [comparableUrl(one.url)] : [])));
    const inHead = targets('head');
    const inHeader = targets('header');
    const all = new Set([...inHead, ...inHeader]);
    if (inHead.size === 1 && inHeader.size === 1 && all.size === 2) failures.push(fail(m.headerDisagrees(), statements));
    else if (all.size > 1) failures.push(fail(m.several(all.size), statements));

    const warnings: Finding[] = [];
    const [target] = all;
    const one = counted.find(({ url }) => url !== null);
    if (all.size === 1 && target !== undefined && one) {
      const variance = urlVariance(page.url, target);
      const alternates = alternatesOf(head, headers, page.url).filter(({ url }) => url !== null);
      const codes = (url: string) => alternates.filter((alternate) => samePage(alternate.url!, url)).map(({ code }) => code.toLowerCase());
      const own = codes(page.url);
      const others = codes(target).filter((code) => code !== 'x-default');
      // A query at the root is mostly the visitor's own (where the click came from), so the visited address is then the home page too.
      if (hasRootPath(target) && parseUrl(target)?.search === '' && !hasRootPath(page.url) && parseUrl(target)?.host === parseUrl(page.url)?.host) failures.push(fail(m.root(target), statements));
      else if (variance === null && own.length > 0 && others.length > 0 && !others.some((code) => own.includes(code))) {
        failures.push(fail(m.otherLanguage(target, others[0]!), statements));
      }
      if (one.from === 'head' && !isFullyQualified(one.href)) warnings.push(warn(m.relative(one.href), statements));
      if (page.url.startsWith('https:') && target.startsWith('http:')) warnings.push(warn(m.insecure(target), statements));
      if (one.href.includes('#')) warnings.push(warn(m.fragment(one.href), statements));
      const cleans = variance?.includes('parameters') && !classifyParameters(target).some(({ kind }) => kind === 'tracking' || kind === 'session');
      const spelling = (variance ?? []).filter((kind) => kind === 'case' || kind === 'slash' || (kind === 'parameters' && !cleans));
      if (spelling.length > 0) {
        warnings.push(warn(m.nearly(target, spelling.map((kind) => differenceNames[kind]).join(' and ')), difference('Address and canonical', comparableUrl(page.url), target)));
      }
      if (failures.length + warnings.length === 0 && !unknown) {
        if (cleans) return verdict([pass(m.self(), statements), note(m.cleans())], { value: target });
        return verdict([pass(samePage(target, page.url) ? m.self() : m.elsewhere(target), statements)], { value: target });
      }
    }
    if (failures.length + warnings.length > 0) return verdict([...failures, ...warnings], target === undefined ? {} : { value: target });
    return unchecked(unknown!.reason, unknown!.detail);
  },
});
