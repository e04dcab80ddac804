import type { httpStatus as en } from '../../en/checks/http-status.ts';
import { amount, and, bytes } from './grammar.ts';
import { reasonText } from './reasons.ts';

const words: typeof en.words = {
  statuses: 'Status: esta visita e uma solicitação sem cookies',
  unknown: 'desconhecido',
  status: 'Status',
  endedAt: 'Terminou em',
  named: ({ text }) => `seu título ou cabeçalho é “${text}”`,
  noindex: 'tem noindex',
  short: ({ words: count }) => `só tem ${amount(count, { one: 'palavra', other: 'palavras' })} de texto principal`,
};

export const httpStatus: typeof en = {
  title: 'A página retorna 200 e não é um soft 404',
  problem: 'A página retorna um erro ou é um soft 404',
  why: 'Os buscadores descartam páginas que retornam um erro e tratam como inexistente uma página de erro que retorna 200 (soft 404).',
  heuristic: 'Os indícios de um soft 404 e seu número são uma heurística nossa',
  words,
  says: {
    ok: ({ status }) => ({ message: `A página retorna ${status}.`, change: '' }),
    notWeb: () => ({ message: 'Isto não é uma página HTML de um servidor web.', change: '' }),
    error: ({ status }) => ({
      message: `A página retorna ${status}: os buscadores a tratam como inexistente.`,
      change:
        'Tornar a página disponível de novo ou redirecionar a URL para a página que a substitui. Se foi removida de vez, deixar como está.',
    }),
    notDelivered: ({ status, retryAfter, anonymous }) => ({
      message: `Sem pontuação: o servidor retornou ${status} em vez da página${retryAfter === '' ? '' : ` (Retry-After: ${retryAfter})`}.${anonymous === null ? '' : ` Uma solicitação sem cookies recebeu ${anonymous}.`}`,
      change:
        status === 429
          ? 'Auditar a página de novo mais tarde, com menos solicitações. Rastreadores que recebem esse status reduzem o ritmo.'
          : 'Descobrir por que o servidor falha e auditar a página de novo. Até lá, os rastreadores reduzem o ritmo; eles descartam páginas que continuam falhando.',
    }),
    refused: ({ visit, status, wall }) => ({
      message: `Esta visita recebeu ${visit}, mas nossa solicitação sem cookies foi recusada com ${status}${wall === '' ? '' : ` por ${wall}`}. Os rastreadores também podem ser recusados; não foi possível verificar.`,
      change: '',
    }),
    errorKeepsOut: ({ status }) => ({
      message: `A página retorna ${status}, o que a mantém fora dos buscadores, como desejado.`,
      change: '',
    }),
    softError: ({ heading, noindex, words: few }) => ({
      message: `A página retorna 200, mas parece uma página de erro: ${and([words.named({ text: heading }), ...(noindex ? [words.noindex] : []), ...(few === null ? [] : [words.short({ words: few })])])}.`,
      change: 'Retornar 404 ou 410 se não há nada nesta URL. Se há, mudar o título e o cabeçalho da página.',
    }),
    needsSignIn: ({ status }) => ({
      message: `Esta visita recebeu a página, mas uma solicitação sem cookies recebeu ${status}: os rastreadores não veem esta página.`,
      change: 'Se a página deve ser pública, servi-la sem cookies nem senhas.',
    }),
    sentToSignIn: ({ url }) => ({
      message: `Esta visita recebeu a página, mas uma solicitação sem cookies foi redirecionada para o que parece uma página de login: ${url}`,
      change: 'Se a página deve ser pública, servi-la sem cookies.',
    }),
    servedSignIn: () => ({
      message: 'Esta visita recebeu a página, mas uma solicitação sem cookies recebeu na mesma URL o que parece um formulário de login.',
      change: 'Se a página deve ser pública, servi-la sem cookies.',
    }),
    signInForm: () => ({
      message: 'Isto parece uma página de login: seu conteúdo principal é um campo de senha com pouco texto.',
      change: 'Se outra página deveria estar nesta URL, fazer login e auditá-la de novo.',
    }),
    differs: ({ visit, anonymous }) => ({
      message: `Esta visita recebeu ${visit}; uma solicitação sem cookies recebeu ${anonymous}. Os rastreadores não enviam cookies.`,
      change: 'Descobrir por que solicitações sem cookies recebem outra resposta.',
    }),
    endless: () => ({
      message: 'Solicitações sem cookies são redirecionadas sem fim: os rastreadores não guardam cookies, então nunca recebem a página.',
      change: 'Retornar a página às solicitações sem cookies e definir o cookie nessa resposta.',
    }),
    sentAway: ({ why }) => ({
      message: `Esta visita recebeu a página; uma solicitação sem cookies, não. ${reasonText(why)}`,
      change: 'Retornar a página às solicitações sem cookies: os rastreadores não enviam nenhum.',
    }),
    unread: ({ visit, why }) => ({
      message: `Esta visita recebeu ${visit}, mas não foi possível ler a resposta a uma solicitação sem cookies. ${reasonText(why)}`,
      change: '',
    }),
    cutOff: ({ bytes: read }) => ({
      message: `A resposta a uma solicitação sem cookies foi interrompida depois de ${bytes(read)}.`,
      change: 'Descobrir por que a conexão termina antes da hora. Os rastreadores podem indexar só uma parte da página, ou nada.',
    }),
    visitOnly: ({ why }) => ({ message: `Com base só nesta visita; a solicitação sem cookies falhou: ${reasonText(why)}`, change: '' }),
  },
};
