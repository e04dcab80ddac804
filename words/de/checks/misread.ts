import type * as en from '../../en/checks/misread.ts';

/** What readers see instead of what was written. */
export const misreadExample: typeof en.misreadExample = ({ found, meant }) => (meant === '' ? `„${found}“` : `„${found}“ statt „${meant}“`);

/** Why the characters of a text are wrong: a sentence after a colon. And what mends them. */
export const misreadCause: typeof en.misreadCause = {
  encoding: {
    because: 'Der Text wurde in der falschen Zeichenkodierung gelesen',
    change:
      'UTF-8 überall verwenden, wo der Text gespeichert, gelesen und gesendet wird. Text, der so gespeichert wurde, muss neu eingegeben werden.',
  },
  escape: { because: 'Der Text wurde doppelt maskiert', change: 'Den Text nur einmal maskieren, dort, wo die Seite erzeugt wird.' },
  cut: { because: 'Der Text wurde mitten in einem Zeichen abgeschnitten', change: 'Texte nach Zeichen kürzen, nicht nach Bytes.' },
};
