import { systemWords } from '../../words/en/server/audit.ts';

/** Codes of Node for a disk on which nothing more can be written. */
const noRoom = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', 'EROFS']);
/** Code of a failed call to the system, '' for other errors. */
export const systemCode = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
export const isDiskFull = (error: unknown): boolean => noRoom.has(systemCode(error));
/** Why something failed: our sentence for the error code, or else the error's message. */
export const systemMessage = (error: unknown): string =>
  systemWords[systemCode(error)] ?? (error instanceof Error ? error.message : String(error));
