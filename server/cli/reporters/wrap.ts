import { disarmCiCommand } from '../escape.ts';

/** Characters that take two terminal columns (East Asian Width W and F, and emoji). */
const wide =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\u33ff\u3400-\u4dbf\u4e00-\u9fff\ua000-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|\p{Extended_Pictographic}/u;
const letters = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** Terminal columns of a text. Combining marks take none. */
export function columnsWide(text: string): number {
  let columns = 0;
  for (const { segment } of letters.segment(text)) columns += widthOf(segment);
  return columns;
}
const widthOf = (letter: string) => (wide.test(letter) ? 2 : 1);

/**
 * Wraps a text at `width` columns and indents each line by `indent` spaces. Words that are too long break anywhere, except URLs: they have a
 * line of their own, so that they can be opened and copied.
 */
export function wrapLines(text: string, width: number, indent = 0): string[] {
  const room = Math.max(8, width - indent);
  const lines: string[] = [];
  let [line, used] = ['', 0];
  const end = () => {
    lines.push(line);
    [line, used] = ['', 0];
  };
  for (const word of text.split(/ +/)) {
    const columns = columnsWide(word);
    if (used > 0 && used + 1 + columns <= room) {
      line += ` ${word}`;
      used += 1 + columns;
      continue;
    }
    if (used > 0) end();
    const breaks = columns > room && !/^https?:\/\//.test(word);
    for (const { segment } of breaks ? letters.segment(word) : [{ segment: word }]) {
      const segmentWidth = breaks ? widthOf(segment) : columns;
      if (used + segmentWidth > room && used > 0) end();
      line += segment;
      used += segmentWidth;
    }
  }
  if (line !== '') end();
  // Wrapping may move a CI command from the middle of a line, where it is harmless, to its start.
  return lines.map((one) => ' '.repeat(indent) + disarmCiCommand(one));
}
