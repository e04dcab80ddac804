import { expect } from 'vitest';
import signal from '../../../checks/signals/hreflang.ts';
import type { LinkTag } from '../../../checks/core/facts/head.ts';
import { failure } from '../../support/facts.ts';
import { link, linkTag } from '../../support/links.ts';
import { testSignal } from '../../support/signal-table.ts';

const self = 'https://example.com/page';
const to = (hreflang: string, href: string, changes: Partial<LinkTag> = {}) => linkTag('alternate', href, { hreflang, ...changes });
const head = (...links: LinkTag[]) => ({ head: { links } });
const header = (value: string) => ({ response: { headers: [{ name: 'link', value }] } });
/** How Chromium serializes a URL whose host it accepts. */
const chromium = (href: string) => (href.includes('[') ? null : href.replace(/ /g, '%20'));
const at = (url: string, ...links: LinkTag[]) => ({ page: { url }, ...head(...links) });
/** Links of a page, which is otherwise in English. */
const linked = (url: string, links: [href: string, text: string, lang?: string][], language = 'en') => ({
  page: { url },
  language: { page: language },
  links: { items: links.map(([href, text, lang]) => link(href, { text, ...(lang !== undefined && { lang }) })) },
});
const german = linked(self, [['https://example.com/de/page', 'Deutsch']]);
const sitemap = 'https://example.com/sitemap.xml';
const en = to('en', self);
const ja = to('ja', 'https://example.com/日本');

testSignal(signal, [
  {
    when: 'valid',
    facts: head(en, ja, to('ar', 'https://example.com/ar')),
    status: 'pass',
    says: ['valid'],
    also: ({ value }) => expect(value).toBe(3),
  },
  {
    when: 'valid in the header',
    facts: header(`<${self}>; rel="alternate"; hreflang="en", <https://example.de/>; rel="alternate"; hreflang="de"`),
    status: 'pass',
    says: ['valid'],
  },
  { when: 'none', status: 'na', says: ['none'] },
  {
    when: 'translations in the menu, in the path',
    facts: linked('https://example.com/en/docs/page.html', [
      ['https://example.com/en/docs/page.html', 'English'],
      ['https://example.com/ru/docs/page.html', 'русский'],
      ['https://example.com/pt-br/docs/page.html', 'Português (Brasil)'],
      ['https://example.com/pt-br/docs/page.html', 'Português'],
    ]),
    status: 'warn',
    says: ['linkedOnly'],
    also: ({ findings }) => {
      expect(findings[0]?.message).toContain('2 other languages (Russian and Portuguese)');
      expect(findings[0]?.evidence).toMatchObject({ total: 2 });
    },
  },
  {
    when: 'translations in the menu, and their versions in the sitemap',
    facts: { ...german, sitemap: { entries: [{ file: sitemap, loc: self, lastmod: null, match: 'exact', versions: 3 }] } },
    status: 'unchecked',
    says: ['inSitemap'],
    also: ({ findings }) => expect(findings[0]?.message).toContain('The sitemap lists 3 language versions of this page'),
  },
  {
    when: 'translations in the menu, and an entry of the sitemap without versions',
    facts: { ...german, sitemap: { entries: [{ file: sitemap, loc: self, lastmod: null, match: 'exact' }], complete: false } },
    status: 'warn',
    says: ['linkedOnly'],
  },
  {
    when: 'translations in the menu, and a sitemap that was not read whole',
    facts: { ...german, sitemap: { entries: [], complete: false } },
    status: 'unchecked',
    says: ['perhapsInSitemap'],
  },
  {
    when: 'translations in the menu, sitemap unknown',
    facts: { ...german, sitemap: failure() },
    status: 'unchecked',
    says: ['request-failed'],
  },
  {
    when: 'a translation behind the page, by its code',
    facts: linked('https://example.com/page', [['https://example.com/page/de/', 'DE']]),
    status: 'warn',
    says: ['linkedOnly'],
  },
  {
    when: 'a translation on another name of the domain',
    facts: linked('https://www.example.com/page', [['https://ja.example.com/page', '日本語']]),
    status: 'warn',
    says: ['linkedOnly'],
  },
  {
    when: 'a translation by a parameter, named in the language of the page',
    facts: linked('https://example.com/seite?id=5', [['https://example.com/seite?id=5&lang=fr', 'Französisch']], 'de'),
    status: 'warn',
    says: ['linkedOnly'],
  },
  {
    when: 'a translation marked by its language',
    facts: linked('https://example.com/page', [['https://example.com/ar/page', 'قراءة هذه الصفحة', 'ar']]),
    status: 'warn',
    says: ['linkedOnly'],
  },
  {
    when: 'no translations: other pages, countries, names of languages, a filter',
    facts: linked('https://example.com/page', [
      ['https://example.com/de/', 'Deutsch'],
      ['https://example.com/uk/page', 'UK'],
      ['https://example.com/ca/page', 'CA'],
      ['https://example.com/my/page', 'My account'],
      ['https://example.com/category/indonesia/', 'Indonesia'],
      ['https://example.com/page?spoken_language_code=af', 'Afrikaans'],
      ['https://example.com/en/page', 'English'],
      ['https://example.org/de/page', 'Deutsch'],
    ]),
    status: 'na',
    says: ['none'],
  },
  { when: 'a feed with its language', facts: head(to('en', '/feed.xml', { type: 'application/rss+xml' })), status: 'na', says: ['none'] },
  { when: 'none in the head, headers not known', facts: { response: failure() }, status: 'unchecked', says: ['request-failed'] },
  {
    when: 'none in the head, links to translations, headers of another answer',
    facts: { ...linked('https://example.com/page', [['https://example.com/page/de/', 'DE']]), response: { status: 403 } },
    status: 'unchecked',
    says: ['no-own-headers'],
  },
  {
    when: 'the headers of a refusal',
    facts: { response: { ...header(`<${self}>; rel=alternate; hreflang=de`).response, status: 403 } },
    status: 'unchecked',
    says: ['no-own-headers'],
  },
  { when: 'valid in the head, headers not known', facts: { ...head(en, ja), response: failure() }, status: 'pass', says: ['valid'] },
  { when: 'kept out', facts: head(to('en-UK', '/x')), options: { intent: 'keep-out' }, status: 'na', says: ['kept-out'] },
  { when: 'an x-default is not asked for, nor wrong', facts: head(en, to('x-default', self)), status: 'pass', says: ['valid'] },
  {
    when: 'a wrong region',
    facts: head(en, to('en-UK', 'https://example.com/uk')),
    status: 'fail',
    says: ['invalidCode'],
    also: ({ findings }) => expect(findings[0]?.message).toContain('GB'),
  },
  {
    when: 'one wrong code of many',
    facts: head(en, ...['de', 'fr', 'ja', 'qq'].map((code) => to(code, `https://example.com/${code}`))),
    status: 'fail',
    says: ['invalidCode'],
    score: 1 - 1 / 5,
  },
  {
    when: 'a language for which ISO 639-1 has no code',
    facts: head(en, to('fil', 'https://example.com/fil')),
    status: 'warn',
    says: ['invalidCode'],
    also: ({ findings }) => expect(findings[0]?.message).toContain('tl'),
  },
  {
    when: 'nothing but wrong codes',
    facts: head(to('en_US', self), to('日本語', 'https://example.com/2')),
    status: 'fail',
    says: ['invalidCode', 'invalidCode'],
    score: 0,
  },
  {
    when: 'two wrong codes, each said once',
    facts: head(en, to('jp', 'https://example.com/1'), to('jp', 'https://example.com/1'), to('日本語', 'https://example.com/2')),
    status: 'fail',
    says: ['invalidCode', 'invalidCode'],
  },
  {
    when: 'a country for the language of the page itself',
    facts: { ...head(to('se', self), to('en', 'https://example.com/en')), language: { page: 'sv' } },
    status: 'warn',
    says: ['otherLanguage'],
    also: ({ findings }) => expect(findings[0]?.message).toContain('sv'),
  },
  {
    when: 'two languages mixed up',
    facts: at(
      'https://example.com/en/page',
      to('en', 'https://example.com/en/page'),
      to('de', 'https://example.com/fr/page'),
      to('fr-FR', 'https://example.com/de/page'),
      to('x-default', 'https://example.com/en/page'),
    ),
    status: 'warn',
    says: ['swapped'],
    also: ({ findings }) => expect(findings[0]?.message).toContain('2 of 4 language versions (hreflang)'),
  },
  {
    when: 'three languages mixed up, by host name',
    facts: at(
      'https://example.com/page',
      to('en', 'https://example.com/page'),
      to('de', 'https://fr.example.com/page'),
      to('fr', 'https://es.example.com/page'),
      to('es', 'https://de.example.com/page'),
    ),
    status: 'warn',
    says: ['swapped'],
  },
  {
    when: 'countries in URLs, and one language in place of another',
    facts: at(
      'https://example.com/us-en/page',
      to('x-default', 'https://example.com/us-en/page'),
      to('en-US', 'https://example.com/us-en/page'),
      to('en-GB', 'https://example.com/uk/page'),
      to('uk', 'https://example.com/ua/page'),
      to('es-AR', 'https://example.com/ar/page'),
      to('ar', 'https://example.com/ar-ae/page'),
      to('ca', 'https://example.com/es-ca/page'),
      to('en-CA', 'https://example.com/ca/page'),
      // Not mixed up: there is no Dutch page yet.
      to('nl', 'https://example.com/us-en/pagina'),
    ),
    status: 'pass',
    says: ['valid'],
  },
  {
    when: 'the code of another language than the page, which says its own',
    facts: { ...head(to('fr', self), to('de', 'https://example.com/b')), page: { lang: 'de-AT' }, language: { page: 'de' } },
    status: 'warn',
    says: ['notItsLanguage'],
    also: ({ findings }) => expect(findings[0]?.message).toBe('The page is in German but lists itself as “fr”.'),
  },
  {
    when: 'a code that agrees with the text and not with lang',
    facts: { ...head(to('fr', self), to('de', 'https://example.com/b')), page: { lang: 'en' }, language: { page: 'de' } },
    status: 'pass',
    says: ['valid'],
  },
  {
    when: 'the page as the default for all languages',
    facts: { ...head(to('x-default', self), to('de', 'https://example.com/b')), page: { lang: 'en' } },
    status: 'pass',
    says: ['valid'],
  },
  { when: 'Korea twice', facts: head(en, to('kr-KR', 'https://example.com/ko')), status: 'warn', says: ['otherLanguage'] },
  {
    when: 'a page in Northern Sami, and one elsewhere that may be',
    facts: { ...head(to('se-NO', self), to('se', 'https://example.com/se')), language: { page: 'se' } },
    status: 'pass',
    says: ['valid'],
  },
  { when: 'a relative address', facts: head(en, to('de', '/de')), status: 'fail', says: ['relative'] },
  { when: 'an address without scheme', facts: head(en, to('de', '//example.com/de')), status: 'fail', says: ['relative'] },
  { when: 'not among its own entries', facts: head(ja, to('de', 'https://example.com/de')), status: 'fail', says: ['noSelf'] },
  {
    when: 'the set of its canonical, which is another page',
    facts: head(to('en', 'https://example.com/other'), ja, linkTag('canonical', 'https://example.com/other')),
    status: 'pass',
    says: ['ofCanonical'],
    also: ({ findings }) => expect(findings[0]?.message).toContain('belong to the canonical (https://example.com/other)'),
  },
  {
    when: 'neither it nor its canonical among them',
    facts: head(ja, linkTag('canonical', 'https://example.com/other')),
    status: 'fail',
    says: ['noSelf'],
  },
  {
    when: 'among them but for tracking parameters',
    facts: { ...head(en, ja), page: { url: `${self}?utm_source=mail` } },
    status: 'pass',
    says: ['valid'],
  },
  {
    when: 'its canonical among them, which differs by a query',
    facts: { ...head(en, ja, linkTag('canonical', self)), page: { url: `${self}?ref=nav` } },
    status: 'pass',
    says: ['valid'],
  },
  {
    when: 'another query than its canonical, and not among them',
    facts: { ...head(ja, linkTag('canonical', self)), page: { url: `${self}?ref=nav` } },
    status: 'fail',
    says: ['noSelf'],
  },
  ...['ref=nav', 'Source=mail&utm_medium=x', 'gclid=1&share=1'].map((query) => ({
    when: `no canonical, and its entry without ${query}`,
    facts: { ...head(en, ja), page: { url: `${self}?${query}` } },
    status: 'pass' as const,
    says: ['valid'],
  })),
  {
    when: 'no canonical, its entry with the rest of the query',
    facts: { ...head(to('en', `${self}?id=7`), ja), page: { url: `${self}?id=7&ref=nav` } },
    status: 'pass',
    says: ['valid'],
  },
  ...['color=red', 'color=red&ref=nav', 'q=ref'].map((query) => ({
    when: `no canonical, and its entry without ${query}, which may be another page`,
    facts: { ...head(en, ja), page: { url: `${self}?${query}` } },
    status: 'fail' as const,
    says: ['noSelf'],
  })),
  {
    when: 'no canonical, and the entry has such a parameter itself',
    facts: { ...head(to('en', `${self}?ref=a`), ja), page: { url: `${self}?ref=b` } },
    status: 'fail',
    says: ['noSelf'],
  },
  {
    when: 'itself among them, its canonical without the query',
    facts: { ...head(to('en', `${self}?page=2`), ja, linkTag('canonical', self)), page: { url: `${self}?page=2` } },
    status: 'warn',
    says: ['canonicalElsewhere'],
  },
  { when: 'in the body', facts: head(en, { ...ja, inHead: false }), status: 'fail', says: ['inBody'] },
  {
    when: 'in the body beside a whole set',
    facts: head(en, ja, { ...to('de', 'https://example.com/de'), inHead: false }),
    status: 'warn',
    says: ['alsoInBody'],
  },
  {
    when: 'a wrong one in the body beside a whole set',
    facts: head(en, ja, { ...to('jp', '/x'), inHead: false }),
    status: 'warn',
    says: ['alsoInBody'],
  },
  {
    when: 'in the body beside a set with a mistake',
    facts: head(en, to('jp', 'https://example.com/1'), { ...ja, inHead: false }),
    status: 'fail',
    says: ['invalidCode', 'inBody'],
  },
  {
    when: 'in the body beside a set without this page',
    facts: head(ja, to('de', 'https://example.com/de'), { ...en, inHead: false }),
    status: 'fail',
    says: ['inBody'],
  },
  ...['https:// example.com/', 'https://%20example.com/', 'https://ex ample.com/', 'https://[::1'].map((href) => ({
    when: `no valid URL: ${href}`,
    facts: head(en, ja, to('de', href, { url: chromium(href) })),
    status: 'fail' as const,
    says: ['unreadable'],
  })),
  {
    when: 'a percent sign in the path and in the name of a user',
    facts: head(en, to('ja', 'https://a%20b@example.com/%20')),
    status: 'pass',
    says: ['valid'],
  },
  { when: 'two addresses for one code', facts: head(en, to('EN', 'https://example.com/other')), status: 'fail', says: ['conflicting'] },
  {
    when: 'one page for two languages',
    facts: head(en, to('fr', 'https://example.com/fr'), to('de-NL', 'https://example.com/fr#de')),
    status: 'warn',
    says: ['shared'],
    also: ({ findings }) => {
      expect(findings[0]?.args).toEqual({ count: 1, total: 2, codes: ['fr', 'de-NL'] });
      expect(findings[0]?.message).toContain('fr and de-NL');
    },
  },
  {
    when: 'a set of one page, in the header',
    facts: header(['en', 'de', 'fr'].map((code) => `<${self}>; rel="alternate"; hreflang="${code}"`).join(', ')),
    status: 'warn',
    says: ['shared'],
  },
  ...(
    [
      ['regions of one language and x-default', ['en-US', 'en-GB', 'x-default']],
      ['scripts of one language', ['zh-Hans', 'zh-Hant']],
      ['an old code and its successor', ['iw', 'he']],
      ['two codes of Norwegian', ['no', 'nb']],
    ] as const
  ).map(([when, codes]) => ({
    when: `one page for ${when}`,
    facts: head(en, ...codes.map((code) => to(code, 'https://example.com/other')), ja),
    status: 'pass' as const,
    says: ['valid'],
  })),
  {
    when: 'an invalid code beside a valid one',
    facts: head(en, to('xx', self), to('en_US', self), ja),
    status: 'fail',
    says: ['invalidCode', 'invalidCode'],
  },
  { when: 'a country’s code beside another language', facts: head(en, to('jp', self)), status: 'fail', says: ['invalidCode', 'shared'] },
  {
    when: 'two countries and nothing for the rest',
    facts: head(to('en-US', self), to('en-GB', 'https://example.com/gb')),
    status: 'warn',
    says: ['noCatchAll'],
  },
  {
    when: 'head and header agree',
    facts: { ...head(en, ja), ...header(`<https://example.com/日本>; rel=alternate; hreflang=ja, <${self}>; rel=alternate; hreflang=EN`) },
    status: 'pass',
    says: ['valid'],
  },
  {
    when: 'head and header differ',
    facts: { ...head(en, ja), ...header(`<${self}>; rel=alternate; hreflang=en`) },
    status: 'warn',
    says: ['methodsDiffer'],
  },
  {
    when: 'another canonical',
    facts: head(en, ja, linkTag('canonical', 'https://example.com/other')),
    status: 'fail',
    says: ['canonicalElsewhere'],
  },
  {
    when: 'another canonical in the header',
    facts: { ...head(en, ja), ...header('<https://example.com/other>; rel=canonical') },
    status: 'fail',
    says: ['canonicalElsewhere'],
  },
  { when: 'itself as canonical', facts: head(en, ja, linkTag('canonical', self)), status: 'pass', says: ['valid'] },
  { when: 'the head is not known', facts: { head: failure() }, status: 'unchecked', says: ['request-failed'] },
]);
