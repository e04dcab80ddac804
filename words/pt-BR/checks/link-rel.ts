import type { linkRel as en } from '../../en/checks/link-rel.ts';
import { directiveInWords, directivesInWords as written } from './directives.ts';
import { agree, amount, number, partReadText } from './grammar.ts';

const unmarked = (count: number) => agree(count, 'não está marcado', 'não estão marcados');

export const linkRel: typeof en = {
  title: 'Os atributos rel dos links estão corretos',
  problem: 'Atributos rel de links ausentes ou errados',
  why: 'rel diz aos buscadores quais links são pagos ou gerados por usuários. Links comuns não precisam de rel, e nofollow em links internos só dificulta o rastreamento.',
  heuristic: 'Nossa lista de endereços de afiliados e de publicidade',
  words: { placed: directiveInWords },
  says: {
    fitting: () => ({
      message:
        'Os links têm o rel certo: nenhum dentro do site é nofollow, e os links pagos ou gerados por usuários que reconhecemos estão marcados.',
      change: '',
    }),
    fittingBut: ({ count }) => ({
      message: `Os links têm o rel certo: os links pagos ou gerados por usuários que reconhecemos estão marcados, e ${amount(count, { one: 'link interno é nofollow onde isso é adequado', other: 'links internos são nofollow onde isso é adequado' })} (login, carrinho, filtros, arquivos, anúncios ou links gerados por usuários).`,
      change: '',
    }),
    capped: (args) => partReadText('links', args),
    noLinks: () => ({ message: 'A página não tem links para outras páginas.', change: '' }),
    pageNofollow: ({ directives }) => ({
      message: `Os buscadores recebem a instrução de não seguir nenhum link desta página: ${written(directives)}.`,
      change: 'Remover nofollow das diretivas robots e marcar links individuais onde for preciso.',
    }),
    internalNofollow: ({ count, total }) => ({
      message: `${number(count)} de ${amount(total, { one: 'link interno', other: 'links internos' })} ${agree(count, 'é', 'são')} nofollow.`,
      change: 'Remover nofollow; para manter os rastreadores longe de páginas do próprio site, usar o robots.txt.',
    }),
    paidUnmarked: ({ count }) => ({
      message: `${amount(count, { one: 'link', other: 'links' })} para hosts conhecidos de afiliados ou publicidade ${unmarked(count)} como ${agree(count, 'pago', 'pagos')}.`,
      change: 'Adicionar rel="sponsored" (ou nofollow) aos links pagos.',
    }),
    commentsUnmarked: ({ count }) => ({
      message: `${amount(count, { one: 'link externo', other: 'links externos' })} nos comentários ${unmarked(count)} como ${agree(count, 'gerado', 'gerados')} por usuários.`,
      change: 'Fazer com que o sistema de comentários adicione rel="ugc" (ou nofollow).',
    }),
  },
};
