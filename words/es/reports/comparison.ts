import type * as en from '../../en/reports/comparison.ts';
import { spanish } from '../spanish.ts';

const { amount, number } = spanish;
const pagesOf = (count: number) => amount(count, { one: 'página', other: 'páginas' });

export const changes: typeof en.changes = {
  worse: 'Peor',
  mixed: 'Mejor y peor',
  better: 'Mejor',
  new: 'Nueva',
  gone: 'Falta',
  unknown: 'No comparable',
  same: 'Sin cambios',
};

export const changeHeads: typeof en.changeHeads = {
  newFailures: 'Fallos nuevos',
  newWarnings: 'Advertencias nuevas',
  fixed: 'Corregido o mejorado',
  values: 'Valores cambiados',
  added: 'Páginas nuevas',
  missing: 'Páginas que faltan',
  unaudited: 'Ya no se pudieron auditar',
  none: 'ninguno',
};
const counted =
  (title: string) =>
  ({ count }: { count: number }) =>
    `${title} (${number(count)})`;

export const comparedValues: typeof en.comparedValues = {
  status: 'Estado HTTP',
  title: 'Título',
  description: 'Metadescripción',
  canonical: 'URL canónica',
  robots: 'Directivas robots',
  h1: 'h1',
  published: 'Publicado',
  modified: 'Modificado',
  types: 'Tipos de datos estructurados',
  words: 'Longitud del texto',
  links: 'Enlaces internos',
};
export const valueChange: typeof en.valueChange = ({ id, before, now }) => `${comparedValues[id]}: ${before || 'nada'} → ${now || 'nada'}`;

export const comparison: typeof en.comparison = {
  title: 'Qué cambió',
  documentTitle: ({ name }) => `Qué cambió: ${name}`,
  before: 'Antes',
  now: 'Después',
  run: ({ name, at, pages }) => [name, at === null ? '' : spanish.date(at), pagesOf(pages)].filter(Boolean).join(', '),
  verdict: ({ failures, warnings, fixed, values }) =>
    failures + warnings + fixed === 0
      ? `Ninguna comprobación cambió en ninguna página${values > 0 ? `, pero sí ${amount(values, { one: 'valor', other: 'valores' })}` : ''}.`
      : `${spanish.and(
          [
            failures > 0 && amount(failures, { one: 'fallo nuevo', other: 'fallos nuevos' }),
            warnings > 0 && amount(warnings, { one: 'advertencia nueva', other: 'advertencias nuevas' }),
            fixed > 0 && amount(fixed, { one: 'comprobación corregida o mejorada', other: 'comprobaciones corregidas o mejoradas' }),
            values > 0 && amount(values, { one: 'valor cambiado', other: 'valores cambiados' }),
          ].filter((part): part is string => part !== false),
        )}.`,
  counts: ({ counts }) =>
    `${[
      counts.worse > 0 && amount(counts.worse, { one: 'página peor', other: 'páginas peores' }),
      counts.mixed > 0 && amount(counts.mixed, { one: 'mejor y peor', other: 'mejores y peores' }),
      counts.better > 0 && amount(counts.better, { one: 'mejor', other: 'mejores' }),
      counts.same > 0 && `${number(counts.same)} sin cambios`,
      counts.new > 0 && amount(counts.new, { one: 'nueva', other: 'nuevas' }),
      counts.gone > 0 && amount(counts.gone, { one: 'falta', other: 'faltan' }),
      counts.unknown > 0 && amount(counts.unknown, { one: 'no comparable', other: 'no comparables' }),
    ]
      .filter(Boolean)
      .join(', ')}.`,
  auditScore: 'Puntuación promedio de auditoría',
  geoScore: 'Puntuación GEO promedio',
  change: ({ before, now }) =>
    before === now ? 'sin cambios' : now > before ? `sube ${number(now - before)}` : `baja ${number(before - now)}`,
  scored: ({ pages }) =>
    pages === 1
      ? 'Los promedios se refieren a la única página puntuada en ambas ejecuciones.'
      : `Los promedios se refieren a las ${pagesOf(pages)} puntuadas en ambas ejecuciones.`,
  newFailures: counted(changeHeads.newFailures),
  newWarnings: counted(changeHeads.newWarnings),
  fixed: counted(changeHeads.fixed),
  values: counted(changeHeads.values),
  value: ({ id, pages }) => `${comparedValues[id]}, ${pagesOf(pages)}`,
  valueChange,
  added: counted(changeHeads.added),
  missing: counted(changeHeads.missing),
  unaudited: counted(changeHeads.unaudited),
  checks: ({ count }) => `${amount(count, { one: 'comprobación', other: 'comprobaciones' })}, por impacto y número de páginas`,
  pages: 'Páginas cambiadas',
  columns: {
    check: 'Comprobación',
    pages: 'Páginas',
    which: 'URL',
    page: 'Página',
    change: 'Cambio',
    before: 'Auditoría antes',
    now: 'Auditoría después',
    valueBefore: 'Antes',
    valueNow: 'Después',
  },
  changes,
  more: ({ count }) => `y ${number(count)} más`,
  help: 'Las páginas se emparejan por URL, sin contar parámetros de seguimiento. Una comprobación cuenta solo donde se ejecutó ambas veces.',
};
