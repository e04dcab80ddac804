import type * as en from '../../en/reports/comparison.ts';
import { portuguese } from '../portuguese.ts';

const { amount, number } = portuguese;
const pagesOf = (count: number) => amount(count, { one: 'página', other: 'páginas' });

export const changes: typeof en.changes = {
  worse: 'Pior',
  mixed: 'Melhor e pior',
  better: 'Melhor',
  new: 'Nova',
  gone: 'Ausente',
  unknown: 'Não comparável',
  same: 'Sem mudança',
};

export const changeHeads: typeof en.changeHeads = {
  newFailures: 'Novas falhas',
  newWarnings: 'Novos avisos',
  fixed: 'Corrigido ou melhorado',
  values: 'Valores alterados',
  added: 'Novas páginas',
  missing: 'Páginas ausentes',
  unaudited: 'Não puderam mais ser auditadas',
  none: 'nenhum',
};
const counted =
  (title: string) =>
  ({ count }: { count: number }) =>
    `${title} (${number(count)})`;

export const comparedValues: typeof en.comparedValues = {
  status: 'Status HTTP',
  title: 'Título',
  description: 'Metadescrição',
  canonical: 'URL canônica',
  robots: 'Diretivas robots',
  h1: 'h1',
  published: 'Publicado',
  modified: 'Modificado',
  types: 'Tipos de dados estruturados',
  words: 'Tamanho do texto',
  links: 'Links internos',
};
export const valueChange: typeof en.valueChange = ({ id, before, now }) => `${comparedValues[id]}: ${before || 'nada'} → ${now || 'nada'}`;

export const comparison: typeof en.comparison = {
  title: 'O que mudou',
  documentTitle: ({ name }) => `O que mudou: ${name}`,
  before: 'Antes',
  now: 'Depois',
  run: ({ name, at, pages }) => [name, at === null ? '' : portuguese.date(at), pagesOf(pages)].filter(Boolean).join(', '),
  verdict: ({ failures, warnings, fixed, values }) =>
    failures + warnings + fixed === 0
      ? `Nenhuma verificação mudou em nenhuma página${values > 0 ? `, mas ${amount(values, { one: 'valor mudou', other: 'valores mudaram' })}` : ''}.`
      : `${portuguese.and(
          [
            failures > 0 && amount(failures, { one: 'nova falha', other: 'novas falhas' }),
            warnings > 0 && amount(warnings, { one: 'novo aviso', other: 'novos avisos' }),
            fixed > 0 && amount(fixed, { one: 'verificação corrigida ou melhorada', other: 'verificações corrigidas ou melhoradas' }),
            values > 0 && amount(values, { one: 'valor alterado', other: 'valores alterados' }),
          ].filter((part): part is string => part !== false),
        )}.`,
  counts: ({ counts }) =>
    `${[
      counts.worse > 0 && amount(counts.worse, { one: 'página pior', other: 'páginas piores' }),
      counts.mixed > 0 && amount(counts.mixed, { one: 'melhor e pior', other: 'melhores e piores' }),
      counts.better > 0 && amount(counts.better, { one: 'melhor', other: 'melhores' }),
      counts.same > 0 && `${number(counts.same)} sem mudança`,
      counts.new > 0 && amount(counts.new, { one: 'nova', other: 'novas' }),
      counts.gone > 0 && amount(counts.gone, { one: 'ausente', other: 'ausentes' }),
      counts.unknown > 0 && amount(counts.unknown, { one: 'não comparável', other: 'não comparáveis' }),
    ]
      .filter(Boolean)
      .join(', ')}.`,
  auditScore: 'Pontuação média da auditoria',
  geoScore: 'Pontuação GEO média',
  change: ({ before, now }) =>
    before === now ? 'sem mudança' : now > before ? `subiu ${number(now - before)}` : `caiu ${number(before - now)}`,
  scored: ({ pages }) =>
    pages === 1
      ? 'As médias se referem à única página pontuada nas duas execuções.'
      : `As médias se referem às ${pagesOf(pages)} pontuadas nas duas execuções.`,
  newFailures: counted(changeHeads.newFailures),
  newWarnings: counted(changeHeads.newWarnings),
  fixed: counted(changeHeads.fixed),
  values: counted(changeHeads.values),
  value: ({ id, pages }) => `${comparedValues[id]}, ${pagesOf(pages)}`,
  valueChange,
  added: counted(changeHeads.added),
  missing: counted(changeHeads.missing),
  unaudited: counted(changeHeads.unaudited),
  checks: ({ count }) => `${amount(count, { one: 'verificação', other: 'verificações' })}, por impacto e número de páginas`,
  pages: 'Páginas alteradas',
  columns: {
    check: 'Verificação',
    pages: 'Páginas',
    which: 'URLs',
    page: 'Página',
    change: 'Mudança',
    before: 'Auditoria antes',
    now: 'Auditoria depois',
    valueBefore: 'Antes',
    valueNow: 'Depois',
  },
  changes,
  more: ({ count }) => `e mais ${number(count)}`,
  help: 'As páginas são associadas pela URL, sem contar parâmetros de rastreamento. Uma verificação só conta onde foi executada nas duas vezes.',
};
