import type { crawlers as en } from '../../en/reports/crawlers.ts';
import { reasonText } from '../checks/reasons.ts';
import { german } from '../german.ts';

const { agree, amount, date, number, percent } = german;

export const crawlers: typeof en = {
  title: ({ product }) => `Was ${product} von dieser Seite sieht`,
  titleOf: ({ token }) => `Was ${token} von dieser Seite erhält`,
  share: ({ share, least }) => `${least ? '≥ ' : ''}${percent(share)}`,
  notKnown: '?',
  ofContent: ({ token }) => `des Hauptinhalts erreichen ${token}`,
  couldNotCheck: ({ token }) => `nicht prüfbar, was ${token} erreicht`,
  blocked: ({ token }) => `robots.txt blockiert ${token} für diese URL.`,
  all: ({ token }) => `Der gesamte Hauptinhalt steht im HTML-Quelltext, den ${token} abrufen darf.`,
  part: ({ missing, all }) =>
    `${number(missing)} von ${amount(all, { one: 'Block', other: 'Blöcken' })} des Hauptinhalts ${agree(missing, { one: 'fehlt', other: 'fehlen' })} im HTML-Quelltext.`,
  none: 'Nichts vom Hauptinhalt steht im HTML-Quelltext.',
  unclear: ({ token }) =>
    `Konnte nicht geprüft werden: robots.txt schließt ${token} von dieser URL aus, und der Betreiber sagt nicht, dass der Crawler sich immer daran hält.`,
  unknown: ({ token }) =>
    `Konnte nicht geprüft werden: robots.txt konnte nicht gelesen werden, ${token} ist also möglicherweise blockiert.`,
  unknownShare({ code, args }) {
    switch (code) {
      case 'pending':
        return 'Der HTML-Quelltext wird noch gelesen…';
      case 'sign-in':
        return 'Konnte nicht geprüft werden: Ohne Anmeldung liefert diese URL eine andere Seite.';
      case 'partly-read':
        return 'Konnte nicht geprüft werden: Die Seite wurde nur teilweise gelesen.';
      case 'little-text':
        return 'Konnte nicht geprüft werden: Für einen Vergleich gibt es zu wenig Haupttext.';
      case 'refused':
        return `Konnte nicht geprüft werden: Eine Anfrage ohne Cookies erhielt ${args.status}.`;
      case 'unread':
        return `Der HTML-Quelltext konnte nicht geprüft werden: ${reasonText(args.why)}`;
    }
  },
  rule: ({ line, rule }) => `robots.txt, Zeile ${number(line)}: ${rule}`,
  renders: {
    yes: 'Er führt auch JavaScript aus und kann daher mehr erhalten.',
    unknown: 'Ob er JavaScript ausführt, ist nicht dokumentiert.',
    no: '',
  },
  ignores: 'Er beachtet robots.txt nicht.',
  cut: 'Der HTML-Quelltext wurde nur teilweise gelesen.',
  note: 'Der HTML-Quelltext ist die Antwort der Website auf eine Anfrage ohne Cookies. Eine Firewall kann einen Crawler trotzdem blockieren.',
  access: { allowed: 'erlaubt', blocked: 'blockiert', unclear: 'unklar', unknown: 'konnte nicht geprüft werden' },
  purposes: { search: 'Suche', training: 'Training', user: 'Nutzeranfragen', other: 'andere Zwecke' },
  accessOf: ({ token, access }) => `${token}: ${access}`,
  crawler: ({ token, purpose }) => `${token} (${purpose})`,
  list: 'Zugriff für Crawler laut robots.txt',
  columns: { crawler: 'Crawler', access: 'robots.txt', share: 'Hauptinhalt', why: 'Details' },
  passages: 'Am besten zitierbare Passagen',
  noPassages: 'Keine Passage lässt sich für sich allein zitieren.',
  toTool: ({ product }) => `Ansehen, was ${product} sieht`,
  line: ({ title, number: shown, caption }) => `${title}: ${shown} ${caption}`,
  at: ({ at }) => (Number.isNaN(Date.parse(at)) ? '' : date(at)),
};
