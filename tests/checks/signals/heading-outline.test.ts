import { expect } from 'vitest';
import type { Block, HeadingFact } from '../../../checks/core/facts/text.ts';
import signal from '../../../checks/signals/heading-outline.ts';
import { failure } from '../../support/facts.ts';
import { testSignal } from '../../support/signal-table.ts';

const heading = (level: number, text = 'Bridges', changes: Partial<HeadingFact> = {}): HeadingFact => ({
  level,
  text,
  visible: true,
  fontSize: 20,
  firstScreen: false,
  region: 'main',
  main: true,
  selector: `h${level}`,
  ...changes,
});
const aside: Partial<HeadingFact> = { main: false, region: 'footer' };
const page = (...items: HeadingFact[]) => ({ headings: { items, total: items.length } });

const block = (text: string, units: number, changes: Partial<Block> = {}): Block => ({
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
  ...changes,
});
/** A long text whose sections begin with these lines. */
const sections = (lines: readonly string[], changes: Partial<Block> = {}) => ({
  ...page(heading(1)),
  text: { blocks: lines.flatMap((line) => [block(line, 4, changes), block('The deck rests on bearings, so it can move.', 120)]) },
  pageType: { type: 'article' as const },
});
const lines = ['1) Why bridges move', 'Wie weit sie sich bewegen', '三、橋の継ぎ目'];

testSignal(signal, [
  { when: 'lines that only look like headings', facts: sections(lines), status: 'warn', says: ['styled'] },
  {
    when: 'lines with the same label, such as the sources of pictures',
    facts: sections(['Source: River board', 'Source: Town archive', 'Source: Rail museum', ...lines.slice(1)]),
    status: 'na',
    says: ['few'],
  },
  {
    when: 'such lines beside headings that a missing style sheet hides',
    facts: {
      ...page(heading(1), heading(2, 'How bridges move', { visible: false })),
      text: { blocks: [...sections(lines).text.blocks, block('How bridges move', 3, { level: 2, tag: 'h2' })] },
      pageType: { type: 'article' as const },
    },
    status: 'na',
    says: ['few'],
  },
  { when: 'two such lines', facts: sections(lines.slice(1)), status: 'na', says: ['few'] },
  { when: 'short sentences', facts: sections(lines.map((line) => `${line}.`)), status: 'na', says: ['few'] },
  {
    when: 'Chinese lines without a full stop',
    facts: sections(['晚餐準備了魚頭', '大家都吃得很開心', '飯後去看橋']),
    status: 'na',
    says: ['few'],
  },
  { when: 'what somebody said', facts: sections(lines.map((line) => `He said: “${line}.”`)), status: 'na', says: ['few'] },
  {
    when: 'captions in brackets',
    facts: sections(['(1) Die Brücke (2019)', '（第一の橋）', ...lines.slice(1)].map((line, at) => (at === 0 ? `(${line})` : line))),
    status: 'na',
    says: ['few'],
  },
  { when: 'lines of a list', facts: sections(lines, { within: 'list' }), status: 'na', says: ['few'] },
  { when: 'lines that link', facts: sections(lines, { linkChars: 9 }), status: 'na', says: ['few'] },
  {
    when: 'such lines below headings',
    facts: { ...sections(lines), ...page(heading(1), heading(2), heading(2)) },
    status: 'pass',
    says: ['usable'],
  },
  { when: 'such lines in a thread', facts: { ...sections(lines), pageType: { type: 'forum' as const } }, status: 'na', says: ['few'] },
  { when: 'in order', facts: page(heading(1), heading(2), heading(3), heading(2)), status: 'pass', says: ['usable'] },
  { when: 'two headings', facts: page(heading(1), heading(4)), status: 'na', says: ['few'] },
  {
    when: 'no heading',
    facts: page(),
    status: 'na',
    says: ['few'],
    also: ({ findings }) => expect(findings[0]?.message).toBe('The page has no headings.'),
  },
  { when: 'one heading', facts: page(heading(1)), status: 'na', says: ['few'] },
  {
    when: 'more headings than were read',
    facts: { headings: { ...page(heading(1), heading(2), heading(3)).headings, total: 4 } },
    status: 'pass',
    says: ['usable', 'capped'],
  },
  { when: 'begins with h3', facts: page(heading(3), heading(3), heading(4)), status: 'pass', says: ['usable'] },
  { when: 'goes up several levels', facts: page(heading(2), heading(3), heading(4), heading(1)), status: 'pass', says: ['usable'] },
  {
    when: 'skips a level',
    facts: page(heading(1), heading(2), heading(4)),
    status: 'warn',
    says: ['skips'],
    score: 0.5,
    also: ({ findings }) => expect(findings[0]?.message).toBe('The outline skips from h2 to h4.'),
  },
  {
    when: 'skips twice',
    facts: page(heading(1), heading(3), heading(1), heading(4)),
    status: 'warn',
    says: ['skips'],
    also: ({ findings }) => expect(findings[0]?.message).toContain('2 times, first from h1 to h3'),
  },
  { when: 'an empty heading', facts: page(heading(1), heading(2, ' '), heading(2)), status: 'warn', says: ['empty'] },
  {
    when: 'an empty heading that would hide a skip',
    facts: page(heading(1), heading(2, ''), heading(3)),
    status: 'warn',
    says: ['empty', 'skips'],
  },
  {
    when: 'an empty heading of a closed dialog',
    facts: page(heading(1), heading(2), heading(2), heading(5, '', { fontSize: 0, visible: false })),
    status: 'pass',
    says: ['usable'],
    also: ({ value }) => expect(value).toBe(3),
  },
  {
    when: 'a heading for screen readers only fills the gap',
    facts: page(heading(1), heading(2, 'Bridges', { visible: false }), heading(3), heading(3)),
    status: 'pass',
    says: ['usable'],
  },
  { when: '200 characters', facts: page(heading(1), heading(2), heading(2, 'x'.repeat(200))), status: 'pass', says: ['usable'] },
  { when: '201 characters', facts: page(heading(1), heading(2), heading(2, 'x'.repeat(201))), status: 'pass', says: ['usable', 'long'] },
  {
    when: '200 Han characters outside the basic plane',
    facts: page(heading(1), heading(2), heading(2, '𠀋'.repeat(200))),
    status: 'pass',
    says: ['usable'],
  },
  {
    when: '201 Arabic letters, twice',
    facts: page(heading(1), heading(2, 'ج'.repeat(201)), heading(2, 'ب'.repeat(201))),
    status: 'pass',
    says: ['usable', 'long'],
  },
  {
    when: 'several findings',
    facts: page(heading(1), heading(3), heading(3, ''), heading(4, 'x'.repeat(300)), heading(4, '')),
    status: 'warn',
    says: ['skips', 'empty', 'long'],
    score: 0.5,
  },
  {
    when: 'a skip and an empty heading of a footer',
    facts: page(heading(1), heading(2), heading(2), heading(5, 'Newsletter', aside), heading(5, '', aside)),
    status: 'pass',
    says: ['usable'],
  },
  {
    when: 'the side column between hides no skip of the content, and makes none',
    facts: page(heading(1), heading(2), heading(4, 'Verwandte Artikel', aside), heading(3), heading(3)),
    status: 'pass',
    says: ['usable'],
  },
  {
    when: 'the headings of a dialog',
    facts: page(heading(1), heading(2), heading(2), heading(6, 'Cookies', { region: 'dialog' })),
    status: 'pass',
    says: ['usable'],
  },
  {
    when: 'a skip to a heading for screen readers only',
    facts: page(heading(1), heading(2), heading(2), heading(5, '評論', { visible: false })),
    status: 'pass',
    says: ['usable'],
  },
  {
    when: 'the h1 above the content counts',
    facts: page(heading(1, 'Мосты', { main: false, region: 'header' }), heading(3), heading(3)),
    status: 'warn',
    says: ['skips'],
    also: ({ findings }) => expect(findings[0]?.message).toBe('The outline skips from h1 to h3.'),
  },
  {
    when: 'a skip within the content after a template of deeper levels',
    facts: page(heading(1), heading(2), heading(3, 'Menü', aside), heading(4)),
    status: 'pass',
    says: ['usable'],
  },
  {
    when: 'headings around the content only',
    facts: page(heading(2, 'Menu', aside), heading(3, 'Links', aside), heading(3, 'News', aside)),
    status: 'na',
    says: ['few'],
    also: ({ findings }) => expect(findings[0]?.message).toBe('The main content has no headings.'),
  },
  { when: 'headings are unknown', facts: { headings: failure('timeout') }, status: 'unchecked', says: ['answer-too-slow'] },
]);
