import type { words as en } from '../../en/tools/anchor-text.ts';
import { french } from '../french.ts';

const { amount, number } = french;
const linksOf = (count: number) => amount(count, { one: 'lien', other: 'liens' });

export const words: typeof en = {
  none: 'La page n’a pas de liens sans nofollow vers d’autres pages.',
  counted: ({ count, others }) =>
    `${amount(count, { one: 'lien sans nofollow vers d’autres pages est compté', other: 'liens sans nofollow vers d’autres pages sont comptés' })}, comme dans les constats.${
      others > 0
        ? ` Non comptés : ${linksOf(others)} à l’intérieur de la page, en nofollow, vers un e-mail, un téléphone ou un script, ou sans nom et hors de portée des lecteurs d’écran.`
        : ''
    }`,
  bars: {
    label: 'Liens par qualité de leur texte',
    fine: 'Descriptif',
    generic: 'Générique',
    empty: 'Sans texte',
    links: ({ count }) => number(count),
  },
  firstGrouped: ({ total, grouped }) => `La page a ${linksOf(total)} ; les ${number(grouped)} premiers sont groupés.`,
  noList:
    'Il n’y a pas de liste de textes de lien génériques (« cliquez ici ») pour la langue de cette page ; seuls les textes absents sont donc signalés.',
  ownList: ({ count }) =>
    `${amount(count, { one: 'texte de votre propre liste compte aussi comme générique', other: 'textes de votre propre liste comptent aussi comme génériques' })}.`,
  qualities: { empty: 'sans texte', generic: 'générique', fine: 'descriptif' },
  groups: {
    title: 'Groupés',
    choose: 'Grouper les liens',
    text: ({ count }) => `Par texte (${number(count)})`,
    target: ({ count }) => `Par cible (${number(count)})`,
    images: ({ count }) => `Liens-images (${number(count)})`,
    textRows: 'textes de lien',
    targetRows: 'cibles des liens',
    imageRows: 'liens-images',
    none: 'Il n’y a pas de liens.',
    noImages: 'Aucun lien ne se compose d’une image seule.',
  },
  columns: {
    text: 'Texte',
    quality: 'Qualité',
    links: 'Liens',
    leadTo: 'Cibles',
    target: 'Cible',
    texts: 'Textes',
    name: 'Nom',
    from: 'Source',
    noText: '(sans texte)',
    noAlt: 'pas de texte alternatif',
    otherUrls: ({ count }) => `et ${amount(count, { one: 'autre URL', other: 'autres URL' })}`,
    times: ({ count }) => `×${number(count)}`,
    more: ({ count }) => `et ${number(count)} de plus`,
    sources: {
      'aria-labelledby': 'aria-labelledby',
      'aria-label': 'aria-label',
      text: 'texte',
      alt: 'alt',
      title: 'title',
      none: 'aucune',
    },
  },
};
