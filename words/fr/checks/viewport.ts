import type { viewport as en } from '../../en/checks/viewport.ts';
import { number } from './grammar.ts';

export const viewport: typeof en = {
  title: 'Le viewport convient au mobile',
  problem: 'Le viewport ne convient pas au mobile',
  why: 'Sans déclaration de viewport, les téléphones affichent la page à la largeur d’un ordinateur et la réduisent. Google indexe ce que voit son robot smartphone.',
  words: { times: 'fois' },
  says: {
    fits: () => ({ message: 'La page s’adapte à la largeur de l’appareil et peut être agrandie.', change: '' }),
    missing: () => ({
      message: 'Les téléphones réduisent la page pour qu’elle tienne : aucun viewport n’est déclaré.',
      change: 'Ajouter <meta name="viewport" content="width=device-width, initial-scale=1"> dans le head.',
    }),
    fixed: ({ width }) => ({
      message: `Le viewport a une largeur fixe de ${number(width)} px.`,
      change: 'Utiliser width=device-width au lieu d’un nombre dans la déclaration du viewport.',
    }),
    noWidth: ({ content }) => ({
      message:
        content.trim() === ''
          ? 'Les téléphones réduisent la page pour qu’elle tienne : la déclaration du viewport est vide.'
          : `La déclaration du viewport n’a pas de largeur valide : « ${content} ».`,
      change: 'Indiquer <meta name="viewport" content="width=device-width, initial-scale=1">.',
    }),
    zoomBlocked: ({ what, scale, maximumScale }) => ({
      message: `${what} limite le zoom : les personnes qui ont besoin d’un texte plus grand ne peuvent pas agrandir la page${scale > 1 ? ` au-delà de ${number(scale)} fois sa taille` : ''}.`,
      change: `Retirer user-scalable=no et tout maximum-scale inférieur à ${number(maximumScale)}.`,
    }),
    zoomMisread: () => ({
      message: 'Chrome et Safari lisent le point-virgule après user-scalable comme une partie de sa valeur, et bloquent alors le zoom.',
      change: 'Séparer les parties par des virgules, ou retirer user-scalable.',
    }),
    overflows: ({ document, window }) => ({
      message: `La page fait ${number(document)} px de large dans une fenêtre de ${number(window)} px : elle défile horizontalement.`,
      change:
        'Faire passer à la ligne ou réduire les éléments qui débordent : max-width: 100% pour les médias, overflow-x: auto pour les tableaux larges.',
    }),
    semicolons: () => ({
      message: 'La déclaration utilise des points-virgules, que Chrome et Safari ne traitent pas comme séparateurs.',
      change: 'Séparer les parties par des virgules.',
    }),
    severalUsed: ({ count }) => ({
      message: `${number(count)} déclarations de viewport ; les navigateurs utilisent la dernière, contrôlée ici.`,
      change: 'Ne garder qu’une déclaration de viewport.',
    }),
  },
};
