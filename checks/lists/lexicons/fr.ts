import type { Lexicon } from './lexicon.ts';

export const fr: Lexicon = {
  headings: [
    'introduction', 'présentation', 'aperçu', "vue d'ensemble", 'à propos', 'conclusion', 'conclusions', 'résumé', 'en résumé', 'synthèse', 'détails', 'plus', "plus d'informations",
    'informations', 'informations générales', 'généralités', 'contexte', 'fonctionnalités', 'avantages', 'description', 'contenu', 'sommaire', 'table des matières', 'remarques', 'notes', 'divers', 'autres',
    'ressources', 'bienvenue', 'pour commencer', 'faq', 'foire aux questions', 'questions fréquentes', 'articles similaires', 'à lire aussi', 'lire la suite', 'en savoir plus',
  ],
  anchors: [
    'cliquez ici', 'cliquer ici', 'clique ici', 'ici', 'lire la suite', 'lire plus', 'lire', 'en savoir plus', 'plus', "plus d'infos", "plus d'informations", 'voir plus', 'voir', 'voir tout', 'voir ici',
    'suite', 'la suite', 'continuer', 'continuer la lecture', 'détails', 'voir les détails', 'lien', 'ce lien', 'cette page', 'cet article', "lire l'article", 'télécharger', 'site web', 'site', 'suivant', 'découvrir', "j'en profite",
  ],
  openers: [
    "c'est pourquoi", "c'est ainsi", "c'est donc", "c'est aussi", "c'est un", "c'est une", "c'est le cas", "c'est ce qui", "c'est ce que", "c'est cela", "c'est pour cela",
    "c'est pour cette raison", 'ce sont', 'cela signifie', 'cela veut dire', 'cela permet', 'cela explique', 'cela implique', 'cela peut', 'cela ne', 'cela est', 'cela a',
    'cela vient', 'cela dit', 'ça permet', 'ça veut dire', 'ceci est', 'ceci permet', 'ceci explique', 'ceci signifie', 'ceci dit', 'ceci étant', 'celui-ci', 'celle-ci',
    'ceux-ci', 'celles-ci', "il s'agit", 'ils', 'elle', 'elles', 'cependant', 'toutefois', 'pourtant', 'donc', 'ainsi,', 'aussi,', 'par conséquent', 'pour cette raison',
    'en outre', 'de plus,', 'par ailleurs', 'néanmoins', 'en revanche', 'au contraire,', "d'autre part", 'mais', 'et', 'or,', 'ce dernier est', 'ce dernier a',
    'cette dernière est', 'cette dernière a',
  ],
  pointers: [
    'voir ci-dessus', 'voir ci-dessous', 'voir plus haut', 'voir plus bas', 'ci-dessus mentionné', 'comme mentionné ci-dessus', 'mentionné plus haut', 'comme indiqué ci-dessus', 'comme indiqué plus haut',
    'comme nous l\'avons vu', 'le tableau ci-dessus', 'la section précédente', 'la section suivante', 'dans la partie suivante', 'cliquez ici', 'susmentionné', 'précité',
  ],
  consent: [
    'nous utilisons des cookies', 'nous et nos partenaires', 'ce site utilise des cookies', 'ce site web utilise des cookies', 'vous acceptez que',
    "vous acceptez l'utilisation", 'vous acceptez notre', 'vous acceptez nos', 'accepter tous les cookies',
  ],
  methods: ['méthode', 'méthodes', 'méthodologie', 'comment nous testons', 'nos données', 'protocole de test', 'protocole', 'données et méthodes'],
  byline: ['par', 'auteur', 'autrice', 'auteure', 'auteurs', 'écrit par', 'rédigé par', 'publié par', 'propos recueillis par', 'texte', 'texte de', 'de notre correspondant'],
  published: ['publié', 'publié le', 'publiée le', 'paru le', 'mis en ligne le', 'posté le', 'date', 'date de publication', 'date de parution', 'rédigé le', 'créé le', 'le'],
  updated: ['mis à jour', 'mis à jour le', 'mise à jour', 'dernière mise à jour', 'modifié le', 'dernière modification', 'actualisé le', 'révisé le', 'maj le'],
  about: ['à propos', 'à propos de nous', 'qui sommes-nous', 'notre histoire', 'notre équipe', 'la rédaction', "l'entreprise", 'contact', 'contactez-nous', 'nous contacter', 'mentions légales'],
  notFound: [
    'page introuvable', 'page non trouvée', "page demandée n'existe", 'introuvable', 'erreur 404', "page n'existe pas", "page n'existe plus", "page n'est plus disponible", "page que vous cherchez n'existe", 'page demandée est introuvable', 'aucun résultat', "n'a pas été trouvée",
  ],
  inStock: ['en stock', 'disponible', 'disponible immédiatement', 'expédié sous', 'prêt à expédier', 'plus que', 'en précommande', 'précommande', 'derniers articles en stock'],
  outOfStock: ['en rupture de stock', 'rupture de stock', 'épuisé', 'indisponible', 'non disponible', 'actuellement indisponible', 'temporairement indisponible', 'hors stock', "n'est plus disponible"],
  free: ['gratuit', 'gratuite', 'gratuits', 'gratuites', 'gratuitement', 'sans frais', 'libre et gratuit'],
};
