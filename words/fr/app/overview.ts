import type { overview as en } from '../../en/app/overview.ts';
import { french } from '../french.ts';

const { agree, amount, and, number, percent } = french;

const bands: Record<Parameters<typeof en.audit>[0]['band'], string> = {
  excellent: 'excellent',
  good: 'bon',
  fair: 'à améliorer',
  poor: 'mauvais',
};
const readiness = 'Dans quelle mesure la page est prête à être citée dans les réponses d’IA.';

export const overview: typeof en = {
  reading: ({ names }) => `Encore en lecture : ${and(names)}…`,
  auditScore: 'Score d’audit',
  geoScore: 'Score GEO',
  auditWord: 'Audit',
  geoWord: 'GEO',
  counted: ({ count }) => ({
    fail: agree(count, { one: 'échec', other: 'échecs' }),
    warn: agree(count, { one: 'avertissement', other: 'avertissements' }),
    pass: agree(count, { one: 'réussi', other: 'réussis' }),
    na: agree(count, { one: 'non applicable', other: 'non applicables' }),
    unchecked: agree(count, { one: 'non contrôlé', other: 'non contrôlés' }),
  }),
  audit: ({ score, band, complete }) =>
    complete ? `Score d’audit : ${number(score)} sur 100, ${bands[band]}.` : `Score d’audit provisoire : ${number(score)} sur 100.`,
  noAudit: 'Pas de score d’audit.',
  pageType: 'Type de page',
  detected: ({ type }) => `${type} (détecté)`,
  capped: ({ cap }) => `Plafonné à ${number(cap)} :`,
  readiness,
  measured: ({ share }) => `${readiness} ${percent(share)} des points ont pu être contrôlés.`,
  partly: ({ share }) => `${readiness} Estimation grossière : seuls ${percent(share)} des points ont pu être contrôlés.`,
  keepOut: 'Les moteurs de recherche doivent l’exclure',
  geoMeans: 'Generative engine optimization. D’autres disent AEO, LLMO ou optimisation pour la recherche IA.',
  place: 'Les scores et les constats s’affichent ici dans un instant.',

  fixes: {
    unsettled: 'Lecture en cours ; l’ordre peut changer',
    first: ({ count }) => `Afficher seulement les ${number(count)} premiers`,
    all: ({ count }) => `Afficher les ${number(count)}`,
    others: ({ count, dependent }) =>
      dependent
        ? amount(count, {
            one: 'autre problème, résolu par ce qui précède ou de faible importance',
            other: 'autres problèmes, résolus par ce qui précède ou de faible importance',
          })
        : amount(count, { one: 'autre avertissement de faible importance', other: 'autres avertissements de faible importance' }),
    geoWeakest: ({ titles }) =>
      `${agree(titles.length, { one: 'Catégorie GEO la plus faible', other: 'Catégories GEO les plus faibles' })} : ${titles.join(', ')}`,
  },

  geo: {
    title: 'Score GEO par catégorie',
    points: ({ points }) => amount(points, { one: 'point', other: 'points' }),
    ofHundred: ({ score }) => `${number(score)} sur 100`,
    convention: 'Les poids des catégories sont les nôtres.',
    made: 'Comment le score est calculé et testé (en anglais)',
  },
};
