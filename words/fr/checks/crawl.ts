import type { ExclusionReason } from '../../../checks/site/crawl.ts';
import type * as en from '../../en/checks/crawl.ts';
import { french } from '../french.ts';

const { amount, number } = french;

/** Why a crawl did not audit a URL. */
const reasons: Record<ExclusionReason, string> = {
  robots: 'Interdite par robots.txt',
  unread: 'robots.txt ou les liens d’une page n’ont pas pu être lus',
  nofollow: 'Lien ou page en nofollow',
  changes: 'Lien d’action (déconnexion, panier…), ou URL de tri ou de filtre',
  trap: 'URL sans fin (calendrier, filtres combinés, chemin répété)',
  copy: 'Copies probables de pages auditées (même texte à chaque chemin, identifiants de session)',
  file: 'Un fichier, pas une page',
  excluded: 'Exclue par vos motifs',
  'other-host': 'Sur un autre hôte',
  depth: 'À trop de clics de l’URL de départ',
  limit: 'Au-delà de la limite de pages',
  refused: 'Le serveur demande moins de requêtes (429 ou 503)',
};

export const crawlReasonText: typeof en.crawlReasonText = (why) => reasons[why];

/** What a crawl audited, and what it left out. */
export const crawlSentences: typeof en.crawlSentences = {
  reason: ({ why }) => reasons[why],
  summary: ({ start, pages, waiting }) =>
    `Exploration à partir de ${start} : ${amount(pages, { one: 'page auditée', other: 'pages auditées' })}${waiting > 0 ? `, ${amount(waiting, { one: 'trouvée mais non atteinte', other: 'trouvées mais non atteintes' })}` : ''}.`,
  skipped: ({ counts, more }) =>
    counts.length === 0
      ? 'Toutes les URL trouvées ont été auditées.'
      : `Non auditées : ${counts.map(({ why, count }) => `${why} : ${more ? 'au moins ' : ''}${number(count)}`).join(' ; ')}.`,
};
