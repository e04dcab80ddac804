import type { add as en } from '../../../en/app/bulk/add.ts';
import { german } from '../../german.ts';

const { amount, number } = german;
const urls = (count: number) => amount(count, { one: 'URL', other: 'URLs' });
const pages = (count: number) => amount(count, { one: 'Seite', other: 'Seiten' });

export const add: typeof en = {
  urls: {
    label: 'URLs, eine pro Zeile',
    hint: 'Fehlt https://, wird es angenommen.',
    read: ({ urls: count, repeated, invalid }) =>
      [
        urls(count),
        repeated > 0 && `${amount(repeated, { one: 'Duplikat', other: 'Duplikate' })} übersprungen`,
        invalid > 0 && amount(invalid, { one: 'ungültige Zeile', other: 'ungültige Zeilen' }),
      ]
        .filter(Boolean)
        .join(', '),
    invalid: ({ count }) => `${amount(count, { one: 'Zeile kann', other: 'Zeilen können' })} nicht eingereiht werden.`,
    invalidStay: 'Sie bleiben im Feld, wenn die übrigen hinzugefügt werden.',
    correct: 'Bitte oben korrigieren.',
    line: ({ line }) => `Zeile ${number(line)}:`,
    moreInvalid: ({ count }) => `und ${amount(count, { one: 'weitere Zeile', other: 'weitere Zeilen' })}.`,
    addNone: 'URLs einreihen',
    add: ({ count }) => `${urls(count)} einreihen`,
    reasons: {
      long: ({ most }) => `Länger als ${number(most)} Zeichen.`,
      space: 'Enthält ein Leerzeichen: eine URL pro Zeile angeben.',
      scheme: ({ scheme }) => `Nur http- und https-Seiten können geprüft werden, keine ${scheme}-URLs.`,
      'no-url': 'Keine URL.',
      credentials: 'Enthält Benutzername oder Passwort; beides stünde in jedem Bericht.',
      'no-host': 'Keine URL: Der Host fehlt.',
    },
  },

  sitemap: {
    label: 'URL einer Sitemap',
    read: 'Sitemap lesen',
    reading: 'Wird gelesen…',
    hint: 'Auch Sitemap-Indexe, Textlisten und komprimierte Dateien funktionieren. Der Browser kann um Erlaubnis fragen, die Website zu lesen.',
    wrong: ({ text, reason }) => `${text || 'Eingabe'}: ${reason}`,
    refused: ({ host }) =>
      `Die Sitemap wurde nicht gelesen: Der Browser hat Anfragen an ${host} nicht erlaubt. Erneut versuchen und zulassen, oder stattdessen die URLs einfügen.`,
    failed: ({ error }) => `Die Sitemap konnte nicht gelesen werden. ${error}`,
    empty: 'Die Sitemap enthält keine Seiten.',
    total: ({ count }) => `${pages(count)} in der Sitemap.`,
    firstOf: ({ count }) => `Zur Auswahl stehen die ersten ${number(count)}.`,
    onlyWith: 'Nur mit',
    first: 'Die ersten',
    all: 'alle',
    fit: ({ fitting, chosen }) =>
      `${amount(fitting, { one: 'Seite passt', other: 'Seiten passen' })}${chosen < fitting ? `, ${number(chosen)} gewählt` : ''}.`,
    room: ({ count }) => `In diesem Durchlauf ist Platz für ${number(count)} weitere.`,
    more: ({ count }) => `und ${amount(count, { one: 'weitere Seite', other: 'weitere Seiten' })}`,
    addNone: 'Seiten einreihen',
    add: ({ count }) => `${pages(count)} einreihen`,
  },

  tabs: {
    reading: 'Die offenen Tabs werden gelesen…',
    here: 'Dieses Fenster',
    window: ({ index }) => `Fenster ${number(index)}`,
    noneShown: 'Pageloupe darf Ihre offenen Tabs noch nicht sehen.',
    moreHidden: ({ count }) => `${amount(count, { one: 'weiterer Tab ist', other: 'weitere Tabs sind' })} für Pageloupe nicht sichtbar.`,
    whatFor:
      'Wenn Sie es zulassen, sieht Pageloupe Titel und URL jedes Tabs (Browser nennen das „Browserverlauf“). Gespeichert wird nur, was Sie einreihen.',
    allow: 'Offene Tabs zeigen',
    refused: 'Berechtigung verweigert.',
    otherWays: 'Sie können stattdessen URLs einfügen oder einen Tab über die Pageloupe-Schaltfläche auf seiner Seite einreihen.',
    find: 'Tab suchen',
    findLabel: 'Tab nach Titel oder URL suchen',
    allWindows: 'Alle Fenster',
    none: ({ query }) => `Kein offener Tab mit „${query}“ in Titel oder URL.`,
    selectAll: 'Alle auswählen',
    selectFound: 'Alle gefundenen auswählen',
    selectNone: 'Auswahl aufheben',
    addNone: 'Tabs einreihen',
    add: ({ count }) => `${amount(count, { one: 'Tab', other: 'Tabs' })} einreihen`,
    noOther: 'Es sind keine anderen Tabs offen.',
    tabs: ({ count }) => amount(count, { one: 'Tab', other: 'Tabs' }),
    queued: 'In der Warteschlange.',
    asleep: 'Im Ruhezustand: wird neu geladen.',
    obstacles: {
      file: 'Eine lokale Datei: öffnen und dort die Pageloupe-Schaltfläche verwenden.',
      extension: 'Eine Seite einer Erweiterung.',
      browser: 'Eine Seite des Browsers.',
    },
  },
};
