import { clipText } from '../../../checks/core/helpers/clip.ts';
import type { canonicalTarget as en } from '../../en/checks/canonical-target.ts';
import { amount, number } from './grammar.ts';
import { probeText } from './probes.ts';

export const canonicalTarget: typeof en = {
  title: 'O destino da URL canônica é indexável',
  problem: 'O destino da URL canônica tem um problema',
  why: 'Uma página cuja canônica é outra URL é indexada ali. Se essa URL está quebrada, bloqueada ou aponta, por sua vez, para outra canônica, é possível que nenhuma seja indexada.',
  heuristic: 'A proporção de palavras em comum é uma heurística nossa',
  words: {
    canonical: 'Canônica',
    hereAndThere: 'Canônica das duas páginas',
    andFinal: 'Canônica e URL final',
    titleThere: 'Título do destino',
  },
  says: {
    fine: ({ url }) => ({ message: `O destino da URL canônica é indexável e é sua própria canônica: ${url}`, change: '' }),
    fineUnnamed: ({ url }) => ({ message: `O destino da URL canônica é indexável e não declara nenhuma canônica: ${url}`, change: '' }),
    self: () => ({ message: 'A URL canônica não aponta para outra URL.', change: '' }),
    disagree: ({ count }) => ({
      message: `A página declara ${number(count)} URLs canônicas diferentes, então não há um destino único a verificar.`,
      change: '',
    }),
    unusable: () => ({ message: 'Os buscadores ignoram a tag canonical: a URL é inválida, ou ela está no body.', change: '' }),
    broken: ({ status }) => ({
      message: status === 0 ? 'O servidor do destino da URL canônica não responde.' : `O destino da URL canônica retorna ${status}.`,
      change: 'Apontar a canônica para uma URL que retorne 200.',
    }),
    noindex: () => ({
      message: 'O destino da URL canônica tem noindex, então é possível que nenhuma das duas páginas seja indexada.',
      change: 'Remover o noindex ali ou usar outra URL canônica.',
    }),
    blocked: () => ({ message: 'O robots.txt bloqueia o destino da URL canônica.', change: 'Permitir o rastreamento do destino.' }),
    chain: ({ url }) => ({
      message: `O destino da URL canônica aponta, por sua vez, para outra canônica: ${url}`,
      change: 'Apontar a canônica diretamente para a última URL da cadeia.',
    }),
    circle: () => ({
      message: 'Esta página e o destino da sua URL canônica apontam uma para a outra.',
      change: 'Escolher uma das duas como canônica de ambas.',
    }),
    redirects: ({ hops, url }) => ({
      message: `O destino da URL canônica redireciona (${amount(hops, { one: 'salto', other: 'saltos' })}) para ${url}`,
      change: 'Apontar a canônica para a URL em que o redirecionamento termina.',
    }),
    otherHost: ({ host }) => ({
      message: `A URL canônica está em outro site, ${host}, que então é classificado no lugar desta página.`,
      change: 'Mantê-la se esta página é uma cópia de uma página de lá; caso contrário, apontá-la para a URL desta página.',
    }),
    otherHostOfSite: ({ host }) => ({
      message: `A URL canônica está em outro host deste site, ${host}. Isso é normal em páginas para celular e AMP.`,
      change: '',
    }),
    unlike: ({ url, title }) => ({
      message: `A URL canônica aponta para ${clipText(url, 200)}, uma página diferente: “${clipText(title, 150)}”.`,
      change:
        'Apontar a canônica para a URL desta página. Os buscadores ignoram canônicas entre páginas diferentes ou descartam uma das duas.',
    }),
    unverified: ({ why }) => ({
      message: `Não foi possível verificar o destino da URL canônica: ${why ? probeText(why) : 'sem resposta clara'}.`,
      change: '',
    }),
  },
};
