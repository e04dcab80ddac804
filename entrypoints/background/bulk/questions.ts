import type { Handlers } from '../../../bridge/messages.ts';

const notYet = (): never => { throw new Error('Bulk audits are being built.'); };

/** Questions about bulk audits. */
export const bulkQuestions: Pick<Handlers, 'createRun' | 'addJobs' | 'editRun' | 'commandRun' | 'deleteRun' | 'queueTab' | 'readSitemap'> = {
  createRun: notYet, addJobs: notYet, editRun: notYet, commandRun: notYet, deleteRun: notYet, queueTab: notYet, readSitemap: notYet,
};
