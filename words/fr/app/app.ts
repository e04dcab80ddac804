import type { app as en } from '../../en/app/app.ts';
import { french } from '../french.ts';

const { ago, number } = french;

export const app: typeof en = {
  title: 'Auditer cette page avec Pageloupe',
  rerun: 'Refaire l’audit',
  panel: 'Ouvrir le panneau latéral',
  audited: ({ at, now }) => `Audit : ${ago(at, now)}`,
  views: {
    label: 'Vues',
    overview: 'Synthèse',
    tools: 'Outils',
    checks: 'Contrôles',
    applying: ({ applying, all }) => `${number(applying)} sur ${number(all)} applicables`,
  },
  find: 'Rechercher',
  outOfDate: 'Obsolète',
  factsGone: 'Les données de cet audit ne sont plus enregistrées. Refaire l’audit de la page.',
  privacy:
    'Tout se passe sur votre appareil ; rien n’est envoyé. Pageloupe demande à ce site son HTML, robots.txt, le sitemap et llms.txt, sans cookies. D’autres sites ne sont contactés que si vous contrôlez les liens ou chargez des images.',
  settings: 'Paramètres',
  licenses: 'Licences',
  reading: 'Lecture de la page…',
  slow: {
    label: 'Lent',
    page: 'La lecture de cette page prend du temps.',
    site: 'Le site est lent à répondre.',
    stop: 'Arrêter et afficher ce qui est prêt',
    stopping: 'Arrêt en cours…',
  },
  scores: ({ audit, geo }) =>
    `Score d’audit : ${audit === null ? 'aucun' : number(audit)}. Score GEO : ${geo === null ? 'aucun' : number(geo)}.`,

  save: {
    menu: 'Enregistrer',
    page: 'Ouvrir comme page',
    pageNote: 'large, à imprimer',
    pdf: 'Enregistrer en PDF',
    pdfNote: 'à imprimer ou à partager',
    pdfPageNote: 'cette page seulement',
    json: 'Enregistrer en JSON',
    jsonNote: 'le rapport entier avec ses données',
    csv: 'Enregistrer en CSV',
    csvNote: 'une ligne par contrôle',
    markdown: 'Enregistrer en Markdown',
    markdownNote: 'à lire et à partager',
    copyMarkdown: 'Copier en Markdown',
    copyJson: 'Copier en JSON',
    reports: 'Identité visuelle et papier…',
    reportsNote: 'de tous les rapports, dans les paramètres',
  },

  bulk: {
    menu: 'Par lot',
    queue: 'Mettre cet onglet en file d’attente',
    queueNote: 'à auditer plus tard avec d’autres pages',
    firstPages: ({ pages }) =>
      pages <= 1 ? 'Auditer la première page de ce site' : `Auditer les ${number(pages)} premières pages de ce site`,
    firstPagesNote: 'démarre tout de suite : explore depuis la page d’accueil, dans des onglets en arrière-plan',
    site: 'Auditer plus de pages de ce site',
    siteNote: 'choisir combien de pages, et lesquelles',
    new: 'Nouvel audit par lot',
    newNote: 'à partir d’onglets ouverts, d’un sitemap ou d’URL à coller ici',
    all: 'Audits par lot',
    allNote: 'files d’attente, progression et résultats',
    titles: 'Copier les titres de tous les onglets',
    titlesNote: 'titre et URL, pour un tableur',
    unqueued: ({ why }) => `Impossible de mettre cet onglet en file d’attente. ${why}`,
    notHttp: 'Impossible de mettre cet onglet en file d’attente : seules les pages http et https peuvent l’être.',
  },
};
