import { findExecutable } from '../server/audit/visit/find-chromium.ts';

/** Path of a Firefox: FIREFOX_PATH, or one on the PATH. Null if there is none. */
export const findFirefox = (): string | null => findExecutable('FIREFOX_PATH', ['firefox-esr', 'firefox']);
