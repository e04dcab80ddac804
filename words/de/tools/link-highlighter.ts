import type { words as en } from '../../en/tools/link-highlighter.ts';
import { german } from '../german.ts';

const { amount, number } = german;

export const words: typeof en = {
  none: 'Die Seite hat keine Links zum Hervorheben.',
  notLive: 'Links werden auf der Seite selbst hervorgehoben. Seite erneut öffnen und dort prüfen.',
  mark: ({ count }) => `${amount(count, { one: 'Link', other: 'Links' })} auf der Seite hervorheben`,
  unmark: 'Hervorhebungen entfernen',
  stay: 'Hervorhebungen bleiben, bis Sie sie entfernen, auf der Seite Esc drücken oder dieses Werkzeug verlassen. Angeheftet bleiben sie auch nach dem Schließen.',
  choose: 'Arten zum Hervorheben',
  count: ({ count }) => number(count),
  kinds: {
    uncrawlable: { name: 'Nicht crawlbar', help: 'keine crawlbare URL' },
    sponsored: { name: 'Sponsored', help: 'rel=sponsored, bezahlte Links' },
    ugc: { name: 'UGC', help: 'rel=ugc, Inhalte von Nutzern' },
    nofollow: { name: 'Nofollow', help: 'rel=nofollow' },
    'new-tab': { name: 'Neuer Tab', help: 'target=_blank' },
    follow: { name: 'Follow', help: 'ein einfacher Link' },
  },
  several:
    'Ein Link, der zu mehreren Arten gehört, hat Farbe und Form der Art, die in dieser Liste zuerst kommt; seine Beschriftung nennt alle.',
  table: {
    title: 'Links dieser Arten',
    rows: 'Links',
    none: 'Keine Art ausgewählt oder keine Links der ausgewählten Arten.',
    text: 'Text',
    kinds: 'Arten',
    target: 'Ziel',
    noText: 'kein Text',
    noTarget: 'keins',
  },
};
