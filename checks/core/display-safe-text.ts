/**
 * Text without what makes it look like another text or moves a terminal: control characters become spaces (not tabs and line ends), marks
 * that override, embed or isolate the direction of reading are removed. Letters of every script stay.
 */
export const displaySafeText = (text: string): string =>
  text.replace(/[\u202a-\u202e\u2066-\u2069]/g, '').replace(/(?![\t\r\n])\p{Cc}/gu, ' ');
