import type { runs as en } from '../../../en/app/bulk/runs.ts';
import { portuguese } from '../../portuguese.ts';
import { jobWords } from './job-errors.ts';

const { amount, number, time, timeToTheSecond } = portuguese;
const zone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;
const pagesOf = (count: number) => amount(count, { one: 'página', other: 'páginas' });
const doneOf = (count: number) => amount(count, { one: 'concluída', other: 'concluídas' });
const failedOf = (count: number) => amount(count, { one: 'com falha', other: 'com falha' });
const runningOf = (count: number) => `${number(count)} em auditoria`;
const waitingOf = (count: number) => `${number(count)} em espera`;
const cancelledOf = (count: number) => amount(count, { one: 'cancelada', other: 'canceladas' });
const counted: typeof en.counts = ({ done, failed, running, waiting, cancelled }) =>
  [
    doneOf(done),
    failed > 0 && failedOf(failed),
    running > 0 && runningOf(running),
    waiting > 0 && waitingOf(waiting),
    cancelled > 0 && cancelledOf(cancelled),
  ]
    .filter(Boolean)
    .join(', ');
const states: typeof en.states = {
  draft: 'Não iniciada',
  running: 'Em andamento',
  paused: 'Pausada',
  finished: 'Concluída',
  cancelled: 'Cancelada',
};
/** Approximate milliseconds. */
const about = (ms: number): string => {
  const seconds = Math.round(ms / 1_000);
  if (seconds < 10) return 'alguns segundos';
  if (seconds < 55) return `cerca de ${number(Math.ceil(seconds / 10) * 10)} segundos`;
  const minutes = Math.round(seconds / 60);
  return minutes < 60
    ? `cerca de ${amount(minutes, { one: 'minuto', other: 'minutos' })}`
    : `cerca de ${amount(Math.round(minutes / 60), { one: 'hora', other: 'horas' })}`;
};

export const runs: typeof en = {
  title: 'Auditorias em massa',
  runs: 'Execuções',
  newRun: 'Nova execução',
  run: 'Execução',
  documentTitle: ({ title }) => `${title} · Pageloupe`,
  privacy:
    'Execuções, relatórios e arquivos ficam neste dispositivo. O Pageloupe só solicita as páginas postas na fila, as encontradas ao rastrear e, se escolhido, os destinos dos links.',
  reading: 'Lendo a execução…',
  readingAll: 'Lendo as execuções…',
  gone: 'Esta execução não existe mais.',
  goneWhy: 'Ela foi excluída, ou removida para dar lugar a execuções mais recentes.',
  seeAll: 'Ver todas as execuções',
  when: ({ at }) => time(at, zone()),
  whenToTheSecond: ({ at }) => timeToTheSecond(at, zone()),

  files: 'Arquivos',
  file: {
    making: 'está sendo criado…',
    saving: 'está sendo salvo…',
    saved: 'está salvo.',
    failed: ({ error }) => `não pôde ser criado. ${error}`,
    progress: ({ name }) => `Progresso de ${name}`,
    pages: ({ done, total }) => `${number(done)} de ${pagesOf(total)}`,
    close: ({ name }) => `Dispensar ${name}`,
    tryAgain: ({ error }) => `${error} Tentar de novo; se falhar outra vez, pode faltar memória ou espaço em disco.`,
  },

  none: 'Nenhuma execução ainda.',
  noneHelp:
    'Uma auditoria em massa verifica muitas páginas em segundo plano: abas abertas, uma lista de URLs, um sitemap ou o rastreamento de um site. O resultado é uma tabela de todas as páginas, os problemas do site inteiro e um PDF para compartilhar.',
  choose: 'Escolher páginas',
  kept: ({ most }) =>
    `Salvos neste dispositivo: rascunhos, execuções ativas, as ${number(most)} concluídas mais recentes iniciadas manualmente e as ${number(most)} mais recentes de cada agendamento. Criar uma execução exclui as concluídas mais antigas com seus relatórios. Exportar como PDF, HTML ou JSON o que for para manter.`,
  states,
  inQueue: ({ pages }) => `${pagesOf(pages)} na fila`,
  counts: counted,
  pagesAndCounts: ({ pages, counts }) => `${pagesOf(pages)}: ${counts}`,
  stateAndCounts: ({ state, counts }) => `${state}: ${counts}`,
  started: ({ when }) => `Início: ${when}`,
  ended: ({ when }) => `Fim: ${when}`,
  created: ({ when }) => `Criação: ${when}`,
  continue: 'Continuar',
  open: 'Abrir',
  continueNamed: ({ name }) => `Continuar ${name}`,
  openNamed: ({ name }) => `Abrir ${name}`,
  rename: 'Renomear',
  renameNamed: ({ name }) => `Renomear ${name}`,
  delete: 'Excluir',
  deleteNamed: ({ name }) => `Excluir ${name}`,
  deleteRun: 'Excluir execução',
  name: 'Nome da execução',
  saveName: 'Salvar nome',
  cancel: 'Cancelar',

  confirmDelete: {
    title: 'Excluir esta execução?',
    text: ({ name, reports, running }) =>
      [
        reports > 0
          ? `“${name}”: ${amount(reports, { one: 'relatório será excluído', other: 'relatórios serão excluídos' })} deste dispositivo.`
          : `“${name}”: a fila será excluída.`,
        'Os arquivos salvos são mantidos.',
        running && 'Ela ainda está em andamento e será interrompida.',
      ]
        .filter(Boolean)
        .join(' '),
    yes: 'Excluir',
    no: 'Manter',
  },
  confirmCancel: {
    title: 'Cancelar esta execução?',
    text: ({ open, reports }) =>
      `${amount(open, { one: 'página não será auditada', other: 'páginas não serão auditadas' })}. ${amount(reports, { one: 'relatório será mantido', other: 'relatórios serão mantidos' })}.`,
    yes: 'Cancelar execução',
    no: 'Continuar',
  },

  compare: 'Comparar com outra execução',
  export: 'Exportar',
  pdf: 'Relatório PDF',
  pdfNote: ({ pages }) => `capa, resumo, ${pagesOf(pages)}`,
  html: 'Relatório HTML',
  htmlNote: 'um arquivo para qualquer navegador',
  pagesCsv: 'CSV de páginas',
  pagesCsvNote: 'uma linha por página',
  findingsCsv: 'CSV de achados',
  findingsCsvNote: 'uma linha por achado',
  json: 'JSON',
  jsonNote: 'para outros programas',
  facts: ({ started, ended, tools, probes }) =>
    [
      started && `Início: ${started}`,
      ended && `fim: ${ended}`,
      tools > 0 ? amount(tools, { one: 'ferramenta escolhida', other: 'ferramentas escolhidas' }) : 'todas as ferramentas',
      probes && 'links verificados',
    ]
      .filter(Boolean)
      .join(' · '),
  parts: 'Partes da execução',
  pages: 'Páginas',
  site: 'Site inteiro',
  soFar: 'Até agora.',
  toSite: 'Ver problemas do site inteiro',
  noneAudited: 'Nenhuma página auditada ainda. Os problemas do site inteiro aparecem aqui conforme as páginas são concluídas.',
  soFarOf: ({ pages, all }) => `Até agora: ${number(pages)} de ${pagesOf(all)}.`,

  progress: 'Progresso',
  audited: 'Páginas auditadas',
  endedOf: ({ ended, total }) => `${number(ended)} de ${pagesOf(total)}`,
  leftLater: 'o tempo restante aparece após algumas páginas',
  left: ({ ms }) => `tempo restante: ${about(ms)}`,
  pause: 'Pausar',
  resume: 'Retomar',
  showFailed: 'Mostrar as que falharam',
  retry: ({ count }) => `Repetir ${failedOf(count)}`,
  legend: {
    done: ({ count }) => doneOf(count),
    failed: ({ count }) => failedOf(count),
    running: ({ count }) => runningOf(count),
    waiting: ({ count }) => waitingOf(count),
    cancelled: ({ count }) => cancelledOf(count),
  },
  refused: 'Permissão negada, então nada foi iniciado.',
  refusedSites: 'Nada se perdeu. Tentar de novo e escolher Permitir quando o navegador perguntar.',
  refusedAll:
    'Nada se perdeu. Tentar de novo e escolher Permitir quando o navegador perguntar: os destinos dos links podem estar em qualquer site.',
  goesOn: 'É possível usar outras abas ou fechar esta página; a execução continua em segundo plano.',

  jobs: { waiting: 'Em espera', running: 'Em auditoria', done: 'Auditada', failed: 'Falhou', cancelled: 'Cancelada' },
  pauses: {
    user: { what: 'Esta execução foi pausada.', todo: 'Pode ser retomada a qualquer momento; as páginas concluídas são mantidas.' },
    offline: { what: 'Sem conexão de rede.', todo: 'A execução continua quando a conexão voltar ou ao ser retomada.' },
    'storage-full': {
      what: 'Não há mais espaço para relatórios.',
      todo: 'Excluir execuções desnecessárias ou liberar espaço em disco, e retomar.',
    },
    'no-permission': {
      what: 'O Pageloupe não tem mais permissão para estes sites.',
      todo: 'Retomar e permitir os sites quando o navegador perguntar.',
    },
    restarted: {
      what: 'O navegador foi fechado durante esta execução.',
      todo: 'Retomar para concluir o resto; as páginas concluídas são mantidas.',
    },
  },
  failures: {
    'tab-gone': 'Aba fechada',
    navigated: 'Mudou de página',
    crashed: 'Aba travou',
    asleep: 'Aba suspensa',
    'no-access': 'Sem acesso',
    'no-permission': 'Sem permissão',
    'not-a-page': 'Não é uma página',
    'http-error': 'Erro HTTP',
    unreachable: 'Inacessível',
    timeout: 'Lenta demais',
    interrupted: 'Interrompida',
    'audit-failed': 'Auditoria falhou',
  },
  ...jobWords,

  done: {
    added: ({ added, joined }) => {
      const first = added === 0 ? 'Nada novo' : amount(added, { one: 'página adicionada', other: 'páginas adicionadas' });
      return joined > 0 ? `${first}; ${amount(joined, { one: 'já estava', other: 'já estavam' })} na fila.` : `${first}.`;
    },
    follows: 'Os links desta página serão seguidos.',
    followsNone: 'Os links não serão seguidos.',
    removed: ({ count }) => `${amount(count, { one: 'página removida', other: 'páginas removidas' })} da fila.`,
    first: 'Já é a primeira.',
    last: 'Já é a última.',
    moved: ({ place, all }) => `Movida para a posição ${number(place)} de ${number(all)}.`,
    renamed: ({ name }) => `Novo nome: ${name}.`,
    deleted: 'Execução excluída.',
  },
  wrong: {
    read: 'Não foi possível ler os resultados.',
    add: 'Não foi possível adicionar as páginas.',
    queue: 'Não foi possível pôr as páginas na fila.',
    options: 'Não foi possível salvar a opção.',
    repeat: 'Não foi possível agendar a auditoria.',
    'stop-repeating': 'Não foi possível remover o agendamento.',
    follow: 'Não foi possível salvar a página de partida.',
    remove: 'Não foi possível remover as páginas.',
    order: 'Não foi possível salvar a ordem.',
    rename: 'Não foi possível renomear a execução.',
    delete: 'Não foi possível excluir a execução.',
    start: 'Não foi possível iniciar a execução.',
    pause: 'Não foi possível pausar a execução.',
    resume: 'Não foi possível retomar a execução.',
    cancel: 'Não foi possível cancelar a execução.',
    'retry-failed': 'Não foi possível pôr de novo na fila as páginas que falharam.',
  },
  because: ({ what, error }) => `${what} ${error}`,
  nameless: 'Digitar um nome para a execução.',
  firstName: 'Auditoria em massa',
  hosts: ({ first, more }) => `${first} e mais ${number(more)}`,
};
