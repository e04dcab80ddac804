import { list, table, type Evidence } from '../core/evidence.ts';
import { defineSignal } from '../core/signal.ts';
import { fail, na, pass, unchecked, verdict, warn, type Finding } from '../core/verdict.ts';
import { agree, amount } from '../core/wording.ts';
import { clusterOf, codeFault, conflicts, isFullyQualified, isSamePage, isSoundSet, languagesWithoutCatchAll, type Alternate } from '../derive/hreflang.ts';
import { comparableUrl } from '../parse/urls.ts';

export default defineSignal({
  id: 'hreflang',
  title: 'hreflang set is valid',
  group: 'language',
  why: 'hreflang tells search engines which version of a page is for which language and country. Entries with a mistake are ignored.',
  sources: [
    { title: 'Google, Tell Google about localized versions of your page', url: 'https://developers.google.com/search/docs/specialty/international/localized-versions', checked: '2026-11-21', mark: 'primary' },
    { title: 'Lighthouse, hreflang', url: 'https://github.com/GoogleChrome/lighthouse/blob/main/core/audits/seo/hreflang.js', checked: '2026-11-21', mark: 'primary' },
  ],
  scope: ['D', 'H'],
  weight: 3,
  tools: ['languages'],
  searchOnly: true,
  needs: ['page', 'head'],
  uses: ['response'],
  limits: {},
  messages: {
    valid: (count: number) => ({ text: `${amount(count, 'hreflang entry', 'hreflang entries')}: all codes and addresses are valid, and this page is among them.`, fix: '' }),
    none: () => ({ text: 'Does not apply: the page declares no language versions.', fix: '' }),
    invalidCode: (code: string, reason: string) => ({
      text: `The hreflang code "${code}" is not valid: ${reason}.`,
      fix: 'Use a language of ISO 639-1, optionally a script, and a country of ISO 3166-1: en, en-GB, zh-Hant.',
    }),
    relative: (count: number) => ({
      text: `${amount(count, 'hreflang address', 'hreflang addresses')} ${agree(count, 'is', 'are')} not fully qualified.`,
      fix: 'Write the whole address with https:// and host.',
    }),
    unreadable: (count: number) => ({
      text: `${amount(count, 'hreflang entry', 'hreflang entries')} ${agree(count, 'has', 'have')} no valid URL.`,
      fix: 'Write the whole URL with https:// and host; a host has no space and no percent sign.',
    }),
    alsoInBody: (count: number) => ({
      text: `${amount(count, 'hreflang link')} ${agree(count, 'stands', 'stand')} in the body, where search engines ignore ${agree(count, 'it', 'them')}. The set in the head is whole without ${agree(count, 'it', 'them')}.`,
      fix: 'Remove the links from the body.',
    }),
    noSelf: () => ({ text: 'This page is not among its own hreflang entries.', fix: 'Add an entry for this page with its own language: each version lists itself and all others.' }),
    inBody: (count: number) => ({
      text: `${amount(count, 'hreflang link')} ${agree(count, 'stands', 'stand')} in the body, where search engines ignore ${agree(count, 'it', 'them')}.`,
      fix: 'Put the links into the head.',
    }),
    conflicting: (code: string, count: number) => ({
      text: `The code "${code}" has ${count} different addresses.`,
      fix: 'Give each code one address.',
    }),
    noCatchAll: (language: string) => ({
      text: `"${language}" is given for several countries, and no address is for its other speakers.`,
      fix: `Add an entry with the code "${language}" alone; it may repeat the address of one country.`,
    }),
    methodsDiffer: () => ({ text: 'The head and the Link header declare different sets.', fix: 'Use one method only.' }),
    canonicalElsewhere: (url: string) => ({
      text: `The page names another address as canonical: ${url}. Search engines use the hreflang of the canonical.`,
      fix: 'Let each language version be its own canonical.',
    }),
  },
  judge({ page, head, response }, { m, missing }) {
    const { alternates: all, canonical, self } = clusterOf(page, head, response);
    if (all.length === 0) {
      if (response) return na(m.none());
      const { reason, detail } = missing('response');
      return unchecked(reason, detail);
    }
    const findings: Finding[] = [];
    const strays = all.filter(({ inHead }) => !inHead);
    const read = all.filter(({ inHead }) => inHead);
    const sound = isSoundSet(read, self);
    // What engines ignore beside a whole set does no harm to it.
    const alternates = sound ? read : all;
    const invalid = new Map(alternates.map(({ code }) => [code, codeFault(code)]).filter(([, fault]) => fault !== '') as [string, string][]);
    for (const [code, fault] of invalid) findings.push(fail(m.invalidCode(code, fault), cluster(alternates.filter((entry) => entry.code === code))));
    const unreadable = alternates.filter(({ url }) => url === null);
    if (unreadable.length > 0) findings.push(fail(m.unreadable(unreadable.length), cluster(unreadable)));
    const relative = alternates.filter(({ href, url }) => url !== null && !isFullyQualified(href));
    if (relative.length > 0) findings.push(fail(m.relative(relative.length), cluster(relative)));
    if (strays.length > 0) findings.push(sound ? warn(m.alsoInBody(strays.length), cluster(strays)) : fail(m.inBody(strays.length), cluster(strays)));
    if (!alternates.some(({ url }) => url !== null && isSamePage(url, self))) findings.push(fail(m.noSelf(), cluster(alternates)));
    for (const { code, urls } of conflicts(alternates)) findings.push(fail(m.conflicting(code, urls.length), list(urls)));

    for (const language of languagesWithoutCatchAll(alternates)) {
      findings.push(warn(m.noCatchAll(language), cluster(alternates.filter(({ code }) => code.toLowerCase().startsWith(`${language}-`)))));
    }
    if (setOf(alternates, 'head') !== setOf(alternates, 'header') && alternates.some(({ from }) => from === 'head') && alternates.some(({ from }) => from === 'header')) {
      findings.push(warn(m.methodsDiffer(), cluster(alternates)));
    }
    if (canonical !== null && !isSamePage(canonical, self)) findings.push(warn(m.canonicalElsewhere(canonical)));

    if (findings.length === 0) findings.push(pass(m.valid(alternates.length), cluster(alternates)));
    return verdict(findings, { value: alternates.length });
  },
});

const cluster = (alternates: readonly Alternate[]): Evidence => table(['Code', 'Address', 'From'], alternates.map(({ code, href, from, selector }) => (
  { cells: [code, href, from === 'head' ? 'link element' : 'Link header'], ...(selector === null ? {} : { at: selector }) })));

/** Codes and addresses of one method, in an order that does not depend on the page. */
const setOf = (alternates: readonly Alternate[], method: Alternate['from']): string => alternates.filter(({ from }) => from === method)
  .map(({ code, url, href }) => `${code.toLowerCase()} ${comparableUrl(url ?? href)}`).toSorted().join('\n');
