import { serverWords } from '../words.ts';

/** Node's error codes for a full or read-only disk. */
const noRoom = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', 'EROFS']);
/** Error code of a failed system call; '' for other errors. */
export const systemErrorCode = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
export const isDiskFull = (error: unknown): boolean => noRoom.has(systemErrorCode(error));
/** Not every file system supports links. */
export const isWithoutLinks = (error: unknown): boolean => ['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS'].includes(systemErrorCode(error));
/** Why a file or folder could not be written. Where nothing can be created, the system says that what is created does not exist. */
export const describeWriteError = (error: unknown): string =>
  systemErrorCode(error) === 'ENOENT' ? serverWords().systemErrors['ENOTSUP']! : describeSystemError(error);
/** Why something failed: our sentence for the error code, otherwise the error's message. */
export function describeSystemError(error: unknown): string {
  const code = systemErrorCode(error);
  const known = isDiskFull(error) && code !== 'EROFS' ? 'ENOSPC' : code;
  return serverWords().systemErrors[known] ?? (error instanceof Error ? error.message : String(error));
}
