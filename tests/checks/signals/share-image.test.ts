import { probeFailureReason } from '../../../checks/core/failure.ts';
import { expect } from 'vitest';
import type { PictureProbe } from '../../../checks/core/facts.ts';
import signal from '../../../checks/signals/share-image.ts';
import { testSignal } from '../../support/signal-table.ts';
import { failure } from '../../support/facts.ts';
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
