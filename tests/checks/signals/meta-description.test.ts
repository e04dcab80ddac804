import { expect } from 'vitest';
import type { FactTable } from '../../../checks/core/facts.ts';
import type { MetaTag } from '../../../checks/core/facts/head.ts';
import type { HeadingFact } from '../../../checks/core/facts/text.ts';
import signal from '../../../checks/signals/meta-description.ts';
import { widthInPixels } from '../../../checks/language/text-width.ts';
import { failure } from '../../support/facts.ts';
import { testSignal } from '../../support/signal-table.ts';

const meta = (content: string, name = 'description', property = ''): MetaTag => ({
  name,
  property,
  httpEquiv: '',
  charset: '',
  content,
  inHead: true,
  selector: 'meta',
});
const head = (metas: MetaTag[], title = 'Bridges in summer'): { head: Partial<FactTable['head']> } => ({
  head: { metas, titles: [{ text: title, inHead: true, selector: 'title' }] },
});
const described = (...texts: string[]) => head(texts.map((text) => meta(text)));
/** Words of "i" and a space, each 455 to 569/2048 em wide, up to a width at 14 px. */
const words = (pixels: number) => {
  let text = 'iiii';
  while (widthInPixels(`${text} iiii`, 14) <= pixels) text += ' iiii';
  while (widthInPixels(`${text}i`, 14) <= pixels) text += 'i';
  return text;
};
const { desktopPixels, mobilePixels } = signal.limits;
const header = (value: string) => ({ response: { headers: [{ name: 'x-robots-tag', value }] } });

/** A page below the front page, whose site is named at the end of its title. */
const h1 = (text: string) => ({ level: 1, text, visible: true, selector: 'h1' }) as HeadingFact;
const ofPage = (text: string, title = 'Bearings of decks | Acme Bridges', site = 'Acme Bridges') => ({
  page: { url: 'https://example.com/bearings' },
  ...head([meta(text)], title),
  provenance: {
    names: [
      {
        role: 'publisher' as const,
        from: 'title-suffix' as const,
        name: site,
        type: '',
        url: null,
        sameAs: [],
        visible: true,
        selector: '',
      },
    ],
  },
});

testSignal(signal, [
  { when: 'one description', facts: described('Why decks rest on bearings.'), status: 'pass', says: ['fine'] },
  { when: 'none', facts: described(), status: 'warn', says: ['missing'], score: 0.5 },
  { when: 'an empty one', facts: described('  '), status: 'warn', says: ['empty'] },
  { when: 'two', facts: described('Why decks move in summer.', 'How decks move in summer.'), status: 'warn', says: ['several'] },
  { when: 'at the mobile width', facts: described(words(mobilePixels)), status: 'pass', says: ['fine'] },
  { when: 'over the mobile width', facts: described(words(mobilePixels + 9)), status: 'pass', says: ['fine', 'mobile'] },
  { when: 'at the desktop width', facts: described(words(desktopPixels)), status: 'pass', says: ['fine', 'mobile'] },
  {
    when: 'over the desktop width',
    facts: described(words(desktopPixels + 9)),
    status: 'pass',
    says: ['fine', 'wide'],
    also: ({ findings }) => expect(findings[1]?.evidence).toMatchObject({ type: 'difference', after: expect.stringMatching(/^[i ]+…$/) }),
  },
  { when: 'a long Chinese description', facts: described('桥梁在夏天会膨胀，'.repeat(10)), status: 'pass', says: ['fine', 'wide'] },
  { when: 'a Chinese description that fits', facts: described('桥梁在夏天会膨胀，所以桥面放在支座上。'), status: 'pass', says: ['fine'] },
  { when: 'an Arabic description', facts: described('لماذا تتمدد الجسور في الصيف'), status: 'pass', says: ['fine'] },
  {
    when: 'the title again',
    facts: head([meta('bridges of steel in  Summer')], 'Bridges of steel in summer'),
    status: 'warn',
    says: ['likeTitle'],
  },
  {
    when: 'hardly more than the title',
    facts: head([meta('Browse the latest bridge courses of Example College.')], 'Bridge Courses | Example College'),
    status: 'warn',
    says: ['addsLittle'],
  },
  {
    when: 'words of the title, and what it lacks',
    facts: head([meta('Bridge courses of Example College, in the evening, online and free.')], 'Bridge Courses | Example College'),
    status: 'pass',
    says: ['fine'],
  },
  {
    when: 'og:title again',
    facts: head([meta('Why decks move in summer'), meta('Why decks move in summer', '', 'og:title')]),
    status: 'warn',
    says: ['likeTitle'],
  },
  {
    when: 'UTF-8 read in another encoding',
    facts: described('Taillez le cognassier Ã  la fin de lâ€™hiver, quand lâ€™arbre est au repos.'),
    status: 'warn',
    says: ['misread'],
  },
  {
    when: 'references escaped twice',
    facts: described('How crisps are made in the orchard&#8217;s kitchen'),
    status: 'warn',
    says: ['misread'],
  },
  { when: 'a template variable', facts: described('{{ page.description }}'), status: 'warn', says: ['leftover', 'short'] },
  {
    when: 'several things',
    facts: head([meta('%s'), meta('%s')], '%s'),
    status: 'warn',
    says: ['leftover', 'several', 'likeTitle', 'short'],
    score: 0.5,
  },
  {
    when: 'the name of the site',
    facts: head([meta('Acme Bridges of the North Sea'), meta('Acme Bridges of the North Sea', '', 'og:site_name')]),
    status: 'warn',
    says: ['siteName'],
  },
  {
    when: 'what the site is, without a word about the page',
    facts: ofPage('Acme Bridges builds, rents and repairs crossings for towns and railways.'),
    status: 'warn',
    says: ['ofSite'],
  },
  {
    when: 'the same in Japanese',
    facts: {
      ...ofPage('湖畔ホテルは温泉と庭園が自慢の旅館で、創業百年になります。', '料金プラン | 湖畔ホテル', '湖畔ホテル'),
      language: { page: 'ja' },
    },
    status: 'warn',
    says: ['ofSite'],
  },
  {
    when: 'what the site is, with a word of the h1 by chance',
    facts: {
      ...ofPage('Acme Bridges builds crossings that move people efficiently between towns and railways.'),
      headings: { items: [h1('Bearings for efficient decks in summer')] },
    },
    status: 'warn',
    says: ['ofSite'],
  },
  {
    when: 'what the page offers, under its acronym',
    facts: ofPage('Acme Bridges HR specialists answer questions of towns and railways every day.', 'HR Advice for Owners | Acme Bridges'),
    status: 'pass',
    says: ['fine'],
  },
  {
    when: 'two words of the h1',
    facts: {
      ...ofPage('Acme Bridges builds efficient crossings that stay whole in summer.'),
      headings: { items: [h1('Bearings for efficient decks in summer')] },
    },
    status: 'pass',
    says: ['fine'],
  },
  {
    when: 'the site, and what the page is about',
    facts: ofPage('Acme Bridges shows why bearings let a road expand in summer and shrink in winter.'),
    status: 'pass',
    says: ['fine'],
  },
  {
    when: 'another name than the site’s at its start',
    facts: ofPage('The north sea company builds, rents and repairs crossings for towns and railways.'),
    status: 'pass',
    says: ['fine'],
  },
  { when: 'who of the site says so', facts: ofPage('As determined by Acme Bridges users in 2026'), status: 'pass', says: ['fine'] },
  {
    when: 'what the site is, on its front page',
    facts: { ...ofPage('Acme Bridges builds, rents and repairs crossings for towns and railways.'), page: { url: 'https://example.com/' } },
    status: 'pass',
    says: ['fine'],
  },
  {
    when: 'what the site is, on the page about it',
    facts: ofPage('Acme Bridges builds, rents and repairs crossings for towns and railways.'),
    options: { pageType: 'about' as const },
    status: 'pass',
    says: ['fine'],
  },
  ...['WebSite', 'Organization'].map((type) => ({
    when: `the text with which the markup describes the ${type}`,
    facts: {
      ...ofPage('Why bearings let decks move, and who makes them.'),
      structuredData: {
        items: [
          {
            format: 'json-ld' as const,
            block: 1,
            top: true,
            pointer: '',
            id: null,
            types: [type],
            selector: 'script',
            properties: { description: ['Why bearings let decks move, and who makes them.'] },
          },
        ],
      },
    },
    status: 'warn' as const,
    says: ['ofSite'],
  })),
  ...['Available now.', 'Jetzt bestellen!', '今すぐ購入', '现在购买', 'متوفر الآن', 'अभी उपलब्ध', '지금 구매'].map((text) => ({
    when: `too short: ${text}`,
    facts: described(text),
    status: 'warn' as const,
    says: ['short'],
  })),
  ...[
    'Bearings for bridges, cheap.',
    'Lager für Brücken aller Größen',
    '橋の支承を種類と用途ごとに紹介します。',
    '按类型介绍桥梁支座的用途',
    'محامل للجسور بكل الأحجام',
    '교량 받침의 종류와 용도',
  ].map((text) => ({ when: `short, and enough: ${text}`, facts: described(text), status: 'pass' as const, says: ['fine'] })),
  { when: 'noindex in the head', facts: head([meta('noindex', 'robots')]), status: 'na', says: ['noSnippet'] },
  { when: 'nosnippet for Googlebot', facts: head([meta('nosnippet', 'googlebot')]), status: 'na', says: ['noSnippet'] },
  {
    when: 'nosnippet for another crawler',
    facts: head([meta('nosnippet', 'bingbot'), meta('Why decks move in summer.')]),
    status: 'pass',
    says: ['fine'],
  },
  { when: 'a snippet of no characters', facts: { ...described(), ...header('max-snippet:0') }, status: 'na', says: ['noSnippet'] },
  {
    when: 'headers of a refusal',
    facts: { ...described('Why decks move in summer.'), response: { ...header('noindex').response, status: 403 } },
    status: 'pass',
    says: ['fine'],
  },
  {
    when: 'headers are unknown',
    facts: { ...described('Why decks move in summer.'), response: failure() },
    status: 'pass',
    says: ['fine'],
  },
  { when: 'the page is kept out', facts: described(), options: { intent: 'keep-out' }, status: 'na', says: ['kept-out'] },
  { when: 'the head is unknown', facts: { head: failure('timeout') }, status: 'unchecked', says: ['answer-too-slow'] },
]);
