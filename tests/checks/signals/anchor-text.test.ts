import { expect } from 'vitest';
import signal from '../../../checks/signals/anchor-text.ts';
import type { LinkFact } from '../../../checks/core/facts/links-and-images.ts';
import { failure, type Changes } from '../../support/facts.ts';
import { link, linksTo } from '../../support/links.ts';
import { testSignal } from '../../support/signal-table.ts';

const of = (...items: LinkFact[]) => ({ links: { items, total: items.length } });
const named = (text: string, count = 1) => linksTo(count, { text, name: text });
const nameless = (count = 1) =>
  Array.from({ length: count }, (_, index) => link(`/nameless/${index}`, { text: '', name: '', nameFrom: 'none' }));
const inLanguage = (page: string, ...items: LinkFact[]): Changes => ({ ...of(...items), language: { page } });
const own = (...genericTexts: string[]) => ({ ownLists: { agents: [], genericTexts } });
const { generic, empty } = signal.limits;

testSignal(signal, [
  { when: 'descriptive', facts: of(...linksTo(3)), status: 'pass', says: ['descriptive'] },
  { when: 'no links', status: 'na', says: ['noLinks'] },
  {
    when: 'only links that are not judged',
    facts: of(link('#a'), link('mailto:a@b.c'), link('/a', { rel: ['nofollow'], text: '', name: '' })),
    status: 'na',
    says: ['noLinks'],
  },
  ...['tel:+4930123', 'mailto:a@example.com'].flatMap((href) => [
    {
      when: `an icon without a name: ${href}`,
      facts: of(...linksTo(3), link(href, { text: '', name: '', nameFrom: 'none' })),
      status: 'warn' as const,
      says: ['empty'],
    },
    {
      when: `a named contact is not judged: ${href}`,
      facts: of(...linksTo(3), link(href, { text: 'here', name: 'here' })),
      status: 'pass' as const,
      says: ['descriptive'],
    },
    {
      when: `hidden from assistive software: ${href}`,
      facts: of(...linksTo(3), link(href, { text: '', name: '', nameFrom: 'none', ariaHidden: true })),
      status: 'pass' as const,
      says: ['descriptive'],
    },
  ]),
  { when: 'two generic: at the limit', facts: of(...named('Read more', generic)), status: 'pass', says: ['fewGeneric'] },
  { when: 'three generic', facts: of(...named('Read more', generic + 1)), status: 'warn', says: ['generic'] },
  {
    when: 'steps to other pages of a list, in the words of generic texts',
    facts: of(
      ...linksTo(3),
      ...[1, 2, 3].map((page) => link(`/shop?page=${page}`, { text: String(page), name: String(page) })),
      ...[1, 2, 3].map((page) => link(`/shop?page=${page + 3}`, { text: 'here', name: 'here', rel: ['next'] })),
    ),
    status: 'pass',
    says: ['descriptive'],
  },
  { when: 'URLs as texts', facts: of(...named('https://example.com/prices', 3)), status: 'warn', says: ['bareUrls'] },
  { when: 'two URLs as texts', facts: of(...named('https://example.com/prices', 2)), status: 'pass', says: ['descriptive'] },
  { when: 'generic in German', facts: inLanguage('de', ...named('Weiterlesen', 3)), status: 'warn', says: ['generic'] },
  { when: 'German words are not generic on an English page', facts: of(...named('Weiterlesen', 3)), status: 'pass', says: ['descriptive'] },
  {
    when: 'English words on a page of a language without a list',
    facts: inLanguage('sw', ...named('Read more', 3)),
    status: 'pass',
    says: ['named', 'noPhrases'],
  },
  { when: 'generic in Czech', facts: inLanguage('cs', ...named('Číst dál', 3)), status: 'warn', says: ['generic'] },
  { when: 'Welsh, of which there is no list', facts: inLanguage('cy', ...named('yma', 3)), status: 'pass', says: ['named', 'noPhrases'] },
  {
    when: 'Swedish generic words',
    facts: inLanguage('sv', ...named('här'), ...named('Läs mer »'), ...named('Klicka här'), ...named('mer')),
    status: 'warn',
    says: ['generic'],
  },
  {
    when: 'descriptive in Swedish',
    facts: inLanguage('sv-SE', ...named('Priser för båtplatser', 3)),
    status: 'pass',
    says: ['descriptive'],
  },
  {
    when: 'Persian generic words',
    facts: inLanguage('fa', ...named('اینجا'), ...named('اینجا کلیک کنید'), ...named('ادامه مطلب...'), ...named('بیشتر بخوانید')),
    status: 'warn',
    says: ['generic'],
  },
  { when: 'Tamil generic words', facts: inLanguage('ta', ...named('மேலும் படிக்க', 3)), status: 'warn', says: ['generic'] },
  { when: 'Spanish without accents', facts: inLanguage('es', ...named('click aqui', 3)), status: 'warn', says: ['generic'] },
  {
    when: 'English links with their language on a Japanese page',
    facts: inLanguage('ja', ...named('Read more', 3).map((item) => ({ ...item, lang: 'en-GB' }))),
    status: 'warn',
    says: ['generic'],
  },
  {
    when: 'German links with their language on an English page',
    facts: of(...named('Weiterlesen', 3).map((item) => ({ ...item, lang: 'de' }))),
    status: 'warn',
    says: ['generic'],
  },
  {
    when: 'a link in a language without a list',
    facts: of(...linksTo(2), link('/cy', { text: 'yma', lang: 'cy' })),
    status: 'pass',
    says: ['named', 'noPhrases'],
  },
  { when: 'more links than were read', facts: { links: { items: linksTo(3), total: 4 } }, status: 'pass', says: ['descriptive', 'capped'] },
  {
    when: 'none that is judged among those that were read',
    facts: { links: { items: [link('#a')], total: 2 } },
    status: 'unchecked',
    says: ['capped'],
  },
  { when: 'an arrow is no description', facts: of(...linksTo(3), ...named('→')), status: 'pass', says: ['named'] },
  { when: 'nor is a single digit', facts: of(...linksTo(3), ...named('1')), status: 'pass', says: ['named'] },
  {
    when: 'numbers of a pagination',
    facts: of(...linksTo(3), ...named('1'), ...named('2'), ...named('3')),
    status: 'pass',
    says: ['descriptive'],
  },
  {
    when: 'a number in a navigation',
    facts: of(...linksTo(3), link('/2', { text: '2', region: 'nav' })),
    status: 'pass',
    says: ['descriptive'],
  },
  {
    when: 'a number with rel next',
    facts: of(...linksTo(3), link('/2', { text: '2', rel: ['next'] })),
    status: 'pass',
    says: ['descriptive'],
  },
  { when: 'digits that are no neighbours', facts: of(...named('1'), ...named('9')), status: 'pass', says: ['named'] },
  { when: 'an arrow beside generic words', facts: of(...named('→'), ...named('Read more')), status: 'pass', says: ['fewGeneric'] },
  { when: 'descriptive in Japanese', facts: inLanguage('ja', ...named('料金表と予約', 3)), status: 'pass', says: ['descriptive'] },
  { when: 'descriptive in Arabic', facts: inLanguage('ar', ...named('أسعار المراسي', 3)), status: 'pass', says: ['descriptive'] },
  { when: 'one empty', facts: of(...linksTo(3), ...nameless()), status: 'warn', says: ['empty'] },
  { when: 'one empty of twenty', facts: of(...linksTo(19), ...nameless()), status: 'warn', score: 0.975, says: ['empty'] },
  { when: 'five empty of 101', facts: of(...linksTo(96), ...nameless(empty)), status: 'warn', score: 1 - (0.5 * 5) / 101, says: ['empty'] },
  { when: 'five empty of six', facts: of(...linksTo(1), ...nameless(empty)), status: 'warn', says: ['empty'] },
  { when: 'six empty of 120: at the share', facts: of(...linksTo(114), ...nameless(empty + 1)), status: 'warn', says: ['empty'] },
  {
    when: 'six empty of 130: under the share',
    facts: of(...linksTo(124), ...nameless(empty + 1)),
    status: 'warn',
    score: 1 - (0.5 * 6) / 130,
    says: ['empty'],
  },
  { when: 'six empty of 119', facts: of(...linksTo(113), ...nameless(empty + 1)), status: 'fail', says: ['empty'] },
  {
    when: 'twenty icons that lead to profiles on other sites',
    facts: of(
      ...linksTo(20),
      ...linksTo(20).map((_, index) => link(`https://social.example.net/${index}`, { text: '', name: '', nameFrom: 'none' })),
    ),
    status: 'warn',
    says: ['emptyElsewhere'],
  },
  {
    when: 'pictures beside the text that links to the same pages',
    facts: of(...linksTo(20), ...linksTo(20).map((one) => link(`${one.href}#top`, { text: '', name: '', nameFrom: 'none' }))),
    status: 'warn',
    says: ['emptyBesideText'],
  },
  {
    when: 'empty of a language without a list',
    facts: inLanguage('my', ...nameless(6).map((one) => ({ ...one, name: '\u200b' }))),
    status: 'fail',
    says: ['empty', 'noPhrases'],
  },
  {
    when: 'named by its image',
    facts: of(link('/a', { text: '', name: 'Boats', nameFrom: 'alt', imageOnly: true })),
    status: 'pass',
    says: ['descriptive'],
  },
  {
    when: 'a text of the reader’s own list, in a language without a list',
    facts: inLanguage('cy', ...named('Yma »', 3)),
    options: own('yma'),
    status: 'warn',
    says: ['generic', 'byOwnList', 'onlyOwn'],
    also: ({ findings }) =>
      expect(findings.find(({ code }) => code === 'byOwnList')?.evidence).toMatchObject({ type: 'elements', total: 3 }),
  },
  {
    when: 'one of the own list in English',
    facts: of(...linksTo(3), ...named('to the sheds')),
    options: own('to the sheds'),
    status: 'pass',
    says: ['fewGeneric', 'byOwnList'],
  },
  {
    when: 'an own list beside ours: only what is in it alone is told of',
    facts: of(...named('Read more', 2), ...named('to the sheds')),
    options: own('to the sheds', 'read more'),
    status: 'warn',
    says: ['generic', 'byOwnList'],
    also: ({ findings }) =>
      expect(findings.find(({ code }) => code === 'byOwnList')?.message).toBe('1 of these links is generic only because of your own list.'),
  },
  {
    when: 'an own list that nothing matches',
    facts: of(...linksTo(3)),
    options: own('to the sheds'),
    status: 'pass',
    says: ['descriptive'],
  },
  { when: 'links are not known', facts: { links: failure() }, status: 'unchecked', says: ['request-failed'] },
]);
