import type { ToolId } from '../../../../checks/tools.ts';
import { tools as english } from '../../../en/app/tools/tool-search.ts';

/** What French users type to find a tool, besides its name. */
const french: Record<ToolId, string> = {
  'serp-preview':
    "résultats de recherche, aperçu google, extrait, balise title, titre de page, longueur du titre, meta description, longueur de la description, largeur en pixels, fil d'ariane",
  'head-tags': 'balises meta, métadonnées, en-tête du document, code source, encodage, pagination',
  'favicon-sitename': 'icône, marque, nom de site, logo',
  'preview-controls': "limiter l'aperçu, interdire la citation, longueur de l'extrait",
  indexability: 'indexation, indexable, indexabilité, indexé, bloqué, exclu, désindexer',
  'robots-directives': 'balise meta robots, directives, ne pas indexer, consignes aux robots',
  'robots-txt': 'bloquer les robots, bloqué, explorable, exploration, crawl, interdit, autorisé',
  canonical: 'url canonique, canonique, balise canonical, contenu dupliqué, doublons, duplication',
  'redirect-trace': 'redirections, chaîne de redirections, boucle, barre oblique, slash final',
  'response-headers':
    'en-têtes http, code de statut, code de réponse, réponse du serveur, temps de réponse, sécurité, chiffrement, compression, cache, contenu mixte',
  'sitemap-lookup': 'sitemap xml, plan de site, index de sitemaps, trouver le sitemap',
  'heading-outline': 'titres, intertitres, balises hn, structure hn, structure des titres, plan, hiérarchie, sommaire',
  'main-content': 'mots, nombre de mots, compter les mots, temps de lecture, lisibilité, longueur du texte, contenu pauvre',
  terms:
    'mots-clés, mot-clé principal, requêtes, densité de mots-clés, fréquence, occurrences, nuage de mots, expressions, lisibilité, longueur des phrases',
  leftovers: 'faux texte, texte provisoire, préproduction, variables de modèle, restes',
  'url-inspector': "adresse, paramètres, paramètres de suivi, chemin, longueur de l'url, tirets bas, majuscules",
  'link-inventory': 'liens internes, liens externes, liens sortants, liste des liens, maillage interne, téléphone',
  'link-status': 'liens cassés, liens morts, liens brisés, vérifier les liens, contrôle des liens, code de statut',
  'anchor-text': "textes de lien, ancres, texte d'ancre, cliquez ici, en savoir plus, lire la suite",
  'link-highlighter': 'surligner les liens, marquer les liens, liens sponsorisés, liens payants, nouvel onglet',
  'image-inventory': 'images, textes alternatifs, attribut alt, alt manquant, images sans alt, seo des images',
  'image-delivery':
    "images, taille des images, poids des images, optimisation des images, compresser, formats d'image, images trop grandes, chargement différé, images adaptatives",
  'web-vitals': 'signaux web essentiels, temps de chargement, vitesse de page, vitesse, performance, décalage de mise en page',
  'page-weight': 'poids de la page, taille de la page, taille du fichier, requêtes, ressources, scripts, polices, tiers',
  'structured-data': 'données structurées, balisage, balisage schema, microdonnées, entités, erreurs de données structurées',
  'rich-results':
    'résultats enrichis, extraits enrichis, test des données structurées, produits, avis, étoiles, événements, recettes, questions fréquentes, propriétés obligatoires',
  'markup-vs-page': 'balisage, données structurées, balisage caché, contenu visible',
  'social-preview': 'image de partage, aperçu de lien, partage, réseaux sociaux, médias sociaux',
  'source-vs-rendered': 'code source, html source, html rendu, rendu, sans javascript, désactiver javascript',
  'mobile-check':
    'mobile, téléphone, smartphone, compatibilité mobile, zones tactiles, taille de police, contraste, accessibilité, bandeau cookies, consentement, fenêtre superposée',
  languages: 'langues, multilingue, versions linguistiques, pays, traductions, liens retour, localisation, international',
  'page-diff': 'comparer, comparer des pages, comparer des url, modifications, historique, concurrent, avant après, différences',
  'ai-crawlers': "robots d'ia, crawlers ia, intelligence artificielle, bloquer l'ia",
  'ai-view':
    "ia, intelligence artificielle, vue texte, voir comme un robot, sans javascript, agents ia, mode lecture, arbre d'accessibilité",
  passages: 'aperçus ia, réponses, moteur de réponse, extrait optimisé, position zéro, autres questions posées, citations, passages',
  evidence: 'preuves, statistiques, chiffres, sources, citations, faits, affirmations, vérification des faits',
  provenance:
    'date, dates, date de publication, publié, modifié, mis à jour, auteurs, signature, éditeur, organisation, fraîcheur, actualité',
};

/** English terms work, too: specialists use both. */
export const tools: typeof english = Object.fromEntries(
  Object.entries(french).map(([id, terms]) => [id, `${terms}, ${english[id as ToolId]}`]),
) as typeof english;
