import type { toolFrame as en } from '../../en/app/tool-frame.ts';

export const toolFrame: typeof en = {
  allChecks: 'Alle Prüfungen',
  copy: 'Kopieren',
  copyMarkdown: 'Befunde als Markdown kopieren',
  saveJson: 'Befunde als JSON speichern',
  saveMarkdown: 'Befunde als Markdown speichern',
  picture: 'Auf dieser Seite',
  broken: ({ error }) => `Diese Ansicht ist an den Daten der Seite gescheitert (${error}). Die Befunde unten sind nicht betroffen.`,
  findings: 'Befunde und Änderungen',
  toChange: 'Was zu ändern ist',
  seeItIn: 'Zu sehen in',
  elsewhere: 'Diese URL anderswo prüfen (öffnet den Dienst und sendet ihm die URL):',
  services: {
    'rich-results-test': 'Test für Rich-Suchergebnisse (Google)',
    'schema-validator': 'Schema Markup Validator',
    'pagespeed-insights': 'PageSpeed Insights (Google)',
    'search-console': 'URL-Prüfung (Search Console)',
    'bing-webmaster-tools': 'URL-Prüfung (Bing)',
  },
};
