import type { hreflangReturn as en } from '../../en/checks/hreflang-return.ts';
import { agree, allOf, amount, number } from './grammar.ts';
import { probeText } from './probes.ts';

const versions = (count: number) => amount(count, { one: 'versão de idioma', other: 'versões de idioma' });

export const hreflangReturn: typeof en = {
  title: 'As versões hreflang têm links recíprocos',
  problem: 'Há versões hreflang quebradas ou sem link de retorno',
  why: 'Duas versões de idioma só contam como par se cada uma listar a outra. Caso contrário, os buscadores ignoram o par.',
  words: {
    code: 'Código',
    url: 'URL',
    answer: 'Resposta',
    returns: 'Link de retorno',
    yes: 'sim',
    no: 'não',
    why: ({ why }) => probeText(why),
  },
  says: {
    mutual: ({ count }) => ({
      message: `${agree(count, 'A outra versão funciona, é indexável e lista', `${allOf(count, 'as')} outras versões funcionam, são indexáveis e listam`)} esta página.`,
      change: '',
    }),
    none: () => ({ message: 'A página não lista outras versões de idioma.', change: '' }),
    broken: ({ count }) => ({
      message: `${versions(count)} ${agree(count, 'está quebrada', 'estão quebradas')}: o servidor retorna um erro ou não responde.`,
      change: 'Corrigir a URL ou remover a entrada.',
    }),
    blocked: ({ count }) => ({
      message: `O robots.txt bloqueia ${versions(count)} para o Googlebot, então o Google não pode ver se ${agree(count, 'ela lista', 'elas listam')} esta página.`,
      change: 'Permitir no robots.txt o rastreamento dessa versão ou remover a entrada.',
    }),
    noindex: ({ count }) => ({
      message: `${versions(count)} ${agree(count, 'tem', 'têm')} noindex.`,
      change: 'Permitir a indexação dessa versão ou remover a entrada.',
    }),
    noReturn: ({ count }) => ({
      message: `${versions(count)} não ${agree(count, 'lista', 'listam')} esta página de volta.`,
      change: 'Listar todas as versões em cada versão.',
    }),
    redirected: ({ count }) => ({
      message: `${versions(count)} ${agree(count, 'redireciona', 'redirecionam')}.`,
      change: 'Usar a URL final.',
    }),
    unverified: ({ count }) => ({
      message: `Não foi possível verificar ${versions(count)}, o que não significa que ${agree(count, 'esteja quebrada', 'estejam quebradas')}.`,
      change: '',
    }),
    capped: ({ probed, all }) => ({
      message: `${agree(probed, 'Foi verificada', 'Foram verificadas')} ${number(probed)} de ${versions(all)}.`,
      change: '',
    }),
    notAllVerified: () => ({ message: 'Não foi possível verificar todas as versões.', change: '' }),
    notAllChecked: () => ({ message: 'Nem todas as versões foram verificadas.', change: '' }),
  },
};
