import { expect } from 'vitest';
import type { Block, HeadingFact } from '../../../checks/core/facts/text.ts';
import type { HeadFact } from '../../../checks/core/facts/head.ts';
import signal from '../../../checks/signals/render-parity.ts';
import { weightedShare as coverageOf, blockSharesAtOnce } from '../../../checks/derive/text/parity.ts';
import { blank, failure, type Changes } from '../../support/facts.ts';
import { linkTag, meta } from '../../support/links.ts';
import { testSignal } from '../../support/signal-table.ts';

const block = (text: string, units: number): Block => ({
  tag: 'p',
  text,
  units,
  region: 'main',
  main: true,
  level: 0,
  linkChars: 0,
  hrefs: [],
  note: false,
  quote: false,
  code: false,
  within: null,
  selector: 'p',
});
const named = (name: string, content: string) => meta({ name, content });
const canonical = (url: string) => linkTag('canonical', url);
const head = (changes: Partial<HeadFact> = {}): HeadFact => ({
  ...blank.head,
  titles: [{ text: 'Bridges', inHead: true, selector: 'title' }],
  ...changes,
});
const h1 = (text: string): HeadingFact => ({
  level: 1,
  text,
  visible: true,
  fontSize: 30,
  firstScreen: true,
  region: 'main',
  main: true,
  selector: 'h1',
});

/** A page of 100 units, of which the raw HTML contains a share. */
const page = (coverage: number, rendered: Partial<HeadFact> = {}, source: Partial<HeadFact> = {}): Changes => ({
  head: head(rendered),
  text: { blocks: [block('first', 50), block('second', 50)], mainUnits: 100 },
  served: { head: head(source), presence: [1, coverage === 1 ? 1 : 0], coverage, inText: coverage },
});
/** Judges texts that are really compared. */
const compared = (blocks: string[], source: string, json = ''): Changes => {
  const shares = blockSharesAtOnce(blocks, source, json);
  return {
    head: head(),
    text: { blocks: blocks.map((text) => block(text, 40)), mainUnits: 40 * blocks.length },
    served: {
      head: head(),
      presence: shares,
      coverage: coverageOf(
        shares,
        blocks.map(() => 40),
      ),
      inText: coverageOf(
        shares.map(Math.floor),
        blocks.map(() => 40),
      ),
    },
  };
};
const japanese = ['橋は夏に膨張するため、支承の上で動けるように作られている。', '継ぎ目には隙間があり、冬には広がる。'];
const arabic = ['تتمدد الجسور في الصيف لذلك ترتكز على محامل خاصة', 'وتتسع الفواصل في الشتاء عندما تنكمش'];
const { passCoverage, failCoverage, zeroAt, fullAt, minUnits } = signal.limits;
const noCap = ({ caps }: { caps?: string[] }) => expect(caps).toBeUndefined();

testSignal(signal, [
  { when: 'all of it is served', facts: page(1), status: 'pass', says: ['agree'], score: 1 },
  { when: 'enough for full score', facts: page(fullAt), status: 'pass', says: ['agree'], score: 1 },
  {
    when: 'at the limit for a pass',
    facts: page(passCoverage),
    status: 'pass',
    says: ['agree'],
    score: (passCoverage - zeroAt) / (fullAt - zeroAt),
  },
  {
    when: 'below it',
    facts: page(passCoverage - 0.001),
    status: 'warn',
    says: ['partly'],
    also: ({ findings }) => expect(findings[0]?.evidence).toMatchObject({ type: 'elements', items: [{ text: 'second' }] }),
  },
  { when: 'at the limit for a fail', facts: page(failCoverage), status: 'warn', says: ['partly'], score: 0.4 },
  { when: 'below it', facts: page(failCoverage - 0.001), status: 'fail', says: ['mostlyAbsent'] },
  { when: 'at the limit of the cap', facts: page(zeroAt), status: 'fail', says: ['mostlyAbsent'], score: 0, also: noCap },
  {
    when: 'nothing is served',
    facts: page(zeroAt - 0.001),
    status: 'fail',
    says: ['mostlyAbsent'],
    score: 0,
    also: ({ caps }) => expect(caps).toEqual(['source-empty']),
  },
  {
    when: 'nothing in the part that we read',
    facts: { ...page(0), response: { truncated: true } },
    status: 'fail',
    says: ['mostlyAbsent', 'cutShort'],
    also: noCap,
  },
  { when: 'Japanese, served', facts: compared(japanese, japanese.join('')), status: 'pass', says: ['agree'], score: 1 },
  { when: 'Japanese, half served', facts: compared(japanese, japanese[0]!), status: 'warn', says: ['partly'], score: 0.4 },
  {
    when: 'Japanese, only in inline JSON',
    facts: compared(japanese, '', JSON.stringify(japanese)),
    status: 'fail',
    says: ['mostlyAbsent'],
    score: (0.3 - 0.2) / 0.75,
    also: ({ findings }) =>
      expect(findings[0]?.message).toBe(
        'Without JavaScript, 100% of the main text is missing (2 blocks). Some of it is only in inline data. Most AI crawlers cannot read it.',
      ),
  },
  {
    when: 'a script has removed itself',
    facts: { ...page(0), page: { scripts: 0 }, served: { ...(page(0).served as object), scripts: 1 } },
    status: 'fail',
    says: ['mostlyAbsent'],
  },
  {
    when: 'a script has removed everything',
    facts: { ...page(0), page: { elements: 0 }, text: { blocks: [], mainUnits: 0 }, served: { ...(page(0).served as object), units: 900 } },
    status: 'fail',
    says: ['emptied'],
    also: ({ geoScore }) => expect(geoScore).toBe('na'),
  },
  {
    when: 'the text is only in noscript',
    facts: {
      ...page(0),
      text: { blocks: [], mainUnits: 0 },
      served: { ...(page(1).served as object), presence: [], units: 472, noscriptUnits: 460 },
    },
    status: 'warn',
    says: ['onlyNoscript'],
    also: ({ geoScore }) => expect(geoScore).toBe('na'),
  },
  {
    when: 'little of it is in noscript',
    facts: {
      ...page(0),
      text: { blocks: [], mainUnits: 0 },
      served: { ...(page(1).served as object), presence: [], units: 472, noscriptUnits: 30 },
    },
    status: 'na',
    says: ['nothingShown'],
  },
  {
    when: 'nothing was served and nothing is there',
    facts: {
      ...page(0),
      page: { elements: 3 },
      text: { blocks: [], mainUnits: 0 },
      served: { ...(page(0).served as object), presence: [], units: 0 },
    },
    status: 'na',
    says: ['nothingShown'],
  },
  {
    when: 'a parser without scripts ends the head before the canonical',
    facts: page(1, { links: [canonical('https://example.com/a')] }, { links: [{ ...canonical('https://example.com/a'), inHead: false }] }),
    status: 'pass',
    says: ['agree'],
  },
  {
    when: 'noindex only for readers without scripts',
    facts: page(1, {}, { metas: [{ ...named('robots', 'noindex'), noscript: true }] }),
    status: 'pass',
    says: ['agree'],
  },
  { when: 'Arabic, served', facts: compared(arabic, arabic.join(' ')), status: 'pass', says: ['agree'], score: 1 },
  { when: 'Arabic, not served', facts: compared(arabic, 'مرحبا'), status: 'fail', says: ['mostlyAbsent'], score: 0 },
  {
    when: 'the title is written by a script',
    facts: page(1, { titles: [{ text: 'Live bridges', inHead: true, selector: 'title' }] }),
    status: 'warn',
    says: ['fieldsChanged', 'agree'],
    score: 0.5,
    also: ({ geoScore }) => expect(geoScore).toBe(1),
  },
  {
    when: 'the title gains a counter',
    facts: page(1, { titles: [{ text: '(3) Bridges', inHead: true, selector: 'title' }] }),
    status: 'pass',
    says: ['agree'],
  },
  {
    when: 'the h1 is added',
    facts: { ...page(1), headings: { items: [h1('Bridges')], total: 1 } },
    status: 'warn',
    says: ['fieldsChanged', 'agree'],
  },
  {
    when: 'the h1 is one of the served ones',
    facts: {
      ...page(1),
      headings: { items: [h1('橋の  膨張')], total: 1 },
      served: {
        ...(page(1).served as object),
        headings: [
          { level: 1, text: 'Menu' },
          { level: 1, text: '橋の 膨張' },
        ],
      },
    },
    status: 'pass',
    says: ['agree'],
  },
  {
    when: 'the description changes',
    facts: page(1, { metas: [named('description', 'b')] }, { metas: [named('description', 'a')] }),
    status: 'warn',
    says: ['fieldsChanged', 'agree'],
  },
  {
    when: 'the canonical changes',
    facts: page(1, { links: [canonical('https://example.com/a')] }, { links: [canonical('https://example.com/b')] }),
    status: 'fail',
    says: ['directivesChanged', 'agree'],
    score: 0,
    also: ({ geoScore }) => expect(geoScore).toBe(1),
  },
  {
    when: 'the canonical is spelt differently',
    facts: page(1, { links: [canonical('https://example.com/%7Ea')] }, { links: [canonical('https://example.com/~a')] }),
    status: 'pass',
    says: ['agree'],
  },
  {
    when: 'the canonical is added',
    facts: page(1, { links: [canonical('https://example.com/a')] }),
    status: 'warn',
    says: ['fieldsChanged', 'agree'],
  },
  {
    when: 'the robots meta is removed',
    facts: page(1, {}, { metas: [named('robots', 'noarchive')] }),
    status: 'fail',
    says: ['directivesChanged', 'agree'],
  },
  {
    when: 'a robots meta that restricts nothing is removed',
    facts: page(1, {}, { metas: [named('robots', 'index, follow')] }),
    status: 'pass',
    says: ['agree'],
  },
  {
    when: 'noindex only in raw HTML',
    facts: page(1, {}, { metas: [named('robots', 'noindex')] }),
    status: 'fail',
    says: ['sourceNoindex', 'directivesChanged', 'agree'],
    score: 0,
  },
  {
    when: 'noindex only after scripts',
    facts: page(1, { metas: [named('robots', 'noindex')] }),
    status: 'fail',
    says: ['directivesChanged', 'agree'],
    score: 0,
  },
  {
    when: 'a robots meta without noindex, only after scripts',
    facts: page(1, { metas: [named('robots', 'noarchive')] }),
    status: 'warn',
    says: ['fieldsChanged', 'agree'],
  },
  {
    when: 'noindex in both',
    facts: page(1, { metas: [named('robots', 'noindex')] }, { metas: [named('robots', 'noindex')] }),
    status: 'pass',
    says: ['agree'],
  },
  {
    when: 'too little text',
    facts: { ...page(0), text: { blocks: [block('a', 1), block('b', 1)], mainUnits: minUnits - 1 } },
    status: 'pass',
    says: ['littleText'],
    also: ({ geoScore }) => expect(geoScore).toBe('na'),
  },
  {
    when: 'just enough text',
    facts: { ...page(0), text: { blocks: [block('a', 1), block('b', 1)], mainUnits: minUnits } },
    status: 'fail',
    says: ['mostlyAbsent'],
  },
  { when: 'no scripts', facts: { ...page(0), page: { scripts: 0 }, served: { scripts: 0 } }, status: 'na', says: ['noScripts'] },
  { when: 'no scripts, and the source is unknown', facts: { page: { scripts: 0 }, served: failure() }, status: 'na', says: ['noScripts'] },
  { when: 'a login page', facts: { ...page(0), pageType: { type: 'utility' } }, status: 'na', says: ['not-for-type'] },
  {
    when: 'a login form comes in place of the page',
    facts: { ...page(0), served: { ...page(0).served, units: 12, inText: 0, password: true } },
    status: 'na',
    says: ['loginWall'],
  },
  { when: 'signing in is asked for', facts: { ...page(0), response: { status: 401 } }, status: 'na', says: ['loginWall'] },
  {
    when: 'a redirect to sign in',
    facts: { ...page(0), response: { redirected: true, finalUrl: 'https://example.com/login?next=/page' } },
    status: 'na',
    says: ['loginWall'],
  },
  {
    when: 'access is denied, perhaps only to us',
    facts: { ...page(0), response: { status: 403 } },
    status: 'unchecked',
    says: ['sourceRefused'],
  },
  { when: 'the site is busy', facts: { ...page(0), response: { status: 503 } }, status: 'unchecked', says: ['sourceRefused'] },
  { when: 'the source is unknown', facts: { ...page(1), served: failure() }, status: 'unchecked', says: ['request-failed'] },
  { when: 'the source is on its way', facts: { ...page(1), served: null }, status: 'unchecked', says: ['pending'] },
]);
