import type { jobDetails as enDetails, jobErrors as enErrors, jobWords as en } from '../../../en/app/bulk/job-errors.ts';
import { portuguese } from '../../portuguese.ts';
import { crawlSentences } from '../../checks/crawl.ts';

const { amount, number } = portuguese;

export const jobErrors: typeof enErrors = {
  'tab-gone': 'A aba foi fechada durante a auditoria. Repetir para abrir a URL de novo.',
  navigated: 'A aba passou para outra página. Repetir para abrir a URL da fila em uma aba separada.',
  crashed: 'A página travou ou não responde. Conferi-la em uma aba e repetir.',
  asleep: 'O navegador suspendeu esta aba durante a auditoria. Repetir para abrir a URL em uma aba separada.',
  'no-access': 'Extensões não podem acessar esta página. Só podem ser auditadas páginas http e https, e arquivos locais se permitido.',
  'no-permission': 'O Pageloupe não tem permissão para este site. Conceder acesso e repetir.',
  'not-a-page': 'Esta URL não é uma página da web. Auditar a página que tem o link para ela.',
  'http-error': 'Não há página para auditar. Se esta URL deve existir, restaurá-la; senão, alterar ou remover os links para ela.',
  unreachable: 'Não foi possível abrir a página: o navegador mostra um erro no lugar dela. Conferir a URL e a conexão e repetir.',
  timeout: 'A página demorou demais. Repetir quando o site estiver menos ocupado, ou auditar menos páginas por vez.',
  interrupted: 'A auditoria desta página foi interrompida várias vezes, possivelmente por falta de memória. Repeti-la em separado.',
  'audit-failed': 'Não foi possível executar a auditoria nesta página. Repeti-la e, se falhar de novo, relatar o erro.',
};

export const jobDetails: typeof enDetails = {
  'browser-says': ({ error }) => `O navegador diz: ${error}.`,
  thrown: ({ error }) => (/[.!?]\s*$/.test(error) ? error : `${error}.`),
  'no-answer': ({ seconds }) => `Sem resposta em ${amount(seconds, { one: 'segundo', other: 'segundos' })}.`,
  'page-silent': ({ seconds }) => `A página não respondeu em ${amount(seconds, { one: 'segundo', other: 'segundos' })}.`,
  'no-content': ({ status }) => `O servidor retorna ${status} sem conteúdo.`,
  returns: ({ status }) => `O servidor retorna ${number(status)}.`,
  download: ({ type }) => `É um download${type === '' ? '' : ` (${type})`}.`,
  'of-type': ({ type }) => `É ${type}.`,
  shows: ({ url }) => `Mostra ${url}.`,
  'leads-to': ({ origin }) => `Redireciona para ${origin}, onde o Pageloupe não tem permissão.`,
  'not-well-formed': () => 'É XML malformado, então o navegador mostra um erro.',
  left: () => 'A página mudou durante a auditoria.',
  'no-page': () => 'A auditoria não retornou nenhuma página.',
};

/** What a failed page says, on the bulk page and in files. */
export const jobWords: typeof en = {
  crawl: crawlSentences,
  errors: jobErrors,
  details: jobDetails,
  error: ({ detail, sentence }) => [detail, sentence].filter(Boolean).join(' '),
};
