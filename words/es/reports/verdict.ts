import type { verdict as en } from '../../en/reports/verdict.ts';
import { spanish } from '../spanish.ts';

const { amount, number } = spanish;

export const verdict: typeof en = {
  levels: { critical: 'Crítico', serious: 'Grave', check: 'Por revisar', moderate: 'Moderado', minor: 'Leve' },
  closed: 'es poco probable que se encuentre esta página en la búsqueda.',
  stillShown: 'puede que los buscadores muestren esta página.',
  capped: ({ cap }) => `Esto limita la puntuación de auditoría a ${cap}.`,
  astray: 'puede que la búsqueda lleve a las personas a otra página, o a ninguna.',
  costs: ({ count }) =>
    `${count === 1 ? 'el primer problema cuesta' : `los primeros ${number(count)} problemas cuestan`} visibilidad o confianza.`,
  mayCost: ({ count }) => `${amount(count, { one: 'problema puede', other: 'problemas pueden' })} costar visibilidad o confianza.`,
  improve: ({ count }) => `${amount(count, { one: 'mejora posible', other: 'mejoras posibles' })}.`,
  problems,
  soFar: (found) => (found.fail + found.warn > 0 ? `Hasta ahora: ${problems(found)}` : 'Hasta ahora no se han encontrado problemas.'),
  indexable: 'Los buscadores pueden indexar esta página.',
  allPass: 'La página supera todas las comprobaciones que se aplican.',
  noProblems: 'No se encontraron problemas en las comprobaciones ejecutadas.',
  open: ({ count }) =>
    count === 1
      ? 'No se pudo comprobar 1 de las señales que controlan la indexación.'
      : `No se pudieron comprobar ${number(count)} de las señales que controlan la indexación.`,
};

function problems({ fail, warn }: { fail: number; warn: number }): string {
  const warnings = amount(warn, { one: 'advertencia', other: 'advertencias' });
  if (fail === 0) return `Ninguna comprobación sin superar; ${warnings}.`;
  return `${amount(fail, { one: 'comprobación no superada', other: 'comprobaciones no superadas' })}${warn > 0 ? `, ${warnings}` : ''}.`;
}
