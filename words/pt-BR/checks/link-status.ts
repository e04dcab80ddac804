import type { linkStatus as en } from '../../en/checks/link-status.ts';
import { agree, amount, number, percent } from './grammar.ts';
import { probeText } from './probes.ts';

const targets = (count: number) => amount(count, { one: 'destino de link', other: 'destinos de links' });
const links = (count: number) => amount(count, { one: 'link', other: 'links' });

export const linkStatus: typeof en = {
  title: 'Os links funcionam',
  problem: 'Links quebrados ou redirecionados',
  why: 'Links quebrados são becos sem saída para pessoas e rastreadores. Fontes que continuam funcionando mantêm as afirmações verificáveis.',
  heuristic: 'Heurística nossa: a proporção de redirecionamentos internos',
  words: {
    target: 'Destino',
    answer: 'Resposta',
    leadsTo: 'Redireciona para',
    answered: ({ status, why }) => (status === 0 ? probeText(why) : `${status}, ${probeText(why)}`),
  },
  says: {
    answering: ({ count }) => ({ message: `${targets(count)} ${agree(count, 'funciona', 'funcionam')}.`, change: '' }),
    noLinks: () => ({ message: 'A página não tem links para páginas web que possam ser verificados.', change: '' }),
    brokenInternal: ({ count }) => ({
      message: `${amount(count, { one: 'destino de links internos está quebrado', other: 'destinos de links internos estão quebrados' })}.`,
      change: 'Corrigir a URL, restaurar a página ou remover o link.',
    }),
    brokenExternal: ({ count }) => ({
      message: `${amount(count, { one: 'destino de links externos está quebrado', other: 'destinos de links externos estão quebrados' })}.`,
      change: 'Apontar o link para o novo local do conteúdo, para uma cópia arquivada ou para outra fonte.',
    }),
    inward: ({ count }) => ({
      message: `${targets(count)} ${agree(count, 'redireciona', 'redirecionam')} para uma rede privada, que o público não pode acessar.`,
      change: 'Redirecionar para uma URL pública ou apontar o link para uma.',
    }),
    redirectedInternal: ({ count, total }) => ({
      message: `${number(count)} de ${amount(total, { one: 'destino de links internos', other: 'destinos de links internos' })} (${percent(count / total)}) ${agree(count, 'redireciona', 'redirecionam')}.`,
      change: 'Apontar o link para a URL final.',
    }),
    fragmentMissing: ({ count }) => ({
      message: `${amount(count, { one: 'link do conteúdo para um ponto da página não tem', other: 'links do conteúdo para pontos da página não têm' })} destino: nenhum elemento tem esse id.`,
      change: 'Adicionar o id ao destino ou corrigir o fragmento.',
    }),
    fragmentTwice: ({ count }) => ({
      message: `${amount(count, { one: 'id para o qual apontam links dentro da página está', other: 'ids para os quais apontam links dentro da página estão' })} em vários elementos; os navegadores saltam para o primeiro.`,
      change: '',
    }),
    fragmentMoved: ({ count, base }) => ({
      message: `${amount(count, { one: 'link dentro da página leva', other: 'links dentro da página levam' })} a outra página, porque o elemento base coloca ${base} antes ${agree(count, 'dele', 'deles')}.`,
      change: 'Escrever o caminho da própria página antes de # ou remover o elemento base.',
    }),
    local: ({ count }) => ({
      message: `${links(count)} ${agree(count, 'aponta para uma URL que só pode ser aberta', 'apontam para URLs que só podem ser abertas')} no computador ou na rede de quem fez a página.`,
      change: 'Apontar o link para a URL pública.',
    }),
    brokenContact: ({ count }) => ({
      message: `${amount(count, { one: 'link de e-mail ou telefone não chega', other: 'links de e-mail ou telefone não chegam' })} a ninguém: o endereço de e-mail ou o número está incompleto.`,
      change: 'Escrever mailto: com o endereço de e-mail completo e tel: com o número completo, como tel:+49301234567.',
    }),
    invalid: ({ count }) => ({
      message: `${links(count)} ${agree(count, 'tem', 'têm')} uma URL inválida que nenhum navegador pode abrir.`,
      change: 'Corrigir a URL.',
    }),
    unverified: ({ count }) => ({
      message: `Não foi possível verificar ${targets(count)}, o que não significa que ${agree(count, 'esteja quebrado', 'estejam quebrados')}.`,
      change: '',
    }),
    stillProbing: ({ done }) => ({ message: `${targets(done)} ${agree(done, 'verificado', 'verificados')} até agora.`, change: '' }),
    stillChecking: () => ({ message: 'Os links ainda estão sendo verificados.', change: '' }),
    noneVerified: () => ({ message: 'Não foi possível verificar nenhum destino de link.', change: '' }),
  },
};
