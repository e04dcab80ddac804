import type { words as en } from '../../en/tools/evidence.ts';
import { portuguese } from '../portuguese.ts';
import { decisionFactNames } from '../checks/kinds.ts';

const { amount, number } = portuguese;

export const words: typeof en = {
  claims: ({ count }) => amount(count, { one: 'afirmação', other: 'afirmações' }),
  sourced: ({ count }) => `${number(count)} com fonte`,
  unsourced: ({ count }) => `${number(count)} sem fonte`,
  references: 'tem uma lista de referências',
  mark: 'Destacar as afirmações na página',
  list: {
    title: 'Números e citações',
    note: 'Uma afirmação é uma frase com um número, ou uma citação. Uma fonte conta se estiver no mesmo bloco: um link para outro editor, uma nota, um nome e ano, uma atribuição ou dados próprios da página.',
    rows: 'afirmações',
    none: 'O conteúdo principal não tem números nem citações.',
    claim: 'Afirmação',
    figure: 'Número',
    source: 'Fonte',
    which: 'Detalhes',
    quotation: 'citação',
    sources: {
      link: 'link',
      note: 'nota',
      'name-year': 'nome e ano',
      attribution: 'atribuição',
      'own-data': 'dados próprios',
      publisher: 'número do próprio editor',
      none: 'sem fonte',
    },
    backed: 'tem fonte',
    markUnsourced: ({ figure }) => `sem fonte: ${figure}`,
    markSourced: ({ source, why }) => `${source}: ${why}`,
  },
  sites: {
    title: 'Sites citados com link nas afirmações',
    none: 'Nenhum bloco com uma afirmação tem link para outro site.',
    bars: 'Blocos do conteúdo principal com links para cada site',
    blocks: ({ count }) => amount(count, { one: 'bloco', other: 'blocos' }),
    more: ({ count }) => `Mais ${amount(count, { one: 'site', other: 'sites' })}.`,
  },
  facts: {
    title: 'Dados essenciais',
    rows: 'dados essenciais',
    none: 'Nenhum esperado para este tipo de página.',
    fact: 'Dado',
    onPage: 'Na página',
    there: 'Encontrado',
    nothing: 'nada',
    names: decisionFactNames,
    notApplicable: 'não se aplica',
    unknown: 'desconhecido',
    yes: 'sim',
    part: 'em parte',
    no: 'não',
  },
  offer: {
    title: 'Preços e especificações',
    prices: 'Preços',
    noPrices: 'nenhum visível',
    specifications: 'Especificações',
    pairs: ({ count }) => amount(count, { one: 'par', other: 'pares' }),
    rows: 'especificações',
    none: 'Sem especificações.',
    name: 'Nome',
    value: 'Valor',
  },
};
