import { afterEach, expect, test, vi } from 'vitest';
import { collectPage } from '../../../checks/collect/page.ts';
import * as heads from '../../../checks/collect/visit-head.ts';
import * as headings from '../../../checks/collect/visit-headings.ts';
import * as images from '../../../checks/collect/visit-images.ts';
import * as links from '../../../checks/collect/visit-links.ts';
import * as parts from '../../../checks/collect/visit-parts.ts';
import * as tables from '../../../checks/collect/visit-tables.ts';
import { live, now } from '../../support/live-document.ts';

vi.mock('../../../checks/collect/visit-head.ts', { spy: true });
vi.mock('../../../checks/collect/visit-headings.ts', { spy: true });
vi.mock('../../../checks/collect/visit-images.ts', { spy: true });
vi.mock('../../../checks/collect/visit-links.ts', { spy: true });
vi.mock('../../../checks/collect/visit-parts.ts', { spy: true });
vi.mock('../../../checks/collect/visit-tables.ts', { spy: true });

const html = `<!doctype html><html lang="en"><head><title>All</title><meta name="description" content="x"></head><body>
<main><article><h1>Heading</h1><p>Text with <a href="/x">a link</a> and <time datetime="2026-01-01">a day</time>.</p><figure><img src="data:," alt="x"></figure>
<table><tr><th>Weight</th><td>2 kg</td></tr></table><dl><dt>Name</dt><dd>Value</dd></dl><pre><code>code</code></pre>
<div itemscope itemtype="https://schema.org/Person"><b itemprop="author">Jane</b></div><form action="/"><input name="q"><button>Go</button></form></article></main></body></html>`;

afterEach(() => { vi.clearAllMocks(); });

const boom = () => { throw new Error('boom'); };
/** A throw in each visitor, and the facts that are lost with it: no other, and none of them empty and well. */
test.each([
  ['visitHead', heads.visitHead, ['head']],
  ['visitHeading', headings.visitHeading, ['headings']],
  ['visitImage', images.visitImage, ['images']],
  ['visitLink', links.visitLink, ['links']],
  ['closeLink', links.closeLink, ['links']],
  ['visitPart', parts.visitPart, ['images', 'main', 'parts', 'text']],
  ['closeForm', parts.closeForm, ['parts']],
  ['closeLandmark', parts.closeLandmark, ['parts']],
  ['visitTable', tables.visitTable, ['semantics', 'text']],
  ['closeRow', tables.closeRow, ['semantics']],
  ['visitTime', tables.visitTime, ['semantics']],
])('a throw in %s', async (_, visitor, lost) => {
  vi.mocked(visitor).mockImplementation(boom);
  try {
    const { known } = await collectPage(live(html), { now });
    expect(Object.entries(known).flatMap(([fact, gathered]) => (gathered?.ok ? [] : [fact])).sort()).toEqual(lost);
  } finally {
    vi.mocked(visitor).mockRestore();
  }
});
