import { lookUpEntry } from '../../../checks/core/helpers/look-up-entry.ts';
import type * as en from '../../en/checks/json-faults.ts';
import { amount } from './grammar.ts';

const wanteds = {
  end: 'o fim do bloco',
  'comma-or-brace': 'uma vírgula ou }',
  'comma-or-bracket': 'uma vírgula ou ]',
  colon: 'dois-pontos (:)',
  name: 'um nome de propriedade entre aspas duplas',
  value: 'um valor',
};
const orClose = 'ou adicionar as aspas de fechamento que faltam';

/** Why a text is not JSON, for people who write markup by hand or by template: whole sentences, by code. Their arguments are JSON. */
export const jsonFaults: typeof en.jsonFaults = {
  /** The browser's message, if our own scan found nothing. */
  native: ({ error }) => error,
  empty: () => 'O bloco está vazio.',
  unclosed: ({ count, missing }) =>
    `O texto termina antes de ${count === 1 ? 'uma chave ou um colchete ser fechado' : `${amount(count, { other: 'chaves ou colchetes' })} serem fechados`} (falta ${missing}).`,
  unopened: ({ bracket }) => `Há um ${bracket} de fechamento a mais.`,
  mismatched: ({ bracket, opened }) => `${bracket} não corresponde a ${opened}.`,
  'second-value': () => 'Segue um segundo valor: colocar vários objetos em um array, em um @graph ou em blocos separados.',
  semicolon: () => 'Há um ponto e vírgula depois dos dados. JSON não é um script.',
  'comma-after': () => 'Há uma vírgula depois dos dados.',
  'comma-before': ({ bracket }) => `Há uma vírgula a mais antes de ${bracket}: removê-la.`,
  'two-commas': () => 'Duas vírgulas seguidas.',
  'comma-first': () => 'Duas vírgulas seguidas, ou uma vírgula antes do primeiro valor.',
  'no-comma': () => 'Falta uma vírgula antes disto.',
  'no-comma-or-quote': () => 'Falta uma vírgula antes disto, ou aspas dentro da string anterior não estão escapadas como \\".',
  'quote-inside': () => 'Aspas dentro da string anterior não estão escapadas como \\", ou falta uma vírgula.',
  'property-in-array': () => 'Uma propriedade dentro de um array: falta uma { antes dela.',
  'second-colon': () => 'Há dois-pontos (:) a mais depois de uma propriedade.',
  'no-colon': () => 'Esta propriedade não tem valor: faltam os dois-pontos.',
  'no-value': () => 'Esta propriedade não tem valor.',
  number: ({ number }) =>
    `${number} não é um número JSON: colocá-lo entre aspas ou escrevê-lo sem zeros à esquerda, sinal de mais nem unidade.`,
  'line-break': ({ escape }) => `Uma string contém uma quebra de linha: escrevê-la como ${escape} ${orClose}.`,
  tab: ({ escape }) => `Uma string contém uma tabulação: escrevê-la como ${escape} ${orClose}.`,
  control: ({ point, escape }) => `Uma string contém um caractere de controle (${point}): escrevê-lo como ${escape} ${orClose}.`,
  'unicode-escape': () => 'Em uma string, \\u precisa de quatro dígitos hexadecimais depois.',
  escape: ({ character, point }) =>
    `${character === '' ? `\\${point}` : `“\\${character}”`} não é um escape válido em JSON: escrever uma barra invertida como \\\\.`,
  'open-string': () => 'Uma string não tem aspas de fechamento.',
  cdata: () => 'Um invólucro CDATA não é JSON: o HTML não o remove, então ele é lido como parte dos dados.',
  'cdata-end': () => 'O fim de um invólucro CDATA não é JSON.',
  'html-comment': () => 'Um comentário HTML não é JSON.',
  comment: () => 'JSON não tem comentários.',
  'byte-order-mark': () => 'Uma marca de ordem de bytes (U+FEFF) não é JSON.',
  'curly-quote': ({ point }) => `Aspas tipográficas (${point}): usar aspas retas (").`,
  'single-quote': () => 'As strings precisam de aspas duplas ("), não simples.',
  entity: ({ entity }) => `A entidade HTML ${entity} não é JSON: entidades dentro de um elemento script não são decodificadas.`,
  template: () => 'Um marcador de modelo não foi preenchido.',
  markup: () => 'Marcação HTML não é JSON.',
  'white-space': ({ point }) => `Um caractere de espaço em branco que JSON não permite (${point}).`,
  name: ({ name }) => `“${name}” não é um valor JSON.`,
  unquoted: ({ name, wanted }) => `“${name}” não está entre aspas; esperado: ${wanteds[wanted]}.`,
  unexpected: ({ character, point, wanted }) =>
    `${character === '' ? 'Caractere inesperado' : `“${character}” inesperado`} (${point}); esperado: ${wanteds[wanted]}.`,
  stray: ({ character }) => `${character} inesperado.`,
};

/** The sentence of such a fault. A code that this version does not know is shown unchanged. */
export const jsonFaultText: typeof en.jsonFaultText = ({ code, args }) =>
  lookUpEntry<(args: object) => string>(jsonFaults, code)?.(args) ?? code;
