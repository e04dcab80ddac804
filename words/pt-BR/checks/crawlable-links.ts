import type { LinkObstacle } from '../../../checks/derive/links/kinds.ts';
import type { crawlableLinks as en } from '../../en/checks/crawlable-links.ts';
import { agree, allOf, amount, number, partReadText } from './grammar.ts';

const obstacles: Record<LinkObstacle, string> = {
  'no-href': 'manipulador de clique sem href',
  empty: 'href vazio',
  script: 'URL javascript:',
  file: 'URL file:',
  unparsable: 'não é uma URL válida',
};
const links = (count: number) => amount(count, { one: 'link', other: 'links' });
const allHave = (count: number) => agree(count, 'O único link tem', `${allOf(count, 'os')} links têm`);

export const crawlableLinks: typeof en = {
  title: 'Os links podem ser rastreados',
  problem: 'Links ausentes ou não rastreáveis',
  why: 'Os buscadores descobrem páginas por links: elementos <a> com uma URL em href. Páginas que só um script pode abrir não são encontradas. Só os elementos <a> são verificados; manipuladores de clique em outros elementos não podem ser detectados.',
  heuristic: 'Heurística nossa: quais links sem URL indicam uma página, e quando uma página é um beco sem saída',
  words: {
    link: 'Link',
    noText: 'sem texto',
    opens: 'Aberto por um script',
    obstacle: 'Problema',
    obstacleOf: ({ obstacle }) => obstacles[obstacle],
  },
  says: {
    crawlable: ({ count }) => ({
      message: `${allHave(count)} uma URL rastreável, e o conteúdo tem links para outras páginas do site.`,
      change: '',
    }),
    crawlableOnly: ({ count }) => ({ message: `${allHave(count)} uma URL rastreável.`, change: '' }),
    capped: (args) => partReadText('links', args),
    noLinks: () => ({ message: 'A página não tem links.', change: '' }),
    uncrawlable: ({ count, total }) => ({
      message: `${number(count)} de ${links(total)} para páginas deste site não ${agree(count, 'pode ser rastreado: só um script o abre', 'podem ser rastreados: só um script os abre')}.`,
      change: 'Dar a cada link sua URL: <a href="/page">. Um script ainda pode tratar o clique.',
    }),
    uncrawlableMenu: ({ count }) => ({
      message: agree(
        count,
        'O único link do menu não pode ser rastreado.',
        `Nenhum dos ${number(count)} links do menu pode ser rastreado.`,
      ),
      change: 'Dar a cada link do menu sua URL: <a href="/page">. Um script ainda pode tratar o clique.',
    }),
    uncrawlablePages: () => ({
      message: 'Os números de página desta lista não podem ser rastreados, então os rastreadores só veem esta página dela.',
      change: 'Dar a cada página da lista uma URL, como /list?page=2, e usá-la no href dos links.',
    }),
    uncrawlableList: ({ count }) => ({
      message: agree(
        count,
        'O único link de uma lista não pode ser rastreado: só um script o abre.',
        `Nenhum dos ${number(count)} links de uma lista pode ser rastreado: só um script os abre.`,
      ),
      change: 'Dar a cada link sua URL: <a href="/page">. Um script ainda pode tratar o clique.',
    }),
    controls: ({ count, total }) => ({
      message: `${number(count)} de ${links(total)} não ${agree(count, 'tem', 'têm')} URL. A maioria desses links abre ou fecha algo na página; um botão seria o elemento certo.`,
      change: '',
    }),
    deadEnd: () => ({
      message: 'Nenhum link sem nofollow aponta para outra página deste site.',
      change: 'Adicionar links para páginas relacionadas ou para a seção superior.',
    }),
    onlyFrame: ({ count }) => ({
      message: `${agree(count, 'O único link interno sem nofollow está', `${allOf(count, 'os')} links internos sem nofollow estão`)} no topo, no menu ou no rodapé: o conteúdo principal não tem links internos.`,
      change: 'Adicionar ao texto principal links para páginas relacionadas do site.',
    }),
  },
};
