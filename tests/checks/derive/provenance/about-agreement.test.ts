/** The summary of the report and its signals must agree, for every combination of sources of dates and names. */
import { describe, expect, test } from 'vitest';
import type { DateFact, NameFact } from '../../../../checks/core/facts/about.ts';
import { judgeSignal } from '../../../../checks/core/judge.ts';
import { signals } from '../../../../checks/signals/index.ts';
import { aboutPage, summarizePublisher } from '../../../../checks/derive/provenance/publisher/about.ts';
import { blank, known } from '../../../support/facts.ts';

const now = Date.parse('2026-11-21T12:00:00Z');
const date = (more: Partial<DateFact>): DateFact => ({
  from: 'text',
  role: 'published',
  raw: 'x',
  iso: '2024-03-15',
  hasTime: false,
  hasZone: false,
  visible: true,
  near: 'title',
  label: '',
  selector: `p${JSON.stringify(more).length}`,
  ...more,
});
const hidden = { visible: false, near: null } as const;
const dates: DateFact[] = [
  date({}),
  date({ iso: '2024-05-01', role: 'modified', from: 'time' }),
  date({ iso: '2023-01-01', role: 'unknown' }),
  date({ iso: '2026-11-21', role: 'unknown' }),
  date({ iso: '2024-03-20', near: 'elsewhere', label: 'posted' }),
  date({ iso: '2024-06-01', role: 'unknown', from: 'time', near: 'end' }),
  date({ iso: '2022-02-02', from: 'time', visible: false }),
  date({ from: 'json-ld', ...hidden }),
  date({ from: 'json-ld', iso: '2024-05-02', role: 'modified', ...hidden }),
  date({ from: 'meta', iso: '2023-01-02', role: 'unknown', ...hidden }),
  date({ from: 'microdata', iso: '2025-01-01', ...hidden }),
  date({ iso: null, raw: '2 hours ago', relative: '2 hours ago' }),
  date({ from: 'url', iso: '2020-01-01', ...hidden }),
];
const name = (role: NameFact['role'], from: NameFact['from'], text: string, more: Partial<NameFact> = {}): NameFact => ({
  role,
  from,
  name: text,
  type: '',
  url: null,
  sameAs: [],
  visible: false,
  selector: '',
  ...more,
});
const names: NameFact[] = [
  name('author', 'meta', 'Ann Meta'),
  name('author', 'rel-author', 'Rel Away'),
  name('author', 'json-ld', 'Jane Doe', { type: 'Person' }),
  name('author', 'json-ld', 'Seen Marked', { type: 'Person', visible: true }),
  name('author', 'byline', 'Bea Line', { visible: true }),
  name('author', 'rel-author', 'Rel Near', { visible: true }),
  name('publisher', 'title-suffix', 'Kettles'),
  name('publisher', 'copyright', 'Kettle Ltd', { visible: true }),
  name('publisher', 'site-name', 'Kettle News', { type: 'og:site_name' }),
  name('publisher', 'json-ld', 'Kettle Group', { type: 'Organization' }),
  name('publisher', 'microdata', 'Kettle Holding', { type: 'Organization' }),
];

/** Every selection of up to three, in order. */
function choices<T>(pool: readonly T[]): T[][] {
  const found: T[][] = [[]];
  for (const [first, one] of pool.entries()) {
    found.push([one]);
    for (const [second, two] of pool.entries()) {
      if (second <= first) continue;
      found.push([one, two], [two, one]);
      for (const three of pool.slice(second + 1)) found.push([one, two, three]);
    }
  }
  return found;
}
function texts(provenance: { dates: DateFact[]; names: NameFact[] }) {
  const facts = { page: { ...blank.page, url: 'https://example.com/a', at: now }, provenance: { ...blank.provenance, ...provenance } };
  const items = provenance.names
    .filter(({ type }) => type === 'Organization' || type === 'Person')
    .map(({ name: text, type, role }) => ({
      format: 'json-ld' as const,
      block: 1,
      types: role === 'author' ? ['Article'] : [type],
      id: null,
      top: true,
      pointer: '',
      selector: 'script',
      properties: role === 'author' ? { author: [{ '@type': type, name: text }] } : { name: [text] },
    }));
  const top = aboutPage({ ...blank, ...facts });
  const all = known({ ...facts, structuredData: { items }, about: top, pageType: { type: 'article', reason: { code: 'none', args: {} } } });
  // Hundreds of combinations: only the signals in question are judged.
  const value = (id: string) =>
    judgeSignal(
      signals.find((signal) => signal.id === id)!,
      all,
      { intent: 'index', aiOptOut: false, now, pageType: 'article' },
    ).value;
  return { top, value };
}

test.each([
  ['Example.com', true],
  ['www.example.com', true],
  ['Example.com news of today', false],
])('a line of nothing but the domain names the publisher as it is written: %s', (line, visible) => {
  const block = {
    tag: 'p',
    text: line,
    units: 1,
    region: 'footer' as const,
    main: false,
    level: 0,
    linkChars: 0,
    hrefs: [],
    note: false,
    quote: false,
    code: false,
    within: null,
    selector: 'p',
  };
  const { publisher } = aboutPage({
    ...blank,
    page: { ...blank.page, url: 'https://www.example.com/a' },
    text: { ...blank.text, blocks: [block] },
  });
  expect(publisher).toMatchObject({ name: visible ? line : 'example.com', visible, from: 'host' });
});

describe('about and the criteria name the same', () => {
  test('day', () => {
    const days = choices(dates).map((chosen) => {
      const { top, value } = texts({ dates: chosen, names: [] });
      const day = value('date-visible');
      const onTop = [top.dates.published, top.dates.modified].map((one) => one?.iso.slice(0, 10));
      return {
        chosen,
        day,
        onTop,
        agree: onTop.includes(day === undefined || day === '2 hours ago' ? undefined : String(day)) || (day === '2 hours ago' && !onTop[0]),
      };
    });
    expect(days.filter(({ agree }) => !agree)).toEqual([]);
    expect(days.filter(({ day }) => day !== undefined).length).toBeGreaterThan(300);
  });
  test.each(['author-identity', 'publisher-identity'] as const)('name: %s', (id) => {
    const named = choices(names).map((chosen) => {
      const { top, value } = texts({ dates: [], names: chosen });
      const expected = id === 'author-identity' ? top.authors[0]?.name : top.publisher?.from === 'host' ? undefined : top.publisher?.name;
      return { chosen: chosen.map((one) => `${one.from} ${one.name}`), value: value(id), expected };
    });
    expect(named.filter((one) => one.value !== undefined && one.value !== one.expected)).toEqual([]);
    expect(named.filter((one) => one.value !== undefined).length).toBeGreaterThan(150);
  });
});

test.each([
  ['the service that hosts a blog', 'https://one.tistory.com/1', 'TISTORY', false, '봄날 부엌'],
  ['the same in English', 'https://jane.example.com/1', 'Example', false, '봄날 부엌'],
  ['one that readers see', 'https://one.tistory.com/1', 'TISTORY', true, 'TISTORY'],
  ['a site of its own', 'https://www.tistory.com/1', 'TISTORY', false, 'TISTORY'],
  ['another name', 'https://one.tistory.com/1', 'Kakao', false, 'Kakao'],
])('the publisher in the markup and the site name: %s', (_, url, marked, visible, expected) => {
  expect(
    summarizePublisher(
      [name('publisher', 'json-ld', marked, { visible }), name('publisher', 'site-name', '봄날 부엌', { visible: true })],
      url,
    )?.name,
  ).toBe(expected);
});

test.each([
  ['the title calls the site by a part of it', 'Aktuálně.cz - Víte, co se právě děje', 'Aktuálně.cz', 'Aktuálně.cz'],
  ['the same in Japanese', 'やかん新聞 | やかんのすべて', 'やかん新聞', 'やかん新聞'],
  ['nothing calls it by a part', 'Kettle News - All about kettles', 'Kettle Ltd', 'Kettle News - All about kettles'],
])('the name of a site with a slogan: %s', (_, siteName, other, expected) => {
  const found = summarizePublisher(
    [name('publisher', 'site-name', siteName), name('publisher', 'title-suffix', other, { visible: true })],
    'https://example.com/a',
  );
  expect(found).toMatchObject({ name: expected, from: 'site-name' });
});
