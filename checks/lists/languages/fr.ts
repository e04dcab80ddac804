import type { Language } from './language.ts';

export const fr: Language = {
  name: 'French',
  script: 'Latn',
  functionWords:
    'de la le et les des en un du une que est pour qui dans a par plus pas au sur ne se ce il sont avec ou son aux cette mais ' +
    'nous vous ont être été leur ses comme fait elle on tout sa deux même très sans bien',
  furtherFunctionWords:
    'votre notre leurs vous nous avec sans dans pour chez vers entre sous cette cela elle elles tout tous toute toutes comment ' +
    'pourquoi quand quel quelle quels quelles dont alors aussi selon avant après chaque être avoir faire mieux était dit cet ces mes ' +
    'tes nos vos mon ton ici peu non oui car donc déjà encore lors lui ils eux ans puis ainsi tant dès hui peut doit soit sera',
  pageWords: {
    byline:
      'par|auteur|autrice|auteure|auteurs|écrit par|rédigé par|publié par|propos recueillis par|texte|texte de|de notre correspondant',
    published:
      'publié|publié le|publiée le|paru le|mis en ligne le|posté le|date|date de publication|date de parution|rédigé le|créé le|le',
    updated: 'mis à jour|mis à jour le|mise à jour|dernière mise à jour|modifié le|dernière modification|actualisé le|révisé le|maj le',
    about:
      "à propos|à propos de nous|qui sommes-nous|notre histoire|notre équipe|la rédaction|l'entreprise|contact|contactez-nous|" +
      'nous contacter|mentions légales',
  },
  longBylines:
    'un article de|article de|texte et photos|texte & photos|propos recueillis par|une enquête de|un texte de|entretien|' +
    'interview par|reportage de|signé|soumis par|de notre correspondant|de notre correspondante|de notre envoyé spécial|de notre envoyée spéciale|par notre correspondant|par notre correspondante',
  and: 'et',
  jobTitles: 'rédacteur rédactrice journaliste auteur autrice directeur directrice avocat avocate',
  legalForms: { after: String.raw`S\.?A\.?S?|S\.?A\.?R\.?L` },
  rights: { phrases: 'tous droits|tous les droits|droits réservés', words: 'droits' },
  pageEdited: 'la dernière modification de cette page|cette page a été modifiée',
  months: { short: { aout: 8, fevrier: 2, decembre: 12 } },
  ago: { one: 'un|une' },
  attribution: {
    names:
      "selon|d'après|aux dires de|source :|source:|sources :|sources:|rapporte|rapportent|a rapporté|une étude de|une étude du|" +
      'une étude menée|une enquête|un sondage|un rapport|publié par|publiée par|publiée dans|publié dans|données de|données du|' +
      'chiffres de|chiffres du|cité par|citée par|estime|estiment|a estimé|ont estimé|a déclaré|ont déclaré|déclare|a affirmé|' +
      'affirme|affirment|a annoncé|ont annoncé|annonce que|avait annoncé|a indiqué|indique|indiquent|a précisé|précise|a expliqué|' +
      'explique|expliquent|a assuré|assure|a confirmé|confirme|a dit|dit que|disent|a souligné|souligne|rappelle|a rappelé|révèle|' +
      'a révélé|soulève|écrit|a écrit|prévient|et al',
    quotes:
      "dit|dit-il|dit-elle|disait|ajoute|a ajouté|ajoutait|poursuit|a poursuivi|raconte|a raconté|répond|a répondu|demande|s'exclame|" +
      "s'interroge|lâche|lâché|conclut|a conclu|commente|a commenté|confie|a confié|témoigne|a témoigné|martèle|insiste|lance|" +
      "a lancé|reconnaît|a reconnu|regrette|dénonce|a dénoncé|salue|plaide|note|observe|constate|juge|a jugé|s'inquiète|se félicite|" +
      'met-il|met-elle|énonce|stipule|dispose que|prévoit|peut-on lire|a réagi|réagit|a soutenu|soutient|argue|arguant|résume|' +
      'détaille|analyse|a tweeté|cite|sourit|ironise|glisse|avance|pense',
  },
  anyone: 'ceux qui|celles qui|celui qui|celle qui|quiconque',
  speakers: "je|j'ai|moi|mon|ma|mes|nous|notre|nos|bienvenue|bonjour|salut|merci|cet article",
  leaning: "il|elle|ils|elles|cela|ça|c'est|si|par exemple|aussi|ainsi|alors",
  frontPage: 'accueil',
  genericTitles: "accueil|page d'accueil|bienvenue|page|site web|nouvelle page|sans titre|boutique|boutique en ligne",
  sectionTitles: 'blog|produits',
  genericAnchors:
    "cliquez ici|cliquer ici|clique ici|ici|lire la suite|lire plus|lire|en savoir plus|plus|plus d'infos|plus d'informations|" +
    'voir plus|voir|voir tout|voir ici|suite|la suite|continuer|continuer la lecture|détails|voir les détails|lien|ce lien|' +
    "cette page|cet article|lire l'article|télécharger|site web|site|suivant|découvrir|j'en profite",
  paths: {
    login: 'connexion se-connecter inscription',
    cart: 'panier',
    checkout: 'commander paiement',
    account: 'mon-compte compte',
    search: 'recherche',
    about: 'a-propos apropos qui-sommes-nous',
    contact: 'contactez-nous nous-contacter',
    booking: 'reserver reservation-en-ligne devis demande-de-devis rendez-vous',
    imprint: 'mentions-legales mentions',
    policy: 'cgv cgu conditions-generales confidentialite politique-de-confidentialite donnees-personnelles aide',
    authors: 'auteur auteurs',
  },
  notFound:
    "page introuvable|page non trouvée|page demandée n'existe|introuvable|erreur 404|page n'existe pas|page n'existe plus|" +
    "page n'est plus disponible|page que vous cherchez n'existe|page demandée est introuvable|aucun résultat|n'a pas été trouvée",
  buy: 'ajouter au panier|ajouter à mon panier|mettre au panier|ajouter au chariot|acheter maintenant|acheter',
  lexicon: {
    headings:
      "introduction|présentation|aperçu|vue d'ensemble|à propos|conclusion|conclusions|résumé|en résumé|synthèse|détails|plus|" +
      "plus d'informations|informations|informations générales|généralités|contexte|fonctionnalités|avantages|description|contenu|" +
      'sommaire|table des matières|remarques|notes|divers|autres|ressources|bienvenue|pour commencer|faq|foire aux questions|' +
      'questions fréquentes|articles similaires|à lire aussi|lire la suite|en savoir plus',
    openers:
      "c'est pourquoi|c'est ainsi|c'est donc|c'est aussi|c'est un|c'est une|c'est le cas|c'est ce qui|c'est ce que|c'est cela|" +
      "c'est pour cela|c'est pour cette raison|ce sont|cela signifie|cela veut dire|cela permet|cela explique|cela implique|" +
      'cela peut|cela ne|cela est|cela a|cela vient|cela dit|ça permet|ça veut dire|ceci est|ceci permet|ceci explique|ceci signifie|' +
      "ceci dit|ceci étant|celui-ci|celle-ci|ceux-ci|celles-ci|il s'agit|ils|elle|elles|cependant|toutefois|pourtant|donc|ainsi,|" +
      "aussi,|par conséquent|pour cette raison|en outre|de plus,|par ailleurs|néanmoins|en revanche|au contraire,|d'autre part|mais|" +
      'et|or,|ce dernier est|ce dernier a|cette dernière est|cette dernière a',
    pointers:
      'voir ci-dessus|voir ci-dessous|voir plus haut|voir plus bas|ci-dessus mentionné|comme mentionné ci-dessus|mentionné plus haut|' +
      "comme indiqué ci-dessus|comme indiqué plus haut|comme nous l'avons vu|le tableau ci-dessus|la section précédente|" +
      'la section suivante|dans la partie suivante|cliquez ici|susmentionné|précité',
    consent:
      'nous utilisons des cookies|nous et nos partenaires|ce site utilise des cookies|ce site web utilise des cookies|' +
      "vous acceptez que|vous acceptez l'utilisation|vous acceptez notre|vous acceptez nos|accepter tous les cookies",
    methods: 'méthode|méthodes|méthodologie|comment nous testons|nos données|protocole de test|protocole|données et méthodes',
    inStock:
      'en stock|disponible|disponible immédiatement|expédié sous|prêt à expédier|plus que|en précommande|précommande|' +
      'derniers articles en stock',
    outOfStock:
      'en rupture de stock|rupture de stock|épuisé|indisponible|non disponible|actuellement indisponible|temporairement indisponible|' +
      "hors stock|n'est plus disponible",
    free: 'gratuit|gratuite|gratuits|gratuites|gratuitement|sans frais|libre et gratuit',
  },
};
