/** Character references of HTML that stand in plain text, where readers see them as they are written: `&amp;`, `&#8217;`. */

/** Names with the characters that they stand for. Names of letters with accents are made of both: eacute. */
const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  copy: '©',
  reg: '®',
  trade: '™',
  hellip: '…',
  bull: '•',
  middot: '·',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  sbquo: '‚',
  ldquo: '“',
  rdquo: '”',
  bdquo: '„',
  lsaquo: '‹',
  rsaquo: '›',
  laquo: '«',
  raquo: '»',
  iexcl: '¡',
  iquest: '¿',
  szlig: 'ß',
  aelig: 'æ',
  AElig: 'Æ',
  oelig: 'œ',
  OElig: 'Œ',
  oslash: 'ø',
  Oslash: 'Ø',
  ordf: 'ª',
  ordm: 'º',
  deg: '°',
  sect: '§',
  para: '¶',
  euro: '€',
  pound: '£',
  yen: '¥',
  cent: '¢',
  times: '×',
  plusmn: '±',
  frac12: '½',
  frac14: '¼',
  frac34: '¾',
  sup2: '²',
  sup3: '³',
  micro: 'µ',
  larr: '←',
  rarr: '→',
  shy: '\u00ad',
  ensp: '\u2002',
  emsp: '\u2003',
  thinsp: '\u2009',
  zwj: '\u200d',
  zwnj: '\u200c',
};
const accents: Readonly<Record<string, string>> = {
  grave: '\u0300',
  acute: '\u0301',
  circ: '\u0302',
  tilde: '\u0303',
  uml: '\u0308',
  ring: '\u030a',
  caron: '\u030c',
  cedil: '\u0327',
};

const reference = /&(?:#(\d{2,7})|#[xX]([\da-fA-F]{2,6})|([A-Za-z])(grave|acute|circ|tilde|uml|ring|caron|cedil)|([A-Za-z]{2,6}\d{0,2}));/g;

/** Each known reference of a text with its character. */
export function findCharacterReferences(text: string): { written: string; character: string; at: number }[] {
  if (!text.includes('&')) return [];
  return [...text.matchAll(reference)].flatMap((match) => {
    const [written, decimal, hex, letter = '', accent = '', name = ''] = match;
    const number = decimal ? Number(decimal) : hex ? Number.parseInt(hex, 16) : 0;
    const character = number > 0 ? ofNumber(number) : accent ? accented(letter, accent) : Object.hasOwn(named, name) ? named[name]! : '';
    return character === '' ? [] : [{ written, character, at: match.index }];
  });
}

/** A text as it was before its characters were escaped. */
export function unescaped(text: string): string {
  let result = '';
  let end = 0;
  for (const { written, character, at } of findCharacterReferences(text)) {
    result += text.slice(end, at) + character;
    end = at + written.length;
  }
  return result + text.slice(end);
}

const ofNumber = (code: number): string => (code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff) ? '' : String.fromCodePoint(code));
const accented = (letter: string, accent: string): string => {
  const character = (letter + accents[accent]).normalize('NFC');
  return character.length === 1 ? character : '';
};
