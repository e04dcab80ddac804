import { afterEach, describe, expect, test, vi } from 'vitest';
import { collectPage } from '../../../checks/collect/page.ts';
import { DomTextRuns } from '../../../checks/collect/text/runs.ts';
import * as kinds from '../../../checks/collect/walk/kinds.ts';
import { live, now } from '../../support/live-document.ts';

/** Contains something for each step of each visitor. */
const html = `<!doctype html><html lang="en"><head><title>All</title><meta name="description" content="x"><link rel="icon" href="/x">
<script type="application/ld+json">{}</script></head><body>
<nav><a href="/">Home</a></nav><main role="main"><article><h1>Heading</h1><p>Text with <a href="/x">a link</a> and <time datetime="2026-01-01">a day</time>.<br>More.</p>
<figure><a href="/y"><img src="data:," alt="x"></a><figcaption>Caption</figcaption></figure><p hidden>Text that nobody is shown on this page</p>
<p style="display: none">Other text that nobody is shown on this page</p>
<table><tr><th>Weight</th><td>2 kg</td></tr></table><dl><dt>Name</dt><dd>Value</dd></dl><pre><code>code</code></pre><details><summary>More</summary>Text</details>
<div itemscope itemtype="https://schema.org/Person"><b itemprop="author">Jane</b></div><form action="/"><input name="q"><button>Go</button></form></article></main></body></html>`;

type Step = (this: unknown, ...args: unknown[]) => unknown;
type VisitorClass = { prototype: Record<string, Step> };
const files = import.meta.glob<Record<string, VisitorClass>>('../../../checks/collect/visitors/*.ts', { eager: true });
const visitors = Object.entries(files).map(([path, module]) => {
  const file = path.replace(/^.*\/|\.ts$/g, '');
  const fact = file.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  return { fact, visitor: Object.entries(module).find(([name]) => name.endsWith('Visitor'))![1] };
});
const steps = visitors.flatMap(({ fact, visitor }) =>
  ['enter', 'leave', 'begin', 'end', 'text', 'hiddenText', 'attributes', 'result']
    .filter((step) => typeof visitor.prototype[step] === 'function')
    .map((step) => [step, fact, visitor] as const),
);

const boom = () => {
  throw new Error('boom');
};
const lost = async () => {
  const { known } = await collectPage(live(html), { now });
  return Object.entries(known).flatMap(([fact, gathered]) => (gathered?.ok ? [] : [[fact, gathered]]));
};
afterEach(() => {
  vi.restoreAllMocks();
});

describe('a throw takes one fact with it, and no other', () => {
  test('without an error there are no failures', async () => expect(await lost()).toEqual([]));
  test.each(steps)('in %s of %s', async (step, fact, visitor) => {
    vi.spyOn(visitor.prototype, step).mockImplementation(boom);
    expect(await lost()).toEqual([
      [fact, { ok: false, reason: 'collector-failed', code: 'reading-failed', args: { error: 'Error: boom' } }],
    ]);
  });
  test('in the runs of text', async () => {
    vi.spyOn(DomTextRuns.prototype, 'end').mockImplementation(boom);
    expect((await lost()).map(([fact]) => fact)).toEqual(['text']);
  });
});

test('each visitor is in the file of its fact, and every kind of element in kinds.ts has a visitor or changes its contents', async () => {
  const { Visitors } = await import('../../../checks/collect/walk/visitors.ts');
  const { DocumentWalk: Walk } = await import('../../../checks/collect/walk/walk.ts');
  const document = live(html);
  const made = new Visitors(
    new Walk(document, document.documentElement, false, { rendered: true, baseUrl: document.URL, url: document.URL }),
  );
  const facts = Object.values(made).flatMap((value: unknown) =>
    value !== null && typeof value === 'object' && 'enters' in value ? [value as { fact: string; enters: number[] }] : [],
  );
  expect(facts.map(({ fact }) => fact).sort()).toEqual(visitors.map(({ fact }) => fact).sort());
  const seen = new Set(facts.flatMap(({ enters }) => enters));
  const context: readonly number[] = [
    kinds.landmark,
    kinds.figcaption,
    kinds.pre,
    kinds.list,
    kinds.definitions,
    kinds.details,
    kinds.slot,
    kinds.reading,
    kinds.body,
  ];
  expect(
    Object.entries(kinds)
      .filter(([, kind]) => !seen.has(kind) && !context.includes(kind))
      .map(([name]) => name),
  ).toEqual([]);
});
