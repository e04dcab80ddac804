import { describe, expect, test } from 'vitest';
import { checkAlternates, findCanonicalIssues } from '../../../checks/site/pairs.ts';
import { digest } from '../../support/digests.ts';

const at = (path: string) => `https://site.example/${path}`;
const naming = (path: string, canonical: string | null, changes = {}) => digest(path, { canonical, ...changes });

describe('canonical pairs', () => {
  test.each<[string, ReturnType<typeof digest>[], object[]]>([
    ['a page that names itself', [naming('a', at('a'))], []],
    ['a page that names none', [naming('a', null)], []],
    [
      'a copy that names a page that names itself',
      [naming('b', at('a')), naming('a', at('a'))],
      [{ kind: 'elsewhere', page: 0, target: 1, onward: '' }],
    ],
    [
      'a copy that names a page that names none',
      [naming('b', at('a')), naming('a', null)],
      [{ kind: 'elsewhere', page: 0, target: 1, onward: '' }],
    ],
    ['a target outside the run', [naming('b', at('elsewhere'))], [{ kind: 'elsewhere', page: 0, target: null, onward: at('elsewhere') }]],
    ['a variant of the page', [naming('b', at('b/')), naming('c', at('c?utm_source=x'))], []],
    ['a fragment only', [naming('b', at('b#top'))], []],
    [
      'a chain',
      [naming('a', at('b')), naming('b', at('c')), naming('c', at('c'))],
      [
        { kind: 'chain', page: 0, target: 1, onward: at('c') },
        { kind: 'elsewhere', page: 1, target: 2, onward: '' },
      ],
    ],
    [
      'a chain out of the run',
      [naming('a', at('b')), naming('b', 'https://other.example/')],
      [
        { kind: 'chain', page: 0, target: 1, onward: 'https://other.example/' },
        { kind: 'elsewhere', page: 1, target: null, onward: 'https://other.example/' },
      ],
    ],
    [
      'a loop',
      [naming('a', at('b')), naming('b', at('a'))],
      [
        { kind: 'loop', page: 0, target: 1, onward: at('a') },
        { kind: 'loop', page: 1, target: 0, onward: at('b') },
      ],
    ],
    [
      'a target that is noindex',
      [naming('a', at('b')), naming('b', at('b'), { noindex: true })],
      [{ kind: 'noindex', page: 0, target: 1, onward: '' }],
    ],
    [
      'a target that fails, which is said alone',
      [naming('a', at('b')), naming('b', at('c'), { noindex: true, statuses: { 'http-status': 'fail' } })],
      [
        { kind: 'failing', page: 0, target: 1, onward: '' },
        { kind: 'elsewhere', page: 1, target: null, onward: at('c') },
      ],
    ],
    [
      'a target that was queued under another address',
      [naming('a', at('old')), digest('new', { url: at('old') })],
      [{ kind: 'redirect', page: 0, target: 1, onward: 'https://site.example/new' }],
    ],
    [
      'a loop of three',
      [digest('a', { canonical: at('b') }), digest('b', { canonical: at('c') }), digest('c', { canonical: at('a') })],
      [
        { kind: 'loop', page: 0, target: 1, onward: at('c') },
        { kind: 'loop', page: 1, target: 2, onward: at('a') },
        { kind: 'loop', page: 2, target: 0, onward: at('b') },
      ],
    ],
  ])('%s', (_, digests, expected) => expect(findCanonicalIssues(digests)).toEqual(expected));
});

describe('hreflang pairs', () => {
  const version = (path: string, language: string, others: Record<string, string>, changes = {}) =>
    digest(path, { language, alternates: Object.entries(others).map(([code, other]) => ({ code, url: at(other) })), ...changes });

  test.each<[string, ReturnType<typeof digest>[], object[]]>([
    ['that name each other', [version('en', 'en', { en: 'en', de: 'de' }), version('de', 'de', { en: 'en', de: 'de' })], []],
    [
      'without return',
      [version('en', 'en', { de: 'de' }), version('de', 'de', {})],
      [{ kind: 'no-return', page: 0, target: 1, code: 'de' }],
    ],
    ['outside the run', [version('en', 'en', { de: 'de' })], []],
    ['with tracking parameters', [version('en', 'en', { de: 'de?utm_source=x' }), version('de', 'de', { en: 'en' })], []],
    [
      'named twice',
      [version('en', 'en', { 'x-default': 'de', de: 'de' }), version('de', 'de', {})],
      [{ kind: 'no-return', page: 0, target: 1, code: 'x-default' }],
    ],
    [
      'that are noindex',
      [version('en', 'en', { ar: 'ar' }), version('ar', 'ar', { en: 'en' }, { noindex: true })],
      [{ kind: 'noindex', page: 0, target: 1, code: 'ar' }],
    ],
    [
      'that fail and name nobody',
      [version('en', 'en', { ja: 'ja' }), version('ja', 'ja', {}, { statuses: { 'http-status': 'fail' } })],
      [
        { kind: 'failing', page: 0, target: 1, code: 'ja' },
        { kind: 'no-return', page: 0, target: 1, code: 'ja' },
      ],
    ],
    [
      'that name another canonical',
      [version('en', 'en', { he: 'he' }), version('he', 'he', { en: 'en' }, { canonical: at('en') })],
      [{ kind: 'canonical-elsewhere', page: 0, target: 1, code: 'he' }],
    ],
  ])('%s', (_, digests, expected) => expect(checkAlternates(digests).issues).toEqual(expected));

  test('of one language are versions of one another, each pair once', () => {
    const { versions } = checkAlternates([
      version('en-us', 'en', { 'en-GB': 'en-gb', fr: 'fr' }),
      version('en-gb', 'en', { 'en-US': 'en-us', fr: 'fr' }),
      version('fr', 'fr', { 'en-US': 'en-us', 'en-GB': 'en-gb' }),
    ]);
    expect(versions).toEqual([[0, 1]]);
  });
});
