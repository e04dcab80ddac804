import type { words as en } from '../../en/tools/image-inventory.ts';
import { probeText } from '../checks/probes.ts';
import { french } from '../french.ts';

const { amount, bytes, number } = french;

export const words: typeof en = {
  none: 'La page n’a pas d’images.',
  counts: {
    named: ({ count }) => `${number(count)} avec texte alternatif`,
    decorative: ({ count }) => amount(count, { one: 'décorative', other: 'décoratives' }),
    files: ({ count }) => `${number(count)} avec un nom de fichier comme texte alternatif`,
    missing: ({ count }) => `${number(count)} sans texte alternatif`,
    inLinks: ({ count }) => `${amount(count, { one: 'seule', other: 'seules' })} dans un lien, sans texte alternatif`,
    besideText: ({ count }) =>
      `Parmi celles sans texte alternatif, ${count === 1 ? '1 est dans un lien qui a un texte : le contrôle la compte à part' : `${number(count)} sont dans des liens qui ont un texte : le contrôle les compte à part`}.`,
    unjudged: ({ count }) => amount(count, { one: 'minuscule ou non affichée', other: 'minuscules ou non affichées' }),
  },
  view: 'Vue',
  grid: 'Images',
  table: 'Tableau',
  mark: 'Montrer les textes alternatifs sur la page',
  firstListed: ({ total, listed }) =>
    `La page a ${amount(total, { one: 'image', other: 'images' })} ; les ${number(listed)} premières sont listées.`,
  says: {
    alt: { name: 'alt' },
    fileName: { name: 'nom de fichier en alt' },
    label: { name: 'libellé' },
    decorative: { name: 'décorative', text: 'Volontairement masquée aux lecteurs d’écran.' },
    unjudged: { name: 'non contrôlée', text: 'Image minuscule ou masquée : pas besoin de texte alternatif.' },
    namelessLink: { name: 'lien sans texte', text: 'L’image est le seul contenu d’un lien, et rien n’en décrit la cible.' },
    namelessDrawing: { name: 'sans nom', text: 'Ni élément <title> ni libellé.' },
    noAlt: { name: 'sans alt', text: 'Pas d’attribut alt.', caption: 'Pas d’attribut alt, bien que la figure ait une légende.' },
    emptyAlt: {
      name: 'alt vide',
      text: 'L’attribut alt ne contient que des espaces.',
      caption: 'L’attribut alt ne contient que des espaces, bien que la figure ait une légende.',
    },
  },
  pixels: ({ width, height }) => `${number(width)} × ${number(height)} px`,
  bytes: ({ count }) => bytes(count),
  pictures: {
    title: 'Images et leurs textes alternatifs',
    missing: ({ why }) => probeText(why),
    notLoaded: 'non chargée',
    inline: 'SVG intégré',
    noUrl: 'pas d’URL',
    unnamed: 'image',
  },
  columns: { rows: 'images', text: 'Texte', kind: 'Type', url: 'URL', pixels: 'Pixels', bytes: 'Octets', hidden: 'masquée' },
};
