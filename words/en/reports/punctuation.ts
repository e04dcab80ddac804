/**
 * Between a label and its text, between parts that may contain commas, and between those that do not; the end of a sentence; around a
 * remark: with their spaces, which differ by language.
 */
export const punctuation = { colon: ': ', semicolon: '; ', comma: ', ', stop: '.', brackets: [' (', ')'] as [open: string, close: string] };
