/** Between words that are listed, between a label and its text, and between parts that may contain commas: with their spaces, which differ by language. */
export const punctuation = { comma: ', ', colon: ': ', semicolon: '; ' };
