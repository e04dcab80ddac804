import { expect } from 'vitest';
import type { MainFact } from '../../../checks/core/facts/text.ts';
import type { PageType } from '../../../checks/core/facts/about.ts';
import type { RepeatedGroup } from '../../../checks/core/facts/page.ts';
import signal from '../../../checks/signals/main-content.ts';
import { failure } from '../../support/facts.ts';
import { frame } from '../../support/frames.ts';
import { image } from '../../support/links.ts';
import { testSignal, type Seen } from '../../support/signal-table.ts';

const page = (type: PageType, main: Partial<MainFact>) => ({ pageType: { type }, main: { words: 400, ...main } });
const locked = (share: number, kind: MainFact['locked'][number]['kind'] = 'canvas') => ({
  kind,
  share,
  at: { selector: kind, snippet: `<${kind}>`, text: '' },
});
/** Text in menu and footer. */
const framed = { text: { units: 40 } };
const nothing = (facts: object = {}) => ({ ...page('other', { words: 0, method: 'none', confidence: 0 }), text: { units: 0 }, ...facts });
const leads = ({ leads: first, caps }: Seen) => expect([first, caps]).toEqual([true, ['no-text']]);
const { fewWords, hardlyAny, confidence, pictureShare, lockedShare } = signal.limits;

testSignal(signal, [
  { when: 'a main element', facts: page('article', {}), status: 'pass', says: ['found'], also: ({ value }) => expect(value).toBe(400) },
  { when: 'by density, sure', facts: page('article', { method: 'density', confidence }), status: 'pass', says: ['found'] },
  {
    when: 'by density, unsure',
    facts: page('article', { method: 'density', confidence: confidence - 0.01 }),
    status: 'pass',
    says: ['guessed', 'found'],
  },
  { when: 'the whole body', facts: page('home', { method: 'body', confidence: 0.3 }), status: 'pass', says: ['guessed', 'found'] },
  {
    when: 'a main element with little of the prose',
    facts: page('article', { method: 'main', confidence: confidence - 0.01 }),
    status: 'warn',
    says: ['doubted', 'found'],
  },
  {
    when: 'an article element with enough of it',
    facts: page('article', { method: 'article', confidence }),
    status: 'pass',
    says: ['found'],
  },
  {
    when: 'nothing found on a home page',
    facts: { ...page('home', { method: 'none', confidence: 0, words: 0 }), ...framed },
    status: 'warn',
    says: ['hardlyAny', 'found'],
  },
  { when: 'an article with few words', facts: page('article', { words: fewWords - 1 }), status: 'warn', says: ['few', 'found'] },
  { when: 'an article with just enough', facts: page('article', { words: fewWords }), status: 'pass', says: ['found'] },
  { when: 'a listing may have few', facts: page('listing', { words: hardlyAny }), status: 'pass', says: ['found'] },
  { when: 'a listing with hardly any', facts: page('listing', { words: hardlyAny - 1 }), status: 'warn', says: ['hardlyAny', 'found'] },
  {
    when: 'a listing of cards with hardly any words',
    facts: { ...page('listing', { words: hardlyAny - 1 }), parts: { groups: [{ kind: 'cards', count: 6 } as RepeatedGroup] } },
    status: 'pass',
    says: ['found'],
  },
  {
    when: 'a product with hardly any',
    facts: page('product', { words: hardlyAny - 1 }),
    status: 'warn',
    says: ['hardlyAny', 'found'],
    score: 0.5,
  },
  { when: 'a product on the edge', facts: page('product', { words: hardlyAny }), status: 'warn', says: ['few', 'found'] },
  {
    when: 'a page of no clear type with hardly any',
    facts: { ...page('other', { words: hardlyAny - 1 }), ...framed },
    status: 'warn',
    says: ['hardlyAny', 'found'],
  },
  {
    when: 'a page of no clear type on the edge',
    facts: { ...page('other', { words: hardlyAny }), ...framed },
    status: 'pass',
    says: ['found'],
  },
  {
    when: 'the same on a page kept out of search',
    facts: { ...page('product', { words: 0 }), ...framed },
    options: { intent: 'keep-out' },
    status: 'warn',
    says: ['hardlyAny', 'found'],
  },
  { when: 'a home page with few words', facts: { ...page('home', { words: 5 }), ...framed }, status: 'pass', says: ['found'] },
  {
    when: 'a large picture and little text',
    facts: page('home', { words: fewWords - 1, imageShareFirstScreen: pictureShare + 0.01 }),
    status: 'warn',
    says: ['picture', 'found'],
  },
  {
    when: 'a picture on the edge',
    facts: page('home', { words: fewWords - 1, imageShareFirstScreen: pictureShare }),
    status: 'pass',
    says: ['found'],
  },
  {
    when: 'a large picture and enough text',
    facts: page('home', { words: fewWords, imageShareFirstScreen: 0.9 }),
    status: 'pass',
    says: ['found'],
  },
  { when: 'locked text on the edge', facts: page('article', { locked: [locked(lockedShare)] }), status: 'pass', says: ['found'] },
  {
    when: 'locked text in several parts',
    facts: page('article', { locked: [locked(0.15), locked(0.15, 'image')] }),
    status: 'warn',
    says: ['locked', 'found'],
    also: ({ findings }) =>
      expect(findings[0]).toMatchObject({
        message: expect.stringContaining('a canvas and images'),
        evidence: { items: [{ selector: 'canvas' }, { selector: 'image' }] },
      }),
  },
  {
    when: 'images without alt text, which are one fault with their missing alt texts',
    facts: page('product', { locked: [locked(0.3, 'image'), locked(0.2, 'image')] }),
    status: 'pass',
    says: ['locked', 'found'],
  },
  ...[
    ['ja', '夏の橋は伸びる。'],
    ['th', 'สะพานยืดตัวในฤดูร้อน'],
    ['en', 'Bridges expand in summer.'],
  ].map(([language, text]) => ({
    when: `length in ${language === 'en' ? 'words' : 'characters'}: ${language}`,
    facts: { ...page('article', {}), language: { page: language! }, text: { blocks: [], mainUnits: 400, mainChars: 400 * text!.length } },
    status: 'pass' as const,
    says: ['found' as const],
    also: ({ findings, value }: Seen) => {
      expect(findings[0]?.message).toMatch(
        language === 'en' ? /^400 words of main content, about 2 minutes/ : /^About [\d,]+ characters of main content, about 2 minutes/,
      );
      expect(value).toBe(400);
    },
  })),
  {
    when: 'a Chinese article with few characters',
    facts: {
      ...page('article', { words: fewWords - 10 }),
      language: { page: 'zh' },
      text: { blocks: [], mainUnits: fewWords - 10, mainChars: 2 * (fewWords - 10) },
    },
    status: 'warn',
    says: ['few', 'found'],
    also: ({ findings }) =>
      expect(findings[0]).toMatchObject({
        message: 'Only about 80 characters of main content found.',
        evidence: { type: 'measure', value: 80, limit: 100, unit: 'characters' },
      }),
  },
  {
    when: 'an Arabic article with few words',
    facts: { ...page('article', { words: 30 }), language: { page: 'ar' } },
    status: 'warn',
    says: ['few', 'found'],
  },
  { when: 'an app', facts: { ...page('tool', { words: 0 }), ...framed }, status: 'na', says: ['not-for-type'] },
  { when: 'a login page', facts: { ...page('utility', { words: 0 }), ...framed }, status: 'na', says: ['not-for-type'] },
  { when: 'a video page', facts: { ...page('media', { words: 0 }), ...framed }, status: 'na', says: ['not-for-type'] },
  { when: 'a blank page', facts: nothing(), status: 'fail', says: ['nothing'], score: 0, also: leads },
  ...(['home', 'article', 'tool', 'utility', 'media', 'listing'] as const).map((type) => ({
    when: `a blank page that its address or markup calls ${type}`,
    facts: { ...nothing(), pageType: { type } },
    status: 'fail' as const,
    says: ['nothing'],
  })),
  {
    when: 'a blank page in a frame of HTML with text that nobody sees',
    facts: nothing({ served: { units: 300 } }),
    status: 'fail',
    says: ['nothingShown'],
    also: (verdict) => {
      leads(verdict);
      expect(verdict.findings[0]?.message).toContain('300 words in the HTML');
    },
  },
  {
    when: 'an application that has not started',
    facts: nothing({ text: { units: 1 }, page: { scripts: 3 } }),
    status: 'fail',
    says: ['nothing'],
  },
  {
    when: 'one word on a page without scripts is its content',
    facts: nothing({ text: { units: 1 }, page: { scripts: 0 } }),
    status: 'warn',
    says: ['hardlyAny', 'found'],
  },
  {
    when: 'a blank page kept out of search',
    facts: nothing(),
    options: { intent: 'keep-out' },
    status: 'warn',
    says: ['nothing'],
    also: ({ leads: first }) => expect(first).toBeUndefined(),
  },
  {
    when: 'a page that is one image',
    facts: nothing({ images: { items: [image({ visible: true, width: 640, height: 480 })], total: 1 } }),
    status: 'warn',
    says: ['hardlyAny', 'found'],
  },
  {
    when: 'a page that is a spinner',
    facts: nothing({ images: { items: [image({ visible: true, width: 48, height: 48 })], total: 1 } }),
    status: 'fail',
    says: ['nothing'],
  },
  {
    when: 'a page that is a canvas',
    facts: { ...nothing(), main: { words: 0, method: 'none', confidence: 0, locked: [locked(0.9)] } },
    status: 'warn',
    says: ['hardlyAny', 'locked', 'found'],
  },
  {
    when: 'an article in a frame of this site',
    facts: { ...page('article', { words: 8, locked: [locked(0.6, 'frame')] }), parts: { frames: [frame(0.8)] } },
    status: 'warn',
    says: ['framed', 'found'],
    also: ({ findings }) => {
      expect(findings[0]?.message).toContain('80% of the first screen: https://example.com/guide');
      expect(findings[0]?.evidence).toMatchObject({ items: [{ selector: 'iframe' }] });
    },
  },
  {
    when: 'a page that is a frame',
    facts: { ...nothing(), parts: { frames: [frame(0.9, { url: null, kind: 'object' })] } },
    status: 'warn',
    says: ['framed', 'found'],
  },
  {
    when: 'a description in a frame, beside text',
    facts: { ...page('product', { locked: [locked(0.4, 'frame')] }), parts: { frames: [frame(0.5)] } },
    status: 'warn',
    says: ['locked', 'found'],
    also: ({ findings }) => expect(findings[0]?.message).toContain('a frame.'),
  },
  {
    when: 'a small frame in little text',
    facts: { ...page('article', { words: 8 }), parts: { frames: [frame(0.29)] } },
    status: 'warn',
    says: ['hardlyAny', 'found'],
  },
  {
    when: 'a page that is a player',
    facts: nothing({
      parts: {
        frames: [{ kind: 'video', url: null, title: '', player: true, crossOrigin: false, share: 0.5, main: true, selector: 'video' }],
      },
    }),
    status: 'warn',
    says: ['hardlyAny', 'found'],
  },
  {
    when: 'a page of which only a part was read',
    facts: nothing({ text: { units: 0, truncated: true } }),
    status: 'warn',
    says: ['hardlyAny', 'found'],
  },
  { when: 'main content is unknown', facts: { main: failure('timeout') }, status: 'unchecked', says: ['answer-too-slow'] },
]);
