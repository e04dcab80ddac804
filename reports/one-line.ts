/** On one line. A single no-break space stays: French has one before a colon. */
export const oneLine = (text: string): string =>
  text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, (space) => (space === '\u00a0' || space === '\u202f' ? space : ' ')).trim();
