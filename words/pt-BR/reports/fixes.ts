import type { fixes as en } from '../../en/reports/fixes.ts';
import { portuguese } from '../portuguese.ts';

export const fixes: typeof en = {
  title: 'O que corrigir primeiro',
  none: ({ warnings }) =>
    warnings === 0
      ? 'Nada que exija atenção agora.'
      : `Nada que exija atenção agora: ${warnings === 1 ? 'o aviso tem' : `os ${portuguese.number(warnings)} avisos têm`} pouco impacto.`,
  who: {
    developer: { name: 'Dev', where: 'Exige uma mudança no código ou no servidor' },
    editor: { name: 'CMS', where: 'Pode ser mudado na maioria dos sistemas de gerenciamento de conteúdo' },
  },
  noneYet: 'Até agora, nada que exija atenção.',
  follows: ({ titles }) => `Depende disto: ${portuguese.and(titles)}`,
  classes: { blocks: 'Bloqueia', harm: 'Custa visitas ou confiança', gain: 'Ganho não aproveitado', care: 'Manutenção' },
};
