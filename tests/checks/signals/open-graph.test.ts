import { expect } from 'vitest';
import signal from '../../../checks/signals/open-graph.ts';
import { testSignal } from '../../support/signal-table.ts';
import { metas, withCanonical } from '../../support/metas.ts';

const full: [string, string][] = [
  ['og:title', '緑茶'],
  ['og:type', 'article'],
  ['og:image', 'https://example.com/a.png'],
  ['og:url', 'https://example.com/page'],
  ['og:description', 'شاي'],
];
const without = (...names: string[]) => metas(...full.filter(([name]) => !names.includes(name)));
const changed = (name: string, content: string) =>
  metas(...full.map(([key, value]): [string, string] => [key, key === name ? content : value]));

testSignal(signal, [
  { when: 'complete', facts: metas(...full), status: 'pass', says: ['complete'], also: ({ value }) => expect(value).toBe('4/4') },
  {
    when: 'complete, the image under its structured name',
    facts: metas(...full.filter(([name]) => name !== 'og:image'), ['og:image:secure_url', 'https://example.com/a.png']),
    status: 'pass',
    says: ['complete'],
  },
  { when: 'kept out of search', facts: {}, options: { intent: 'keep-out' }, status: 'na', says: ['kept-out'] },
  { when: 'a page for signing in', facts: {}, options: { pageType: 'utility' }, status: 'na', says: ['not-for-type'] },
  { when: 'no tags', facts: {}, status: 'warn', says: ['noPreview'] },
  {
    when: 'neither title nor image',
    facts: without('og:title', 'og:image'),
    status: 'warn',
    says: ['noPreview'],
    also: ({ value }) => expect(value).toBe('2/4'),
  },
  {
    when: 'an empty title is none',
    facts: changed('og:title', '  '),
    status: 'warn',
    says: ['missing'],
    also: ({ findings }) => expect(findings[0]?.message).toContain('og:title is missing'),
  },
  {
    when: 'three missing',
    facts: without('og:title', 'og:type', 'og:url'),
    status: 'warn',
    says: ['missing'],
    also: ({ findings }) => expect(findings[0]?.message).toContain('og:title, og:type and og:url are missing'),
  },
  { when: 'only what networks assume', facts: without('og:type', 'og:url'), status: 'warn', says: ['assumed'] },
  { when: 'no description', facts: without('og:description'), status: 'warn', says: ['noDescription'] },
  {
    when: 'name instead of property',
    status: 'warn',
    says: ['nameAttribute'],
    facts: {
      head: { ...metas(...full).head, metas: metas(...full).head.metas.map((meta) => ({ ...meta, name: meta.property, property: '' })) },
    },
    also: ({ findings }) =>
      expect(findings[0]?.evidence).toMatchObject({
        total: 5,
        items: expect.arrayContaining([{ snippet: '<meta name="og:title" content="緑茶">', selector: 'meta:nth-of-type(1)', text: '' }]),
      }),
  },
  {
    when: 'names that a site made up: og:image1',
    facts: { head: { metas: [...metas(...full).head.metas, { ...metas(...full).head.metas[0]!, name: 'og:image1', property: '' }] } },
    status: 'pass',
    says: ['complete'],
  },
  {
    when: 'both attributes',
    facts: { head: { ...metas(...full).head, metas: metas(...full).head.metas.map((meta) => ({ ...meta, name: meta.property })) } },
    status: 'pass',
    says: ['complete'],
  },
  {
    when: 'the canonical address, written otherwise',
    facts: withCanonical(changed('og:url', 'HTTPS://EXAMPLE.com:443/page'), 'https://example.com/page'),
    status: 'pass',
    says: ['complete'],
  },
  {
    when: 'the start of the site, and no canonical',
    facts: changed('og:url', 'https://example.com/'),
    status: 'warn',
    says: ['urlElsewhere'],
  },
  {
    when: 'another host, and no canonical',
    facts: changed('og:url', 'https://internal.example.com/page'),
    status: 'warn',
    says: ['urlElsewhere'],
  },
  {
    when: 'this page with other parameters, and no canonical',
    facts: changed('og:url', 'https://www.example.com/page/?ref=share&id=5'),
    status: 'pass',
    says: ['complete'],
  },
  {
    when: 'two URLs, one of them the start of the site',
    facts: withCanonical(metas(...full, ['og:url', 'https://example.com']), 'https://example.com/page'),
    status: 'warn',
    says: ['severalUrls'],
  },
  {
    when: 'the same URL twice, written otherwise',
    facts: metas(...full, ['og:url', 'https://example.com/page/']),
    status: 'pass',
    says: ['complete'],
  },
  {
    when: 'another URL than the canonical, which is this page',
    facts: withCanonical(changed('og:url', 'https://example.com/other'), 'https://example.com/page'),
    status: 'warn',
    says: ['otherUrl'],
    also: ({ findings }) =>
      expect(findings[0]?.evidence).toMatchObject({
        type: 'difference',
        before: 'https://example.com/other',
        after: 'https://example.com/page',
      }),
  },
  ...['http://example.com/page', 'https://www.example.com/page/'].map((url) => ({
    when: `the canonical, written otherwise: ${url}`,
    facts: withCanonical(changed('og:url', url), 'https://example.com/page'),
    status: 'pass' as const,
    says: ['complete'],
  })),
  {
    when: 'neither this page nor its canonical',
    facts: withCanonical(changed('og:url', 'https://example.com/third'), 'https://example.com/other'),
    status: 'warn',
    says: ['otherUrl'],
  },
  {
    when: 'this page, where the canonical points to another: a mistake there is none here',
    facts: withCanonical(metas(...full), 'https://example.com/other'),
    status: 'pass',
    says: ['complete'],
  },
  {
    when: 'a canonical that names the home page of an inner page: a mistake, and nothing to follow',
    facts: withCanonical(metas(...full), 'https://example.com/'),
    status: 'pass',
    says: ['complete'],
  },
  { when: 'a relative address', facts: changed('og:url', '/page'), status: 'warn', says: ['badUrl'] },
  {
    when: 'UTF-8 read in another encoding',
    facts: changed('og:title', 'Lâ€™hiver'),
    status: 'warn',
    says: ['misread'],
    also: ({ findings }) =>
      expect(findings[0]?.message).toBe('og:title shows “Lâ€™hiver” instead of “L’hiver”: the text was read in a wrong encoding.'),
  },
  {
    when: 'references escaped twice, in two tags',
    facts: metas(
      ...full.filter(([name]) => !/title|desc/.test(name)),
      ['og:title', 'Salt &amp; tea'],
      ['og:description', 'Salt &#8211; tea'],
    ),
    status: 'warn',
    says: ['misread'],
    also: ({ findings }) => expect(findings[0]?.message).toMatch(/^og:title and og:description show “&amp;” instead of “&”/),
  },
  {
    when: 'a type that nobody knows',
    facts: metas(...full.map(([name, content]): [string, string] => [name, name === 'og:type' ? 'default' : content])),
    status: 'pass',
    says: ['complete', 'unknownType'],
  },
  {
    when: 'a type of its own namespace',
    facts: metas(...full.map(([name, content]): [string, string] => [name, name === 'og:type' ? 'example:recipe' : content])),
    status: 'pass',
    says: ['complete'],
  },
  { when: 'two titles', facts: metas(...full, ['og:title', 'Tea']), status: 'warn', says: ['severalTitles'] },
  { when: 'the same title twice', facts: metas(...full, ['og:title', '緑茶']), status: 'pass', says: ['complete'] },
]);
