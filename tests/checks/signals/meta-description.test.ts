import { expect } from 'vitest';
import type { FactTable, MetaTag } from '../../../checks/core/facts.ts';
import signal from '../../../checks/signals/meta-description.ts';
import { failure } from '../../support/facts.ts';
import { testSignal } from '../../support/signal-table.ts';

const meta = (content: string, name = 'description', property = ''): MetaTag => ({ name, property, httpEquiv: '', charset: '', content, inHead: true, selector: 'meta' });
const head = (metas: MetaTag[], title = 'Bridges in summer'): { head: Partial<FactTable['head']> } => ({ head: { metas, titles: [{ text: title, inHead: true, selector: 'title' }] } });
const described = (...texts: string[]) => head(texts.map((text) => meta(text)));
/** i is 455/2048 em wide: 3.11 px at 14 px. */
const wide = (pixels: number) => 'i'.repeat(Math.floor((pixels * 2048) / (14 * 455)));
const { desktopPixels, mobilePixels } = signal.limits;
const header = (value: string) => ({ response: { headers: [{ name: 'x-robots-tag', value }] } });

testSignal(signal, [
  { when: 'one description', facts: described('Why decks rest on bearings.'), status: 'pass', says: ['fine'] },
  { when: 'none', facts: described(), status: 'warn', says: ['missing'], score: 0.5 },
  { when: 'an empty one', facts: described('  '), status: 'warn', says: ['empty'] },
  { when: 'two', facts: described('Why decks move.', 'How decks move.'), status: 'warn', says: ['several'] },
  { when: 'at the mobile width', facts: described(wide(mobilePixels)), status: 'pass', says: ['fine'] },
  { when: 'over the mobile width', facts: described(wide(mobilePixels + 5)), status: 'pass', says: ['fine', 'mobile'] },
  { when: 'at the desktop width', facts: described(wide(desktopPixels)), status: 'pass', says: ['fine', 'mobile'] },
  {
    when: 'over the desktop width', facts: described(wide(desktopPixels + 5)), status: 'warn', says: ['wide'],
    also: ({ findings }) => expect(findings[0]?.evidence).toMatchObject({ type: 'difference', after: expect.stringMatching(/^i+…$/) }),
  },
  { when: 'a long Chinese description', facts: described('桥梁在夏天会膨胀，'.repeat(10)), status: 'warn', says: ['wide'] },
  { when: 'a Chinese description that fits', facts: described('桥梁在夏天会膨胀，所以桥面放在支座上。'), status: 'pass', says: ['fine'] },
  { when: 'an Arabic description', facts: described('لماذا تتمدد الجسور في الصيف'), status: 'pass', says: ['fine'] },
  { when: 'the title again', facts: described('bridges in  Summer'), status: 'warn', says: ['likeTitle'] },
  { when: 'og:title again', facts: head([meta('Why decks move'), meta('Why decks move', '', 'og:title')]), status: 'warn', says: ['likeTitle'] },
  { when: 'a template variable', facts: described('{{ page.description }}'), status: 'warn', says: ['leftover'] },
  { when: 'several things', facts: head([meta('%s'), meta('%s')], '%s'), status: 'warn', says: ['leftover', 'several', 'likeTitle'], score: 0.5 },
  { when: 'noindex in the head', facts: head([meta('noindex', 'robots')]), status: 'na', says: ['noSnippet'] },
  { when: 'nosnippet for Googlebot', facts: head([meta('nosnippet', 'googlebot')]), status: 'na', says: ['noSnippet'] },
  { when: 'nosnippet for another crawler', facts: head([meta('nosnippet', 'bingbot'), meta('Why decks move.')]), status: 'pass', says: ['fine'] },
  { when: 'a snippet of no characters', facts: { ...described(), ...header('max-snippet:0') }, status: 'na', says: ['noSnippet'] },
  { when: 'headers are unknown', facts: { ...described('Why decks move.'), response: failure() }, status: 'pass', says: ['fine'] },
  { when: 'the page is kept out', facts: described(), options: { intent: 'keep-out' }, status: 'na', says: ['kept-out'] },
  { when: 'the head is unknown', facts: { head: failure('timeout') }, status: 'unchecked', says: ['answer-too-slow'] },
]);
