import type { dateAgreement as en } from '../../en/checks/date-agreement.ts';
import { reasonText } from './reasons.ts';
import { datePlaceInWords, dateWords } from './dates.ts';
import { amount, date as dateText } from './grammar.ts';

export const dateAgreement: typeof en = {
  title: 'Datumsangaben stimmen überein',
  problem: 'Datumsangaben widersprechen sich',
  why: 'Google vergleicht die Datumsangaben einer Seite, bevor es einer vertraut. Angaben, die sich widersprechen oder ohne neuen Inhalt ändern, schwächen das Vertrauen in alle.',
  heuristic: 'Toleranzen und das Muster erneuerter Datumsangaben: unsere Heuristik',
  words: dateWords,
  says: {
    agree: ({ sources }) => ({
      message: `Datumsangaben aus ${amount(sources, { one: 'Quelle', other: 'Quellen' })} stimmen überein.`,
      change: '',
    }),
    publishedApart: ({ days, a, b }) => ({
      message: `Veröffentlichungsdaten liegen ${amount(days, { one: 'Tag', other: 'Tage' })} auseinander (${dateText(a)} und ${dateText(b)}).`,
      change:
        'Im sichtbaren Text, in den strukturierten Daten und in den Metadaten dasselbe Veröffentlichungsdatum verwenden, aus einem Feld des CMS.',
    }),
    modifiedApart: ({ days, a, b }) => ({
      message: `Änderungsdaten liegen ${amount(days, { one: 'Tag', other: 'Tage' })} auseinander (${dateText(a)} und ${dateText(b)}).`,
      change: 'Sichtbares Datum, dateModified und lastmod der Sitemap gemeinsam aktualisieren, wenn sich der Inhalt ändert.',
    }),
    modifiedFirst: ({ modified, published }) => ({
      message: `Das Änderungsdatum (${dateText(modified)}) liegt vor dem Veröffentlichungsdatum (${dateText(published)}).`,
      change: 'Die Daten korrigieren: Eine Seite kann nicht geändert werden, bevor sie veröffentlicht ist.',
    }),
    scheduled: ({ modified, published }) => ({
      message: `Das Änderungsdatum (${dateText(modified)}) liegt vor dem Veröffentlichungsdatum (${dateText(published)}): Content-Management-Systeme geben bei zeitgesteuert veröffentlichten Beiträgen das letzte Speichern an. Suchmaschinen richten sich nach dem Veröffentlichungsdatum.`,
      change: '',
    }),
    future: ({ date, source }) => ({
      message: `Ein Datum liegt in der Zukunft: ${dateText(date)} (${datePlaceInWords(source)}).`,
      change:
        'Google bittet darum, keine Daten in der Zukunft zu verwenden: den Tag der Veröffentlichung oder der letzten Aktualisierung angeben.',
    }),
    unreadable: ({ raw, source }) => ({
      message: `Ein Datum in den strukturierten Daten ist ungültig: „${raw}“ (${datePlaceInWords(source)}).`,
      change: 'ISO 8601 verwenden, etwa 2026-03-15T10:00:00+01:00.',
    }),
    bumped: ({ modified, shown, bumpedHours }) => ({
      message: `Laut Metadaten wurde die Seite in den letzten ${amount(bumpedHours, { one: 'Stunde', other: 'Stunden' })} geändert (${dateText(modified)}), das sichtbare Datum ist aber ${dateText(shown)}.`,
      change: 'dateModified nur setzen, wenn sich der Inhalt ändert, nicht bei jedem Besuch oder Build, und Lesern dasselbe Datum zeigen.',
    }),
    noZone: ({ source }) => ({
      message: `Eine Uhrzeit hat keine Zeitzone (${datePlaceInWords(source)}). Google nimmt dann die Zeitzone des Googlebots an.`,
      change: '',
    }),
    lastModified: ({ date }) => ({
      message: `Der Last-Modified-Header nennt ${dateText(date)}. Er ist nur ein Hinweis und wird nicht verglichen: Server setzen ihn oft aus anderen Gründen.`,
      change: '',
    }),
    onlyAgo: ({ words }) => ({
      message: `Das sichtbare Datum ist nur relativ („${words}“), daher gibt es keinen Tag, der sich mit dem Markup vergleichen lässt.`,
      change: '',
    }),
    tooFew: () => ({ message: 'Weniger als zwei Datumsangaben gefunden: nichts zu vergleichen.', change: '' }),
    sitemapUnknown: ({ why }) => ({
      message: `Nur eine Datumsangabe gefunden, und die Sitemap konnte nicht auf eine weitere geprüft werden. ${reasonText(why)}`,
      change: '',
    }),
  },
};
