import type { fixes as en } from '../../en/reports/fixes.ts';
import { french } from '../french.ts';

export const fixes: typeof en = {
  title: 'À corriger en premier',
  none: ({ warnings }) =>
    warnings === 0
      ? 'Rien à faire pour le moment.'
      : `Rien à faire pour le moment : ${warnings === 1 ? 'l’avertissement a' : `les ${french.number(warnings)} avertissements ont`} peu d’impact.`,
  who: {
    developer: { name: 'Développement', where: 'Nécessite une modification du code ou du serveur' },
    editor: { name: 'CMS', where: 'Modifiable dans la plupart des systèmes de gestion de contenu' },
  },
  noneYet: 'Jusqu’ici, rien à faire.',
  follows: ({ titles }) => `${titles.length > 1 ? 'En dépendent' : 'En dépend'} : ${french.and(titles)}`,
  classes: { blocks: 'Bloque', harm: 'Coûte des visites ou de la confiance', gain: 'Gain manqué', care: 'Entretien' },
};
