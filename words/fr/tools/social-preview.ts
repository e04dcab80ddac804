import type { words as en } from '../../en/tools/social-preview.ts';
import { probeText } from '../checks/probes.ts';
import { french } from '../french.ts';

const { fixed, number } = french;

export const words: typeof en = {
  shared: {
    title: 'Aperçus de lien',
    note: 'D’après les balises de cette page. Les réseaux changent leurs cartes sans prévenir ; ce qui compte, c’est le texte et le cadrage d’image qu’ils utilisent.',
    noCard: 'X n’affiche pas de carte : twitter:card et og:title manquent.',
    noTitle: 'Pas de titre',
    noImage: ({ why }) => `Pas d’image : ${probeText(why)}.`,
    notLoaded: 'Non chargée',
  },
  image: {
    title: 'Image de partage',
    none: 'Aucune image de partage déclarée : les réseaux en choisissent une dans la page, ou aucune.',
    note: 'Le cadre est le format habituel 1,91:1 ; ce qui dépasse peut être coupé.',
    declared: ({ width, height }) => `${number(width)} × ${number(height)} px déclarés`,
    pixels: ({ width, height }) => `${number(width)} × ${number(height)} px`,
    ratio: ({ ratio }) => `${fixed(ratio, 2)}:1`,
    drawnSize: 'La taille est celle de l’image affichée ici.',
  },
  tags: {
    title: 'Quelle balise est utilisée',
    note: 'La première balise qui a une valeur l’emporte.',
    rows: 'balises de partage',
    none: 'La page n’a pas de balises de partage.',
    network: 'Réseau',
    part: 'Partie',
    from: 'Source',
    value: 'Valeur',
    nothing: 'rien',
    titleElement: '<title>',
    parts: { title: 'titre', description: 'description', image: 'image' },
  },
};
