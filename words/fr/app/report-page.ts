import type { reportPageWords as en } from '../../en/app/report-page.ts';

export const reportPageWords: typeof en = {
  title: ({ name }) => `Audit : ${name}`,
  reading: 'Recherche du rapport…',
  print: 'Imprimer',
  toTab: 'Aller à la page',
  none: {
    title: 'Il n’y a pas d’audit à afficher pour cet onglet.',
    advice:
      'Il a été supprimé ou n’a pas démarré. Auditer maintenant la page depuis son onglet, ou cliquer dans cet onglet sur le bouton Pageloupe de la barre d’outils.',
  },
  unread: {
    title: 'Rapport introuvable.',
    advice: 'Il a été supprimé, ou le lien est incomplet. « Audits par lot » liste les rapports enregistrés.',
    bulk: 'Audits par lot',
  },
  glance: { what: 'Quoi', value: 'Sur cette page', note: 'Remarque' },
};
