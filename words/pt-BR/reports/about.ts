import type * as en from '../../en/reports/about.ts';
import { portuguese } from '../portuguese.ts';

const { amount, number } = portuguese;
const checksOf = (count: number) => amount(count, { one: 'verificação', other: 'verificações' });

export const status: typeof en.status = {
  pass: 'Aprovada',
  warn: 'Aviso',
  fail: 'Reprovada',
  na: 'Não se aplica',
  unchecked: 'Não verificada',
  info: 'Dados',
  note: 'Nota',
  pending: 'Lendo…',
};

export const pageTypes: typeof en.pageTypes = {
  article: 'Artigo',
  product: 'Produto',
  service: 'Serviço',
  docs: 'Documentação',
  faq: 'Perguntas e respostas',
  forum: 'Tópico de fórum',
  listing: 'Listagem',
  home: 'Página inicial',
  about: 'Sobre, contato ou informações legais',
  local: 'Empresa ou lugar local',
  media: 'Vídeo ou áudio',
  tool: 'Ferramenta ou aplicativo',
  utility: 'Login, carrinho, pagamento, conta ou pesquisa',
  other: 'Outro',
};

export const about: typeof en.about = {
  language: ({ code }) => portuguese.language(code),
  duration: ({ milliseconds }) => `auditada em ${portuguese.duration(milliseconds)}`,
  time: ({ at }) => `${portuguese.time(at)} UTC`,
  applying: ({ applying, all }) =>
    applying === all
      ? `todas as ${checksOf(all)} se aplicam`
      : `${number(applying)} de ${checksOf(all)} ${applying === 1 ? 'se aplica' : 'se aplicam'}`,
  failed: ({ count }) => amount(count, { one: 'reprovada', other: 'reprovadas' }),
  warned: ({ count }) => amount(count, { one: 'aviso', other: 'avisos' }),
  passed: ({ count }) => amount(count, { one: 'aprovada', other: 'aprovadas' }),
  pending: ({ count }) => `${number(count)} ainda em andamento`,
  unchecked: ({ count }) => amount(count, { one: 'não pôde ser executada', other: 'não puderam ser executadas' }),
  ranking: 'Nenhuma pontuação prevê posições: ferramentas de terceiros não têm dados de classificação (Google, 5 de junho de 2026).',
  readiness:
    'Isto mede preparação, não probabilidade. Se uma página é citada depende também da pergunta, de suas posições e das fontes concorrentes.',
};

export const sourceMarks: typeof en.sourceMarks = {
  primary: 'fonte primária',
  abstract: 'fonte primária, só o resumo',
  secondary: 'segundo terceiros',
  general: 'prática geral',
  heuristic: 'heurística',
};
export const source: typeof en.source = {
  checked: ({ mark, date }) => `${mark}, verificado em ${date}`,
  checkedOn: ({ date }) => `verificado em ${date}`,
};
