import type { fixes as en } from '../../en/reports/fixes.ts';
import { french } from '../french.ts';

export const fixes: typeof en = {
  title: 'À corriger en premier',
  none: ({ warnings }) =>
    warnings === 0
      ? 'Rien à faire de votre part.'
      : `Rien à faire de votre part : corriger ${warnings === 1 ? 'l’avertissement' : `les ${french.number(warnings)} avertissements`} changerait peu de choses.`,
  developer: 'Développement',
  developerTitle: 'Nécessite une modification du code ou du serveur',
  noneYet: 'Rien à faire de votre part pour l’instant.',
  follows: ({ titles }) => `${titles.length > 1 ? 'En dépendent' : 'En dépend'} : ${french.and(titles)}`,
  classes: { blocks: 'Bloque', harm: 'Coûte des visites ou de la confiance', gain: 'Gain manqué', care: 'Entretien' },
};
