import type { panelWords as en } from '../../en/app/panel.ts';

export const panelWords: typeof en = {
  looking: 'Examen de l’onglet…',
  none: {
    title: 'Cette page n’a pas encore été auditée.',
    advice:
      'Le panneau suit l’onglet. Auditer cette page maintenant, ou cliquer sur le bouton Pageloupe de la barre d’outils sur n’importe quelle page.',
    button: 'Auditer cette page',
  },
  requested: {
    title: 'Le navigateur demande si Pageloupe peut lire ce site.',
    advice:
      'L’autoriser dans la barre d’outils du navigateur pour auditer la page ici. Pour l’auditer une seule fois, cliquer plutôt sur le bouton Pageloupe de la barre d’outils.',
  },
  refused: {
    title: 'Le navigateur ne laisse pas encore Pageloupe lire cette page.',
    advice:
      'Cliquer sur le bouton Pageloupe de la barre d’outils pour auditer cette page ici. Ou autoriser ce site, ou tous les sites, pour que le panneau puisse auditer chaque page ouverte ; cela s’annule dans les réglages du navigateur pour cette extension.',
    site: 'Autoriser ce site',
    button: 'Autoriser tous les sites',
    again: 'Réessayer',
  },
  noTab: { title: 'Il n’y a pas d’onglet à afficher.', advice: 'Ouvrir une page ; elle s’affiche ici.' },
  follow: ({ host }) => `Auditer chaque page que j’ouvre sur ${host}`,
  followed: ({ host }) => `Les pages du site ${host} sont auditées dès leur ouverture, tant que ce panneau est ouvert.`,
  unfollowed: ({ host }) => `Les pages du site ${host} ne sont auditées que si vous lancez un audit.`,
  notAllowed: ({ host }) => `Les pages du site ${host} ne peuvent pas être auditées sans votre autorisation.`,
};
