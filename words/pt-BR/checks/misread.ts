import type * as en from '../../en/checks/misread.ts';

/** What readers see instead of what was written. */
export const misreadExample: typeof en.misreadExample = ({ found, meant }) =>
  meant === '' ? `“${found}”` : `“${found}” em vez de “${meant}”`;

/** Why the characters of a text are wrong, and what mends them. */
export const misreadCause: typeof en.misreadCause = {
  encoding: {
    because: 'o texto foi lido com uma codificação errada',
    change: 'Usar UTF-8 onde quer que o texto seja salvo, lido e enviado. O texto que foi salvo assim precisa ser digitado de novo.',
  },
  escape: { because: 'o texto foi escapado duas vezes', change: 'Escapar o texto só uma vez, onde a página é escrita.' },
  cut: { because: 'o texto foi cortado no meio de um caractere', change: 'Cortar os textos por caracteres, não por bytes.' },
};
