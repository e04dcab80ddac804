import type { queue as en } from '../../../en/app/bulk/queue.ts';
import { portuguese } from '../../portuguese.ts';

const { amount, and, number } = portuguese;
const pagesOf = (count: number) => amount(count, { one: 'página', other: 'páginas' });

export const queue: typeof en = {
  newRun: 'Nova auditoria em massa',
  deleteDraft: 'Excluir rascunho',
  add: '1. Adicionar páginas',
  ways: { tabs: 'Abas abertas', addresses: 'URLs', sitemap: 'Sitemap', site: 'Seguir links' },
  waysLabel: 'Origem das páginas',
  title: '2. Fila',
  order: 'Auditadas nesta ordem. Arrastar, ou pressionar Alt com uma tecla de seta.',
  empty: 'A fila está vazia. Adicionar acima abas abertas, URLs, um sitemap ou a página de partida de um site.',
  full: ({ most }) => `Uma execução pode ter até ${pagesOf(most)}. Adicionar as outras a uma segunda execução.`,
  confirm: {
    title: 'Excluir este rascunho?',
    text: ({ name, pages }) => `“${name}” com ${amount(pages, { one: 'página na fila', other: 'páginas na fila' })} será excluído.`,
    yes: 'Excluir',
    no: 'Manter',
  },

  options: '3. O que verificar',
  probesHelp:
    'Encontra links quebrados e redirecionamentos, além de URLs canônicas, versões de idioma e imagens de compartilhamento que não funcionam. Demora mais: outros sites também são solicitados, devagar e sem cookies.',
  parallel: 'Páginas por vez',
  one: 'Uma por vez: o mais lento, e o mais leve para o site e o computador.',
  few: 'Um bom ritmo para a maioria dos sites.',
  many: 'Rápido, mas cada página carrega em uma aba: só para sites próprios e um computador rápido.',

  start: '4. Iniciar',
  willAsk: 'O navegador vai perguntar',
  everySite:
    'se o Pageloupe pode ler todos os sites, porque links podem apontar para qualquer lugar. Só são solicitadas as páginas na fila e os destinos de seus links.',
  theseSites: ({ hosts, more }) =>
    `se o Pageloupe pode ler ${and(more > 0 ? [...hosts, amount(more, { one: 'outro host', other: 'outros hosts' })] : hosts)}. Só as páginas na fila são lidas.`,
  withdraw: 'Isso pode ser desfeito a qualquer momento nas configurações do navegador.',
  opened: 'As URLs são abertas em abas em segundo plano, que se fecham após a auditoria.',
  ownStay: 'As abas já abertas continuam abertas.',
  kept: 'A fila está salva.',
  tryAllow: 'Iniciar de novo e escolher Permitir quando o navegador perguntar.',
  tryWithout: 'Iniciar de novo e escolher Permitir, ou desativar “Verificar links”: então só são necessários os sites da fila.',
  startNone: 'Iniciar auditoria',
  startAll: ({ count }) => `Iniciar auditoria de ${pagesOf(count)}`,
  addFirst: 'Adicionar primeiro ao menos uma página.',

  list: 'Fila',
  move: ({ name, place }) => `Mover ${name}: posição ${number(place)}. Pressionar Alt com uma tecla de seta.`,
  moveHint: 'Arrastar, ou Alt com uma tecla de seta',
  url: 'URL',
  tab: 'Aba aberta',
  up: 'Mover para cima',
  down: 'Mover para baixo',
  remove: 'Remover',
  upNamed: ({ name }) => `Mover para cima: ${name}`,
  downNamed: ({ name }) => `Mover para baixo: ${name}`,
  removeNamed: ({ name }) => `Remover: ${name}`,
};
