import type { imageAlt as en } from '../../en/checks/image-alt.ts';
import { agree, amount, number, percent, partReadText } from './grammar.ts';

const images = { one: 'image', other: 'images' };
const of = (count: number, total: number) => `${amount(count, images)} sur ${number(total)}`;

export const imageAlt: typeof en = {
  title: 'Les images ont un texte alternatif',
  problem: 'Images sans texte alternatif utile',
  why: 'Les personnes qui ne voient pas une image, les moteurs de recherche et les modèles de langage lisent à la place son texte alternatif. Les images décoratives doivent avoir un alt vide.',
  heuristic: 'Notre heuristique : tailles, proportions et longueurs',
  words: { text: 'Texte alternatif', images: 'Images' },
  says: {
    described: ({ count }) => ({
      message: `${agree(count, 'La seule image de contenu a', `Les ${number(count)} images de contenu ont toutes`)} un texte alternatif.`,
      change: '',
    }),
    onlyDecoration: ({ count }) => ({
      message: `${agree(count, 'La seule image est marquée comme décorative', `Les ${number(count)} images sont toutes marquées comme décoratives`)}.`,
      change: '',
    }),
    noImages: () => ({ message: 'La page n’a pas d’images.', change: '' }),
    onlySmall: ({ count, smallestPixels }) => ({
      message: agree(
        count,
        `La seule image de la page fait moins de ${number(smallestPixels)} pixels ou n’est pas affichée.`,
        `Les ${number(count)} images de la page font toutes moins de ${number(smallestPixels)} pixels ou ne sont pas affichées.`,
      ),
      change: '',
    }),
    onlyLinks: () => ({
      message: 'Chaque image est le seul contenu d’un lien. Ces liens sont pris en compte par le contrôle du texte des liens.',
      change: '',
    }),
    inLinks: ({ count }) => ({
      message: `${amount(count, images)} sans texte alternatif ${agree(count, 'est le seul contenu de son lien', 'sont le seul contenu de leur lien')} : voir le contrôle du texte des liens.`,
      change: '',
    }),
    capped: (args) => partReadText('images', args),
    missing: ({ count, total, drawn }) => ({
      message:
        total === 1
          ? 'La seule image de contenu n’a pas de texte alternatif.'
          : `${of(count, total)} (${percent(count / total)}) ${agree(count, 'n’a', 'n’ont')} pas de texte alternatif.`,
      change: [
        ...(count > drawn ? ['Décrire l’image dans son attribut alt ; utiliser alt="" pour une image décorative.'] : []),
        ...(drawn > 0 ? ['Nommer un SVG avec un élément <title> ou un aria-label ; utiliser aria-hidden="true" s’il est décoratif.'] : []),
      ].join(' '),
    }),
    namelessLink: ({ count }) => ({
      message: `${amount(count, { one: 'image servant de lien n’a pas', other: 'images servant de lien n’ont pas' })} de texte alternatif : rien n’indique où ${agree(count, 'mène le lien', 'mènent les liens')}.`,
      change: 'Décrire la cible du lien dans le texte alternatif de l’image.',
    }),
    missingBesideText: ({ count, total }) => ({
      message: `${of(count, total)} ${agree(count, 'n’a pas d’attribut alt ; elle est dans un lien', 'n’ont pas d’attribut alt ; elles sont dans des liens')} avec du texte.`,
      change: 'Ajouter alt="" pour que les lecteurs d’écran ignorent l’image, ou la décrire si elle montre plus que le texte.',
    }),
    mainEmpty: () => ({
      message: 'L’image principale de la page a un texte alternatif vide, ce qui la marque comme décorative.',
      change: 'Décrire ce que montre l’image.',
    }),
    fileNames: ({ count, total }) => ({
      message: `${of(count, total)} ${agree(count, 'a', 'ont')} un nom de fichier ou une URL comme texte alternatif.`,
      change: 'Décrire plutôt l’image.',
    }),
    onlySigns: ({ count }) => ({
      message: `${agree(count, 'La seule image est un logo ou un avatar', `Les ${number(count)} images sont toutes des logos ou des avatars`)}, pas du contenu.`,
      change: '',
    }),
    saysNothing: ({ count, total, example }) => ({
      message: `${of(count, total)} ${agree(count, 'a', 'ont')} un texte alternatif qui ne dit rien de l’image : « ${example} ».`,
      change: 'Décrire ce que montre l’image ; utiliser alt="" pour une image décorative.',
    }),
    tooLong: ({ count, longestAlt }) => ({
      message: `${amount(count, { one: 'texte alternatif dépasse', other: 'textes alternatifs dépassent' })} ${amount(longestAlt, { one: 'caractère', other: 'caractères' })}.`,
      change: 'Garder un texte alternatif court, et déplacer le reste dans une légende ou dans le texte.',
    }),
    repeated: ({ count, total, sameAlt }) => ({
      message: `${of(count, total)} ${agree(count, 'partage son', 'partagent leur')} texte alternatif avec au moins ${amount(sameAlt - 1, { one: 'autre image', other: 'autres images' })}.`,
      change: 'Décrire ce qui distingue chaque image.',
    }),
  },
};
