import type { crawl as en } from '../../../en/app/bulk/crawl.ts';
import { crawlReasonText } from '../../checks/crawl.ts';
import { french } from '../../french.ts';

const { amount, number } = french;

export const crawl: typeof en = {
  label: 'URL de départ',
  limit: ({ most }) => `Nombre maximal de pages (${number(most)} au plus)`,
  depth: 'Nombre maximal de clics depuis l’URL de départ',
  anyDepth: 'illimité',
  patterns: 'Filtres d’URL',
  include: 'N’inclure que les URL correspondantes, un motif par ligne',
  exclude: 'Exclure les URL correspondantes, un motif par ligne',
  grammar:
    'Les motifs qui commencent par / s’appliquent au chemin et à la chaîne de requête : /blog/* correspond à un niveau, /blog/** à tous. Mettre les expressions régulières entre barres obliques : /\\d{4}/.',
  hint: 'Suit les liens du même hôte, avec ou sans www. Pageloupe respecte robots.txt (son propre groupe, ou *) et ignore les liens nofollow et tout ce qui pourrait vous déconnecter, acheter ou supprimer quelque chose.',
  follow: 'Suivre les liens à partir de cette page',
  change: 'Modifier',
  stop: 'Ne plus suivre les liens',
  wrongPattern: ({ pattern }) => `« ${pattern} » n’est pas une expression régulière valide.`,
  tooManyPatterns: ({ most, length }) =>
    `Chaque champ accepte jusqu’à ${number(most)} motifs de ${number(length)} caractères au plus. Rien n’a été modifié.`,
  wrongUrl: ({ text, reason }) => `${text || 'Ceci'} : ${reason}`,
  plan: ({ start, pages, depth }) =>
    `Explore à partir de ${start} : au plus ${amount(pages, { one: 'page', other: 'pages' })}${depth === null ? '' : `, à ${amount(depth, { one: 'clic', other: 'clics' })} au plus`}.`,
  start: 'Lancer l’audit de ce site',
  progress: ({ found, done, limit }) =>
    `${amount(found, { one: 'page trouvée', other: 'pages trouvées' })}, ${amount(done, { one: 'terminée', other: 'terminées' })}, limite ${number(limit)}`,

  left: 'Non auditées',
  leftTitle: 'URL trouvées mais non auditées',
  leftRows: 'URL',
  leftNone: 'Toutes les URL trouvées ont été auditées.',
  leftUrl: 'URL',
  leftWhy: 'Motif',
  leftHttp: 'HTTP',
  leftNoAnswer: 'Pas de réponse',
  leftCount: ({ reason, count, more }) => `${reason} : ${more ? 'plus de ' : ''}${number(count)}`,
  reason: ({ why }) => crawlReasonText(why),
};
