import type { site as en } from '../../../en/app/bulk/site.ts';
import { german } from '../../german.ts';

const { amount, number } = german;
const pagesOf = (count: number) => amount(count, { one: 'Seite', other: 'Seiten' });

export const site: typeof en = {
  glance: ({ pages }) => `${pagesOf(pages)} auf einen Blick`,
  blockedBy: ({ gates }) => `Von der Suche ausgeschlossen durch ${gates.map(({ name, pages }) => `${name}: ${number(pages)}`).join(' · ')}`,
  noindex: ({ pages }) => `${amount(pages, { one: 'Seite steht', other: 'Seiten stehen' })} auf noindex.`,
  noneHas: 'Noch keine Seiten mit diesem Score.',
  spread: ({ median, lowest, highest }) => `Median ${number(median)}, von ${number(lowest)} bis ${number(highest)}`,
  byScore: ({ score }) => `Seiten nach Score: ${score}`,
  bin: ({ from, to, pages }) => `${number(from)} bis ${number(to)}: ${pagesOf(pages)}`,
  noGeo: 'Noch kein GEO-Score.',
  morePages: 'Weitere Seiten zeigen',
  first: ({ shown, total }) => `Die ersten ${number(shown)} von ${number(total)}.`,

  signalsHelp: 'Eine korrigierte Vorlage behebt oft Probleme auf vielen Seiten.',
  good: {
    signals: 'Jede Prüfung ist auf jeder Seite bestanden.',
    titles: 'Jede indexierbare Seite hat einen eigenen Titel.',
    descriptions: 'Keine doppelten Beschreibungen.',
    headings: 'Keine doppelten h1-Überschriften.',
    canonicals: 'Kein Canonical verweist auf eine andere Seite.',
    alternates: 'Alle hreflang-Paare zwischen diesen Seiten funktionieren.',
    brokenLinks: ({ pages }) => `Keine defekten Links auf ${pagesOf(pages)} mit geprüften Links.`,
  },
  links: {
    noneYet: 'Noch keine Links geprüft.',
    onlyOfRun:
      'Nur Links zu URLs dieses Durchlaufs wurden geprüft. Um alle Links zu prüfen, einen neuen Durchlauf mit „Links prüfen“ starten.',
    notAsked:
      'In diesem Durchlauf wurden keine Links geprüft. Um defekte Links zu finden, einen neuen Durchlauf mit „Links prüfen“ starten.',
  },
};
