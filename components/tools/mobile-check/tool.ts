import type { Card } from '../../tool/card.ts';

export const card: Card = {
  group: 'device-language',
  place: 2,
  name: 'Mobile check',
  help: 'Viewport, overflow, tap targets, overlays and contrast.',
  search:
    'mobile, mobile friendly, mobile usability, responsive, viewport, phone, tap targets, touch targets, font size, contrast, color contrast, low contrast, readable text, wcag, accessibility, cookies, cookie banner, consent banner, popup, interstitial, overlay',
  demo: { page: '/shop/travel-journal', shows: 'width=device-width' },
  picture: '/faults/viewport',
};
