import type { headMarkup as en } from '../../en/checks/head-markup.ts';
import { amount, and, capitalizedSentence, number } from './grammar.ts';

type Declared = { used: string; by: 'header' | 'bom'; other: string; from: 'header' | 'meta' };
/** With their articles. */
const charsetPlaces = { header: 'o cabeçalho HTTP Content-Type', bom: 'a marca de ordem de bytes', meta: 'o elemento meta' };
const bothText = ({ used, by, other, from }: Declared) =>
  `${capitalizedSentence(charsetPlaces[by])} declara ${used}; ${charsetPlaces[from]}, ${other}. Prevalece ${charsetPlaces[by]}`;
const textNode = '#text';
type Culprit = { tag: string; noscript: boolean };
/** What ends the head: loose text or an element, perhaps inside noscript. */
const culprit = ({ tag, noscript }: Culprit) => {
  const what = tag === textNode ? 'texto solto' : `<${tag}>`;
  return noscript ? `${what} dentro de <noscript>` : what;
};
const move = ({ tag, noscript, line }: Culprit & { line: number }) =>
  `Mover ${tag === textNode ? 'o texto' : culprit({ tag, noscript })} da linha ${number(line)} para o body.`;
/** What reloads or leaves the page. */
const refresher = (header: boolean) => (header ? 'O cabeçalho Refresh' : 'Um meta refresh');

export const headMarkup: typeof en = {
  title: 'O head é interpretado corretamente',
  problem: 'A marcação do head tem erros',
  why: 'Um elemento que não pertence ao head o fecha: os analisadores de HTML colocam tudo o que vem depois no body, onde os buscadores ignoram títulos, canônicas e hreflang.',
  says: {
    sharedIds: ({ count }) => ({
      message: `${amount(count, { one: 'id referido por elementos label ou atributos ARIA está', other: 'ids referidos por elementos label ou atributos ARIA estão' })} em vários elementos; os leitores de tela usam o primeiro.`,
      change: '',
    }),
    asIntended: () => ({ message: 'O head é interpretado por completo, no modo padrão e com uma codificação declarada.', change: '' }),
    endedEarly: ({ tag, noscript, line, lost }) => ({
      message: `Os buscadores podem ignorar ${and(lost)}: ${culprit({ tag, noscript })} na linha ${number(line)} fecha o head antes da hora.`,
      change: move({ tag, noscript, line }),
    }),
    neverClosed: ({ tag, line }) => ({
      message: `<${tag}> na linha ${number(line)} nunca é fechado: navegadores e mecanismos de busca leem o resto da página como seu conteúdo.`,
      change: `Fechar com </${tag}>.`,
    }),
    endedBeforeMinor: ({ tag, noscript, line }) => ({
      message: `O head fecha antes da hora na linha ${number(line)} (${culprit({ tag, noscript })}), então os metadados seguintes vão parar no body.`,
      change: move({ tag, noscript, line }),
    }),
    inBody: ({ names }) => ({
      message: `Estas tags estão no body, onde os buscadores as ignoram: ${and(names)}.`,
      change: 'Mover estas tags para o head.',
    }),
    quirks: () => ({
      message: 'A página é renderizada no modo quirks, que emula navegadores dos anos 1990.',
      change: 'Começar o documento com <!doctype html>.',
    }),
    noCharset: ({ charsetBytes }) => ({
      message: `Nenhuma codificação de caracteres é declarada no cabeçalho HTTP Content-Type, por uma marca de ordem de bytes ou nos primeiros ${amount(charsetBytes, { one: 'byte', other: 'bytes' })}.`,
      change: 'Colocar <meta charset="utf-8"> como primeiro elemento do head ou enviar charset=utf-8 com o cabeçalho HTTP Content-Type.',
    }),
    duplicateCharset: ({ count }) => ({
      message: `A codificação é declarada ${number(count)} vezes, com valores diferentes.`,
      change: 'Manter uma só declaração da codificação.',
    }),
    charsetDiffers: (declared) => ({
      message: `${bothText(declared)}.`,
      change: `Declarar ${declared.used} nos dois lugares, ou só uma vez.`,
    }),
    misread: (declared) => ({
      message: `${bothText(declared)}, então o texto é lido com uma codificação errada.`,
      change: `Declarar nos dois lugares a codificação em que a página está salva.${declared.by === 'header' ? ' O cabeçalho HTTP é definido pelo servidor ou pela aplicação.' : ''}`,
    }),
    duplicateViewport: ({ count }) => ({
      message: `A viewport é declarada ${number(count)} vezes, com valores diferentes; os navegadores usam o último.`,
      change: 'Manter uma só declaração de viewport.',
    }),
    cutAtQuote: ({ names, end }) => ({
      message: `Aspas dentro do valor encerram ${and(names)} antes da hora, em “…${end}”: o resto se perde.`,
      change: 'Escrever as aspas dentro do valor como &quot; e os apóstrofos como &#39;.',
    }),
    refreshAway: ({ url, header }) => ({
      message: `${refresher(header)} redireciona imediatamente para outra URL: ${url}`,
      change: 'Redirecionar no servidor com o status 301 ou 308.',
    }),
    refreshLater: ({ seconds, away, header }) => ({
      message: `${refresher(header)} ${away ? 'substitui' : 'recarrega'} a página depois de ${amount(seconds, { one: 'segundo', other: 'segundos' })}.`,
      change: `${away ? 'Redirecionar no servidor' : 'Atualizar o conteúdo com um script'}, para não interromper os leitores.`,
    }),
  },
};
