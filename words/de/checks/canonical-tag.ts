import { clipText } from '../../../checks/core/helpers/clip.ts';
import type { canonicalTag as en } from '../../en/checks/canonical-tag.ts';
import { agree, amount, and, number } from './grammar.ts';
import { canonicalDifferences } from './kinds.ts';

/** Named without articles, in parentheses. */
/** Where else the page declares itself as indexable. */
const listings = { hreflang: 'ihre hreflang-Links', sitemap: 'die Sitemap' };
/** The first sentence to read if the canonical is another page. */
const instead = (url: string) => `Das Canonical zeigt auf ${clipText(url, 200)}, nicht auf diese Seite`;

export const canonicalTag: typeof en = {
  title: 'Ein gültiges, absolutes Canonical',
  problem: 'Canonical fehlt, ist ungültig oder zeigt auf eine andere Seite',
  why: 'Das Canonical ist die URL, unter der Duplikate einer Seite gemeinsam indexiert und zitiert werden. Defekte oder widersprüchliche Canonicals ignorieren Suchmaschinen und wählen selbst eines.',
  words: {
    where: 'Wo',
    written: 'Im Original',
    linkHeader: 'Link-Header',
    invalid: 'ungültig',
    both: 'URL und Canonical',
    attributes: 'Attribute',
  },
  says: {
    self: () => ({ message: 'Das Canonical ist diese URL.', change: '' }),
    variant: ({ url, by }) => ({
      message: `Das Canonical ist eine Variante dieser URL${by.length > 0 ? ` (${and(by.map((one) => canonicalDifferences[one]))})` : ''}: ${url}`,
      change: '',
    }),
    elsewhere: ({ url }) => ({
      message: `${instead(url)}.`,
      change:
        'Das Canonical auf die URL dieser Seite zeigen lassen, sonst indexieren Suchmaschinen wahrscheinlich die andere. Wenn diese Seite eine Kopie der anderen ist, nichts ändern.',
    }),
    contradicted: ({ url, by }) => ({
      message: `${instead(url)}, aber ${and(by.map((one) => listings[one]))} ${by.length > 1 || by[0] === 'hreflang' ? 'nennen' : 'nennt'} diese Seite.`,
      change:
        'Das Canonical auf die URL dieser Seite zeigen lassen. Wenn die Seite eine Kopie der anderen ist, sie aus hreflang-Angaben und Sitemaps entfernen.',
    }),
    keptOut: ({ url }) => ({ message: `Das Canonical zeigt auf eine andere Seite: ${url}`, change: '' }),
    tracked: ({ url, parameters }) => ({
      message: `Das Canonical enthält ${agree(parameters.length, 'einen Tracking- oder Session-Parameter', 'Tracking- oder Session-Parameter')} (${and(parameters)}): ${url}`,
      change: 'Die Parameter aus dem Canonical entfernen.',
    }),
    cleans: () => ({ message: 'Das Canonical ist diese URL ohne Tracking- oder Session-Parameter, wie es sein soll.', change: '' }),
    notUsed: ({ count, attributes }) => ({
      message: `${count === 1 ? 'Ein Canonical hat' : `${number(count)} Canonicals haben`} ${agree(attributes.length, 'das Attribut', 'die Attribute')} ${and(attributes)}, daher verwendet Google ${agree(count, 'es', 'sie')} nicht.`,
      change: 'Die zu indexierende URL in einem Canonical deklarieren, das nur rel und href hat.',
    }),
    none: () => ({ message: 'Kein Canonical, und die URL hat keinen Query-String: Ein Canonical ist hier optional.', change: '' }),
    missingWithQuery: ({ query }) => ({
      message: `Kein Canonical, obwohl die URL einen Query-String hat: ${query}`,
      change: 'Ein Canonical ergänzen, damit die Seite nicht für jede Kombination von Parametern einzeln indexiert wird.',
    }),
    missingWithVersions: ({ count, url }) => ({
      message: `Kein Canonical, obwohl die Seite auf ${amount(count, { one: 'andere Version', other: 'andere Versionen' })} von sich verlinkt, etwa ${clipText(url, 200)}`,
      change: 'Das Canonical jeder Version auf diejenige zeigen lassen, die gefunden werden soll, meist die neueste.',
    }),
    otherVersion: ({ url }) => ({
      message: `Das Canonical ist eine andere Version dieser Seite; Suchmaschinen indexieren deren URL: ${url}`,
      change: '',
    }),
    several: ({ count }) => ({
      message: `Die Seite deklariert ${number(count)} verschiedene Canonicals: Suchmaschinen ignorieren alle oder wählen eines.`,
      change: 'Ein Canonical behalten.',
    }),
    headerDisagrees: () => ({
      message: 'Link-Header und HTML deklarieren verschiedene Canonicals.',
      change: 'In beiden dieselbe URL deklarieren oder eines davon behalten.',
    }),
    inBody: () => ({
      message: 'Das Canonical steht im Body, wo Suchmaschinen es ignorieren.',
      change: 'Es in den Head verschieben und dafür sorgen, dass kein Element davor den Head beendet.',
    }),
    inBodyToo: ({ count, differs }) => ({
      message: `Der Body enthält ${agree(count, 'ein weiteres Canonical, das', `${number(count)} weitere Canonicals, die`)} Suchmaschinen ignorieren${differs ? '; die URL ist eine andere als die des gültigen' : ''}.`,
      change: 'Das Canonical aus dem Body entfernen.',
    }),
    unreadable: ({ href }) => ({
      message: href.trim() === '' ? 'Das Canonical ist leer.' : `Das Canonical ist keine gültige http(s)-URL: ${href}`,
      change: 'Eine absolute URL verwenden, etwa https://example.com/page.',
    }),
    root: ({ url }) => ({
      message: `Das Canonical zeigt auf die Startseite, nicht auf diese Seite: ${url}`,
      change: 'Das Canonical auf die URL dieser Seite zeigen lassen.',
    }),
    otherLanguage: ({ url, code }) => ({
      message: `Das Canonical zeigt auf die Version für eine andere Sprache oder Region (hreflang ${code}), nicht auf diese Seite: ${url}`,
      change: 'Das Canonical jeder Sprachversion auf ihre eigene URL zeigen lassen.',
    }),
    relative: ({ href }) => ({
      message: `Das Canonical ist eine relative URL: ${href}`,
      change: 'Die vollständige URL mit Schema und Host verwenden.',
    }),
    insecure: ({ url }) => ({
      message: `Die Seite wird über https ausgeliefert, aber ihr Canonical ist http: ${url}`,
      change: 'https verwenden.',
    }),
    fragment: ({ href }) => ({
      message: `Das Canonical enthält ein Fragment, das Suchmaschinen ignorieren: ${href}`,
      change: 'Das Fragment entfernen.',
    }),
    nearly: ({ url, by }) => ({
      message: `Das Canonical ist nicht genau diese URL (Unterschied nur: ${and(by.map((one) => canonicalDifferences[one]))}): ${url}`,
      change: 'Überall eine Form verwenden: im Canonical, in Links und in Weiterleitungen.',
    }),
  },
};
