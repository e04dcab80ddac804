/**
 * Removes what could disguise a text or control a terminal: control characters become spaces (except tabs and line ends), and marks
 * that override, embed or isolate the text direction are removed. Letters of all scripts stay.
 */
export const displaySafeText = (text: string): string =>
  text.replace(/[\u202a-\u202e\u2066-\u2069]/g, '').replace(/(?![\t\r\n])\p{Cc}/gu, ' ');
