/** What only the reader can know of a page. */
export const settings = {
  title: 'What is this page meant to be?',
  note: 'Changes apply at once and are remembered on this machine',
  type: 'Page type',
  detected: ({ type }: { type: string }) => `Detected: ${type}`,
  intent: 'Search engines should',
  index: 'index it',
  keepOut: 'leave it out',
  indexHelp: 'Whatever blocks it counts as a problem.',
  keepOutHelp: 'Blocking it is right then.',
  optOut: 'I block AI on purpose',
  optOutHelp: 'For the whole site: no GEO score, and blocking AI crawlers counts as a choice.',
};
