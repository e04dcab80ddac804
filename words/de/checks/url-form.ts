import type { urlForm as en } from '../../en/checks/url-form.ts';
import { agree, amount, and, number } from './grammar.ts';

export const urlForm: typeof en = {
  title: 'URL ist sauber und stabil',
  problem: 'URL ist nicht sauber',
  why: 'Eine Seite sollte eine URL haben. Session-IDs und Tracking-Parameter erzeugen viele, und was nach # steht, wird nie an Server gesendet.',
  heuristic: 'Die Anzahl der Parameter und die Länge sind unsere Heuristik',
  words: { path: 'Pfad', parameters: 'Parameter', characters: 'Zeichen' },
  says: {
    clean: () => ({ message: 'Die URL ist sauber.', change: '' }),
    fragmentOnly: ({ fragment }) => ({
      message: `Diese Ansicht unterscheidet sich von anderen nur durch ihr Fragment: ${fragment}. Crawler ignorieren Fragmente und sehen für alle Ansichten eine einzige Seite.`,
      change: 'Jeder Ansicht mit der History-API eine eigene URL geben.',
    }),
    session: ({ names }) => ({
      message: `Die URL enthält eine Session-ID: ${and(names)}. Jeder Besucher bekommt eine andere URL.`,
      change: 'Sitzungen in Cookies speichern.',
    }),
    parameters: ({ count }) => ({
      message: `Die URL hat ${amount(count, { other: 'URL-Parameter' })}, Tracking nicht mitgezählt.`,
      change: 'Parameter entfernen, die die Seite nicht verändern, oder ein Canonical ohne sie deklarieren.',
    }),
    trackedOgUrl: ({ names }) => ({ message: `og:url hat Tracking-Parameter: ${and(names)}.`, change: 'Die URL ohne sie verwenden.' }),
    sessionLinks: ({ count, total, names }) => ({
      message: `${number(count)} von ${amount(total, { one: 'internen Link', other: 'internen Links' })} ${agree(count, 'hat', 'haben')} eine Session-ID: ${and(names)}. Jeder Besuch bekommt für dieselben Seiten andere URLs.`,
      change: 'Sitzungen in Cookies speichern und auf die URLs ohne Session-ID verlinken.',
    }),
    trackedLinks: ({ count, total }) => ({
      message: `${number(count)} von ${amount(total, { one: 'internen Link', other: 'internen Links' })} ${agree(count, 'hat', 'haben')} Tracking-Parameter.`,
      change:
        'Auf die URL ohne diese Parameter verlinken: Tracking-Parameter in internen Links überschreiben außerdem die ursprüngliche Herkunft des Besuchers in der Webanalyse.',
    }),
    space: () => ({ message: 'Der Pfad enthält ein Leerzeichen.', change: 'Wörter mit Bindestrichen trennen.' }),
    doubleSlash: () => ({
      message: 'Der Pfad enthält einen doppelten Schrägstrich.',
      change: 'Den Link oder die Regel korrigieren, die ihn erzeugt.',
    }),
    long: ({ characters, length }) => ({
      message: `Die URL hat ${amount(characters, { other: 'Zeichen' })}; manche Software verarbeitet nur ${number(length)}.`,
      change: 'Die URL kürzen.',
    }),
    underscore: () => ({
      message: 'Der Pfad trennt Wörter mit Unterstrichen; Google empfiehlt Bindestriche. Eine funktionierende URL deshalb nicht ändern.',
      change: '',
    }),
    upperCase: () => ({
      message:
        'Der Pfad enthält Großbuchstaben; URLs unterscheiden Groß- und Kleinschreibung. Eine funktionierende URL deshalb nicht ändern.',
      change: '',
    }),
  },
};
