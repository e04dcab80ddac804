import type { words as en } from '../../en/tools/evidence.ts';
import { german } from '../german.ts';
import { decisionFactNames } from '../checks/kinds.ts';

const { amount, number } = german;

export const words: typeof en = {
  claims: ({ count }) => amount(count, { one: 'Aussage', other: 'Aussagen' }),
  sourced: ({ count }) => `${number(count)} mit Quelle`,
  unsourced: ({ count }) => `${number(count)} ohne`,
  references: 'hat ein Quellenverzeichnis',
  mark: 'Aussagen auf der Seite hervorheben',
  list: {
    title: 'Zahlen und Zitate',
    note: 'Eine Aussage ist ein Satz mit einer Zahl oder ein Zitat. Eine Quelle zählt, wenn sie im selben Block steht: ein Link zu einem anderen Herausgeber, eine Anmerkung, Name und Jahr, eine Zuschreibung oder die eigenen Daten der Seite.',
    rows: 'Aussagen',
    none: 'Der Hauptinhalt enthält keine Zahlen oder Zitate.',
    claim: 'Aussage',
    figure: 'Zahl',
    source: 'Quelle',
    which: 'Details',
    quotation: 'Zitat',
    sources: {
      link: 'Link',
      note: 'Anmerkung',
      'name-year': 'Name und Jahr',
      attribution: 'Zuschreibung',
      'own-data': 'eigene Daten',
      publisher: 'eigene Zahl des Herausgebers',
      none: 'keine Quelle',
    },
    backed: 'hat eine Quelle',
    markUnsourced: ({ figure }) => `keine Quelle: ${figure}`,
    markSourced: ({ source, why }) => `${source}: ${why}`,
  },
  sites: {
    title: 'Von Aussagen verlinkte Websites',
    none: 'Kein Block mit einer Aussage verlinkt eine andere Website.',
    bars: 'Blöcke des Hauptinhalts, die die jeweilige Website verlinken',
    blocks: ({ count }) => amount(count, { one: 'Block', other: 'Blöcke' }),
    more: ({ count }) => `${amount(count, { one: 'weitere Website', other: 'weitere Websites' })}.`,
  },
  facts: {
    title: 'Eckdaten',
    rows: 'Eckdaten',
    none: 'Bei diesem Seitentyp werden keine erwartet.',
    fact: 'Angabe',
    onPage: 'Auf der Seite',
    there: 'Gefunden',
    nothing: 'nichts',
    names: decisionFactNames,
    notApplicable: 'trifft nicht zu',
    unknown: 'unbekannt',
    yes: 'ja',
    part: 'teilweise',
    no: 'nein',
  },
  offer: {
    title: 'Preise und technische Daten',
    prices: 'Preise',
    noPrices: 'keine sichtbar',
    specifications: 'Technische Daten',
    pairs: ({ count }) => amount(count, { one: 'Paar', other: 'Paare' }),
    rows: 'technische Daten',
    none: 'Keine technischen Daten.',
    name: 'Name',
    value: 'Wert',
  },
};
