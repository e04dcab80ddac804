import type { words as en } from '../../en/tools/terms.ts';
import { german } from '../german.ts';

const { amount, language, number, percent } = german;
const wordForms = { one: 'Wort', other: 'Wörter' };

export const words: typeof en = {
  keywords: {
    title: 'Ihre Keywords',
    note: 'Wo die Seite sie nennt. Nur zur Information, nie gewertet: Keine Stelle ist Pflicht, und wie oft eins vorkommt, spielt keine Rolle. Für diese Website gespeichert, nur auf diesem Gerät.',
    label: 'Keywords, durch Kommas getrennt',
    rows: 'Keywords',
    none: 'Keine Keywords.',
    keyword: 'Keyword',
    places: {
      title: 'Titel',
      description: 'Beschreibung',
      h1: 'h1',
      lead: 'Einleitung',
      headings: 'Überschriften',
      url: 'URL',
      text: 'Haupttext',
    },
    matches: { exact: 'ja', forms: 'andere Form', part: 'teilweise', none: 'nein', unknown: 'nicht gelesen' },
  },
  readability: {
    title: 'Lesbarkeit',
    lix: ({ lix, code }) => `LIX ${number(lix)}, ${language(code)}`,
    noFormula: ({ code }) => `Keine Lesbarkeitsformel für ${language(code)}.`,
    parts: ({ words: count, sentenceWords, longWords }) =>
      `${amount(count, wordForms)} Fließtext: im Schnitt ${number(Math.round(sentenceWords))} pro Satz, ${percent(longWords / 100)} mit mehr als sechs Buchstaben.`,
    formula: ({ newspapers, code }) =>
      `Der LIX ist die Summe der beiden Zahlen. Zeitungen auf ${language(code)} haben im Schnitt ${number(newspapers)} (Björnsson, 1983). Nur zur Information, nie gewertet.`,
  },
  note: 'Wörter und Wortgruppen, die sich im Haupttext wiederholen, und wo sie sonst vorkommen. Nur zur Information: Keine Suchmaschine kennt eine ideale Keyword-Dichte, und Wiederholungen helfen nicht.',
  length: 'Länge der Wortgruppe',
  all: 'Alle',
  words: ({ count }) => amount(count, wordForms),
  rows: 'Wortgruppen',
  none: 'Keine wiederholten Wörter oder Wortgruppen im Haupttext.',
  noneOfLength: 'Keine Wortgruppe dieser Länge wiederholt sich.',
  unspaced: 'In Schriften ohne Leerzeichen findet das Wörterbuch Ihres Browsers die Wörter. Währungscodes zählen nicht als Wörter.',
  mostFrequent: 'Häufigste Wortgruppen',
  times: ({ count }) => `${number(count)}-mal`,
  phrase: 'Wortgruppe',
  mainText: 'Haupttext',
  alsoIn: 'Auch in',
  nowhere: 'nirgends sonst',
  places: {
    title: 'Titel',
    description: 'Beschreibung',
    h1: 'h1',
    headings: 'Überschriften',
    'alt texts': 'Alt-Texte',
    'link texts': 'Linktexte',
  },
};
