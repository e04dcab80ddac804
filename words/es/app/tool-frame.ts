import type { toolFrame as en } from '../../en/app/tool-frame.ts';

export const toolFrame: typeof en = {
  allChecks: 'Todas las comprobaciones',
  copy: 'Copiar',
  copyMarkdown: 'Copiar los hallazgos como Markdown',
  saveJson: 'Guardar los hallazgos como JSON',
  saveMarkdown: 'Guardar los hallazgos como Markdown',
  picture: 'En esta página',
  broken: ({ error }) => `Esta vista falló con los datos de la página (${error}). No afecta a los hallazgos de abajo.`,
  findings: 'Hallazgos y qué cambiar',
  toChange: 'Qué cambiar',
  seeItIn: 'Ver en',
  elsewhere: 'Comprobar esta URL en otro servicio (lo abre y le envía la URL):',
  services: {
    'rich-results-test': 'Prueba de resultados enriquecidos (Google)',
    'schema-validator': 'Schema Markup Validator',
    'pagespeed-insights': 'PageSpeed Insights (Google)',
    'search-console': 'Inspección de URLs (Search Console)',
    'bing-webmaster-tools': 'Inspección de URL (Bing)',
  },
};
