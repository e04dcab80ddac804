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

// The period of an abbreviation does not end the name, so the words after it do.
test.each([
  ['© 2026 Marlow, a. s. Všechna práva vyhrazena.', 'Marlow, a. s.'],
  ['© 2026 Marlow Inc All Rights Reserved', 'Marlow Inc'],
  ['© 2026 Marlow Inc, all rights reserved.', 'Marlow Inc'],
  ['© 2026 Marlow e. V. Alle Rechte vorbehalten', 'Marlow e. V.'],
  ['© 2026 Marlow, S. A. Todos los derechos reservados', 'Marlow, S. A.'],
  ['© 2026 Marlow S. A. Tous droits réservés', 'Marlow S. A.'],
  ['© 2026 Marlow S. p. A. Tutti i diritti riservati', 'Marlow S. p. A.'],
  ['© 2026 Marlow B. V. Alle rechten voorbehouden', 'Marlow B. V.'],
  ['© 2026 Marlow S. A. Wszelkie prawa zastrzeżone', 'Marlow S. A.'],
  ['© 2026 Marlow S. A. Todos os direitos reservados', 'Marlow S. A.'],
  ['© 2026 Marlow S. A. All Rechter reservéiert', 'Marlow S. A.'],
  ['© 2026 Марлоу Все права защищены', 'Марлоу'],
  ['© 2026 Marlow A. Ş. Tüm hakları saklıdır', 'Marlow A. Ş.'],
  ['© 2026 مارلو جميع الحقوق محفوظة', 'مارلو'],
  ['© 2026 PT Marlow Hak cipta dilindungi undang-undang', 'PT Marlow'],
  ['© 2026 마로 무단 전재 및 재배포 금지', '마로'],
  ['© 2026 马洛公司 版权所有', '马洛公司'],
  ['© 2026 Správa železnic', 'Správa železnic'],
  ['© 2026 Správa železnic, s. o. Všechna práva vyhrazena', 'Správa železnic, s. o.'],
])('the words about rights end the name: %s', (text, name) => {
  expect(findCopyrightOwner({ blocks: [block(text)], head: { ...blank.head, titles: [], metas: [] }, url, links: [] })?.name).toBe(name);
});

test.each([
  '© 2026 Všechna práva vyhrazena.',
  '© 2026 All rights reserved',
  '© 2026 Human Rights Marlow',
  '© 2026 特定商取引法に基づく表示',
])('nobody is named: %s', (text) => {
  expect(findCopyrightOwner({ blocks: [block(text)], head: { ...blank.head, titles: [], metas: [] }, url, links: [] })).toBeNull();
});
