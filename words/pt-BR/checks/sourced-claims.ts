import type { Claim } from '../../../checks/derive/text/claims.ts';
import type { sourcedClaims as en } from '../../en/checks/sourced-claims.ts';
import { agree, amount, number } from './grammar.ts';
import { textLengthText } from './text-length.ts';

const change = 'Nomear a fonte na frase, colocar um link para ela no parágrafo ou mostrar os dados na página.';
/** Kinds of sources without text on the page. */
const unnamed: Record<Claim['source'], string> = {
  link: 'link',
  note: 'referência',
  'name-year': 'nome e ano',
  attribution: 'atribuição',
  'own-data': 'tabela ou gráfico desta página',
  publisher: 'número do próprio editor',
  none: 'sem fonte',
};

export const sourcedClaims: typeof en = {
  title: 'As afirmações e os números têm fontes',
  problem: 'Afirmações e números sem fontes',
  why: 'Um número ou uma citação com fonte pode ser verificado e repassado. Um teste controlado mostrou que os mecanismos de respostas usam mais esse tipo de texto; outros mostraram que eles quase não consideram referências.',
  heuristic: 'O que conta como afirmação e como fonte é uma heurística nossa',
  words: { claim: 'Afirmação', text: 'Texto', source: 'Fonte', quotation: 'citação', sourceOf: ({ kind, why }) => why || unnamed[kind] },
  says: {
    sourced: ({ sourced, claims }) => ({
      message: `${number(sourced)} de ${number(claims)} números e citações ${agree(sourced, 'tem', 'têm')} fonte.`,
      change: '',
    }),
    oneSource: () => ({ message: 'Todos vêm de uma só fonte. Com uma segunda, os leitores poderiam comparar.', change: '' }),
    noLinks: () => ({
      message: 'As fontes são nomeadas, mas não têm links. Com links, os leitores podem verificá-las diretamente.',
      change: '',
    }),
    thin: ({ sourced, claims }) => ({
      message: `${number(claims - sourced)} de ${number(claims)} números e citações não ${agree(claims - sourced, 'tem', 'têm')} fonte.`,
      change,
    }),
    none: ({ claims }) => ({ message: `Nenhum dos ${number(claims)} números e citações tem fonte.`, change }),
    sparse: ({ quantities, length }) => ({
      message: `${amount(quantities, { one: 'frase', other: 'frases' })} com um número em ${textLengthText(length)}. Em um pequeno teste, textos com mais números foram mais citados.`,
      change: '',
    }),
    recipe: () => ({ message: 'Os números de uma receita não precisam de fonte.', change: '' }),
    few: ({ minClaims }) => ({
      message: `Menos de ${amount(minClaims, { one: 'número ou citação', other: 'números ou citações' })} na página: pouco para citar.`,
      change: '',
    }),
    wordsUnknown: ({ language }) => ({
      message: `O Pageloupe não sabe como este idioma (${language}) nomeia fontes, então não pode dizer se a maioria das afirmações tem uma.`,
      change: '',
    }),
  },
};
