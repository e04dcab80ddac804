import { expect, test } from 'vitest';
import type { Block } from '../../../../../checks/core/facts/text.ts';
import type { LinkFact } from '../../../../../checks/core/facts/links-and-images.ts';
import { findCopyrightOwner } from '../../../../../checks/derive/provenance/publisher/copyright-owner.ts';
import { blank } from '../../../../support/facts.ts';

const url = 'https://example.com/a';
const block = (text: string): Block => ({
  tag: 'footer',
  text,
  units: 6,
  region: 'footer',
  main: false,
  level: 0,
  linkChars: 0,
  hrefs: [],
  note: false,
  quote: false,
  code: false,
  within: null,
  selector: '#end',
});
const link = (text: string, at: number): LinkFact => ({
  kind: 'a',
  href: `/${at}`,
  url: `https://example.com/${at}`,
  rel: [],
  target: '',
  text,
  name: text,
  nameFrom: 'text',
  imageOnly: false,
  region: 'footer',
  main: false,
  clickHandler: false,
  role: '',
  selector: `#end > a:nth-child(${at + 1})`,
});

test.each([
  ['© 2026 Marlow Bakers Imprint Privacy', ['Imprint', 'Privacy'], 'Marlow Bakers'],
  ['© 2026 マーロウ製パン プライバシー', ['プライバシー'], 'マーロウ製パン'],
  ['© 2026 Marlow Bakers, LLC.Sitemap', ['Sitemap'], 'Marlow Bakers, LLC.'],
  ['© MMXVIX. Marlow Bakers', [], 'Marlow Bakers'],
  ['© MMXXVI Marlow Bakers', [], 'Marlow Bakers'],
  ['© MIX Bakers', [], 'MIX Bakers'],
  ['© 2026 Marlow Bakers. Všechna práva vyhrazena.', [], 'Marlow Bakers'],
  ['© 2026 Správa jezer', [], 'Správa jezer'],
  ['© Marlow Bakers v3.39.2', [], 'Marlow Bakers'],
  ['© 2026 @ Marlow Bakers', [], 'Marlow Bakers'],
  ['© Marlow Bakers', ['Marlow Bakers'], 'Marlow Bakers'],
  ['© Marlow Bakers', ['Bakers and more'], 'Marlow Bakers'],
])('links after the owner are not part of the name: %s', (text, words, name) => {
  expect(
    findCopyrightOwner({ blocks: [block(text)], head: { ...blank.head, titles: [], metas: [] }, url, links: words.map(link) }),
  ).toEqual({ name, selector: '#end' });
});

test.each(['© 2026 Všechna práva vyhrazena.', '© 2026 All rights reserved'])('nobody is named: %s', (text) => {
  expect(findCopyrightOwner({ blocks: [block(text)], head: { ...blank.head, titles: [], metas: [] }, url, links: [] })).toBeNull();
});
