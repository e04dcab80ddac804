import type * as en from '../../en/checks/misread.ts';

/** What readers see instead of what was written. */
export const misreadExample: typeof en.misreadExample = ({ found, meant }) =>
  meant === '' ? `« ${found} »` : `« ${found} » au lieu de « ${meant} »`;

/** Why the characters of a text are wrong, and what mends them. */
export const misreadCause: typeof en.misreadCause = {
  encoding: {
    because: 'le texte a été lu dans un mauvais encodage',
    change: 'Utiliser UTF-8 partout où le texte est stocké, lu et envoyé. Un texte enregistré ainsi doit être saisi à nouveau.',
  },
  escape: { because: 'le texte a été échappé deux fois', change: 'N’échapper le texte qu’une fois, là où la page est écrite.' },
  cut: {
    because: 'le texte a été coupé au milieu d’un caractère',
    change: 'Couper les textes selon le nombre de caractères, pas d’octets.',
  },
};
