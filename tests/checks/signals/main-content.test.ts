import { expect } from 'vitest';
import type { MainFact, PageType } from '../../../checks/core/facts.ts';
import signal from '../../../checks/signals/main-content.ts';
import { failure } from '../../support/facts.ts';
import { testSignal } from '../../support/signal-table.ts';

const page = (type: PageType, main: Partial<MainFact>) => ({ pageType: { type }, main: { words: 400, ...main } });
const locked = (share: number, kind: MainFact['locked'][number]['kind'] = 'canvas') => ({ kind, share, at: { selector: kind, snippet: `<${kind}>`, text: '' } });
const { fewWords, hardlyAny, confidence, pictureShare, lockedShare } = signal.limits;

testSignal(signal, [
  { when: 'a main element', facts: page('article', {}), status: 'pass', says: ['found'], also: ({ value }) => expect(value).toBe(400) },
  { when: 'by density, sure', facts: page('article', { method: 'density', confidence }), status: 'pass', says: ['found'] },
  { when: 'by density, unsure', facts: page('article', { method: 'density', confidence: confidence - 0.01 }), status: 'warn', says: ['guessed', 'found'] },
  { when: 'the whole body', facts: page('home', { method: 'body', confidence: 0.3 }), status: 'warn', says: ['guessed', 'found'] },
  { when: 'a main element with little of the prose', facts: page('article', { method: 'main', confidence: confidence - 0.01 }), status: 'warn', says: ['doubted', 'found'] },
  { when: 'an article element with enough of it', facts: page('article', { method: 'article', confidence }), status: 'pass', says: ['found'] },
  { when: 'nothing found on a home page', facts: page('home', { method: 'none', confidence: 0, words: 0 }), status: 'warn', says: ['hardlyAny', 'found'] },
  { when: 'an article with few words', facts: page('article', { words: fewWords - 1 }), status: 'warn', says: ['few', 'found'] },
  { when: 'an article with just enough', facts: page('article', { words: fewWords }), status: 'pass', says: ['found'] },
  { when: 'a listing may have few', facts: page('listing', { words: hardlyAny }), status: 'pass', says: ['found'] },
  { when: 'a listing with hardly any', facts: page('listing', { words: hardlyAny - 1 }), status: 'fail', says: ['hardlyAny', 'found'] },
  { when: 'a product with hardly any', facts: page('product', { words: hardlyAny - 1 }), status: 'fail', says: ['hardlyAny', 'found'], score: 0 },
  { when: 'a product on the edge', facts: page('product', { words: hardlyAny }), status: 'warn', says: ['few', 'found'] },
  { when: 'the same on a page kept out of search', facts: page('product', { words: 0 }), options: { intent: 'keep-out' }, status: 'warn', says: ['hardlyAny', 'found'] },
  { when: 'a home page with few words', facts: page('home', { words: 5 }), status: 'pass', says: ['found'] },
  { when: 'a large picture and little text', facts: page('home', { words: fewWords - 1, imageShareFirstScreen: pictureShare + 0.01 }), status: 'warn', says: ['picture', 'found'] },
  { when: 'a picture on the edge', facts: page('home', { words: fewWords - 1, imageShareFirstScreen: pictureShare }), status: 'pass', says: ['found'] },
  { when: 'a large picture and enough text', facts: page('home', { words: fewWords, imageShareFirstScreen: 0.9 }), status: 'pass', says: ['found'] },
  { when: 'locked text on the edge', facts: page('article', { locked: [locked(lockedShare)] }), status: 'pass', says: ['found'] },
  {
    when: 'locked text in several parts', facts: page('article', { locked: [locked(0.03), locked(0.03, 'image')] }), status: 'warn', says: ['locked', 'found'],
    also: ({ findings }) => expect(findings[0]).toMatchObject({ message: expect.stringContaining('a canvas and images'), evidence: { items: [{ selector: 'canvas' }, { selector: 'image' }] } }),
  },
  { when: 'a Japanese article', facts: { ...page('article', {}), language: { page: 'ja' } }, status: 'pass', says: ['found'] },
  { when: 'an Arabic article with few words', facts: { ...page('article', { words: 30 }), language: { page: 'ar' } }, status: 'warn', says: ['few', 'found'] },
  { when: 'an app', facts: page('tool', { words: 0 }), status: 'na', says: ['notForApps'] },
  { when: 'a login page', facts: page('utility', { words: 0 }), status: 'na', says: ['notForApps'] },
  { when: 'a video page', facts: page('media', { words: 0 }), status: 'na', says: ['notForApps'] },
  { when: 'main content is unknown', facts: { main: failure('timeout') }, status: 'unchecked', says: ['answer-too-slow'] },
]);
