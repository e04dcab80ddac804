import type { pageOf as en } from '../../en/checks/page-type.ts';

/** A page of each type, as the subject of a sentence. */
export const pageOf: typeof en = {
  article: 'un article',
  product: 'une page produit',
  service: 'une page de service',
  docs: 'une documentation',
  faq: 'une page de questions-réponses',
  forum: 'une discussion de forum',
  listing: 'une page de liste',
  home: 'une page d’accueil',
  about: 'une page À propos',
  local: 'une page d’établissement local',
  media: 'une page vidéo ou audio',
  tool: 'un outil',
  utility: 'une page de connexion, de panier, de paiement ou de recherche',
  other: 'une page de type inconnu',
};
