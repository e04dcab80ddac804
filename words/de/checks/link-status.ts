import type { linkStatus as en } from '../../en/checks/link-status.ts';
import { agree, amount, number, percent } from './grammar.ts';
import { probeText } from './probes.ts';

const targets = (count: number) => amount(count, { one: 'Linkziel', other: 'Linkziele' });
const inPage = (count: number) => amount(count, { one: 'Sprunglink', other: 'Sprunglinks' });

export const linkStatus: typeof en = {
  title: 'Links funktionieren',
  problem: 'Defekte oder weitergeleitete Links',
  why: 'Defekte Links sind Sackgassen für Menschen und Crawler. Quellen, die noch erreichbar sind, halten Aussagen nachprüfbar.',
  heuristic: 'Unsere Heuristik: der Anteil interner Weiterleitungen',
  words: {
    target: 'Ziel',
    answer: 'Antwort',
    leadsTo: 'Leitet weiter auf',
    answered: ({ status, why }) => (status === 0 ? probeText(why) : `${status}, ${probeText(why)}`),
  },
  says: {
    answering: ({ count }) => ({ message: `${targets(count)} ${agree(count, 'funktioniert', 'funktionieren')}.`, change: '' }),
    noLinks: () => ({ message: 'Die Seite hat keine Links auf Webseiten, die geprüft werden könnten.', change: '' }),
    brokenInternal: ({ count }) => ({
      message: `${amount(count, { one: 'internes Linkziel ist', other: 'interne Linkziele sind' })} defekt.`,
      change: 'Die URL korrigieren, die Seite wiederherstellen oder den Link entfernen.',
    }),
    brokenExternal: ({ count }) => ({
      message: `${amount(count, { one: 'externes Linkziel ist', other: 'externe Linkziele sind' })} defekt.`,
      change: 'Auf die neue Adresse des Inhalts, eine archivierte Kopie oder eine andere Quelle verlinken.',
    }),
    inward: ({ count }) => ({
      message: `${targets(count)} ${agree(count, 'leitet', 'leiten')} in ein privates Netz weiter, das von außen nicht erreichbar ist.`,
      change: 'Auf eine öffentliche URL weiterleiten oder verlinken.',
    }),
    redirectedInternal: ({ count, total }) => ({
      message: `${number(count)} von ${amount(total, { one: 'internen Linkziel', other: 'internen Linkzielen' })} (${percent(count / total)}) ${agree(count, 'leitet', 'leiten')} weiter.`,
      change: 'Auf die endgültige URL verlinken.',
    }),
    fragmentMissing: ({ count }) => ({
      message: `${inPage(count)} im Inhalt ${agree(count, 'hat', 'haben')} kein Ziel: Kein Element hat diese id.`,
      change: 'Die id am Ziel ergänzen oder das Fragment korrigieren.',
    }),
    fragmentTwice: ({ count }) => ({
      message: `${amount(count, { one: 'id, auf die Sprunglinks zeigen, steht', other: 'ids, auf die Sprunglinks zeigen, stehen' })} an mehreren Elementen; Browser springen zum ersten.`,
      change: '',
    }),
    fragmentMoved: ({ count, base }) => ({
      message: `${inPage(count)} ${agree(count, 'führt', 'führen')} zu einer anderen Seite, weil das base-Element ${base} davorsetzt.`,
      change: 'Den eigenen Pfad der Seite vor das # schreiben oder das base-Element entfernen.',
    }),
    local: ({ count }) => ({
      message: `${amount(count, { one: 'Link zeigt auf eine URL', other: 'Links zeigen auf URLs' })}, die sich nur auf dem Computer oder im Netz des Autors öffnen ${agree(count, 'lässt', 'lassen')}.`,
      change: 'Auf die öffentliche URL verlinken.',
    }),
    brokenContact: ({ count }) => ({
      message: `${amount(count, { one: 'Mail- oder Telefonlink erreicht', other: 'Mail- oder Telefonlinks erreichen' })} niemanden: Die E-Mail-Adresse oder Nummer ist unvollständig.`,
      change: 'mailto: mit der ganzen E-Mail-Adresse schreiben, tel: mit der ganzen Nummer, etwa tel:+49301234567.',
    }),
    invalid: ({ count }) => ({
      message: `${amount(count, { one: 'Link hat', other: 'Links haben' })} eine ungültige URL, die kein Browser öffnen kann.`,
      change: 'Die URL korrigieren.',
    }),
    unverified: ({ count }) => ({
      message: `${targets(count)} ${agree(count, 'ließ', 'ließen')} sich nicht überprüfen; das heißt nicht, dass ${agree(count, 'es', 'sie')} defekt ${agree(count, 'ist', 'sind')}.`,
      change: '',
    }),
    stillProbing: ({ done }) => ({ message: `Bisher ${targets(done)} geprüft.`, change: '' }),
    stillChecking: () => ({ message: 'Die Links werden noch geprüft.', change: '' }),
    noneVerified: () => ({ message: 'Kein Linkziel ließ sich überprüfen.', change: '' }),
  },
};
