import type { verdict as en } from '../../en/reports/verdict.ts';
import { portuguese } from '../portuguese.ts';

const { amount, number } = portuguese;

export const verdict: typeof en = {
  levels: { critical: 'Crítico', serious: 'Grave', check: 'A revisar', moderate: 'Moderado', minor: 'Leve' },
  closed: 'é pouco provável que esta página seja encontrada na pesquisa.',
  stillShown: 'os buscadores podem mostrar esta página.',
  capped: ({ cap }) => `Isso limita a pontuação da auditoria a ${cap}.`,
  astray: 'a pesquisa pode levar as pessoas a outra página, ou a nenhuma.',
  costs: ({ count }) =>
    `${count === 1 ? 'o primeiro problema custa' : `os primeiros ${number(count)} problemas custam`} visibilidade ou confiança.`,
  mayCost: ({ count }) => `${amount(count, { one: 'problema pode', other: 'problemas podem' })} custar visibilidade ou confiança.`,
  improve: ({ count }) => `${amount(count, { one: 'melhoria possível', other: 'melhorias possíveis' })}.`,
  problems,
  soFar: (found) => (found.fail + found.warn > 0 ? `Até agora: ${problems(found)}` : 'Nenhum problema encontrado até agora.'),
  indexable: 'Os buscadores podem indexar esta página.',
  allPass: 'A página é aprovada em todas as verificações que se aplicam.',
  noProblems: 'Nenhum problema encontrado nas verificações executadas.',
  open: ({ count }) => `Não foi possível verificar ${number(count)} dos sinais que controlam a indexação.`,
};

function problems({ fail, warn }: { fail: number; warn: number }): string {
  const warnings = amount(warn, { one: 'aviso', other: 'avisos' });
  if (fail === 0) return `Nenhuma verificação reprovada; ${warnings}.`;
  return `${amount(fail, { one: 'verificação reprovada', other: 'verificações reprovadas' })}${warn > 0 ? `, ${warnings}` : ''}.`;
}
