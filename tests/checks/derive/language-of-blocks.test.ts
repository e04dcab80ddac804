import { expect, test } from 'vitest';
import { languageOfBlocks } from '../../../checks/derive/language-of-blocks.ts';
import { block, meta } from '../../support/provenance-page.ts';

const text = 'Honduras cerró 2021 con una deuda externa de 9.372,4 millones de dólares, lo que equivale al 32,6 % del producto del país, informó este martes el Banco Central. La autoridad monetaria indicó en un informe que del total, 7.805,9 millones corresponden al sector público y el resto al privado. Los desembolsos en 2021 fueron de 2.662,7 millones, de los cuales la mitad provino de acreedores privados, de acuerdo con la información.';
const of = (...metas: ReturnType<typeof meta>[]) => languageOfBlocks([block(text)], 'en', metas).page;

test('a page that its template declares as English is read in the language that text and head agree on', () => {
  expect(of()).toBe('en');
  expect([of({ ...meta('', 'es'), httpEquiv: 'content-language' }), of(meta('dc.language', 'es')), of({ ...meta('', 'es_HN'), name: '', property: 'og:locale' })]).toEqual(['es', 'es', 'es']);
  expect(of(meta('dc.language', 'en'))).toBe('en');
});
