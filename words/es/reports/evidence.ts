import type { evidence as en } from '../../en/reports/evidence.ts';
import { spanish } from '../spanish.ts';

const { amount, number } = spanish;
const measured = (value: number, unit: string) => `${number(value)}${unit === '%' ? '' : ' '}${unit}`;

export const evidence: typeof en = {
  place: ({ line, column }) => `Línea ${number(line)}, columna ${number(column)}`,
  amount: ({ value, unit }) => measured(value, unit),
  limit: ({ limit, unit }) => `límite ${measured(limit, unit)}`,
  change: ({ before, after }) => `«${before}» → «${after}»`,
  before: 'Antes',
  after: 'Después',
  nothing: '(nada)',
  more: ({ count }) => `y ${number(count)} más`,
  moreFindings: ({ count }) => `y ${amount(count, { one: 'hallazgo más', other: 'hallazgos más' })}`,
  first: ({ shown, total }) => `Primeros ${number(shown)} de ${number(total)}`,
  inAll: ({ total }) => `(${number(total)} en total)`,
  toChange: 'Qué cambiar:',
  heuristic: 'heurística',
};
