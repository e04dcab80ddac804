import type { schedule as en } from '../../../en/app/bulk/schedule.ts';
import { spanish } from '../../spanish.ts';

const { agree, amount, and, number } = spanish;

export const schedule: typeof en = {
  repeat: 'Repetir…',
  title: 'Repetir esta auditoría',
  how: '¿Con qué frecuencia?',
  choices: { day: 'Cada día', week: 'Cada semana', hours: 'Cada pocas horas' },
  hours: 'Horas entre ejecuciones',
  help: 'Se ejecuta mientras el navegador está abierto. Si está cerrado a esa hora, se ejecuta una vez al iniciar el navegador.',
  notice: {
    title: ({ name }) => `Auditoría terminada: ${name}`,
    skipped: ({ name }) => `Auditoría programada omitida: ${name}`,
    paused: 'Su ejecución anterior está en pausa. Reanudarla o cancelarla.',
    audited: ({ pages }) => `${amount(pages, { one: 'página', other: 'páginas' })}. Ninguna ejecución anterior con la que comparar.`,
    changes: ({ worse, checks, more, gone, fresh, unread }) =>
      [
        worse === 0
          ? 'Nada empeoró.'
          : `Peor en ${amount(worse, { one: 'página', other: 'páginas' })}: ${and(more > 0 ? [...checks, amount(more, { one: 'comprobación más', other: 'comprobaciones más' })] : checks)}.`,
        gone > 0 && `${agree(gone, { one: 'Falta', other: 'Faltan' })} ${amount(gone, { one: 'página', other: 'páginas' })}.`,
        fresh > 0 && `${amount(fresh, { one: 'página nueva', other: 'páginas nuevas' })}.`,
        unread > 0 && `${amount(unread, { one: 'página no se pudo', other: 'páginas no se pudieron' })} auditar.`,
      ]
        .filter(Boolean)
        .join(' '),
  },
  noticeHelp: 'El navegador puede pedir permiso para mostrar notificaciones: tras cada ejecución dicen qué empeoró.',
  yes: 'Programar',
  no: 'Cancelar',
  made: 'La auditoría está programada.',
  silent: 'La auditoría está programada. El navegador no permitió notificaciones; los resultados están en esta página.',
  stopped: 'Programación quitada.',
  list: 'Auditorías programadas',
  every: ({ unit, count }) =>
    unit === 'days' && count === 7
      ? 'Cada semana'
      : count === 1
        ? unit === 'days'
          ? 'Cada día'
          : 'Cada hora'
        : `Cada ${number(count)} ${unit === 'days' ? 'días' : 'horas'}`,
  next: ({ when }) => `próxima: ${when}`,
  last: ({ when }) => `última: ${when}`,
  never: 'todavía sin ejecutar',
  lastRun: 'Última ejecución',
  lastRunNamed: ({ name }) => `Última ejecución de ${name}`,
  compare: 'Qué cambió',
  compareNamed: ({ name }) => `Qué cambió en ${name}`,
  stop: 'Dejar de repetir',
  stopNamed: ({ name }) => `Dejar de repetir ${name}`,
};
