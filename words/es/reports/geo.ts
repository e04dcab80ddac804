import type { geo as en } from '../../en/reports/geo.ts';
import { spanish } from '../spanish.ts';

const { amount, number, percent } = spanish;

export const geo: typeof en = {
  lostIn: ({ title, lost, points }) => `«${title}» (${number(lost)} de ${amount(points, { one: 'punto', other: 'puntos' })})`,
  naIn: ({ title }) => `«${title}» (aquí no se aplica)`,
  uncheckedIn: ({ title }) => `«${title}» (no se pudo comprobar)`,
  counted: ({ counted, all }) =>
    `${counted === 1 ? 'Cuenta' : 'Cuentan'} ${number(counted)} de ${amount(all, { one: 'comprobación', other: 'comprobaciones' })}.`,
  lost: ({ checks }) => `Se perdieron puntos en ${checks.join(', ')}.`,
  littleProse: ({ count }) => `Poco que citar: ${amount(count, { one: 'palabra', other: 'palabras' })} de texto corrido.`,
  left: ({ checks }) => `Comprobaciones que no cuentan: ${checks.join(', ')}.`,
  na: 'no se aplica',
  unchecked: 'sin comprobar',
  notScored: 'sin puntuar',
  nothingLost: 'No se perdieron puntos en lo medido.',
  evidence({ documented, weak }) {
    const rest = weak < 0.005 ? null : part(weak);
    if (documented < 0.005)
      return `No se incumple ninguna regla bien documentada${rest ? `: ${rest.text} de los puntos perdidos se ${rest.verb} en pruebas débiles` : ''}.`;
    const first = part(documented);
    return `${first.text.charAt(0).toUpperCase()}${first.text.slice(1)} de los puntos perdidos se ${first.verb} en reglas bien documentadas${rest ? `, y ${rest.text} en pruebas débiles` : ''}.`;
  },
  applies: ({ points }) =>
    `Solo ${number(points)} de 100 puntos se aplican a este tipo de página, así que la puntuación se mantiene más cerca del centro.`,
  measured: ({ share }) => `medido: ${percent(share)} de los puntos`,
  capped: ({ cap }) => `Limitada a ${number(cap)}.`,
  partial: 'incompleta',
};

/** A share as people say it, before “de los puntos”, and the verb that agrees with it. */
function part(share: number): { text: string; verb: 'basa' | 'basan' } {
  if (share >= 0.995) return { text: 'la totalidad', verb: 'basa' };
  if (share >= 0.9) return { text: 'casi la totalidad', verb: 'basa' };
  if (share >= 0.55) return { text: 'la mayoría', verb: 'basa' };
  if (share >= 0.48) return { text: 'la mitad', verb: 'basa' };
  if (share >= 0.4) return { text: 'casi la mitad', verb: 'basa' };
  if (share >= 0.29) return { text: 'un tercio', verb: 'basa' };
  if (share >= 0.2) return { text: 'una cuarta parte', verb: 'basa' };
  return { text: 'unos pocos', verb: 'basan' };
}
