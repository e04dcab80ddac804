import type { hreflangReturn as en } from '../../en/checks/hreflang-return.ts';
import { agree, allOf, amount, number } from './grammar.ts';
import { probeText } from './probes.ts';

const versions = (count: number) => amount(count, { one: 'Sprachversion', other: 'Sprachversionen' });

export const hreflangReturn: typeof en = {
  title: 'hreflang-Sprachversionen verweisen zurück',
  problem: 'hreflang-Sprachversionen sind defekt oder verweisen nicht zurück',
  why: 'Zwei Sprachversionen gelten nur als Paar, wenn jede die andere auflistet. Sonst ignorieren Suchmaschinen das Paar.',
  words: { code: 'Code', url: 'URL', answer: 'Antwort', returns: 'Rückverweis', yes: 'ja', no: 'nein', why: ({ why }) => probeText(why) },
  says: {
    mutual: ({ count }) => ({
      message: agree(
        count,
        'Die andere Sprachversion funktioniert, ist indexierbar und listet diese Seite auf.',
        `${allOf(count)} Sprachversionen funktionieren, sind indexierbar und listen diese Seite auf.`,
      ),
      change: '',
    }),
    none: () => ({ message: 'Die Seite listet keine anderen Sprachversionen auf.', change: '' }),
    broken: ({ count }) => ({
      message: `${versions(count)} ${agree(count, 'ist', 'sind')} defekt: Der Server liefert einen Fehler oder antwortet nicht.`,
      change: 'Die URL korrigieren oder den Eintrag entfernen.',
    }),
    blocked: ({ count }) => ({
      message: `robots.txt blockiert Googlebot für ${versions(count)}, daher kann Google nicht sehen, ob ${agree(count, 'sie diese Seite auflistet', 'sie diese Seite auflisten')}.`,
      change: 'Das Crawling dieser Version in robots.txt erlauben oder den Eintrag entfernen.',
    }),
    noindex: ({ count }) => ({
      message: `${versions(count)} ${agree(count, 'ist', 'sind')} noindex.`,
      change: 'Die Indexierung dieser Version erlauben oder den Eintrag entfernen.',
    }),
    noReturn: ({ count }) => ({
      message: `${versions(count)} ${agree(count, 'listet', 'listen')} diese Seite nicht im Gegenzug auf.`,
      change: 'Auf jeder Version alle Versionen auflisten.',
    }),
    redirected: ({ count }) => ({
      message: `${versions(count)} ${agree(count, 'leitet', 'leiten')} weiter.`,
      change: 'Die endgültige URL verwenden.',
    }),
    unverified: ({ count }) => ({
      message: `${versions(count)} ${agree(count, 'ließ', 'ließen')} sich nicht überprüfen; das heißt nicht, dass sie defekt ${agree(count, 'ist', 'sind')}.`,
      change: '',
    }),
    capped: ({ probed, all }) => ({
      message: `${number(probed)} von ${versions(all)} ${agree(probed, 'wurde', 'wurden')} geprüft.`,
      change: '',
    }),
    notAllVerified: () => ({ message: 'Nicht jede Sprachversion ließ sich überprüfen.', change: '' }),
    notAllChecked: () => ({ message: 'Nicht jede Sprachversion wurde geprüft.', change: '' }),
  },
};
