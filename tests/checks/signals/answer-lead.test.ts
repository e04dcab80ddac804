import { expect } from 'vitest';
import signal from '../../../checks/signals/answer-lead.ts';
import { block, cell, filler, heading, item, pageOf } from '../../support/blocks.ts';
import { failure } from '../../support/facts.ts';
import { testSignal } from '../../support/signal-table.ts';

const title = 'Why bridges expand in summer';
/** Names all terms of the title: bridges, expand, summer. */
const lead = (units: number, end = '.') => `Bridges expand in summer ${filler(units - 4, 1)}${end}`;
const rest = (units: number) => [block(filler(units, 2), { tag: 'pre', code: true })];
const page = (...blocks: Parameters<typeof pageOf>[1]) => pageOf(title, blocks);
const type = (name: 'home' | 'listing' | 'utility' | 'tool') => ({ ...page(block(lead(30)), ...rest(300)), pageType: { type: name } });

testSignal(signal, [
  { when: 'the answer comes first', facts: page(block(lead(40)), ...rest(400)), status: 'pass', says: ['early', 'ours'], score: 1 },
  { when: 'after 60 units', facts: page(block(filler(60), { code: true }), block(lead(40)), ...rest(400)), status: 'pass', says: ['early', 'ours'], score: 1 },
  { when: 'after 61 units', facts: page(block(filler(61), { code: true }), block(lead(40)), ...rest(400)), status: 'pass', says: ['early', 'ours'], score: 0.85 },
  { when: 'after 151 units', facts: page(block(filler(151), { code: true }), block(lead(40)), ...rest(900)), status: 'pass', says: ['early', 'ours'], score: 0.7 },
  { when: '120 units long', facts: page(block(lead(120)), ...rest(400)), status: 'pass', says: ['early', 'ours'], score: 1 },
  { when: '121 units long', facts: page(block(lead(121)), ...rest(400)), status: 'pass', says: ['early', 'ours'], score: 0.9 },
  { when: '201 units long', facts: page(block(lead(201)), ...rest(400)), status: 'pass', says: ['early', 'ours'], score: 0.8 },
  { when: 'a question', facts: page(block(lead(30, '?')), ...rest(400)), status: 'pass', says: ['early', 'ours'], score: 0.9 },
  { when: 'ends in a colon', facts: page(block(lead(30, ':')), ...rest(400)), status: 'pass', says: ['early', 'ours'], score: 0.9 },
  { when: 'names one of three terms', facts: page(block(`Bridges ${filler(30)}`), ...rest(400)), status: 'pass', says: ['early', 'ours'], score: 0.6 + 0.4 * ((1 / 3 - 0.1) / 0.4) },
  { when: 'names none of the terms', facts: page(block(filler(30)), ...rest(400)), status: 'warn', says: ['weak', 'ours'], score: 0.6 },
  { when: 'late, long, and a question about something else', facts: page(block(filler(160), { code: true }), block(`${filler(201, 3)}?`), ...rest(900)), status: 'fail', says: ['weak', 'ours'], score: 0 },
  { when: 'late and long, but a statement', facts: page(block(filler(100), { code: true }), block(filler(201, 3)), ...rest(900)), status: 'fail', says: ['weak', 'ours'], score: 0.25 },
  { when: '14 units are no lead', facts: page(block(lead(14)), ...rest(400)), status: 'fail', says: ['none', 'ours'], score: 0 },
  { when: '15 units are', facts: page(block(lead(15)), ...rest(400)), status: 'pass', says: ['early', 'ours'] },
  { when: 'headings, tables, captions, code and link lists are no prose', facts: page(heading(1, lead(20)), cell(lead(20)), block(lead(20), { within: 'figure' }), block(lead(20), { code: true }), item(lead(20), { linkChars: 500 }), ...rest(900)), status: 'fail', says: ['none', 'ours'] },
  { when: 'a list item can be the answer', facts: page(item(lead(20)), ...rest(400)), status: 'pass', says: ['early', 'ours'] },
  { when: 'a byline is no lead', facts: page(block('Le Monde | 04.05.2015 à 13h36 • Mis à jour le 05.05.2015 à 20h13 | Par Martin Untersinger (avec Damien Leloup et Morgane Tual)'), block(lead(30)), ...rest(400)), status: 'pass', says: ['early', 'ours'], score: 1 },
  { when: 'a notice about cookies is no lead', facts: page(block(`By using bridges in summer you agree that we may use Cookies to expand ${filler(10, 4)}`), ...rest(400)), status: 'fail', says: ['none', 'ours'] },
  { when: 'at 30 % of the content it is too late', facts: page(block(filler(30), { code: true }), block(lead(20)), ...rest(50)), status: 'fail', says: ['none', 'ours'] },
  { when: 'just before 30 %', facts: page(block(filler(29), { code: true }), block(lead(20)), ...rest(51)), status: 'pass', says: ['early', 'ours'] },
  { when: 'the name of the site does not count', facts: { ...pageOf(`${title} | Acme Engineering Journal`, [block(lead(30)), ...rest(400)]), provenance: { names: [{ role: 'publisher', from: 'site-name', name: 'Acme Engineering Journal', type: '', url: null, sameAs: [], visible: true, selector: 'body' }] } }, status: 'pass', says: ['early', 'ours'], score: 1 },
  { when: 'a German answer', facts: pageOf('Warum sich Brücken im Sommer ausdehnen', [block('Brücken dehnen sich im Sommer aus, weil Stahl und Beton bei Wärme länger werden; deshalb ruhen sie auf Lagern.'), ...rest(300)], 'de'), status: 'pass', says: ['early', 'ours'] },
  { when: 'a Japanese answer', facts: pageOf('夏に橋が膨張する理由', [block('夏に橋が膨張する理由は、鋼やコンクリートが熱で伸びるためです。そのため橋桁は支承の上で少し動けるように作られています。'), ...rest(300)], 'ja'), status: 'pass', says: ['early', 'ours'], also: ({ score }) => expect(score).toBeGreaterThan(0.9) },
  { when: 'a Japanese question', facts: pageOf('夏に橋が膨張する理由', [block('夏に橋が膨張する理由は何でしょうか。鋼やコンクリートが熱で伸びるからでしょうか、それとも別の理由があるのでしょうか？'), ...rest(300)], 'ja'), status: 'pass', says: ['early', 'ours'], score: 0.9 },
  { when: 'an Arabic question', facts: pageOf('لماذا تتمدد الجسور في الصيف', [block('هل تعرف لماذا تتمدد الجسور في الصيف وكيف يترك المهندسون لها مكانا بين الفواصل حتى لا تنكسر من الحرارة؟'), ...rest(300)], 'ar'), status: 'pass', says: ['early', 'ours'], score: 0.9 },
  { when: 'a home page', facts: type('home'), status: 'na', says: ['notForType'] },
  { when: 'a listing', facts: type('listing'), status: 'na', says: ['notForType'] },
  { when: 'a login page', facts: type('utility'), status: 'na', says: ['notForType'] },
  { when: 'a tool', facts: type('tool'), status: 'pass', says: ['early', 'ours'] },
  { when: '39 units', facts: page(block(lead(39))), status: 'na', says: ['little'] },
  { when: '40 units', facts: page(block(lead(40))), status: 'pass', says: ['early', 'ours'] },
  { when: 'text is unknown', facts: { text: failure('timeout') }, status: 'unchecked', says: ['timeout'] },
]);
