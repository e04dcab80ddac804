import type { schedule as en } from '../../../en/app/bulk/schedule.ts';
import { portuguese } from '../../portuguese.ts';

const { amount, and, number } = portuguese;

export const schedule: typeof en = {
  repeat: 'Repetir…',
  title: 'Repetir esta auditoria',
  how: 'Com que frequência?',
  choices: { day: 'Todos os dias', week: 'Toda semana', hours: 'A cada algumas horas' },
  hours: 'Horas entre execuções',
  help: 'Executa enquanto o navegador está aberto. Se estiver fechado nessa hora, executa uma vez quando o navegador iniciar.',
  notice: {
    title: ({ name }) => `Auditoria concluída: ${name}`,
    skipped: ({ name }) => `Auditoria agendada ignorada: ${name}`,
    paused: 'A execução anterior dela está pausada. Retomá-la ou cancelá-la.',
    audited: ({ pages }) => `${amount(pages, { one: 'página', other: 'páginas' })}. Nenhuma execução anterior para comparar.`,
    changes: ({ worse, checks, more, gone, fresh, unread }) =>
      [
        worse === 0
          ? 'Nada piorou.'
          : `Pior em ${amount(worse, { one: 'página', other: 'páginas' })}: ${and(more > 0 ? [...checks, amount(more, { one: 'outra verificação', other: 'outras verificações' })] : checks)}.`,
        gone > 0 && `${amount(gone, { one: 'página ausente', other: 'páginas ausentes' })}.`,
        fresh > 0 && `${amount(fresh, { one: 'página nova', other: 'páginas novas' })}.`,
        unread > 0 &&
          `${amount(unread, { one: 'página não pôde', other: 'páginas não puderam' })} ser ${unread === 1 ? 'auditada' : 'auditadas'}.`,
      ]
        .filter(Boolean)
        .join(' '),
  },
  noticeHelp: 'O navegador pode pedir permissão para mostrar notificações: após cada execução, uma delas diz o que piorou.',
  yes: 'Agendar',
  no: 'Cancelar',
  made: 'A auditoria está agendada.',
  silent: 'A auditoria está agendada. O navegador não permitiu notificações; os resultados estão nesta página.',
  stopped: 'Agendamento removido.',
  list: 'Auditorias agendadas',
  every: ({ unit, count }) =>
    unit === 'days' && count === 7
      ? 'Toda semana'
      : count === 1
        ? unit === 'days'
          ? 'Todos os dias'
          : 'A cada hora'
        : `A cada ${number(count)} ${unit === 'days' ? 'dias' : 'horas'}`,
  next: ({ when }) => `próxima: ${when}`,
  last: ({ when }) => `última: ${when}`,
  never: 'ainda não executada',
  lastRun: 'Última execução',
  lastRunNamed: ({ name }) => `Última execução de ${name}`,
  compare: 'O que mudou',
  compareNamed: ({ name }) => `O que mudou em ${name}`,
  stop: 'Parar de repetir',
  stopNamed: ({ name }) => `Parar de repetir ${name}`,
};
