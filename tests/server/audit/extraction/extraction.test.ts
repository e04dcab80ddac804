import { describe, expect, test } from 'vitest';
import type { Extracted } from '../../../../server/audit/extraction/extracted.ts';
import { extractionLimits } from '../../../../server/audit/extraction/extraction.ts';
import { audited, sharedAuditor } from '../orders.ts';

const { auditor, site } = sharedAuditor(4);
const rule = (name: string, text: string) => {
  const [, kind = '', rest = ''] = /^(css|xpath|regex):(.+)$/s.exec(text) ?? [];
  return { name, kind: kind as 'css', text: rest };
};
const found = (...values: string[]): Extracted => ({ values, total: values.length, error: null });
const page = (body: string, head = '') =>
  `<!DOCTYPE html><html lang="en"><head><title>Bees</title>${head}</head><body><main><h1>Bees</h1><p>${'Bees live in hives. '.repeat(30)}</p>${body}</main></body></html>`;
async function extracted(url: string, rules: Record<string, string>) {
  const { extracted: values, report } = await audited(auditor(), url, {
    extract: Object.entries(rules).map(([name, text]) => rule(name, text)),
  });
  expect(report.signals.length).toBeGreaterThan(40);
  return values;
}

describe('values of a page', () => {
  test('come from the rendered page by selector and XPath, from the raw HTML by expression', async () => {
    const { origin } = site({
      '/': page(
        `<p class="price">1 €</p><p class="price">2 €</p><a class="next" href="/two">Next</a><b id="raw">sku-17</b><script>document.querySelector('#raw').textContent = 'drawn';</script>`,
        '<link rel="next" href="/two?a@b">',
      ),
    });
    expect(
      await extracted(`${origin}/`, {
        prices: 'css:.price',
        next: 'css:a.next@href',
        'next link': 'css:link[rel=next]@href',
        none: 'css:.nothing',
        headings: 'xpath://h1',
        href: 'xpath://a/@href',
        count: 'xpath:count(//p)',
        text: 'xpath:string(//title)',
        yes: 'xpath:boolean(//h1)',
        sku: 'regex:sku-(\\d+)',
        raw: 'regex:>(sku-\\d+)<',
        drawn: 'css:#raw',
      }),
    ).toEqual({
      prices: found('1 €', '2 €'),
      next: found('/two'),
      'next link': found('/two?a@b'),
      none: found(),
      headings: found('Bees'),
      href: found('/two'),
      count: found('3'),
      text: found('Bees'),
      yes: found('true'),
      sku: found('17'),
      raw: found('sku-17'),
      drawn: found('drawn'),
    });
  });
  test('are as many and as long as they may be, and well-formed', async () => {
    const { origin } = site({ '/': page(`<i>${'x'.repeat(10_000)}</i>${'<b>\ud83d\ude00 \u0007 y</b>'.repeat(100)}`) });
    const values = (await extracted(`${origin}/`, { long: 'css:i', many: 'css:b', every: 'regex:<b>' }))!;
    expect(values['long']!.values).toEqual(['x'.repeat(extractionLimits.characters)]);
    expect([values['many']!.total, values['many']!.values.length]).toEqual([100, extractionLimits.values]);
    expect([values['every']!.total, values['every']!.values.length]).toEqual([100, extractionLimits.values]);
  });
  test('an expression that backtracks forever is reported, and the others have their values', async () => {
    const { origin } = site({ '/': page(`<p>${'a'.repeat(60)}!</p><p id="b">end</p>`) });
    const values = (await extracted(`${origin}/`, { slow: 'regex:(a+)+$b', after: 'regex:id="(b)"', css: 'css:#b' }))!;
    expect(values['slow']).toEqual({ values: [], total: 0, error: expect.stringContaining('took longer') as string });
    expect([values['after'], values['css']]).toEqual([found('b'), found('end')]);
  });
  test('scripts of the page cannot change the extraction', async () => {
    const { origin } = site({
      '/': page(
        '<b id="x">true text</b>',
        `<script>Document.prototype.querySelectorAll = () => []; Document.prototype.evaluate = () => { throw 1; }; JSON.stringify = () => '[]'; window.pageloupe = { extract: () => '["mine"]' };</script>`,
      ),
    });
    expect(await extracted(`${origin}/`, { css: 'css:#x', xpath: 'xpath://b' })).toEqual({
      css: found('true text'),
      xpath: found('true text'),
    });
  });
});

test('what the browser takes for no selector or expression is named before the first page', async () => {
  const faults = await auditor().extractionFaults!([
    rule('good', 'css:a > b:not(.c)@href'),
    rule('path', 'xpath://a[@href]'),
    rule('bad', 'css:a['),
    rule('worse', 'xpath://a['),
    rule('expression', 'regex:a'),
  ]);
  expect(faults.map(({ name }) => name)).toEqual(['bad', 'worse']);
  expect(faults.map(({ why }) => why)).toEqual([
    expect.stringContaining('not a valid selector'),
    expect.stringContaining('not a valid XPath'),
  ]);
});
