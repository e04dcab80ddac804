import { describe, expect, test } from 'vitest';
import { rankFixes } from '../../../../checks/core/report/fix-order.ts';
import { scoreGeo } from '../../../../checks/core/report/geo.ts';
import type { Judged } from '../../../../checks/core/judge.ts';
import { fail, note, verdict, warn, type Args, type Finding, type Verdict } from '../../../../checks/core/verdict.ts';
import { signals } from '../../../../checks/signals/index.ts';
import { elementsEvidence } from '../../../../checks/core/evidence.ts';
import { known } from '../../../support/facts.ts';
import { link } from '../../../support/links.ts';

type Said = readonly [status: 'warn' | 'fail' | 'note', code: string, args?: Args];
const make = { warn, fail, note };
const findings = (said: readonly Said[]): Finding[] => said.map(([status, code, args = {}]) => make[status]({ code, args }));

/** A signal with findings as it might return them. */
function one(id: string, said: readonly Said[], extra: Partial<Verdict> = {}): Judged {
  return { signal: signals.find((signal) => signal.id === id)!, verdict: verdict(findings(said), extra) };
}
const ordered = (list: Judged[], facts = known()) => rankFixes(list, scoreGeo(list, 'article', { aiOptOut: false }), facts);
const ids = (list: Judged[]) => ordered(list).map(({ signal }) => signal);

describe('order', () => {
  test('by what the finding costs, not by points', () => {
    expect(
      ids([
        one('publisher-identity', [['warn', 'unnamed']]),
        one('meta-description', [['warn', 'missing']]),
        one('title', [['warn', 'generic']]),
        one('index-directives', [['warn', 'otherEngines']]),
      ]),
    ).toEqual(['index-directives', 'title', 'meta-description', 'publisher-identity']);
  });
  test('what blocks the page first, then failures before warnings of any class', () => {
    expect(
      ids([
        one('share-image', [['warn', 'thumbnail']]),
        one('schema-properties', [['fail', 'missing']]),
        one('x-card', [['fail', 'noImage']]),
        one('viewport', [['warn', 'overflows']]),
        one('index-directives', [['warn', 'otherEngines']]),
      ]),
    ).toEqual(['index-directives', 'schema-properties', 'x-card', 'viewport', 'share-image']);
  });
  test('what is missing only if the guessed type is right comes after what is certain, but not if the type is known', () => {
    const list = [
      one('date-visible', [['warn', 'none']]),
      one('schema-properties', [['warn', 'undeclared']]),
      one('publisher-identity', [['warn', 'unnamed']]),
      one('index-directives', [['warn', 'otherEngines']]),
    ];
    const orderOf = (isGuessed: boolean) =>
      rankFixes(list, scoreGeo(list, 'article', { aiOptOut: false }), known(), isGuessed).map(({ signal }) => signal);
    expect(orderOf(true).slice(0, 2)).toEqual(['index-directives', 'publisher-identity']);
    expect(orderOf(false).slice(-1)).toEqual(['publisher-identity']);
  });
  test('what concerns more comes first; half and all are alike', () => {
    const share = (id: string, code: string, count: number, total: number) => one(id, [['warn', code, { count, total }]]);
    expect(ids([share('anchor-text', 'empty', 20, 100), share('image-alt', 'missing', 45, 100)])).toEqual(['image-alt', 'anchor-text']);
    expect(ids([one('html-lang', [['warn', 'missing']]), share('image-alt', 'missing', 60, 100)])).toEqual(['image-alt', 'html-lang']);
  });
  test('the main content comes before the template', () => {
    const items = [link('/a', { selector: '#menu', main: false }), link('/b', { selector: '#text' })];
    const at = (id: string, code: string, selector: string): Judged => {
      const judged = one(id, [['warn', code, { count: 3, total: 10 }]]);
      judged.verdict.findings[0]!.evidence = elementsEvidence([{ selector, snippet: '<a>', text: '' }]);
      return judged;
    };
    const list = (first: string, second: string) => [at('anchor-text', 'empty', first), at('link-rel', 'commentsUnmarked', second)];
    const facts = known({ links: { items } });
    expect(ordered(list('#menu', '#text'), facts).map(({ signal }) => signal)).toEqual(['link-rel', 'anchor-text']);
    expect(ordered(list('#text', '#menu'), facts).map(({ signal }) => signal)).toEqual(['anchor-text', 'link-rel']);
  });
  test('documented rules come before our heuristics, whatever they cost', () => {
    expect(ids([one('title', [['warn', 'capitals']], { score: 0 }), one('html-lang', [['warn', 'missing']], { score: 0.9 })])).toEqual([
      'html-lang',
      'title',
    ]);
  });
  test('no description for search results comes before one that previews show escaped twice', () => {
    expect(ids([one('meta-description', [['warn', 'missing']]), one('open-graph', [['warn', 'misread']])])).toEqual([
      'meta-description',
      'open-graph',
    ]);
  });
  test('at last by points', () => {
    expect(ids([one('html-lang', [['warn', 'missing']]), one('main-heading', [['warn', 'noH1']])])).toEqual(['main-heading', 'html-lang']);
  });
  test('a failed gate and a verdict that leads come first, whatever their class', () => {
    expect(
      ids([
        one('canonical-target', [['fail', 'broken']]),
        one('canonical-tag', [['warn', 'nearly']], { leads: true }),
        one('http-status', [['fail', 'needsSignIn']]),
      ]),
    ).toEqual(['http-status', 'canonical-target', 'canonical-tag']);
  });
});

describe('one change for two findings', () => {
  test('the markup of an article has its date', () =>
    expect(ids([one('schema-properties', [['warn', 'undeclared']]), one('date-visible', [['warn', 'visibleOnly']])])).toEqual([
      'schema-properties',
    ]));
  test('a text that is only in noscript', () =>
    expect(
      ids([
        one('main-heading', [['warn', 'none']]),
        one('date-visible', [['warn', 'metadataOnly']]),
        one('render-parity', [['warn', 'onlyNoscript']]),
      ]),
    ).toEqual(['render-parity']));
  test('an author that readers do not see', () =>
    expect(ids([one('schema-visible', [['warn', 'secondary']]), one('author-identity', [['warn', 'notVisible']])])).toEqual([
      'author-identity',
    ]));
});

describe('what is not listed', () => {
  test('a small share, though it stays a warning', () => {
    expect(ids([one('image-alt', [['warn', 'missing', { count: 1, total: 30 }]])])).toEqual([]);
    expect(ids([one('image-alt', [['warn', 'missing', { count: 6, total: 30 }]])])).toEqual(['image-alt']);
  });
  test('but a failure is, after what concerns more', () => {
    const some = one('image-alt', [['fail', 'missing', { count: 4, total: 30 }]]);
    expect(ids([some])).toEqual(['image-alt']);
    expect(ids([some, one('html-lang', [['warn', 'missing']]), one('share-image', [['warn', 'thumbnail']])])).toEqual([
      'share-image',
      'html-lang',
      'image-alt',
    ]);
  });
  test('notes', () => expect(ids([one('title', [['warn', 'wide']])])).toEqual([]));
  test('the line of a signal is its first finding that is worth one', () => {
    const [fix] = ordered([
      one('image-alt', [
        ['warn', 'missing', { count: 1, total: 30 }],
        ['warn', 'fileNames', { count: 7, total: 30 }],
        ['warn', 'tooLong', { count: 20, total: 30 }],
      ]),
    ]);
    expect(fix).toMatchObject({ code: 'fileNames', class: 'care', share: 0.233, status: 'warn' });
  });
});

describe('one cause is one line', () => {
  const lines = (list: Judged[]) => ordered(list).map(({ signal, follows }) => [signal, follows]);
  test('an empty page', () => {
    expect(
      lines([
        one('title', [['fail', 'missing']]),
        one('main-content', [['fail', 'nothing']], { leads: true }),
        one('main-heading', [['fail', 'none']]),
        one('viewport', [['fail', 'missing']]),
        one('publisher-identity', [['warn', 'unnamed']]),
      ]),
    ).toEqual([
      ['main-content', ['title', 'main-heading', 'publisher-identity']],
      ['viewport', []],
    ]);
  });
  test('a page that is kept out of the index', () => {
    expect(
      lines([
        one('index-directives', [['fail', 'noindex']]),
        one('canonical-tag', [['fail', 'contradicted']], { leads: true }),
        one('canonical-target', [['warn', 'otherHost']]),
        one('open-graph', [['warn', 'noPreview']]),
        one('x-card', [['warn', 'noCard']]),
      ]),
    ).toEqual([
      ['index-directives', ['canonical-tag', 'canonical-target']],
      ['open-graph', ['x-card']],
    ]);
  });
  test('text that is misread everywhere, because of a header', () => {
    expect(
      lines([
        one('title', [['warn', 'misread']]),
        one('open-graph', [['warn', 'misread']]),
        one('head-markup', [['fail', 'misread']]),
        one('placeholder-text', [['warn', 'misread', { count: 5, total: 8 }]]),
      ]),
    ).toEqual([['head-markup', ['title', 'open-graph', 'placeholder-text']]]);
  });
  test('a description escaped twice like the title', () => {
    expect(lines([one('meta-description', [['warn', 'misread']]), one('title', [['warn', 'misread']])])).toEqual([
      ['title', ['meta-description']],
    ]);
  });
  test('no description, neither for search results nor for previews', () => {
    expect(lines([one('open-graph', [['warn', 'noDescription']]), one('meta-description', [['warn', 'empty']])])).toEqual([
      ['meta-description', ['open-graph']],
    ]);
  });
  test('a variable that was not filled in, in the description and elsewhere', () => {
    for (const code of ['unfilled', 'perhapsUnfilled'])
      expect(lines([one('meta-description', [['warn', 'leftover']]), one('placeholder-text', [['warn', code]])])).toEqual([
        ['placeholder-text', ['meta-description']],
      ]);
  });
  test('a name that only the markup has', () => {
    for (const code of ['notVisible', 'account', 'role'])
      expect(lines([one('schema-visible', [['warn', 'secondary']]), one('author-identity', [['warn', code]])])).toEqual([
        ['author-identity', ['schema-visible']],
      ]);
  });
  test('an og:url that tracking parameters make another', () => {
    expect(lines([one('url-form', [['warn', 'trackedOgUrl']]), one('open-graph', [['warn', 'otherUrl']])])).toEqual([
      ['open-graph', ['url-form']],
    ]);
  });
  test('redirects without end for crawlers', () => {
    expect(lines([one('http-status', [['fail', 'endless']]), one('meta-description', [['warn', 'missing']])])).toEqual([
      ['http-status', ['meta-description']],
    ]);
  });
  test('only the findings that follow are taken out of a signal', () => {
    expect(
      ordered([
        one('canonical-tag', [['fail', 'contradicted']], { leads: true }),
        one('open-graph', [
          ['warn', 'otherUrl'],
          ['warn', 'severalTitles'],
        ]),
      ]).map(({ signal, code, follows }) => [signal, code, follows]),
    ).toEqual([
      ['canonical-tag', 'contradicted', []],
      ['open-graph', 'severalTitles', []],
    ]);
  });
});
