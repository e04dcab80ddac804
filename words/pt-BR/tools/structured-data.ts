import type { words as en } from '../../en/tools/structured-data.ts';
import { jsonFaultText } from '../checks/json-faults.ts';
import { portuguese } from '../portuguese.ts';

const { amount, number } = portuguese;

export const words: typeof en = {
  none: 'A página não tem dados estruturados: nem JSON-LD, nem microdados, nem RDFa. Sem problema: só são necessários para pesquisas aprimoradas.',
  formats: { 'json-ld': 'JSON-LD', microdata: 'microdados', rdfa: 'RDFa' },
  items: ({ count, format }) => `${amount(count, { one: 'item', other: 'itens' })} em ${format}`,
  broken: ({ count }) => amount(count, { one: 'bloco com erro de sintaxe', other: 'blocos com erro de sintaxe' }),
  errors: 'Erros de sintaxe',
  problems: 'Problemas',
  fault: ({ fault }) => jsonFaultText(fault),
  block: ({ index }) => `Bloco JSON-LD ${number(index)}`,
  graph: {
    title: 'Itens',
    note: 'Abrir um item para ver suas propriedades. Uma referência @id abre o item para o qual aponta.',
    none: 'Não foi possível ler os dados estruturados.',
    copy: 'Copiar como JSON',
    untyped: 'sem tipo',
    item: 'item',
    value: 'valor',
    noProperties: 'Sem propriedades.',
    refersTo: 'refere-se a',
    elsewhere: 'não está nesta página',
    byId: 'por @id',
    inBlock: ({ format, block }) => `${format}, bloco ${number(block)}`,
    undrawn: ({ count }) => `Mais ${amount(count, { one: 'item', other: 'itens' })}: a cópia inclui todos.`,
    more: ({ count }) => `e mais ${number(count)}`,
  },
};
