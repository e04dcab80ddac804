import type { app as en } from '../../en/app/app.ts';
import { portuguese } from '../portuguese.ts';

const { ago, amount, number } = portuguese;

export const app: typeof en = {
  title: 'Auditar esta página com o Pageloupe',
  rerun: 'Auditar de novo',
  panel: 'Abrir painel lateral',
  audited: ({ at, now }) => `Auditada ${ago(at, now)}`,
  views: {
    label: 'Visualizações',
    overview: 'Resumo',
    tools: 'Ferramentas',
    checks: 'Verificações',
    applying: ({ applying, all }) => `${number(applying)} de ${number(all)} ${applying === 1 ? 'se aplica' : 'se aplicam'}`,
  },
  find: 'Buscar',
  outOfDate: 'Desatualizada',
  factsGone: 'Os dados desta auditoria não estão mais salvos. Auditar a página de novo.',
  privacy:
    'Funciona neste dispositivo; nada é enviado. O Pageloupe solicita o HTML, o robots.txt, o sitemap e o llms.txt deste site, sem cookies. Outros sites só são contatados ao verificar links ou carregar imagens.',
  settings: 'Configurações',
  licenses: 'Licenças',
  reading: 'Lendo a página…',
  slow: {
    label: 'Lento',
    page: 'Esta página está demorando para ser lida.',
    site: 'O site demora para responder.',
    stop: 'Parar e mostrar o que está pronto',
    stopping: 'Parando…',
  },
  scores: ({ audit, geo }) =>
    `Pontuação da auditoria: ${audit === null ? 'nenhuma' : number(audit)}. Pontuação GEO: ${geo === null ? 'nenhuma' : number(geo)}.`,

  save: {
    menu: 'Salvar',
    page: 'Abrir como página',
    pageNote: 'larga, para imprimir',
    pdf: 'Salvar como PDF',
    pdfNote: 'para imprimir ou compartilhar',
    pdfPageNote: 'só esta página',
    json: 'Salvar como JSON',
    jsonNote: 'o relatório inteiro com seus dados',
    csv: 'Salvar como CSV',
    csvNote: 'uma linha por verificação',
    markdown: 'Salvar como Markdown',
    markdownNote: 'para ler e compartilhar',
    copyMarkdown: 'Copiar como Markdown',
    copyJson: 'Copiar como JSON',
    reports: 'Marca e papel…',
    reportsNote: 'de todos os relatórios, nas Configurações',
  },

  bulk: {
    menu: 'Em massa',
    queue: 'Pôr esta aba na fila',
    queueNote: 'auditá-la depois com outras páginas',
    firstPages: ({ pages }) =>
      pages === 1
        ? 'Auditar a primeira página deste site'
        : `Auditar as primeiras ${amount(pages, { one: 'página', other: 'páginas' })} deste site`,
    firstPagesNote: 'começa agora: rastreia a partir da página inicial em abas em segundo plano',
    site: 'Auditar mais deste site',
    siteNote: 'escolher quantas páginas e quais',
    new: 'Nova auditoria em massa',
    newNote: 'de abas abertas, de um sitemap ou de URLs coladas aqui',
    all: 'Auditorias em massa',
    allNote: 'filas, progresso e resultados',
    titles: 'Copiar títulos de todas as abas',
    titlesNote: 'título e URL, para uma planilha',
    unqueued: ({ why }) => `Não é possível pôr esta aba na fila. ${why}`,
    notHttp: 'Não é possível pôr esta aba na fila: só páginas http e https.',
  },
};
