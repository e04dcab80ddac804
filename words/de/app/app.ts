import type { app as en } from '../../en/app/app.ts';
import { german } from '../german.ts';

const { ago, amount, number } = german;

export const app: typeof en = {
  title: 'Diese Seite mit Pageloupe prüfen',
  rerun: 'Neu prüfen',
  panel: 'Seitenleiste öffnen',
  audited: ({ at, now }) => `Geprüft: ${ago(at, now)}`,
  views: {
    label: 'Ansichten',
    overview: 'Übersicht',
    tools: 'Werkzeuge',
    checks: 'Prüfungen',
    applying: ({ applying, all }) => `${number(applying)} von ${number(all)} zutreffend`,
  },
  find: 'Suchen',
  outOfDate: 'Veraltet',
  factsGone: 'Die Daten dieser Prüfung sind nicht mehr gespeichert. Die Seite neu prüfen.',
  privacy:
    'Läuft auf Ihrem Gerät; nichts wird hochgeladen. Pageloupe fordert HTML, robots.txt, Sitemap und llms.txt dieser Website an, ohne Cookies. Andere Websites werden nur kontaktiert, wenn Sie Links prüfen oder Bilder laden.',
  settings: 'Einstellungen',
  licenses: 'Lizenzen',
  reading: 'Die Seite wird gelesen…',
  slow: {
    label: 'Langsam',
    page: 'Das Lesen dieser Seite dauert länger.',
    site: 'Die Website antwortet langsam.',
    stop: 'Abbrechen und zeigen, was fertig ist',
    stopping: 'Wird abgebrochen…',
  },
  scores: ({ audit, geo }) =>
    `Audit-Score: ${audit === null ? 'keiner' : number(audit)}. GEO-Score: ${geo === null ? 'keiner' : number(geo)}.`,

  save: {
    menu: 'Speichern',
    page: 'Als Seite öffnen',
    pageNote: 'breit, zum Drucken',
    pdf: 'Als PDF speichern',
    pdfNote: 'zum Drucken oder Weitergeben',
    pdfPageNote: 'nur diese Seite',
    json: 'Als JSON speichern',
    jsonNote: 'der ganze Bericht mit seinen Daten',
    csv: 'Als CSV speichern',
    csvNote: 'eine Zeile je Prüfung',
    markdown: 'Als Markdown speichern',
    markdownNote: 'zum Lesen und Weitergeben',
    copyMarkdown: 'Als Markdown kopieren',
    copyJson: 'Als JSON kopieren',
    reports: 'Branding und Papierformat…',
    reportsNote: 'für alle Berichte, in den Einstellungen',
  },

  bulk: {
    menu: 'Mehrere',
    queue: 'Diesen Tab einreihen',
    queueNote: 'später mit anderen Seiten prüfen',
    firstPages: ({ pages }) =>
      pages === 1
        ? 'Die erste Seite dieser Website prüfen'
        : `Die ersten ${amount(pages, { one: 'Seite', other: 'Seiten' })} dieser Website prüfen`,
    firstPagesNote: 'startet sofort: crawlt ab der Startseite in Hintergrund-Tabs',
    site: 'Mehr von dieser Website prüfen',
    siteNote: 'wählen, wie viele Seiten und welche',
    new: 'Neue Sammelprüfung',
    newNote: 'aus offenen Tabs, einer Sitemap oder URLs, die Sie hier einfügen',
    all: 'Sammelprüfungen',
    allNote: 'Warteschlangen, Fortschritt und Ergebnisse',
    titles: 'Titel aller Tabs kopieren',
    titlesNote: 'Titel und URL, für eine Tabelle',
    unqueued: ({ why }) => `Dieser Tab kann nicht eingereiht werden. ${why}`,
    notHttp: 'Dieser Tab kann nicht eingereiht werden: Das geht nur mit http- und https-Seiten.',
  },
};
