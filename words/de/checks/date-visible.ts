import type { dateVisible as en } from '../../en/checks/date-visible.ts';
import { dateWords } from './dates.ts';
import { framedText } from './framed.ts';
import { date as dateText } from './grammar.ts';
import { pageOf } from './page-type.ts';

const shown = ({ date, relative }: { date: string; relative: string }) => (relative ? `„${relative}“, ${dateText(date)}` : dateText(date));

export const dateVisible: typeof en = {
  title: 'Datum der Seite ist sichtbar',
  problem: 'Datum der Seite fehlt oder ist nicht sichtbar',
  why: 'Leser, Suchmaschinen und Antwortmaschinen achten darauf, wie aktuell eine Seite ist, und vertrauen einem Datum, das sichtbar und maschinenlesbar ist, mehr als einem, das nur im Markup steht.',
  heuristic: 'Punkte der vier Fälle: unsere Heuristik',
  words: dateWords,
  says: {
    readable: (args) => ({ message: `Das Datum ist sichtbar (${shown(args)}) und maschinenlesbar.`, change: '' }),
    visibleOnly: (args) => ({
      message: `Das Datum ist sichtbar (${shown(args)}), aber nur als einfacher Text.`,
      change:
        'Das Datum in ein <time>-Element mit datetime-Attribut setzen oder denselben Tag als datePublished oder dateModified in den strukturierten Daten ergänzen.',
    }),
    relativeOnly: ({ words }) => ({
      message: `Das sichtbare Datum ist nur relativ („${words}“), und das Markup hat kein Datum.`,
      change:
        'Das tatsächliche Datum in einem <time>-Element mit datetime-Attribut zeigen oder als datePublished in den strukturierten Daten ergänzen.',
    }),
    metadataOnly: ({ date }) => ({
      message: `Das Datum (${dateText(date)}) steht nur in den Metadaten; Leser sehen es nicht.`,
      change:
        'Das Datum bei der Hauptüberschrift oder am Ende des Textes zeigen, mit einer Beschriftung wie „Veröffentlicht“ oder „Aktualisiert“ in der Sprache der Seite.',
    }),
    none: () => ({
      message:
        'Kein vollständiges Datum (Tag, Monat, Jahr) gefunden, weder auf der Seite noch in den Metadaten. Tage von Veranstaltungen, Kursen und Listeneinträgen sind nicht das Datum der Seite.',
      change:
        'Zeigen, wann der Text veröffentlicht oder zuletzt aktualisiert wurde, bei der Hauptüberschrift oder am Ende, in einem <time>-Element mit datetime-Attribut.',
    }),
    noneGiven: ({ type }) => ({ message: `Kein Datum gefunden, und ${pageOf[type]} braucht keines.`, change: '' }),
    ofThreads: () => ({
      message: 'Die Daten auf dieser Seite sind die der Diskussionen, die sie auflistet, und eine Liste braucht kein eigenes Datum.',
      change: '',
    }),
    unlabelled: () => ({
      message:
        'Das sichtbare Datum hat keine Beschriftung, könnte also das der Veröffentlichung oder der Aktualisierung sein. Google empfiehlt eine Beschriftung wie „Veröffentlicht“ oder „Zuletzt aktualisiert“.',
      change: '',
    }),
    inUrl: ({ date }) => ({ message: `Die URL enthält ein Datum (${dateText(date)}); Leser schauen selten dorthin.`, change: '' }),
    framed: ({ url }) => framedText(url),
    unreadCalendar: ({ words }) => ({
      message: `Leser sehen „${words}“, ein Datum in einem Kalender, den Pageloupe nicht liest.`,
      change: '',
    }),
    monthsUnknown: ({ language }) => ({
      message: `Pageloupe kennt die Monatsnamen dieser Sprache (${language}) nicht und hat daher vielleicht ein sichtbares Datum übersehen.`,
      change: '',
    }),
  },
};
