import type { words as en } from '../../en/tools/link-inventory.ts';
import { german } from '../german.ts';

const { amount, number, percent } = german;

export const words: typeof en = {
  none: 'Die Seite hat keine Links.',
  kinds: {
    title: ({ count }) => `${amount(count, { one: 'Link', other: 'Links' })} nach Ziel`,
    titleOfFirst: ({ read, total }) => `Die ersten ${number(read)} von ${amount(total, { one: 'Link', other: 'Links' })} nach Ziel`,
    names: {
      internal: 'intern',
      subdomain: 'Subdomain',
      external: 'extern',
      'same-page': 'diese Seite',
      mail: 'E-Mail',
      phone: 'Telefon',
      script: 'Skript',
      other: 'anderes Schema',
      invalid: 'keine URL',
      none: 'ohne URL',
    },
    share: ({ count, kind, share }) => `${number(count)} ${kind} (${percent(share)})`,
    firstRead: ({ count }) =>
      `Nur die ersten ${number(count)} werden gelesen; alle Zahlen, Tabellen und Exporte hier beziehen sich auf sie.`,
    rels: ({ follow, nofollow, sponsored, ugc, newTab }) =>
      `${number(follow)} ohne nofollow, ${number(nofollow)} nofollow, ${number(sponsored)} sponsored, ${number(ugc)} ugc, ${number(newTab)} mit neuem Tab.`,
  },
  places: {
    title: 'Links nach Position',
    bars: 'Links nach Position',
    names: {
      main: 'Hauptinhalt',
      header: 'Kopfbereich',
      nav: 'Navigation',
      aside: 'Randspalte',
      footer: 'Fußbereich',
      comments: 'Kommentare',
      dialog: 'Dialog',
      none: 'anderswo',
    },
  },
  domains: {
    title: 'Verlinkte Domains',
    bars: 'Ausgehende Links nach Domain',
    none: 'Keine Links auf andere Websites.',
    more: ({ count }) => `${amount(count, { one: 'weitere Domain', other: 'weitere Domains' })}.`,
  },
  groups: {
    choose: 'Links gruppieren',
    each: ({ count }) => `Einzeln (${number(count)})`,
    target: ({ count }) => `Nach Ziel (${number(count)})`,
    domain: ({ count }) => `Nach Domain (${number(count)})`,
    rows: { target: 'Linkziele', domain: 'verlinkte Domains' },
    name: { target: 'Ziel', domain: 'Domain' },
    links: 'Links',
    texts: 'Texte',
  },
  all: {
    title: 'Alle Links',
    rows: 'Links',
    text: 'Text',
    target: 'Ziel',
    kind: 'Art',
    rel: 'rel',
    place: 'Position',
    noText: 'kein Text',
    noTarget: 'keins',
    newTab: 'neuer Tab',
    from: { alt: 'Bild:', 'aria-label': 'aria-label:', 'aria-labelledby': 'aria-labelledby:', title: 'title:', text: '', none: '' },
  },
};
