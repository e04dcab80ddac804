import type { LanguageFact } from '../core/facts/text.ts';
import { hreflangCluster, hreflangCodeFault, findHreflangConflicts, isSameHreflangUrl, type Alternate } from '../derive/head/hreflang.ts';
import { primarySubtag } from '../language/language-words.ts';
import { compareWithDetected, parseLanguageTag } from '../language/languages.ts';
import { comparableUrl } from '../parse/urls.ts';
import { urlToPaste } from './escape.ts';
import { pageFix, type FixKind, type OmittedReason, type Omission, type FixFacts } from './fix.ts';
import { writeHeadMarkup, linkElement, elementsRemoved, type HeadElement } from './head-markup.ts';

/** The code that was most probably meant; null if unclear. If the region is not a country, only the language remains. */
function meant(code: string): string | null {
  if (code.toLowerCase() === 'x-default') return 'x-default';
  let tag = code.trim().replaceAll('_', '-');
  for (let turn = 0; turn < 3; turn++) {
    const fault = hreflangCodeFault(tag);
    // Its language has no shorter code.
    if (fault === null || fault.kind === 'not-two-letters') return tag;
    const { language, script } = parseLanguageTag(tag);
    if (fault.instead !== '')
      tag = tag
        .split('-')
        .map((part) => (part.toLowerCase() === fault.part.toLowerCase() ? fault.instead : part))
        .join('-');
    else if (
      language.length === 2 &&
      ['area', 'not-country', 'unknown-region', 'unknown-extended', 'unknown-variant', 'more-parts'].includes(fault.kind)
    )
      tag = [language, script].filter(Boolean).join('-');
    else return null;
  }
  return null;
}

const agreement = (tag: string, { detected, script }: LanguageFact) => compareWithDetected(tag, { language: detected, script });
/** The code of this page if its set has none: the declared language, otherwise that of its text. */
function pageCode({ page, language }: FixFacts): string | null {
  const declared = page?.lang ? meant(page.lang) : null;
  const agrees = declared !== null && language !== undefined && (language.detected === 'und' || agreement(declared, language) !== 'other');
  if (agrees) return declared;
  return language && language.page !== 'und' && hreflangCodeFault(language.page) === null ? language.page : null;
}

/** A URL without what says how its page is made: /calculator of /calculator.htm and /calculator.html. */
const withoutEnding = (url: string): string => url.replace(/\.(?:html?|php|aspx?|jsp)(?=[?#]|$)/i, '');

interface Member {
  code: string;
  url: string;
}

/** The complete set: each code once, absolute URLs, including this page. Members that do not respond are excluded. */
function setOf(fixFacts: FixFacts): { members: Member[]; left: OmittedReason[]; codes: Omission[] } | null {
  const { page, head, response, alternates, language } = fixFacts;
  if (!page || !head) return null;
  const { alternates: listed, self } = hreflangCluster(page, head, response);
  // A set in headers is changed there.
  if (listed.length === 0 || listed.some(({ from }) => from === 'header')) return null;
  const brokenUrls = new Set(
    (alternates?.items ?? []).filter(({ probe }) => probe.class === 'broken').map(({ url }) => comparableUrl(url)),
  );
  const left = new Set<OmittedReason>();
  const codes: Omission[] = [];
  if (findHreflangConflicts(listed).length > 0) left.add('one-url');
  const members: Member[] = [];
  const ofCode = (code: string) => members.find((member) => member.code.toLowerCase() === code.toLowerCase());
  const add = (code: string, url: string) => {
    if (!ofCode(code)) members.push({ code, url });
  };
  const codeOf = ({ code, url }: Alternate): string | null => {
    const right = meant(code);
    const selfCode = pageCode(fixFacts);
    // A page in another language than its own entry declares.
    if (
      right !== null &&
      right !== 'x-default' &&
      url !== null &&
      isSameHreflangUrl(url, self) &&
      language &&
      selfCode !== null &&
      primarySubtag(right) !== primarySubtag(selfCode) &&
      agreement(right, language) === 'other'
    )
      return selfCode;
    return right;
  };
  // Codes that are right first: a corrected one does not take their place. Then this page: of several URLs for its code, its own is the right one.
  const rank = (one: Alternate) => 2 * Number(codeOf(one) === one.code) + Number(one.url !== null && isSameHreflangUrl(one.url, self));
  for (const one of listed.toSorted((a, b) => rank(b) - rank(a))) {
    const url = one.url === null ? null : urlToPaste(one.url);
    const code = codeOf(one);
    if (url === null || code === null || brokenUrls.has(comparableUrl(url))) {
      left.add('left-out');
      continue;
    }
    const taken = ofCode(code);
    const isLost = code !== one.code && taken !== undefined && comparableUrl(taken.url) !== comparableUrl(url);
    if (code !== one.code) codes.push({ property: 'hreflang', value: one.code, why: 'code', ...(!isLost && { instead: code }) });
    add(code, url);
  }
  const selfUrl = urlToPaste(self);
  if (selfUrl !== null && !members.some(({ url }) => isSameHreflangUrl(url, self))) {
    const code = pageCode(fixFacts);
    // A set with another page in this page's language belongs to that page, and one with the same path under another ending lists this page already.
    const rivals = (member: Member) =>
      primarySubtag(member.code) === primarySubtag(code ?? '') &&
      (!member.code.includes('-') ||
        member.code.toLowerCase() === code!.toLowerCase() ||
        withoutEnding(member.url) === withoutEnding(selfUrl));
    if (code === null || members.some(rivals)) return null;
    add(code, selfUrl);
  }
  const order = (member: Member) => listed.findIndex(({ url }) => url !== null && comparableUrl(url) === comparableUrl(member.url));
  return { members: members.toSorted((a, b) => order(a) - order(b)), left: [...left], codes };
}

/** The hreflang set, the same for each of its pages, so that each points to all others and all point back. */
export const hreflang: FixKind = {
  id: 'hreflang',
  signals: ['hreflang', 'hreflang-return', 'head-markup'],
  make(fixFacts) {
    const { page, head } = fixFacts;
    const set = setOf(fixFacts);
    if (!page || !head || !set || set.members.length < (set.codes.length > 0 ? 1 : 2)) return null;
    const add: HeadElement[] = set.members.map(({ code, url }) => linkElement({ rel: 'alternate', hreflang: code, href: url }));
    const others = [...new Set(set.members.map(({ url }) => url))].filter((url) => !isSameHreflangUrl(url, page.url));
    return pageFix(hreflang, {
      place: 'head',
      language: 'html',
      text: writeHeadMarkup(add, page.xml),
      left: [...(others.length > 0 ? (['every-page'] as const) : []), ...set.left],
      omitted: set.codes,
      alsoOn: others,
      replaces: elementsRemoved(['alternates'], head),
      change: { kind: 'head', remove: ['alternates'], add },
    });
  },
};
