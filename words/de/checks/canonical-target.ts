import { clipText } from '../../../checks/core/helpers/clip.ts';
import type { canonicalTarget as en } from '../../en/checks/canonical-target.ts';
import { amount, number } from './grammar.ts';
import { probeText } from './probes.ts';

export const canonicalTarget: typeof en = {
  title: 'Canonical-Ziel ist indexierbar',
  problem: 'Canonical-Ziel hat ein Problem',
  why: 'Eine Seite, deren Canonical eine andere URL ist, wird dort indexiert. Ist diese URL defekt, blockiert oder zeigt sie auf noch ein anderes Canonical, wird möglicherweise keine von beiden indexiert.',
  heuristic: 'Der Anteil gemeinsamer Wörter ist unsere Heuristik',
  words: {
    canonical: 'Canonical',
    hereAndThere: 'Canonical beider Seiten',
    andFinal: 'Canonical und endgültige URL',
    titleThere: 'Titel des Ziels',
  },
  says: {
    fine: ({ url }) => ({ message: `Das Canonical-Ziel ist indexierbar, und sein Canonical ist es selbst: ${url}`, change: '' }),
    fineUnnamed: ({ url }) => ({ message: `Das Canonical-Ziel ist indexierbar und deklariert kein Canonical: ${url}`, change: '' }),
    self: () => ({ message: 'Das Canonical zeigt nicht auf eine andere URL.', change: '' }),
    disagree: ({ count }) => ({
      message: `Die Seite deklariert ${number(count)} verschiedene Canonicals, daher gibt es kein einzelnes Ziel zu prüfen.`,
      change: '',
    }),
    unusable: () => ({ message: 'Suchmaschinen ignorieren das Canonical: Seine URL ist ungültig, oder es steht im Body.', change: '' }),
    broken: ({ status }) => ({
      message: status === 0 ? 'Der Server des Canonical-Ziels antwortet nicht.' : `Das Canonical-Ziel liefert ${status}.`,
      change: 'Das Canonical auf eine URL zeigen lassen, die 200 liefert.',
    }),
    noindex: () => ({
      message: 'Das Canonical-Ziel hat noindex, daher wird möglicherweise keine der beiden Seiten indexiert.',
      change: 'Dort das noindex entfernen oder ein anderes Canonical verwenden.',
    }),
    blocked: () => ({ message: 'robots.txt blockiert das Canonical-Ziel.', change: 'Das Crawling des Ziels erlauben.' }),
    chain: ({ url }) => ({
      message: `Das Canonical-Ziel zeigt auf noch ein anderes Canonical: ${url}`,
      change: 'Das Canonical direkt auf die letzte URL der Kette zeigen lassen.',
    }),
    circle: () => ({
      message: 'Diese Seite und ihr Canonical-Ziel zeigen aufeinander.',
      change: 'Eine der beiden als Canonical für beide wählen.',
    }),
    redirects: ({ hops, url }) => ({
      message: `Das Canonical-Ziel leitet weiter (${amount(hops, { one: 'Schritt', other: 'Schritte' })}) auf ${url}`,
      change: 'Das Canonical auf die URL zeigen lassen, bei der die Weiterleitung endet.',
    }),
    otherHost: ({ host }) => ({
      message: `Das Canonical liegt auf einer anderen Website, ${host}, die dann statt dieser Seite rankt.`,
      change: 'Beibehalten, wenn diese Seite eine Kopie einer Seite dort ist; sonst auf die URL dieser Seite zeigen lassen.',
    }),
    otherHostOfSite: ({ host }) => ({
      message: `Das Canonical liegt auf einem anderen Host dieser Website, ${host}. Bei Mobil- und AMP-Seiten ist das normal.`,
      change: '',
    }),
    unlike: ({ url, title }) => ({
      message: `Das Canonical zeigt auf ${clipText(url, 200)}, eine andere Seite: „${clipText(title, 150)}“.`,
      change:
        'Das Canonical auf die URL dieser Seite zeigen lassen. Suchmaschinen ignorieren Canonicals zwischen verschiedenen Seiten oder entfernen eine der beiden.',
    }),
    unverified: ({ why }) => ({
      message: `Das Canonical-Ziel konnte nicht geprüft werden: ${why ? probeText(why) : 'keine eindeutige Antwort'}.`,
      change: '',
    }),
  },
};
