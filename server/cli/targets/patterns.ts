/** Changes a URL by `s#from#to#`; the character after the s is the separator, `from` is a regular expression. */
export interface Replacement {
  change(url: string): string;
  /** The replacement text: its origins count as typed by the user. */ to: string;
}
/** @throws SyntaxError */
export function parseReplacement(text: string): Replacement {
  const mark = text[1] ?? '';
  const parts = text.startsWith('s') && /^[^\w\s\\]$/.test(mark) ? text.slice(2).split(mark) : [];
  const [from = '', to = '', flags = ''] = parts;
  if (parts.length !== 3 || from === '' || !/^[gi]*$/.test(flags)) throw new SyntaxError('expected s#from#to#');
  const expression = new RegExp(from, flags);
  return { change: (url) => url.replace(expression, to), to };
}
