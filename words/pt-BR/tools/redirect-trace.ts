import type { words as en } from '../../en/tools/redirect-trace.ts';
import { probeText } from '../checks/probes.ts';
import { portuguese } from '../portuguese.ts';

const { amount, duration } = portuguese;
const redirectsOf = (count: number) => amount(count, { one: 'redirecionamento', other: 'redirecionamentos' });

export const words: typeof en = {
  page: ({ status }) => `${status}, a página`,
  permanent: ({ status }) => `${status}, permanente`,
  temporary: ({ status }) => `${status}, temporário`,
  noAnswer: 'sem resposta',
  none: 'Sem redirecionamentos HTTP: esta URL responde diretamente.',
  circle: 'Os redirecionamentos formam um loop.',
  redirects: ({ count }) => `${redirectsOf(count)} antes da página.`,
  cost: ({ count, ms }) => `${count === 1 ? 'Levou' : 'Levaram'} ${duration(ms)}.`,
  ms: ({ ms }) => duration(ms),
  again: ({ ms }) => `${duration(ms)} ao solicitar de novo`,
  otherHost: ({ host }) => `outro host: ${host}`,
  downgrade: 'de https de volta para http',
  back: '… e de volta a uma URL anterior.',
  copy: 'Copiar a cadeia de redirecionamentos',
  known: {
    intro: 'O que se sabe sem seguir a cadeia:',
    visit: 'Nesta visita',
    visitNone: 'nenhum. Os navegadores não contam redirecionamentos vindos de outros sites.',
    visitSome: ({ count }) => `${redirectsOf(count)} no mesmo site. Os navegadores não contam redirecionamentos vindos de outros sites.`,
    again: 'Ao solicitar de novo',
    redirected: 'redirecionada para outra URL',
    direct: 'sem redirecionamento',
    requested: 'URL solicitada',
    answeredBy: 'URL final',
    status: 'Status',
    answer: ({ status, ms }) => `${status}, após ${duration(ms)}`,
  },
  variants: {
    title: 'Variantes da URL',
    note: 'Cada uma deveria redirecionar para cá com um único redirecionamento permanente, ou não existir.',
    notWeb: 'Esta URL não tem variantes: não é http nem https.',
    http: 'http',
    https: 'https',
    www: 'com www',
    bare: 'sem www',
    slash: 'com barra',
    noSlash: 'sem barra',
    here: 'redireciona para cá',
    hereBy: ({ statuses }) => `redireciona para cá (${statuses.join(', ')})`,
    elsewhere: ({ url }) => `redireciona para outro lugar: ${url}`,
    itself: ({ status }) => `sem redirecionamento, retorna ${status}`,
    absent: 'não existe',
    absentBy: ({ status }) => `não existe, retorna ${status}`,
    unverified: ({ why }) => (why ? `não foi possível confirmar: ${probeText(why)}` : 'não foi possível confirmar'),
    skipped: ({ why }) => (why ? `omitida: ${probeText(why)}` : 'omitida'),
    unchecked: 'ainda não verificada',
  },
};
