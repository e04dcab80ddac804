import type { dashboard as en } from '../../en/server/dashboard.ts';
import { portuguese } from '../portuguese.ts';
import { changeHeads } from '../reports/comparison.ts';

const { amount, number } = portuguese;
const pagesOf = (count: number) => amount(count, { one: 'página', other: 'páginas' });

export const dashboard: typeof en = {
  title: 'Sites',
  product: 'Pageloupe',
  skip: 'Ir para o conteúdo',
  sites: ({ count }) => amount(count, { one: 'site', other: 'sites' }),
  reading: 'Lendo…',
  again: 'Tentar de novo',
  back: 'Todos os sites',
  offline: 'Não é possível acessar o serviço. Verificar se ele está em execução e tentar de novo.',
  memory:
    'O histórico está na memória e se perde quando o serviço para. Para mantê-lo, iniciar o serviço com --data <pasta>, ou com --store-url se tiver --queue-url.',

  login: {
    title: 'Fazer login',
    intro: 'Este serviço exige uma chave. Ela é trocada por um cookie que expira após 12 horas; a chave em si não é salva.',
    key: 'Chave',
    submit: 'Fazer login',
    logout: 'Sair',
    as: ({ name, role }) => `${name} (${role})`,
  },

  list: {
    table: 'Sites com suas pontuações',
    find: 'Buscar um site',
    worse: 'Só sites que pioraram',
    empty: 'Nenhum site foi auditado ainda.',
    emptyHow: 'Cada lote aparece aqui quando termina. Iniciar um abaixo, ou com a linha de comando:',
    emptyRead: 'Os sites aparecem aqui quando auditados com uma chave que tem o papel “run”.',
    none: 'Nenhum site corresponde.',
    columns: {
      site: 'Site',
      score: 'Pontuação da auditoria',
      change: 'Mudança',
      geo: 'Pontuação GEO',
      recent: 'Últimas execuções',
      worse: 'Novas falhas',
      fails: 'Falhas',
      pages: 'Páginas',
      at: 'Última execução',
    },
  },
  change: {
    none: 'primeira execução',
    same: 'sem mudanças',
    up: ({ by }) => `subiu ${number(by)}`,
    down: ({ by }) => `caiu ${number(by)}`,
  },

  add: {
    title: 'Auditar um site',
    source: 'URL de um sitemap, ou URLs de páginas, uma por linha',
    crawl: 'Seguir links (até 500 páginas)',
    oneStart: 'Para seguir links, digitar uma só URL: a página de partida.',
    crawling: 'Auditoria iniciada. As páginas são adicionadas conforme os links são encontrados.',
    device: 'Dispositivo',
    devices: { desktop: 'Computador', mobile: 'Celular' },
    start: 'Iniciar auditoria',
    started: ({ count }) => `Auditoria iniciada: ${pagesOf(count)}.`,
    missing: 'Digitar ao menos uma URL.',
  },
  progress: {
    title: 'Em andamento',
    bar: ({ site }) => `Progresso de ${site}`,
    state: ({ done, total, failed }) =>
      `${number(done)} de ${pagesOf(total)}${failed > 0 ? `, ${amount(failed, { one: 'não pôde ser auditada', other: 'não puderam ser auditadas' })}` : ''}`,
    cancel: 'Cancelar',
    many: ({ count }) => pagesOf(count),
    more: ({ count }) => `Estes são os ${number(count)} mais recentes; há outros em andamento.`,
  },

  site: {
    run: 'Executar agora',
    export: 'Exportar',
    remove: 'Excluir site',
    removeSure: ({ site }) => `Excluir todas as execuções e todos os agendamentos de ${site}? Isso não pode ser desfeito.`,
    removeYes: 'Excluir',
    removeNo: 'Manter',
    latest: 'Última execução',
    older: ({ at }) => `Execução: ${at}`,
    facts: { at: 'Início', pages: 'Páginas', device: 'Dispositivo', state: 'Situação' },
    states: { finished: 'concluída', cancelled: 'cancelada' },
    audited: ({ audited, pages }) => `${number(audited)} de ${number(pages)} auditadas`,
    categories: 'Categorias GEO',
    noScore: 'nenhuma',
    trend: {
      title: 'Pontuações ao longo do tempo',
      few: 'Uma segunda execução mostra como as pontuações mudam.',
      audit: 'Pontuação da auditoria',
      geo: 'Pontuação GEO',
      table: 'Pontuações em tabela',
      columns: { at: 'Execução', pages: 'Páginas', fails: 'Falhas' },
      picture: ({ from, to, first, last }) =>
        `Pontuação da auditoria de ${first} (${from}) a ${last} (${to}). Todos os valores estão na tabela abaixo.`,
    },
    changes: {
      ...changeHeads,
      title: 'O que mudou',
      since: ({ at }) => `Desde a execução anterior (${at})`,
      first: 'Esta é a primeira execução.',
      same: 'Nenhuma verificação melhorou ou piorou, e nenhum valor mudou.',
      pages: ({ count }) => pagesOf(count),
      more: ({ count }) => `mais ${number(count)}`,
    },
    checks: {
      title: 'Verificações reprovadas e avisos',
      none: 'Nenhuma página é reprovada em nenhuma verificação.',
      columns: { check: 'Verificação', fails: 'Falhas', warns: 'Avisos' },
      show: ({ title }) => `Mostrar páginas: ${title}`,
    },
    pages: {
      title: 'Páginas',
      of: ({ title }) => `Páginas: ${title}`,
      all: 'Mostrar todas as páginas',
      columns: { page: 'Página', score: 'Pontuação da auditoria', geo: 'Pontuação GEO', fails: 'Falhas', warns: 'Avisos' },
      failed: ({ code }) => `não pôde ser auditada (${code})`,
      status: ({ status }) => `retorna ${status}`,
      more: 'Mostrar mais páginas',
      none: 'Nenhuma página.',
      untitled: 'sem título',
    },
    runs: {
      title: 'Execuções',
      columns: {
        at: 'Início',
        device: 'Dispositivo',
        score: 'Pontuação da auditoria',
        geo: 'Pontuação GEO',
        worse: 'Novas falhas',
        pages: 'Páginas',
      },
      more: 'Mostrar execuções mais antigas',
    },
  },

  schedule: {
    title: 'Agendamento',
    none: 'Este site só é auditado quando alguém inicia uma execução.',
    next: ({ at }) => `Próxima: ${at}`,
    never: 'Não será mais executado.',
    last: ({ at }) => `Última: ${at}`,
    cron: 'Expressão cron',
    cronHelp: 'Minuto, hora, dia, mês, dia da semana: “0 3 * * 1” é segunda-feira às três.',
    zone: 'Fuso horário',
    create: 'Criar agendamento',
    remove: 'Excluir',
    removeThis: ({ cron }) => `Excluir o agendamento ${cron}`,
    pages: ({ count }) => pagesOf(count),
    sitemap: ({ url }) => `o sitemap ${url}`,
    crawl: ({ url }) => `as páginas encontradas ao seguir links a partir de ${url}`,
    source: ({ what }) => `Audita ${what}.`,
    tooMany:
      'A última execução tem uma lista de mais de 1.000 páginas. Iniciar antes uma execução a partir de um sitemap ou de um rastreamento.',
  },
};
