import { probeFailureReason } from '../../../checks/core/failure.ts';
import signal from '../../../checks/signals/favicon.ts';
import type { LinkTag } from '../../../checks/core/facts/head.ts';
import type { PictureProbe } from '../../../checks/core/facts/probes.ts';
import { failure } from '../../support/facts.ts';
import { linkTag } from '../../support/links.ts';
import { testSignal } from '../../support/signal-table.ts';

const icons = failure('not-probed');
const declared = (...links: LinkTag[]) => ({ head: { links }, icons });
const icon = (changes: Partial<LinkTag> = {}, href = '/icon.png') => linkTag('icon', href, changes);
const picture = (width: number, height = width, changes: Partial<PictureProbe> = {}): PictureProbe => ({
  url: 'https://example.com/icon.png',
  class: 'ok',
  status: 200,
  contentType: 'image/png',
  bytes: 900,
  width,
  height,
  reason: null,
  ...changes,
});
const probed = (...pictures: PictureProbe[]) => ({ head: { links: [icon()] }, icons: { pictures } });
const declaredOnly = ['fromDeclaration'];

testSignal(signal, [
  { when: 'nothing declared', facts: { icons }, status: 'warn', says: ['defaultOnly'] },
  {
    when: 'nothing declared, in an address of data',
    facts: { icons, page: { url: 'data:text/html,<p>x</p>' } },
    status: 'warn',
    says: ['defaultOnly'],
  },
  { when: 'an empty declaration', facts: declared(icon({}, ' ')), status: 'warn', says: ['defaultOnly'] },
  { when: 'another kind of link', facts: declared(linkTag('mask-icon', '/icon.svg')), status: 'warn', says: ['defaultOnly'] },
  { when: 'an icon in a data address', facts: declared(icon({}, 'data:image/png;base64,AAAA')), status: 'pass', says: ['inline'] },
  ...['data:,', ' data:, ', 'data:;base64,=', 'data:;base64,iVBORw0KGgo=', 'data:image/x-icon;base64,', 'data:'].map((href) => ({
    when: `turned off by ${href}`,
    facts: declared(icon({}, href)),
    status: 'warn' as const,
    says: ['turnedOff'],
  })),
  {
    when: 'turned off, with an icon beside it',
    facts: declared(icon({}, 'data:,'), icon({ sizes: '96x96' })),
    status: 'pass',
    says: ['usable', ...declaredOnly],
  },
  {
    when: 'a small picture in a data address',
    facts: declared(icon({}, 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"><text>x</text></svg>')),
    status: 'pass',
    says: ['inline'],
  },
  { when: 'an SVG declared', facts: declared(icon({}, '/アイコン.svg?v=2')), status: 'pass', says: ['usable', ...declaredOnly] },
  { when: 'an SVG by its type', facts: declared(icon({ type: 'image/svg+xml' })), status: 'pass', says: ['usable', ...declaredOnly] },
  {
    when: 'sizes at what is recommended',
    facts: declared(icon({ sizes: '16x16 48X48' })),
    status: 'pass',
    says: ['usable', ...declaredOnly],
  },
  {
    when: 'sizes any of a file of pixels',
    facts: declared(icon({ sizes: 'any' }, '/favicon.ico')),
    status: 'unchecked',
    says: ['links-not-checked'],
  },
  {
    when: 'sizes any of a file of pixels, beside a size',
    facts: declared(icon({ sizes: 'any' }, '/favicon.ico'), icon({ sizes: '32x32' })),
    status: 'unchecked',
    says: ['links-not-checked'],
  },
  {
    when: 'a small one beside one that does not say its size',
    facts: declared(icon({ sizes: '16x16' }), linkTag('apple-touch-icon-precomposed', '/a.png')),
    status: 'unchecked',
    says: ['links-not-checked'],
  },
  {
    when: 'a large one beside one that does not say its size',
    facts: declared(icon(), icon({ sizes: '96x96' })),
    status: 'pass',
    says: ['usable', ...declaredOnly],
  },
  { when: 'sizes any of an SVG', facts: declared(icon({ sizes: 'any' }, '/i.svg')), status: 'pass', says: ['usable', ...declaredOnly] },
  {
    when: 'an Apple touch icon',
    facts: declared(linkTag('apple-touch-icon', '/a.png', { sizes: '180x180' })),
    status: 'pass',
    says: ['usable', ...declaredOnly],
  },
  { when: 'sizes just below', facts: declared(icon({ sizes: '47x47' })), status: 'warn', says: ['small', ...declaredOnly] },
  { when: 'at the smallest size', facts: declared(icon({ sizes: '8x8' })), status: 'warn', says: ['small', ...declaredOnly] },
  { when: 'below the smallest size', facts: declared(icon({ sizes: '7x7' })), status: 'fail', says: ['tooSmall', ...declaredOnly] },
  { when: 'one pixel from square', facts: declared(icon({ sizes: '64x63' })), status: 'warn', says: ['nearlySquare', ...declaredOnly] },
  { when: 'two pixels from square', facts: declared(icon({ sizes: '64x62' })), status: 'fail', says: ['notSquare', ...declaredOnly] },
  {
    when: 'small, one pixel from square',
    facts: declared(icon({ sizes: '20x19' })),
    status: 'warn',
    says: ['nearlySquare', ...declaredOnly],
  },
  {
    when: 'one that is not square beside one that is',
    facts: declared(icon({ sizes: '120x60' }), icon({ sizes: '96x96' })),
    status: 'pass',
    says: ['usable', ...declaredOnly],
  },
  { when: 'a plain declaration tells nothing', facts: declared(icon()), status: 'unchecked', says: ['links-not-checked'] },
  { when: 'fetched and fine', facts: probed(picture(48)), status: 'pass', says: ['usable'] },
  {
    when: 'fetched: an SVG without size',
    facts: probed(picture(0, 0, { contentType: 'image/svg+xml' })),
    status: 'pass',
    says: ['usable'],
  },
  { when: 'fetched: small', facts: probed(picture(32)), status: 'warn', says: ['small'] },
  { when: 'fetched: not square', facts: probed(picture(200, 100)), status: 'fail', says: ['notSquare'] },
  { when: 'fetched: not found', facts: probed(picture(96), picture(0, 0, { status: 404 })), status: 'fail', says: ['broken'] },
  { when: 'fetched: a web page instead', facts: probed(picture(0, 0, { contentType: 'text/html' })), status: 'fail', says: ['broken'] },
  { when: 'fetched: unreadable', facts: probed(picture(0)), status: 'unchecked', says: ['sizeUnread', 'unreadable'] },
  {
    when: 'fetched: unreadable, beside one that is fine',
    facts: probed(picture(0), picture(96)),
    status: 'pass',
    says: ['usable', 'unreadable'],
  },
  {
    when: 'fetched: only the small one may be fetched by Google',
    facts: probed(picture(192, 192, { robotsTxtAllowed: false }), picture(16, 16, { robotsTxtAllowed: true })),
    status: 'warn',
    says: ['small', 'someBlocked'],
  },
  {
    when: 'fetched: the large one may be fetched by Google',
    facts: probed(picture(192, 192, { robotsTxtAllowed: true }), picture(16, 16, { robotsTxtAllowed: false })),
    status: 'pass',
    says: ['usable', 'someBlocked'],
  },
  { when: 'fetched: robots.txt not known', facts: probed(picture(192, 192, { robotsTxtAllowed: null })), status: 'pass', says: ['usable'] },
  {
    when: 'fetched: the one that is allowed is refused to us',
    facts: probed(
      picture(192, 192, { robotsTxtAllowed: false }),
      picture(0, 0, { status: 403, reason: probeFailureReason('refuses-checks'), robotsTxtAllowed: true }),
    ),
    status: 'unchecked',
    says: ['unverified', 'someBlocked'],
  },
  {
    when: 'fetched: refused to us',
    facts: probed(picture(0, 0, { status: 403, reason: probeFailureReason('refuses-checks') })),
    status: 'unchecked',
    says: ['unverified'],
  },
  { when: 'fetched: nothing came', facts: probed(), status: 'unchecked', says: ['unverified'] },
  {
    when: 'blocked for Googlebot-Image',
    facts: { head: { links: [icon()] }, icons: { pictures: [picture(96)], robotsTxtAllowed: false } },
    status: 'fail',
    says: ['blocked'],
  },
  { when: 'the head is not known', facts: { head: failure() }, status: 'unchecked', says: ['request-failed'] },
]);
