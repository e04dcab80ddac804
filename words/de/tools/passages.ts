import type { words as en } from '../../en/tools/passages.ts';
import { german } from '../german.ts';

const { amount, number, percent } = german;
const wordsText = (count: number) => amount(count, { one: 'Wort', other: 'Wörter' });
const afterWordsText = (count: number) => amount(count, { one: 'Wort', other: 'Wörtern' });
const charactersText = (count: number) => `etwa ${amount(count, { one: 'Zeichen', other: 'Zeichen' })}`;
const passageForms = { one: 'Passage', other: 'Passagen' };

export const words: typeof en = {
  none: 'Kein Haupttext gefunden, der sich in Passagen teilen ließe.',
  mainText: 'Haupttext',
  topTerms: 'Häufigste Begriffe',
  firstAnswer: 'Erste Antwort',
  size: {
    words: ({ count, passages: cut }) => `${wordsText(count)} in ${amount(cut, passageForms)}`,
    characters: ({ count, passages: cut }) => `${charactersText(count)} in ${amount(cut, passageForms)}`,
  },
  noTerms: 'keine',
  atOnce: 'gleich am Anfang',
  after: {
    words: ({ count }) => `nach ${afterWordsText(count)}`,
    characters: ({ count }) => `nach etwa ${amount(count, { one: 'Zeichen', other: 'Zeichen' })}`,
  },
  noLead: 'kein Absatz am Anfang des Haupttexts',
  mark: 'Passagen auf der Seite hervorheben',
  markOf: ({ number: index, score }) => `Passage ${number(index)}: ${number(score)}`,
  groups: { good: 'eigenständige Passage', warn: 'teilweise eigenständig', bad: 'braucht den umgebenden Text' },
  ask: {
    title: 'Die Seite fragen',
    note: 'Ordnet Passagen danach, wie viele Begriffe Ihrer Frage sie enthalten. Kein KI-Modell; nichts verlässt Ihr Gerät.',
    question: 'Frage',
    placeholder: 'Was würde ein Leser fragen?',
    none: 'Keine Passage enthält einen Begriff aus dieser Frage.',
    found: ({ found, all }) => `${number(found)} von ${amount(all, passageForms)}`,
  },
  best: 'Am besten passende Passagen',
  inOrder: 'Passagen der Reihe nach',
  more: ({ count }) => `${number(count)} weitere zeigen`,
  card: {
    before: 'Vor der ersten Überschrift',
    index: ({ index }) => `${number(index)}.`,
    passage: ({ index }) => `Passage ${number(index)}`,
    share: ({ share }) => `${percent(share)} der Begriffe aus der Frage`,
    alone: ({ score }) => `eigenständig: ${number(score)} von 100`,
    words: {
      fits: ({ count }) => wordsText(count),
      short: ({ count }) => `${wordsText(count)}, kurz`,
      long: ({ count }) => `${wordsText(count)}, lang`,
    },
    characters: {
      fits: ({ count }) => charactersText(count),
      short: ({ count }) => `${charactersText(count)}, kurz`,
      long: ({ count }) => `${charactersText(count)}, lang`,
    },
    namesNone: 'nennt keinen der häufigsten Begriffe',
    opens: ({ opener }) => `beginnt mit „${opener}“`,
    sendsAway: ({ pointer }) => `verweist auf eine andere Stelle: „${pointer}“`,
  },
};
