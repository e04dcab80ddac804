import { expect, test } from 'vitest';
import { detectPageLanguage } from '../../../../checks/derive/text/language-of-blocks.ts';
import { block, meta } from '../../../support/provenance-page.ts';

const text =
  'Honduras cerró 2021 con una deuda externa de 9.372,4 millones de dólares, lo que equivale al 32,6 % del producto del país, informó este martes el Banco Central. La autoridad monetaria indicó en un informe que del total, 7.805,9 millones corresponden al sector público y el resto al privado. Los desembolsos en 2021 fueron de 2.662,7 millones, de los cuales la mitad provino de acreedores privados, de acuerdo con la información.';
const of = (...metas: ReturnType<typeof meta>[]) => detectPageLanguage([block(text)], 'en', metas).page;

const own =
  'Suomella on kaksi kuukautta aikaa vastata ilmoitukseen. Jos vastaus ei ole riittävä, komissio voi viedä asian yhteisöjen tuomioistuimeen, ja se on tehnyt niin myös aiemmin. Järvien rannoille on myönnetty rakennuslupia alueelle, jolla norppa pesii, vaikka siitä on sovittu. Komission mukaan vastaavia menettelyjä on vireillä yhdessätoista jäsenvaltiossa, mutta niistä ei ole vielä päätetty, koska tutkimukset ovat kesken eikä niitä voi nopeuttaa.';
const frame = [
  'Go to content',
  'About this site',
  'Recent press releases of the institution and of its services',
  'Back to the search results',
].map((line) => block(line, { main: false }));
test('a page is read in the language of its text where that has no words of the declared one', () => {
  expect(of()).toBe('es');
  expect(detectPageLanguage([...frame, block(own)], 'en').page).toBe('fi');
  // Names, codes and lists contain few function words of their language, and none of another.
  expect(
    detectPageLanguage(
      [
        ...frame,
        block(
          'Helsinki Turku Tampere Oulu Lahti Kuopio Pori Kouvola Joensuu Lappeenranta Vaasa Rovaniemi Kotka Mikkeli Porvoo Salo '.repeat(3),
        ),
      ],
      'en',
    ).page,
  ).toBe('en');
  expect(
    detectPageLanguage(
      [
        block(
          `${own} It was the first of the three, and they have not said when there will be another one of them. That is what we know of it so far, and it is not much.`,
        ),
      ],
      'en',
    ).page,
  ).toBe('en');
});

test('a page that its template declares as English is read in the language that text and head agree on', () => {
  expect([
    of({ ...meta('', 'es'), httpEquiv: 'content-language' }),
    of(meta('dc.language', 'es')),
    of({ ...meta('', 'es_HN'), name: '', property: 'og:locale' }),
  ]).toEqual(['es', 'es', 'es']);
  expect(of(meta('dc.language', 'en'))).toBe('es');
});
