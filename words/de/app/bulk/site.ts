import type { site as en } from '../../../en/app/bulk/site.ts';
import { german } from '../../german.ts';

const { amount, number } = german;
const pagesOf = (count: number) => amount(count, { one: 'Seite', other: 'Seiten' });

export const site: typeof en = {
  glance: ({ pages }) => `${pagesOf(pages)} auf einen Blick`,
  blockedBy: ({ gates }) => `Blockiert durch ${gates.map(({ name, pages }) => `${name}: ${number(pages)}`).join(' · ')}`,
  noindex: ({ pages }) => `${amount(pages, { one: 'Seite steht', other: 'Seiten stehen' })} auf noindex.`,
  noneHas: 'Noch keine Seiten mit diesem Score.',
  spread: ({ median, lowest, highest }) => `Median ${number(median)}, von ${number(lowest)} bis ${number(highest)}`,
  byScore: ({ score }) => `Seiten nach Score: ${score}`,
  bin: ({ from, to, pages }) => `${number(from)} bis ${number(to)}: ${pagesOf(pages)}`,
  categories: 'GEO-Kategorien, Durchschnitt',
  noGeo: 'Noch kein GEO-Score.',
  worst: 'Mit diesen Seiten anfangen',
  morePages: 'Weitere Seiten zeigen',
  first: ({ shown, total }) => `Die ersten ${number(shown)} von ${number(total)}.`,
  noAnswer: 'keine Antwort',

  signals: {
    title: 'Probleme nach Wirkung und Zahl der Seiten',
    good: 'Jede Prüfung ist auf jeder Seite bestanden.',
    help: 'Eine korrigierte Vorlage behebt oft Probleme auf vielen Seiten.',
  },
  titles: {
    title: 'Doppelte Titel',
    good: 'Jede indexierbare Seite hat einen eigenen Titel.',
    help: 'Jeder Seite einen eigenen, aussagekräftigen Titel geben.',
  },
  descriptions: {
    title: 'Doppelte Beschreibungen',
    good: 'Keine doppelten Beschreibungen.',
    help: 'Für jede Seite eine eigene Beschreibung schreiben oder sie entfernen und Suchmaschinen eine Passage wählen lassen.',
  },
  headings: {
    title: 'Doppelte Hauptüberschriften',
    good: 'Keine doppelten h1-Überschriften.',
    help: 'Jeder Seite eine eigene Hauptüberschrift geben.',
  },
  canonicals: {
    title: 'Canonicals auf andere Seiten',
    good: 'Kein Canonical verweist auf eine andere Seite.',
    help: 'Suchmaschinen sollen demnach das Canonical statt der Seite indexieren. Nur für Duplikate verwenden; das Ziel muss indexierbar sein und auf sich selbst verweisen.',
  },
  alternates: {
    title: 'Fehlerhafte hreflang-Paare',
    good: 'Alle hreflang-Paare zwischen diesen Seiten funktionieren.',
    help: 'Jede Version muss sich selbst und alle anderen aufführen, mit 200 antworten und indexierbar sein.',
  },
  broken: {
    title: 'Defekte Links',
    good: ({ pages }) => `Keine defekten Links auf ${pagesOf(pages)} mit geprüften Links.`,
    noneYet: 'Noch keine Links geprüft.',
    onlyOfRun:
      'Nur Links zu URLs dieses Durchlaufs wurden geprüft. Um alle Links zu prüfen, einen neuen Durchlauf mit „Links prüfen“ starten.',
    notAsked:
      'In diesem Durchlauf wurden keine Links geprüft. Um defekte Links zu finden, einen neuen Durchlauf mit „Links prüfen“ starten.',
    help: 'Links auf den meisten Seiten zuerst: Sie stehen meist im Menü oder Fußbereich, wo eine Änderung alle behebt.',
  },
};
