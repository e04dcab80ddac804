import type { punctuation as en } from '../../en/reports/punctuation.ts';

export const punctuation: typeof en = { comma: ', ', colon: ': ', semicolon: '; ' };
