import type { toolFrame as en } from '../../en/app/tool-frame.ts';

export const toolFrame: typeof en = {
  allChecks: 'Tous les contrôles',
  copy: 'Copier',
  copyMarkdown: 'Copier les constats en Markdown',
  saveJson: 'Enregistrer les constats en JSON',
  saveMarkdown: 'Enregistrer les constats en Markdown',
  picture: 'Sur cette page',
  broken: ({ error }) => `Cette vue a échoué avec les données de la page (${error}). Les constats ci-dessous ne sont pas concernés.`,
  findings: 'Constats et ce qu’il faut modifier',
  toChange: 'À modifier',
  seeItIn: 'À voir dans',
  elsewhere: 'Contrôler cette URL ailleurs (ouvre le service et lui envoie l’URL) :',
  services: {
    'rich-results-test': 'Test des résultats enrichis (Google)',
    'schema-validator': 'Schema Markup Validator',
    'pagespeed-insights': 'PageSpeed Insights (Google)',
    'search-console': 'Inspection d’URL (Search Console)',
    'bing-webmaster-tools': 'Inspection d’URL (Bing)',
  },
};
