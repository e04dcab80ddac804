import { describe, expect, test } from 'vitest';
import type { FactName, KnownFacts } from '../../../checks/core/facts.ts';
import { withDerivedFacts } from '../../../checks/derive/derived-facts.ts';
import { block } from '../../support/blocks.ts';
import { failure, known } from '../../support/facts.ts';

/** Collected facts of a page, without derived ones. */
function collected(changes: Parameters<typeof known>[0] = {}): KnownFacts {
  return known({ ...changes, offer: null, provenance: null, about: null, pageType: null });
}
const value = (facts: KnownFacts, name: FactName): unknown => (facts[name]?.ok ? facts[name].value : facts[name]);

describe('withDerivedFacts', () => {
  test('adds offer, provenance and page type', () => {
    const facts = withDerivedFacts(
      collected({
        page: { url: 'https://example.com/' },
        semantics: {
          pairs: [{ name: 'Weight', value: '2 kg', selector: 'tr' }],
          authors: [{ name: '山田太郎', url: null, selector: 'a' }],
        },
        text: { blocks: [block('価格 ¥1,200')] },
        language: { page: 'ja' },
      }),
    );
    expect(value(facts, 'offer')).toMatchObject({ specifications: [{ name: 'Weight' }], prices: [{ amount: 1200 }] });
    expect(value(facts, 'provenance')).toMatchObject({ names: [expect.objectContaining({ name: '山田太郎', from: 'rel-author' })] });
    expect(value(facts, 'pageType')).toMatchObject({ type: 'home' });
  });
  test.each([
    [
      'en',
      'Swap this with https://example.com/a, https://example.com/b and https://example.com/c on all your own pages',
      'Oil keeps the leather of a book cover soft for many years when it is rubbed in thinly and left to rest for a day.',
    ],
    [
      'ru',
      'Обсудите это на https://example.com/a, https://example.com/b и https://example.com/c со всеми своими друзьями сегодня',
      'Масло долгие годы сохраняет кожу обложки мягкой, если втирать его тонким слоем и дать ему отдохнуть целый день после этого.',
    ],
  ])('%s: the lead is the paragraph that the answer is looked for in, not a row of links', (language, row, lead) => {
    const links = block(row, { linkChars: row.length, hrefs: ['https://example.com/a'] });
    const facts = withDerivedFacts(collected({ text: { blocks: [links, block(lead)] }, language: { page: language } }));
    expect(value(facts, 'about')).toMatchObject({ lead });
  });
  test('a declared region determines the order of day and month', () => {
    const at = (lang: string, page: string) =>
      value(
        withDerivedFacts(
          collected({
            page: { lang },
            language: { page },
            semantics: {
              times: [{ datetime: '3/4/2024', text: '3/4/2024', visible: true, region: 'main', block: 0, main: true, selector: 'time' }],
            },
          }),
        ),
        'provenance',
      );
    expect(at('en-US', 'en')).toMatchObject({ dates: [expect.objectContaining({ iso: '2024-03-04' })] });
    expect(at('en-GB', 'en')).toMatchObject({ dates: [expect.objectContaining({ iso: '2024-04-03' })] });
    expect(at('de-DE', 'en')).toMatchObject({ dates: [expect.objectContaining({ iso: null })] });
  });
  test('a missing input is the reason', () => {
    const facts = withDerivedFacts(collected({ text: failure('timeout') }));
    expect(facts.offer).toMatchObject({ ok: false, reason: 'timeout' });
    expect(facts.pageType).toMatchObject({ ok: false, reason: 'timeout' });
  });
  test('a page that is not known yet stays unchanged, and so do facts derived before', () => {
    expect(withDerivedFacts({})).toEqual({});
    const before = known();
    expect(withDerivedFacts(before)).toBe(before);
  });
  test('a throw is that fact failed, never the audit', () => {
    const facts = withDerivedFacts(collected({ semantics: { ok: true, value: { times: null, authors: null, pairs: null } as never } }));
    expect(facts.offer).toMatchObject({ ok: false, reason: 'collector-failed' });
  });
});
