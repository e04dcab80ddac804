import { describe, expect, test } from 'vitest';
import { comparePages, type RunSide } from '../../../checks/site/compare.ts';
import type { Digest } from '../../../checks/core/report/digest.ts';
import type { Status } from '../../../checks/core/verdict.ts';
import { digest } from '../../support/digests.ts';

const side = (pages: RunSide['pages'], whole = true): RunSide => ({ pages, whole });
const page = (path: string, changes: Partial<Digest> = {}) => ({ url: `https://site.example/${path}`, digest: digest(path, changes) });
const failed = (path: string) => ({ url: `https://site.example/${path}`, digest: null });
const of = (status: Status) => ({ statuses: { title: status } });
const reported = (before: RunSide, now: RunSide) =>
  comparePages(before, now).map(({ url, change, because }) => [
    url.replace('https://site.example/', ''),
    change,
    ...(because ? [because] : []),
  ]);

describe('one check of a page', () => {
  test.each<[was: Status, is: Status, change: string]>([
    ['pass', 'fail', 'worse'],
    ['pass', 'warn', 'worse'],
    ['warn', 'fail', 'worse'],
    ['fail', 'warn', 'better'],
    ['fail', 'pass', 'better'],
    ['warn', 'pass', 'better'],
    ['pass', 'pass', 'same'],
    ['fail', 'fail', 'same'],
    // A check that does not apply cannot be wrong.
    ['na', 'fail', 'worse'],
    ['fail', 'na', 'better'],
    ['na', 'pass', 'same'],
    ['pass', 'na', 'same'],
  ])('from %s to %s is %s', (was, is, change) =>
    expect(reported(side([page('a', of(was))]), side([page('a', of(is))]))).toEqual([['a', change]]),
  );

  test.each<[was: Status, is: Status]>([
    ['pass', 'unchecked'],
    ['unchecked', 'fail'],
    ['fail', 'unchecked'],
    ['unchecked', 'pass'],
  ])('from %s to %s the change is unknown, whatever the scores are', (was, is) => {
    expect(reported(side([page('a', { ...of(was), score: 90 })]), side([page('a', { ...of(is), score: 10 })]))).toEqual([
      ['a', 'unknown', 'nothing-in-common'],
    ]);
  });
});

test('some checks better and others worse are both named; a score alone changes nothing', () => {
  const before = side([page('a', { statuses: { title: 'fail', h1: 'pass', url: 'unchecked' }, score: 50 }), page('b', { score: 90 })]);
  const now = side([page('a', { statuses: { title: 'pass', h1: 'warn', url: 'fail' }, score: 70 }), page('b', { score: 20 })]);
  expect(comparePages(before, now)).toMatchObject([
    { change: 'mixed', better: ['title'], worse: ['h1'], before: { score: 50 }, now: { score: 70 } },
    { change: 'same' },
  ]);
});

test.each<[name: string, before: RunSide, now: RunSide, expected: unknown]>([
  [
    'new and gone',
    side([page('a'), page('old')]),
    side([page('a'), page('fresh')]),
    [
      ['a', 'same'],
      ['fresh', 'new'],
      ['old', 'gone'],
    ],
  ],
  [
    'nothing is gone from a run that ended early',
    side([page('a'), page('old')]),
    side([page('a')], false),
    [
      ['a', 'same'],
      ['old', 'unknown', 'ended-early-now'],
    ],
  ],
  [
    'nothing is new to one',
    side([page('a')], false),
    side([page('a'), page('b')]),
    [
      ['a', 'same'],
      ['b', 'unknown', 'ended-early-before'],
    ],
  ],
  ['a page that could not be audited is not worse', side([page('a')]), side([failed('a')]), [['a', 'unknown', 'not-audited-now']]],
  ['nor is one better that can be now', side([failed('a')]), side([page('a')]), [['a', 'unknown', 'not-audited-before']]],
  ['a page that failed both times is there', side([failed('a')]), side([failed('a')]), [['a', 'unknown', 'never-audited']]],
  [
    'spellings of one URL',
    side([page('x?utm_source=a'), page('%7Eme'), page('part#one')]),
    side([page('x'), page('~me'), page('part')]),
    [
      ['x', 'same'],
      ['~me', 'same'],
      ['part', 'same'],
    ],
  ],
  ['the spelling that was audited counts', side([failed('a#1'), page('a')]), side([page('a')]), [['a', 'same']]],
  ['empty runs', side([]), side([]), []],
])('%s', (_name, before, now, expected) => expect(reported(before, now)).toEqual(expected));

test('the speed of one visit is no change of the page', () => {
  const vitals = (status: Status) => ({ statuses: { title: 'pass' as const, 'core-web-vitals': status } });
  expect(reported(side([page('a', vitals('pass'))]), side([page('a', vitals('warn'))]))).toEqual([['a', 'same']]);
});

describe('values of a page in both runs', () => {
  test.each<[name: string, before: Partial<Digest>, now: Partial<Digest>, changed: [id: string, before: string, now: string][]]>([
    ['a title', { title: 'Blue paper' }, { title: 'Red paper' }, [['title', 'Blue paper', 'Red paper']]],
    ['a description that is gone', { description: 'Paper.' }, { description: '' }, [['description', 'Paper.', '']]],
    [
      'a canonical that is new',
      { canonical: null },
      { canonical: 'https://site.example/b' },
      [['canonical', '', 'https://site.example/b']],
    ],
    ['a status', { status: 200 }, { status: 404 }, [['status', '200', '404']]],
    ['one more h1', { h1: ['Paper'] }, { h1: ['Paper', 'Ink'] }, [['h1', 'Paper', 'Paper | Ink']]],
    ['robots directives', { robots: '' }, { robots: 'noindex, nofollow' }, [['robots', '', 'noindex, nofollow']]],
    [
      'dates',
      { published: null, modified: '2026-01-01' },
      { published: '2026-01-01', modified: '2026-02-01' },
      [
        ['published', '', '2026-01-01'],
        ['modified', '2026-01-01', '2026-02-01'],
      ],
    ],
    ['types', { types: ['Article'] }, { types: ['Article', 'Product'] }, [['types', 'Article', 'Article, Product']]],
    ['a text of half the length', { words: 300 }, { words: 150 }, [['words', '300', '150']]],
    ['a few words', { words: 300 }, { words: 310 }, []],
    ['links', { internalLinks: 100 }, { internalLinks: 50 }, [['links', '100', '50']]],
    ['what the earlier run did not read', { status: null, words: null }, { status: 200, words: 10, robots: 'noindex', types: [] }, []],
  ])('%s', (_name, before, now, changed) => {
    const [compared] = comparePages(side([page('a', before)]), side([page('a', now)]));
    expect(compared?.change).toBe('same');
    expect(compared?.values.map(({ id, before: was, now: is }) => [id, was, is])).toEqual(changed);
  });
});
