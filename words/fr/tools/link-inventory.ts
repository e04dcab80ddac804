import type { words as en } from '../../en/tools/link-inventory.ts';
import { french } from '../french.ts';

const { amount, number, percent } = french;
const linksOf = (count: number) => amount(count, { one: 'lien', other: 'liens' });

export const words: typeof en = {
  none: 'La page n’a pas de liens.',
  kinds: {
    title: ({ count }) => `${linksOf(count)} par cible`,
    titleOfFirst: ({ read, total }) => `Les ${number(read)} premiers liens sur ${number(total)}, par cible`,
    names: {
      internal: 'interne',
      subdomain: 'sous-domaine',
      external: 'externe',
      'same-page': 'cette page',
      mail: 'e-mail',
      phone: 'téléphone',
      script: 'script',
      other: 'autre schéma',
      invalid: 'pas une URL',
      none: 'pas d’URL',
    },
    share: ({ count, kind, share }) => `${kind} : ${number(count)} (${percent(share)})`,
    firstRead: ({ count }) =>
      `Seuls les ${number(count)} premiers sont lus ; les chiffres, tableaux et exports ne portent ici que sur eux.`,
    rels: ({ follow, nofollow, sponsored, ugc, newTab }) =>
      `${amount(follow, { one: 'suivi', other: 'suivis' })}, ${number(nofollow)} nofollow, ${number(sponsored)} sponsored, ${number(ugc)} ugc, ${amount(newTab, { one: 's’ouvre', other: 's’ouvrent' })} dans un nouvel onglet.`,
  },
  places: {
    title: 'Liens par position',
    bars: 'Liens par position',
    names: {
      main: 'contenu principal',
      header: 'en-tête',
      nav: 'navigation',
      aside: 'encadré',
      footer: 'pied de page',
      comments: 'commentaires',
      dialog: 'boîte de dialogue',
      none: 'ailleurs',
    },
  },
  domains: {
    title: 'Domaines cibles',
    bars: 'Liens sortants par domaine',
    none: 'Aucun lien vers d’autres sites.',
    more: ({ count }) => `${amount(count, { one: 'autre domaine', other: 'autres domaines' })}.`,
  },
  groups: {
    choose: 'Grouper les liens',
    each: ({ count }) => `Un par un (${number(count)})`,
    target: ({ count }) => `Par cible (${number(count)})`,
    domain: ({ count }) => `Par domaine (${number(count)})`,
    rows: { target: 'cibles des liens', domain: 'domaines cibles' },
    name: { target: 'Cible', domain: 'Domaine' },
    links: 'Liens',
    texts: 'Textes',
  },
  all: {
    title: 'Tous les liens',
    rows: 'liens',
    text: 'Texte',
    target: 'Cible',
    kind: 'Type',
    rel: 'rel',
    place: 'Position',
    noText: 'sans texte',
    noTarget: 'aucune',
    newTab: 'nouvel onglet',
    from: { alt: 'image :', 'aria-label': 'aria-label :', 'aria-labelledby': 'aria-labelledby :', title: 'title :', text: '', none: '' },
  },
};
