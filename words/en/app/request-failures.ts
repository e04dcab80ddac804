/** Why an action failed and what helps, by the codes of extension/messages/reply.ts. */
export const requestFailures = {
  'no-answer': () => 'Pageloupe’s background process isn’t responding. Try again; if this keeps happening, restart the browser.',
  'no-room': () => 'No space left on this device. Delete bulk audits you no longer need, or free up disk space.',
  'no-run': () => 'This bulk audit no longer exists.',
  'too-many-schedules': () => 'You already have 20 scheduled audits. Remove one first.',
  'page-left': () => 'The page changed or reloaded. Audit the page that is open now.',
  'not-audited': () => 'The page hasn’t been audited yet. Wait until the audit is complete, or start it again.',
  thrown: ({ error }: { error: string }) => error,
};
