import type * as en from '../../en/checks/geo.ts';

export const categories: typeof en.categories = {
  access: 'Accès des robots d’IA',
  extractability: 'Extractibilité du contenu',
  answerability: 'Aptitude à répondre',
  evidence: 'Preuves et citations',
  freshness: 'Fraîcheur',
  entity: 'Entité et auteurs',
};

/** Bands are a convention, not a probability. */
export const bands: typeof en.bands = {
  Ready: 'Prêt',
  Good: 'Bon',
  Partial: 'Partiel',
  Weak: 'Faible',
  'Blocked or unreadable': 'Bloqué ou illisible',
};

/** Why the score is capped. */
export const capped: typeof en.capped = {
  'noindex-both': 'Google et Bing ont tous deux l’instruction de ne pas indexer cette page.',
  'all-answer-crawlers': 'Pour cette URL, robots.txt bloque tous les principaux robots de recherche d’IA.',
  credentials: 'Seuls les visiteurs avec un compte ou avec des cookies peuvent voir la page.',
  'error-page': 'La page renvoie une erreur ou ressemble à une page d’erreur : les moteurs de recherche la retirent.',
  'no-text': 'La page n’a aucun texte à citer.',
  'source-empty': 'Sans JavaScript, presque tout le contenu principal manque.',
  'one-ecosystem': 'Google ou Bing n’a pas le droit d’utiliser cette page dans ses réponses.',
};

/** Why there is no score. */
export const noScore: typeof en.noScore = {
  'opted-out': 'Exclue : vous bloquez l’IA volontairement.',
  utility: 'Pas de score GEO : c’est une page fonctionnelle (connexion, panier, paiement, compte ou résultats de recherche).',
  'nothing-measured': 'Pas de score GEO : rien n’a pu être mesuré sur cette page.',
  'not-all-chosen': 'Pas de score GEO : il nécessite des contrôles qui n’ont pas été sélectionnés.',
  'not-delivered': 'Pas de score GEO : le serveur n’a pas livré la page.',
  incomplete: 'Pas de score GEO : l’audit a manqué de temps avant que la réponse du site soit lue.',
};
