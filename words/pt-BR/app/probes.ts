import type { probes as en } from '../../en/app/probes.ts';
import { portuguese } from '../portuguese.ts';

const { amount, and, number } = portuguese;

const urlsOf = (count: number) => amount(count, { one: 'URL', other: 'URLs' });
const brokenOf = (count: number) => amount(count, { one: 'quebrada', other: 'quebradas' });
/** The first hosts and the number of others: those that the browser's permission prompt is about. */
const first = (hosts: readonly string[]) => and(hosts.length > 3 ? [...hosts.slice(0, 3), `mais ${number(hosts.length - 3)}`] : hosts);
const counts: typeof en.spoken.finished = ({ done, total, broken, unverified }) =>
  `${number(done)} de ${urlsOf(total)} verificadas, ${brokenOf(broken)}, ${number(unverified)} sem confirmação.`;

export const probes: typeof en = {
  titles: {
    idle: 'Verificação de links',
    asking: 'Aguardando a permissão',
    refused: 'Links não verificados',
    starting: 'Verificando links',
    running: 'Verificando links',
    paused: 'Verificação de links pausada',
    finished: 'Links verificados',
    stopped: 'Verificação de links interrompida',
    failed: 'Não foi possível verificar os links',
  },
  check: 'Verificar links',
  checkAgain: 'Verificar de novo',
  checkRest: 'Verificar o resto',
  allowRest: 'Permitir e verificar o resto',
  pause: 'Pausar',
  resume: 'Retomar',
  stop: 'Parar',
  withdraw: 'Remover permissão',
  options: 'Opções',
  sites: 'Sites',
  allSites: ({ count }) => `todos (${number(count)})`,
  onlyHost: ({ host }) => `só ${host}`,
  speed: 'Velocidade',
  rates: { careful: 'cuidadosa', normal: 'normal', fast: 'rápida', own: 'máxima (meu próprio servidor)' },
  askingNow: 'O navegador pergunta se o Pageloupe pode contatar estes sites. Se esta janela se fechar, a verificação começa mesmo assim.',
  startingNow: 'Iniciando…',
  whatFor: ({ links, sites }) =>
    `Quais links estão quebrados? Isto solicita ${links > 0 ? `${amount(links, { one: 'destino de link', other: 'destinos de link' })}, ` : ''}a URL canônica, versões de idioma, imagens e variantes da URL, em ${amount(sites, { one: 'site', other: 'sites' })}.`,
  noCookies: 'Nenhum cookie é enviado.',
  willAsk: ({ hosts }) =>
    `O navegador vai pedir permissão para acessar ${first(hosts)}. Nenhum cookie é enviado, e a permissão pode ser removida a qualquer momento.`,
  refused: 'Permissão negada. Nada foi solicitado; estas verificações ficam como não verificadas.',
  missing: ({ hosts }) => `Não verificado (sem permissão): ${first(hosts)}.`,
  interrupted: 'O navegador pausou a verificação; ela foi retomada de onde parou.',
  goesOn: 'Continua ao fechar esta janela; para ao sair da página.',
  paused: 'pausada',
  secondsLeft: ({ seconds }) => `${seconds === 1 ? 'resta' : 'restam'} cerca de ${amount(seconds, { one: 'segundo', other: 'segundos' })}`,
  minutesLeft: ({ minutes }) => `${minutes === 1 ? 'resta' : 'restam'} cerca de ${amount(minutes, { one: 'minuto', other: 'minutos' })}`,
  progress: 'URLs verificadas',
  done: ({ done, total }) => (done === total ? urlsOf(total) : `${number(done)} de ${urlsOf(total)}`),
  broken: ({ count }) => brokenOf(count),
  unverified: ({ count }) => `${number(count)} sem confirmação`,
  list: 'Ver todos os links',
  spoken: {
    running: 'Verificando links.',
    paused: 'Verificação de links pausada.',
    refused: 'Permissão negada: os links não foram verificados.',
    failed: ({ error }) => `Não foi possível verificar os links. ${error}`,
    finished: (args) => `Links verificados: ${counts(args)}`,
    stopped: (args) => `Verificação de links interrompida: ${counts(args)}`,
  },
};
