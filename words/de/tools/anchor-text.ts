import type { words as en } from '../../en/tools/anchor-text.ts';
import { german } from '../german.ts';

const { agree, amount, number } = german;

export const words: typeof en = {
  none: 'Die Seite hat keine Links ohne nofollow auf andere Seiten.',
  counted: ({ count, others }) =>
    `Gezählt ${agree(count, 'wird', 'werden')} ${amount(count, { one: 'Link', other: 'Links' })} ohne nofollow auf andere Seiten, wie in den Befunden.${
      others > 0
        ? ` Nicht gezählt: ${amount(others, { one: 'Link', other: 'Links' })} innerhalb der Seite, mit nofollow, zu E-Mail, Telefon oder Skripten oder ohne Namen und für Screenreader ausgeblendet.`
        : ''
    }`,
  bars: {
    label: 'Links nach Qualität ihres Texts',
    fine: 'Aussagekräftig',
    generic: 'Generisch',
    empty: 'Kein Text',
    links: ({ count }) => number(count),
  },
  firstGrouped: ({ total, grouped }) =>
    `Die Seite hat ${amount(total, { one: 'Link', other: 'Links' })}; die ersten ${number(grouped)} sind gruppiert.`,
  noList:
    'Für die Sprache dieser Seite gibt es keine Liste generischer Linktexte („hier klicken“), deshalb werden nur fehlende Texte gemeldet.',
  ownList: ({ count }) =>
    `${amount(count, { one: 'Text', other: 'Texte' })} aus Ihrer eigenen Liste ${agree(count, 'gilt', 'gelten')} ebenfalls als generisch.`,
  qualities: { empty: 'kein Text', generic: 'generisch', fine: 'aussagekräftig' },
  groups: {
    title: 'Gruppiert',
    choose: 'Links gruppieren',
    text: ({ count }) => `Nach Text (${number(count)})`,
    target: ({ count }) => `Nach Ziel (${number(count)})`,
    images: ({ count }) => `Bildlinks (${number(count)})`,
    textRows: 'Linktexte',
    targetRows: 'Linkziele',
    imageRows: 'Bildlinks',
    none: 'Es gibt keine Links.',
    noImages: 'Kein Link besteht nur aus einem Bild.',
  },
  columns: {
    text: 'Text',
    quality: 'Qualität',
    links: 'Links',
    leadTo: 'Ziele',
    target: 'Ziel',
    texts: 'Texte',
    name: 'Name',
    from: 'Quelle',
    noText: '(kein Text)',
    noAlt: 'kein Alt-Text',
    otherUrls: ({ count }) => `und ${amount(count, { one: 'andere URL', other: 'andere URLs' })}`,
    times: ({ count }) => `×${number(count)}`,
    more: ({ count }) => `und ${number(count)} weitere`,
    sources: { 'aria-labelledby': 'aria-labelledby', 'aria-label': 'aria-label', text: 'Text', alt: 'alt', title: 'title', none: 'keine' },
  },
};
