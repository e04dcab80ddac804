/** Why something that the extension was to do was not done, and what helps: by the codes of bridge/reply.ts. */
export const requestFailures = {
  'no-answer': () => 'The background part of Pageloupe does not answer. Try again; if it stays so, restart the browser.',
  'no-room': () => 'There is no room left on this device: delete bulk audits that are no longer needed, or make room on the disk.',
  'no-run': () => 'This bulk audit is no longer there.',
  'too-many-schedules': () => 'Twenty audits are repeated already. Stop one of them first.',
  'page-left': () => 'The page was left or loaded again: audit the page that is there now.',
  'not-audited': () => 'The page has not been audited yet: wait until its audit is complete, or audit it again.',
  thrown: ({ error }: { error: string }) => error,
};
