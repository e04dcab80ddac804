/** What only the user knows about a page. */
export const settings = {
  title: 'What is this page?',
  note: 'Changes apply immediately and are saved on this device',
  intent: 'Search engines should',
  index: 'index it',
  keepOut: 'exclude it',
  indexHelp: 'Anything that blocks it counts as a problem.',
  keepOutHelp: 'Blocking it counts as correct.',
  optOut: 'I block AI on purpose',
  optOutHelp: 'For the whole site: no GEO score, and blocking AI crawlers counts as a choice.',
};
