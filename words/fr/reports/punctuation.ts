import type { punctuation as en } from '../../en/reports/punctuation.ts';

export const punctuation: typeof en = { colon: ' : ', semicolon: ' ; ', comma: ', ', stop: '.', brackets: [' (', ')'] };
