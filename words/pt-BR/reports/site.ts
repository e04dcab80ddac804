import { site as english } from '../../en/reports/site.ts';
import { probeText } from '../checks/probes.ts';
import { portuguese } from '../portuguese.ts';

const { amount, number } = portuguese;
const pagesOf = (count: number) => amount(count, { one: 'página', other: 'páginas' });
const clicksOf = (count: number) => amount(count, { one: 'clique', other: 'cliques' });
/** Addresses of sources are the same in every language. */
const { issues } = english;

export const site: typeof english = {
  gates: {
    'http-status': 'um erro ou soft 404',
    'index-directives': 'noindex',
    'robots-txt-access': 'robots.txt',
    'canonical-tag': 'uma URL canônica para outra página',
    'canonical-target': 'uma URL canônica para outra página',
    'main-content': 'nada para ler',
  },
  canonicals: {
    elsewhere: 'Diz aos buscadores que indexem aquela página em vez desta.',
    loop: 'A canônica daquela página aponta de volta para cá: um loop.',
    chain: 'A canônica daquela página aponta, por sua vez, para outra página.',
    noindex: 'Aquela página tem noindex.',
    failing: 'Aquela página retorna um erro.',
    redirect: 'Aquela URL redireciona para outra página.',
  },
  alternates: {
    'no-return': 'Aquela versão não tem link de retorno para esta página.',
    noindex: 'Aquela versão tem noindex.',
    failing: 'Aquela versão retorna um erro.',
    'canonical-elsewhere': 'A canônica daquela versão aponta para outra página.',
    'x-default-differs': 'Aquela versão declara outro x-default.',
  },
  broken: ({ why }) => probeText(why),
  noResponse: 'sem resposta',
  alike: ({ count }) => `${pagesOf(count)} com quase o mesmo texto`,
  redirects: ({ url, to, hops }) =>
    `${url} → ${to}${hops > 1 ? ` (${amount(hops, { one: 'redirecionamento', other: 'redirecionamentos' })})` : ''}`,
  clicksAway: ({ clicks }) => `a ${clicksOf(clicks)} da página de partida`,
  depth: ({ counts }) =>
    `Páginas por cliques a partir da página de partida: ${counts.map((count, clicks) => `${number(clicks)}: ${number(count ?? 0)}`).join(', ')}.`,
  reachedFrom: ({ isDirect, chains, left }) =>
    `${isDirect ? 'Também acessada' : 'Acessada'} de: ${chains.join(', ')}${left > 0 ? ` e mais ${number(left)}` : ''}`,
  inlinks: ({ count, from, clicks }) =>
    [
      clicks === null
        ? 'Sem link a partir da página de partida'
        : clicks === 0
          ? 'Página de partida'
          : `A ${clicksOf(clicks)} da página de partida`,
      count === 0
        ? 'nenhuma outra página tem link para cá'
        : `com link em ${pagesOf(count)}${from.length === 0 ? '' : `: ${from.join(', ')}${count > from.length ? ` e mais ${number(count - from.length)}` : ''}`}`,
    ].join('; '),
  linksUnprobed: ({ betweenPages }) =>
    betweenPages ? 'Só os links para URLs desta execução foram verificados.' : 'Os links não foram verificados nesta execução.',
  heuristic: 'heurística',
  categories: 'Categorias GEO, média',
  byImpact: 'Problemas por impacto e número de páginas',
  worst: 'Páginas que precisam de mais trabalho',
  rule: ({ source }) => `Regra: ${source}`,
  issues: {
    titles: {
      title: 'Títulos duplicados',
      change: 'Dar a cada página um título único e descritivo.',
      source: { ...issues.titles.source, title: 'Google: links de título' },
    },
    descriptions: {
      title: 'Descrições duplicadas',
      change: 'Escrever uma descrição única para cada página, ou removê-la e deixar que os buscadores escolham um trecho.',
      source: { ...issues.descriptions.source, title: 'Google: snippets' },
    },
    headings: { title: 'Cabeçalhos principais duplicados', change: 'Dar a cada página um cabeçalho principal único.', source: null },
    nearDuplicates: {
      title: 'Páginas com quase o mesmo texto',
      change: 'Unir as páginas, ou declarar uma delas como canônica das outras.',
      source: null,
    },
    canonicals: {
      title: 'URLs canônicas que apontam para outras páginas',
      change:
        'Apontar cada canônica diretamente para uma página que retorne 200, seja indexável e seja sua própria canônica. Usar canônicas que apontam para outras páginas só para duplicatas.',
      source: { ...issues.canonicals.source, title: 'Google: URLs canônicas' },
    },
    alternates: {
      title: 'Pares hreflang quebrados',
      change: 'Listar em cada versão (ou no sitemap) todas as versões, com o mesmo x-default; cada uma deve retornar 200 e ser indexável.',
      source: { ...issues.alternates.source, title: 'Google: versões localizadas' },
    },
    brokenLinks: {
      title: 'Links quebrados',
      change: 'Corrigir ou remover os links. Um que está em muitas páginas costuma estar em um menu ou rodapé.',
      source: { ...issues.brokenLinks.source, title: 'Google: códigos de status HTTP' },
    },
    redirects: {
      title: 'Links internos para redirecionamentos',
      change: 'Apontar os links diretamente para a URL final, começando pelas cadeias mais longas.',
      source: null,
    },
    nofollow: {
      title: 'Páginas que só recebem links nofollow',
      change:
        'Remover rel=nofollow dos links para páginas que devem ser encontradas. Para manter os rastreadores longe de uma página, usar robots.txt ou noindex.',
      source: null,
    },
    orphans: {
      title: 'No sitemap, mas sem receber links',
      change: 'Adicionar um link para cada página em pelo menos uma outra, ou removê-la do sitemap.',
      source: { ...issues.orphans.source, title: 'Google: links' },
    },
    far: {
      title: 'Muitos cliques a partir da página de partida',
      change: 'Adicionar links para as páginas importantes na página de partida ou em páginas centrais perto dela.',
      source: null,
    },
  },
  onPages({ fail, warn, all }) {
    const of = `de ${pagesOf(all)}`;
    if (fail === 0) return `aviso em ${number(warn)} ${of}`;
    return warn === 0 ? `reprovada em ${number(fail)} ${of}` : `reprovada em ${number(fail)}, aviso em ${number(warn)} ${of}`;
  },
  nothingAudited: 'Nenhuma página foi auditada ainda.',
  verdict({ pages, blocked, failing, shared }) {
    const out =
      blocked === 0
        ? 'Nenhuma página está excluída da pesquisa.'
        : blocked < pages
          ? `${amount(blocked, { one: 'página está excluída', other: 'páginas estão excluídas' })} da pesquisa.`
          : pages === 1
            ? 'A página está excluída da pesquisa.'
            : 'Todas as páginas estão excluídas da pesquisa.';
    const failed =
      failing > 0
        ? `${amount(failing, { one: 'verificação reprovada', other: 'verificações reprovadas' })} em pelo menos uma página.`
        : 'Nenhuma verificação reprovada.';
    const texts =
      shared > 0
        ? `${amount(shared, { one: 'título, descrição ou cabeçalho principal está', other: 'títulos, descrições ou cabeçalhos principais estão' })} em mais de uma página.`
        : '';
    return (blocked > 0 ? [out, failed, texts] : [failed, texts, out]).filter(Boolean).join(' ');
  },
};
