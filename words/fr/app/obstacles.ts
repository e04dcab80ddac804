import type { obstacleButtons as enButtons, obstacles as en, siteFacts as enSiteFacts, stale as enStale } from '../../en/app/obstacles.ts';

const otherPage = 'Ouvrir la page à auditer, puis y cliquer sur le bouton Pageloupe.';

export const obstacles: typeof en = {
  'no-tab': { title: 'Il n’y a pas d’onglet à auditer.', advice: otherPage },
  'browser-page': { title: 'Les pages internes du navigateur ne peuvent pas être auditées.', advice: otherPage },
  'extension-page': { title: 'Les pages des extensions ne peuvent pas être auditées.', advice: otherPage },
  store: {
    title: 'Les extensions ne fonctionnent ni sur leur boutique, ni sur certaines autres pages de l’éditeur du navigateur.',
    advice: otherPage,
  },
  'view-source': {
    title: 'C’est le code source, pas la page.',
    advice: 'Ouvrir la page elle-même ; les outils montrent son HTML source tel que les robots le reçoivent.',
  },
  file: {
    title: 'C’est un fichier local, et le navigateur ne laisse pas les extensions lire les fichiers.',
    advice:
      'Autoriser l’accès aux URL de fichier dans les réglages du navigateur pour cette extension, ou mettre le fichier à disposition en http.',
  },
  loading: { title: 'La page est encore en cours de chargement.', advice: 'L’audit démarre automatiquement dès que la page est prête.' },
  discarded: { title: 'Le navigateur a mis cet onglet en veille.', advice: 'Recharger la page, puis l’auditer.' },
  'error-page': {
    title: 'Le navigateur affiche une erreur à la place de la page : elle n’a pas été chargée.',
    advice: 'Vérifier l’URL et la connexion, puis recharger la page.',
  },
  'no-answer': {
    title: 'La page ne répond pas : un script l’occupe.',
    advice: 'Attendre que la page réponde ou la recharger, puis réessayer.',
  },
  'no-worker': {
    title: 'Le processus en arrière-plan de Pageloupe ne répond pas.',
    advice: 'Réessayer. Si cela se répète, redémarrer le navigateur.',
  },
  left: { title: 'La page a changé ou a été rechargée pendant l’audit.', advice: 'Auditer la page ouverte maintenant.' },
  crashed: { title: 'Cet onglet a planté ou ne répond pas.', advice: 'Recharger la page, puis l’auditer.' },
  policy: {
    title: 'Une règle de navigateur de votre administrateur bloque les extensions sur cette page.',
    advice: 'S’adresser à l’administrateur, ou auditer la page dans un autre navigateur.',
  },
  'no-permission': {
    title: 'Le navigateur ne laisse pas Pageloupe lire cette page.',
    advice:
      'Si vous avez changé de page depuis, cliquer à nouveau sur le bouton Pageloupe. Les nouveaux onglets, pages d’erreur, PDF, codes source et pages internes du navigateur ne peuvent pas être audités.',
  },
  document: {
    title: {
      pdf: 'C’est un document PDF, pas une page web.',
      svg: 'C’est une image SVG, pas une page web.',
      image: 'C’est une image, pas une page web.',
      media: 'C’est un fichier multimédia, pas une page web.',
      json: 'C’est un fichier JSON, pas une page web.',
      text: 'C’est un fichier texte, pas une page web.',
      xml: 'C’est un document XML, pas une page web.',
      other: 'Ce n’est pas une page web.',
    },
    advice: 'Auditer la page qui y renvoie.',
  },
  'not-well-formed': {
    title: 'Cette page est envoyée en XML et n’est pas bien formée ; le navigateur affiche donc une erreur.',
    advice: ({ text }) => `Message du navigateur : ${text}`,
  },
  failed: { title: 'L’audit n’a pas pu s’exécuter sur cette page.', advice: ({ text }) => `Message du navigateur : ${text}` },
};

export const obstacleButtons: typeof enButtons = {
  'audit-now': 'Auditer maintenant',
  'try-again': 'Réessayer',
  reload: 'Recharger la page',
};

export const stale: typeof enStale = {
  'another-document': 'Depuis l’audit, cet onglet a changé de page ou a été rechargé.',
  'another-url': 'L’URL de la page a changé depuis l’audit.',
  'another-view': 'La page a changé de vue depuis l’audit.',
  earlier: 'Cet audit décrit la page précédente.',
};

export const siteFacts: typeof enSiteFacts = {
  response: 'la réponse de la page',
  served: 'son HTML source',
  robotsTxt: 'robots.txt',
  sitemap: 'le sitemap',
  llmsTxt: 'llms.txt',
};
