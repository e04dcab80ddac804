import type { geo as en } from '../../en/reports/geo.ts';
import { portuguese } from '../portuguese.ts';

const { amount, number, percent } = portuguese;

export const geo: typeof en = {
  lostIn: ({ title, lost, points }) => `“${title}” (${number(lost)} de ${amount(points, { one: 'ponto', other: 'pontos' })})`,
  naIn: ({ title }) => `“${title}” (não se aplica aqui)`,
  uncheckedIn: ({ title }) => `“${title}” (não foi possível verificar)`,
  counted: ({ counted, all }) =>
    `${counted === 1 ? 'Conta' : 'Contam'} ${number(counted)} de ${amount(all, { one: 'verificação', other: 'verificações' })}.`,
  lost: ({ checks }) => `Pontos perdidos em ${checks.join(', ')}.`,
  littleProse: ({ count }) => `Pouco para citar: ${amount(count, { one: 'palavra', other: 'palavras' })} de texto corrido.`,
  left: ({ checks }) => `Verificações que não contam: ${checks.join(', ')}.`,
  na: 'não se aplica',
  unchecked: 'não verificada',
  notScored: 'sem pontuação',
  nothingLost: 'Nenhum ponto perdido no que foi medido.',
  evidence({ documented, weak }) {
    const rest = weak < 0.005 ? null : part(weak);
    if (documented < 0.005)
      return `Nenhuma regra bem documentada é violada${rest ? `: ${rest.text} dos pontos perdidos ${rest.verb} em evidências fracas` : ''}.`;
    const first = part(documented);
    return `${first.text.charAt(0).toUpperCase()}${first.text.slice(1)} dos pontos perdidos ${first.verb} em regras bem documentadas${rest ? `, e ${rest.text} em evidências fracas` : ''}.`;
  },
  applies: ({ points }) =>
    `Só ${number(points)} de 100 pontos se aplicam a este tipo de página, então a pontuação é mantida mais perto do meio.`,
  measured: ({ share }) => `medido: ${percent(share)} dos pontos`,
  capped: ({ cap }) => `Limitada a ${number(cap)}.`,
  partial: 'incompleta',
};

/** A share as people say it, before “dos pontos”, and the verb that agrees with it. */
function part(share: number): { text: string; verb: 'se baseia' | 'se baseiam' } {
  if (share >= 0.995) return { text: 'a totalidade', verb: 'se baseia' };
  if (share >= 0.9) return { text: 'quase a totalidade', verb: 'se baseia' };
  if (share >= 0.55) return { text: 'a maioria', verb: 'se baseia' };
  if (share >= 0.48) return { text: 'a metade', verb: 'se baseia' };
  if (share >= 0.4) return { text: 'quase a metade', verb: 'se baseia' };
  if (share >= 0.29) return { text: 'um terço', verb: 'se baseia' };
  if (share >= 0.2) return { text: 'um quarto', verb: 'se baseia' };
  return { text: 'alguns', verb: 'se baseiam' };
}
