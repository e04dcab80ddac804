import type { queue as en } from '../../../en/app/bulk/queue.ts';
import { german } from '../../german.ts';

const { amount, and, number } = german;
const pages = (count: number) => amount(count, { one: 'Seite', other: 'Seiten' });

export const queue: typeof en = {
  newRun: 'Neue Sammelprüfung',
  deleteDraft: 'Entwurf löschen',
  add: '1. Seiten hinzufügen',
  ways: { tabs: 'Offene Tabs', addresses: 'URLs', sitemap: 'Sitemap', site: 'Links folgen' },
  waysLabel: 'Woher die Seiten kommen',
  title: '2. Warteschlange',
  order: 'Wird in dieser Reihenfolge geprüft. Ziehen oder Alt mit einer Pfeiltaste drücken.',
  empty: 'Die Warteschlange ist leer. Oben offene Tabs, URLs, eine Sitemap oder die Startseite einer Website hinzufügen.',
  full: ({ most }) => `Ein Durchlauf kann höchstens ${pages(most)} haben. Die anderen in einen zweiten Durchlauf aufnehmen.`,
  confirm: {
    title: 'Diesen Entwurf löschen?',
    text: ({ name, pages: count }) =>
      `„${name}“ mit ${amount(count, { one: 'eingereihten Seite', other: 'eingereihten Seiten' })} wird gelöscht.`,
    yes: 'Löschen',
    no: 'Behalten',
  },

  options: '3. Was geprüft wird',
  probesHelp:
    'Findet defekte Links, Weiterleitungen und defekte Canonicals, Sprachversionen und Vorschaubilder. Dauert länger: Auch andere Websites werden angefordert, langsam und ohne Cookies.',
  parallel: 'Seiten gleichzeitig',
  one: 'Eine nach der anderen: am langsamsten und am schonendsten für Website und Computer.',
  few: 'Ein gutes Tempo für die meisten Websites.',
  many: 'Schnell, aber jede Seite lädt in einem Tab: nur für eigene Websites und einen schnellen Computer.',

  start: '4. Starten',
  willAsk: 'Der Browser wird Sie fragen,',
  everySite:
    'ob Pageloupe alle Websites lesen darf, denn Links können überallhin zeigen. Angefordert werden nur die eingereihten Seiten und ihre Linkziele.',
  theseSites: ({ hosts, more }) =>
    `ob Pageloupe ${and(more > 0 ? [...hosts, amount(more, { one: 'weiteren Host', other: 'weitere Hosts' })] : hosts)} lesen darf. Gelesen werden nur die Seiten in der Warteschlange.`,
  withdraw: 'Das lässt sich jederzeit in den Browsereinstellungen rückgängig machen.',
  opened: 'URLs werden in Hintergrund-Tabs geöffnet, die sich nach dem Audit schließen.',
  ownStay: 'Ihre eigenen Tabs bleiben offen.',
  kept: 'Ihre Warteschlange ist gespeichert.',
  tryAllow: 'Erneut starten und zulassen, wenn der Browser fragt.',
  tryWithout: 'Erneut starten und zulassen oder „Links prüfen“ ausschalten: Dann sind nur die Websites in der Warteschlange nötig.',
  startNone: 'Prüfung starten',
  startAll: ({ count }) => `${pages(count)} prüfen`,
  addFirst: 'Zuerst mindestens eine Seite hinzufügen.',

  list: 'Warteschlange',
  move: ({ name, place }) => `${name} verschieben: Position ${number(place)}. Alt mit einer Pfeiltaste drücken.`,
  moveHint: 'Ziehen, oder Alt mit einer Pfeiltaste',
  url: 'URL',
  tab: 'Offener Tab',
  up: 'Nach oben',
  down: 'Nach unten',
  remove: 'Entfernen',
  upNamed: ({ name }) => `Nach oben: ${name}`,
  downNamed: ({ name }) => `Nach unten: ${name}`,
  removeNamed: ({ name }) => `Entfernen: ${name}`,
};
