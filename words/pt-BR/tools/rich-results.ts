import type { words as en } from '../../en/tools/rich-results.ts';
import { propertyRuleText } from '../checks/property-rules.ts';
import { richResultName } from '../checks/rich-results.ts';
import { portuguese } from '../portuguese.ts';
import { valueFormats } from '../checks/value-formats.ts';
import { limitedTo } from '../checks/kinds.ts';

const { amount, date, month } = portuguese;

/** For some features, only the month of Google's retirement announcement is known. */
const isMonth = (since: string): boolean => since.length === 7;

export const words: typeof en = {
  intro: ({ checked }) =>
    `Requisitos do Google em ${date(checked)}. A marcação completa torna uma página qualificada; o Google decide se mostra uma pesquisa aprimorada.`,
  noData: 'A página não tem dados estruturados para uma pesquisa aprimorada.',
  noType: 'Nenhum dos tipos desta página tem uma pesquisa aprimorada do Google.',
  aside: ({ name, since }) =>
    `${richResultName(name)}: ${isMonth(since) ? `fim anunciado em ${month(since)}` : `não é mais exibida (desde ${date(since)})`}. Deixar a marcação não prejudica.`,
  resultName: ({ name }) => richResultName(name),
  requirements: 'Requisitos do Google',
  required: 'Obrigatórias:',
  recommended: 'Recomendadas:',
  matrix: {
    title: 'Obrigatórias e recomendadas, tipo por tipo',
    note: 'As propriedades obrigatórias só em outros casos não são mostradas.',
    rows: 'propriedades',
    property: 'Propriedade',
    need: 'Google',
    onPage: 'Nesta página',
    result: 'Pesquisa aprimorada',
    required: 'obrigatória',
    recommended: 'recomendada',
    there: 'presente',
    unreadable: 'presente, valor inválido',
    missing: 'falta',
    ofItem: ({ result, item }) => `${result} (${item})`,
    named: ({ type, name }) => `${type}: ${name}`,
  },
  expected: ({ format }) => `esperado: ${valueFormats[format]}`,
  rule: ({ rule }) => propertyRuleText(rule),
  states: {
    retired: ({ since }) => (isMonth(since) ? `fim anunciado em ${month(since)}` : `não exibida desde ${date(since)}`),
    lacking: ({ missing }) =>
      `não qualificada: ${missing === 1 ? 'falta' : 'faltam'} ${amount(missing, { one: 'requisito', other: 'requisitos' })}`,
    unreadable: 'não qualificada: um valor obrigatório é inválido',
    unclean: 'qualificada, com valores a corrigir',
    improvable: ({ recommended }) =>
      `qualificada, sem ${amount(recommended, { one: 'propriedade recomendada', other: 'propriedades recomendadas' })}`,
    complete: 'completa',
  },
  limited: limitedTo,
  terms: {
    title: 'Termos que não estão no vocabulário do schema.org',
    note: 'Comparado com o vocabulário publicado.',
    noteOf: ({ release }) => `Comparado com o vocabulário publicado (${release}).`,
    rows: 'problemas de vocabulário',
    above: 'Nenhum outro problema.',
    none: 'Todos os tipos, propriedades e valores estão no vocabulário do schema.org.',
    what: 'Problema',
    term: 'Termo',
    value: 'Valor',
    fits: 'Sugestão',
    kinds: {
      'unknown-type': 'tipo desconhecido',
      'unknown-property': 'propriedade desconhecida',
      'wrong-domain': 'propriedade de outro tipo',
      'wrong-value': 'tipo de valor incorreto',
      'unknown-enumeration': 'valor desconhecido',
      superseded: 'substituído',
    },
  },
  gallery: {
    title: 'Pesquisas aprimoradas do Google, atuais e descontinuadas',
    rows: 'pesquisas aprimoradas',
    name: 'Pesquisa aprimorada',
    state: 'Status',
    required: 'Obrigatórias',
    source: 'Fonte',
    primary: 'Google',
    secondary: 'não é do Google',
    shown: 'exibida',
    nothing: 'nada',
    readAt: ({ url, checked }) => `${url} (Google, lido em ${date(checked)})`,
    quoted: ({ url, checked }) => `${url} (não é do Google, lido em ${date(checked)})`,
  },
};
