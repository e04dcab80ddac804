import type { robotsTxtAccess as en } from '../../en/checks/robots-txt-access.ts';
import { robotsTxtMistakes } from './kinds.ts';
import { agree, amount, and, number } from './grammar.ts';

const others = { Bingbot: 'Bingbot', '*': 'todos os outros rastreadores (*)' };
const atLine = (crawler: string, line: number | null) => (line === null ? crawler : `${crawler}, linha ${line}`);
const lines = (count: number) => amount(count, { one: 'linha', other: 'linhas' });

export const robotsTxtAccess: typeof en = {
  title: 'O robots.txt permite esta URL',
  problem: 'O robots.txt bloqueia esta URL ou tem erros',
  why: 'Os buscadores não obtêm uma URL que o robots.txt bloqueia: não podem ler a página, seu noindex nem sua URL canônica. Mesmo assim, ainda podem listar a URL sozinha.',
  words: {
    status: 'Status do robots.txt',
    line: 'Linha',
    text: 'Texto',
    problem: 'Problema',
    crawler: 'Rastreador',
    thisUrl: 'Esta URL',
    allowed: 'permitida',
    blocked: 'bloqueada',
    issue: ({ kind }) => robotsTxtMistakes[kind],
    other: ({ crawler }) => others[crawler],
  },
  says: {
    notWeb: () => ({ message: 'O robots.txt só se aplica a páginas http e https.', change: '' }),
    allowed: ({ line }) => ({
      message:
        line === null
          ? 'Nenhuma regra do robots.txt bloqueia esta URL para Googlebot, Bingbot ou outros rastreadores (*).'
          : `O robots.txt permite esta URL para Googlebot (linha ${line}), Bingbot e outros rastreadores (*).`,
      change: '',
    }),
    noFile: ({ status }) => ({ message: `O robots.txt retorna ${status}, então nada é bloqueado. Isso não é um problema.`, change: '' }),
    blocked: ({ line, rule }) => ({
      message:
        line === null
          ? 'O robots.txt bloqueia esta URL para o Googlebot.'
          : `O robots.txt bloqueia esta URL para o Googlebot, linha ${line}: ${rule}`,
      change:
        'Remover a regra ou adicionar uma regra Allow mais longa. Se a página deve ficar fora dos buscadores, usar em vez disso noindex e permitir o rastreamento.',
    }),
    serverError: ({ status }) => ({
      message: `O robots.txt retorna ${status}. Até que isso seja corrigido, o Google trata o site inteiro como bloqueado.`,
      change: 'Retornar 200 para o robots.txt, ou 404 se ele não existe.',
    }),
    othersBlocked: ({ blocked }) => ({
      message: `O Googlebot pode obter esta URL; estes rastreadores não: ${and(blocked.map(({ crawler, line }) => atLine(others[crawler], line)))}.`,
      change: 'Remover a regra, a menos que esses rastreadores sejam bloqueados de propósito.',
    }),
    syntax: ({ count }) => ({
      message: `${lines(count)} do robots.txt ${agree(count, 'tem um erro', 'têm erros')}.`,
      change: agree(count, 'Corrigir a linha ou comentá-la com #.', 'Corrigir as linhas ou comentá-las com #.'),
    }),
    unknownLines: ({ count }) => ({
      message: `${lines(count)} do robots.txt ${agree(count, 'tem uma diretiva que nenhum rastreador conhecido lê. Os rastreadores a ignoram', 'têm diretivas que nenhum rastreador conhecido lê. Os rastreadores as ignoram')}.`,
      change: '',
    }),
    unencoded: ({ count }) => ({
      message: `${amount(count, { one: 'regra do robots.txt tem', other: 'regras do robots.txt têm' })} caracteres que não são ASCII. O Google recomenda codificá-los com %.`,
      change: '',
    }),
    html: () => ({
      message: 'O robots.txt é uma página HTML: os rastreadores não encontram regras nele.',
      change: 'Servir as regras como texto simples, ou retornar 404 se não há nenhuma.',
    }),
    tooLarge: ({ maxBytes }) => ({
      message: `O robots.txt tem mais de ${number(maxBytes / 1_024)} KiB: os rastreadores ignoram o resto.`,
      change: 'Encurtar o arquivo, por exemplo com curingas.',
    }),
    notKeptOut: ({ line }) => ({
      message: `O robots.txt bloqueia esta URL${line === null ? '' : ` (linha ${line})`}. O bloqueio sozinho não a desindexa: os buscadores ainda podem listar a URL e não podem ver um noindex.`,
      change: 'Usar noindex e permitir o rastreamento para que os buscadores o vejam.',
    }),
    visible: () => ({ message: 'O Googlebot pode obter esta URL, então pode ver o noindex.', change: '' }),
    redirected: ({ url }) => ({ message: `O robots.txt foi lido de ${url} depois de um redirecionamento.`, change: '' }),
    ownCrawlers: ({ total, blocked }) => ({
      message:
        blocked.length === 0
          ? `Lista própria: ${agree(total, 'seu único rastreador pode', `todos os ${number(total)} rastreadores podem`)} obter esta URL.`
          : `Lista própria: o robots.txt bloqueia esta URL para ${number(blocked.length)} de ${amount(total, { one: 'rastreador', other: 'rastreadores' })}: ${and(blocked.map(({ crawler, line }) => atLine(crawler, line)))}.`,
      change: '',
    }),
    silent: () => ({ message: 'A solicitação do robots.txt não recebeu resposta.', change: '' }),
  },
};
