import { probeFailureReason } from '../../../checks/core/failure.ts';
import { expect } from 'vitest';
import type { DataItem } from '../../../checks/core/facts/structured-data.ts';
import type { PageType } from '../../../checks/core/facts/about.ts';
import type { PictureProbe } from '../../../checks/core/facts/probes.ts';
import signal from '../../../checks/signals/share-image.ts';
import { testSignal, type Seen } from '../../support/signal-table.ts';
import { failure, type Changes } from '../../support/facts.ts';
import { image as photo, link } from '../../support/links.ts';
import { metas } from '../../support/metas.ts';

const { leastSide, smallWidth, goodWidth, bytes } = signal.limits;
const alt: [string, string] = ['og:image:alt', 'Tasse Tee'];
const image = (url = 'https://example.com/a.png', ...more: [string, string][]) => metas(['og:image', url], alt, ...more);
const probed = (change: Partial<PictureProbe>) => ({
  ...image(),
  shareImage: {
    picture: {
      url: 'https://example.com/a.png',
      class: 'ok' as const,
      status: 200,
      contentType: 'image/png',
      bytes: 100_000,
      width: goodWidth,
      height: 630,
      reason: null,
      ...change,
    },
  },
});
const wide = (width: number) => probed({ width, height: Math.round(width / 1.91) });

/** A page with a share image that was not loaded, and with images in its content. */
const beside = (url: string, type: PageType, more: Changes = {}): Changes => ({
  ...metas(['og:image', url], alt, ['og:site_name', 'Acme']),
  shareImage: failure('not-probed'),
  images: { items: [photo({ url: 'https://cdn.example.com/blue-feeder.jpg' })] },
  pageType: { type },
  ...more,
});

const titled = (title: string, file: string): Changes => ({
  head: {
    ...metas(['og:image', `https://cdn.example.com/${file}`], alt, ['og:site_name', 'Acme']).head,
    titles: [{ text: title, inHead: true, selector: 'title' }],
  },
});
const item = (type: string, properties: DataItem['properties']): DataItem => ({
  format: 'json-ld',
  block: 1,
  types: [type],
  id: null,
  top: true,
  properties,
  pointer: '',
  selector: 'script',
});

testSignal(signal, [
  { when: 'no image', status: 'na', says: ['none'] },
  { when: 'works', facts: probed({}), status: 'pass', says: ['works'] },
  {
    when: 'works, without a description of the picture',
    facts: { ...probed({}), ...metas(['og:image', 'https://example.com/a.png']) },
    status: 'pass',
    says: ['works', 'noAlt'],
  },
  { when: 'not probed', facts: { ...image(), shareImage: failure('not-probed') }, status: 'unchecked', says: ['links-not-checked'] },
  {
    when: 'not probed, announced small',
    facts: {
      ...image('https://example.com/a.png', ['og:image:width', '1199'], ['og:image:height', '630']),
      shareImage: failure('not-probed'),
    },
    status: 'unchecked',
    says: ['links-not-checked', 'declaredSmall'],
  },
  ...(
    [
      ['announced as a thumbnail', 'https://example.com/a.png', ['og:image:width', '365'], ['og:image:height', '250']],
      ['a thumbnail by its folder', 'https://example.com/story-140x94/a.png'],
      ['a thumbnail by a parameter', 'https://example.com/a.png?format=webp&width=400'],
      ['a thumbnail by a transformation', 'https://example.com/c_fill,w_300,h_200/a.png'],
      ['low by a parameter', 'https://example.com/a.png?h=200'],
    ] as const
  ).map(([when, url, ...more]) => ({
    when: `not probed, ${when}`,
    facts: { ...image(url, ...more.map(([name, content]): [string, string] => [name, content])), shareImage: failure('not-probed') },
    status: 'warn' as const,
    says: ['saidSmall'],
  })),
  {
    when: 'a thumbnail of an article by its name',
    facts: beside('https://example.com/wp-content/uploads/feeder-580x379.jpg', 'article'),
    status: 'warn',
    says: ['saidSmall'],
    also: ({ findings }) => expect(findings[0]?.message).toContain('580 × 379 pixels'),
  },
  ...[
    'https://example.com/feeder-140x200.jpg',
    'https://example.com/feeder.jpg?width=1200&height=200',
    'https://example.com/1x0:4739x2468/1200x625/feeder.jpg',
  ].map((url) => ({ when: `not small: ${url}`, facts: beside(url, 'product'), status: 'unchecked' as const, says: ['links-not-checked'] })),
  ...(
    [
      ['logo', 'https://cdn.example.com/2024/Acme_Logo_Seafoam.png', 'article'],
      ['logo', 'https://cdn.example.com/acmelogo_1200x630.png', 'listing'],
      ['icon', 'https://example.com/favicon/android-chrome.png', 'product'],
      ['placeholder', 'https://example.com/SEO-Placeholder/wedding.png', 'listing'],
      ['placeholder', 'https://example.com/assets/default-social-v2.png', 'article'],
    ] as const
  ).map(([kind, url, type]) => ({
    when: `the ${kind} of the site: ${url}`,
    facts: beside(url, type),
    status: 'warn' as const,
    says: ['siteWide'],
    also: ({ findings }: Seen) => expect(findings[0]?.message).toContain(kind),
  })),
  {
    when: 'a logo on a page whose only images are avatars',
    facts: beside('https://cdn.example.com/acme_logo.png', 'listing', {
      images: { items: [photo({ url: 'https://avatars.example.com/u/7?s=40', src: 'https://avatars.example.com/u/7?s=40' })] },
    }),
    status: 'unchecked',
    says: ['links-not-checked'],
  },
  {
    when: 'the image that links to the start of the site',
    facts: beside('https://example.com/a.png?v=2', 'article', {
      images: { items: [photo({}), photo({ url: 'https://example.com/a.png', main: false, region: 'header', link: 'header > a' })] },
      links: { items: [link('/', { selector: 'header > a' })] },
    }),
    status: 'warn',
    says: ['siteWide'],
  },
  {
    when: 'the logo of the publisher in markup',
    facts: beside('https://example.com/a.png', 'article', {
      structuredData: { items: [item('Organization', { logo: [{ '@type': 'ImageObject', url: '/a.png' }] })] },
    }),
    status: 'warn',
    says: ['siteWide'],
  },
  ...(
    [
      ['a logo on a front page', beside('https://example.com/logo.png', 'home')],
      ['a logo where the page has no picture', beside('https://example.com/logo.png', 'article', { images: { items: [] } })],
      [
        'a logo that an article shows',
        beside('https://example.com/new-logo.png', 'article', { images: { items: [photo({ url: 'https://example.com/new-logo.png' })] } }),
      ],
      ['no logo, by its name', beside('https://example.com/feature_no-logo_v2.png', 'article')],
      ['other words', beside('https://example.com/logotherapy-blogoshere.png', 'article')],
    ] as const
  ).map(([when, facts]) => ({ when, facts, status: 'unchecked' as const, says: ['links-not-checked'] })),
  {
    when: 'the brand, on a product with pictures',
    facts: beside('', 'product', titled('Acme Pro bird feeder', '2023/06/Acme_OG_image_1.png')),
    status: 'warn',
    says: ['anotherSubject'],
  },
  ...['feeder_front.png', 'pro-front.png', 'img_2041.png', '9f7bccc93dUnDFP1.png', 'bird/hero.png', 'blue-2.png'].map((name) => ({
    when: `a picture of the product: ${name}`,
    facts: beside('', 'product', titled('Acme Pro bird feeder', name)),
    status: 'unchecked' as const,
    says: ['links-not-checked'],
  })),
  {
    when: 'not probed, announced large enough',
    facts: {
      ...image('https://example.com/a.png', ['og:image:width', '1200'], ['og:image:height', '630']),
      shareImage: failure('not-probed'),
    },
    status: 'unchecked',
    says: ['links-not-checked'],
  },
  {
    when: 'not probed, but relative and without description',
    facts: { ...metas(['og:image', '/a.png']), shareImage: failure('not-probed') },
    status: 'warn',
    says: ['relative', 'noAlt'],
  },
  {
    when: 'not probed, but http',
    facts: { ...image('http://example.com/a.png'), shareImage: failure('not-probed') },
    status: 'warn',
    says: ['insecure'],
  },
  {
    when: 'http, with an https address beside it',
    facts: {
      ...image('http://example.com/a.png', ['og:image:secure_url', 'https://example.com/a.png']),
      shareImage: failure('not-probed'),
    },
    status: 'unchecked',
    says: ['links-not-checked'],
  },
  {
    when: 'http, with another http address beside it',
    facts: { ...image('http://example.com/a.png', ['og:image:secure_url', 'http://example.com/a.png']), shareImage: failure('not-probed') },
    status: 'warn',
    says: ['insecure'],
  },
  {
    when: 'http, and the https address belongs to the next picture',
    facts: {
      ...image('http://example.com/a.png', ['og:image', 'https://example.com/b.png'], ['og:image:secure_url', 'https://example.com/b.png']),
      shareImage: failure('not-probed'),
    },
    status: 'warn',
    says: ['insecure'],
  },
  {
    when: 'not probed, but SVG',
    facts: { ...image('https://example.com/a.SVG?v=1'), shareImage: failure('not-probed') },
    status: 'warn',
    says: ['vector'],
  },
  {
    when: 'no address',
    facts: { ...image('data:image/png;base64,AA=='), shareImage: failure('not-probed') },
    status: 'fail',
    says: ['unusable'],
  },
  { when: 'an address that does not parse', facts: image('https://'), status: 'fail', says: ['unusable'] },
  { when: 'an SVG by its type', facts: probed({ contentType: 'image/svg+xml', width: 0, height: 0 }), status: 'warn', says: ['vector'] },
  {
    when: 'a raster picture whose address says SVG',
    facts: { ...probed({}), ...image('https://example.com/a.svg') },
    status: 'pass',
    says: ['works'],
  },
  {
    when: 'not found',
    facts: probed({ class: 'broken', status: 404, reason: probeFailureReason('not-found') }),
    status: 'fail',
    says: ['notFound'],
  },
  {
    when: 'a server error',
    facts: probed({ class: 'broken', status: 500, reason: probeFailureReason('server-error') }),
    status: 'fail',
    says: ['notFound'],
  },
  {
    when: 'no such host, and no description',
    facts: {
      ...probed({ class: 'broken', status: 0, reason: probeFailureReason('no-host') }),
      ...metas(['og:image', 'https://example.invalid/a.png']),
    },
    status: 'fail',
    says: ['unreachable', 'noAlt'],
    also: ({ findings }) => expect(findings[0]?.message).toBe('The share image cannot be loaded: no such host.'),
  },
  {
    when: 'barred for us',
    facts: probed({ class: 'unverified', status: 403, reason: probeFailureReason('refuses-checks') }),
    status: 'unchecked',
    says: ['unverified'],
  },
  {
    when: 'barred for us, and http',
    facts: {
      ...probed({ class: 'unverified', status: 403, reason: probeFailureReason('refuses-checks') }),
      ...image('http://example.com/a.png'),
    },
    status: 'warn',
    says: ['insecure', 'unverified'],
  },
  {
    when: 'no answer in time',
    facts: probed({ class: 'unverified', status: 0, reason: probeFailureReason('too-slow', { seconds: 10 }) }),
    status: 'unchecked',
    says: ['unverified'],
  },
  {
    when: 'a private address, not asked for',
    facts: {
      ...probed({ class: 'skipped', status: 0, reason: probeFailureReason('private-url') }),
      ...metas(['og:image', 'http://192.168.0.2/a.png']),
    },
    status: 'warn',
    says: ['insecure', 'noAlt', 'unverified'],
  },
  {
    when: 'a page instead of a picture',
    facts: probed({ contentType: 'text/html; charset=utf-8', width: 0, height: 0 }),
    status: 'fail',
    says: ['notImage'],
  },
  { when: 'no type', facts: probed({ contentType: '', width: 0, height: 0 }), status: 'fail', says: ['notImage'] },
  { when: 'size unknown', facts: probed({ width: 0, height: 0 }), status: 'unchecked', says: ['sizeUnread', 'unmeasured'] },
  { when: 'just too small', facts: probed({ width: leastSide - 1, height: leastSide }), status: 'fail', says: ['tooSmall'] },
  { when: 'a small square', facts: probed({ width: leastSide, height: leastSide }), status: 'warn', says: ['thumbnail', 'ratio'] },
  { when: 'just a thumbnail', facts: wide(smallWidth - 1), status: 'warn', says: ['thumbnail'] },
  { when: 'just a large preview', facts: wide(smallWidth), status: 'warn', says: ['small'] },
  { when: 'one pixel short', facts: probed({ width: goodWidth - 1 }), status: 'warn', says: ['small'] },
  ...[600, 627, 628, 630, 660].map((height) => ({
    when: `${goodWidth} wide and ${height} high`,
    facts: probed({ height }),
    status: 'pass' as const,
    says: ['works'],
  })),
  { when: 'wide enough and square', facts: probed({ height: goodWidth }), status: 'warn', says: ['ratio'] },
  { when: 'at the flat end of the ratio', facts: probed({ width: 2100, height: 1000 }), status: 'pass', says: ['works'] },
  { when: 'flatter', facts: probed({ width: 2102, height: 1000 }), status: 'warn', says: ['ratio'] },
  { when: 'at the tall end of the ratio', facts: probed({ width: 1720, height: 1000 }), status: 'pass', says: ['works'] },
  { when: 'taller', facts: probed({ width: 1718, height: 1000 }), status: 'warn', says: ['ratio'] },
  { when: 'just light enough', facts: probed({ bytes: bytes - 1 }), status: 'pass', says: ['works'] },
  { when: 'too heavy', facts: probed({ bytes }), status: 'warn', says: ['heavy'] },
]);
