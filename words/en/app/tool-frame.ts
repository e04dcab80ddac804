/** The words around every tool and every check. */
export const toolFrame = {
  allChecks: 'All checks',
  copy: 'Copy',
  copyMarkdown: 'Copy findings as Markdown',
  saveJson: 'Save findings as JSON',
  saveMarkdown: 'Save findings as Markdown',
  picture: 'On this page',
  broken: ({ error }: { error: string }) => `This view failed on the page’s data (${error}). The findings below are not affected.`,
  findings: 'Findings and what to change',
  toChange: 'What to change',
  seeItIn: 'See it in',
  /** Before links to other sites' services. */
  elsewhere: 'Check this URL elsewhere (opens the service and sends it the URL):',
  services: {
    'rich-results-test': 'Rich Results Test (Google)',
    'schema-validator': 'Schema Markup Validator',
    'pagespeed-insights': 'PageSpeed Insights (Google)',
    'search-console': 'URL Inspection (Search Console)',
    'bing-webmaster-tools': 'URL Inspection (Bing)',
  },
};
