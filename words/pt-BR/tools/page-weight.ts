import type { words as en } from '../../en/tools/page-weight.ts';
import { portuguese } from '../portuguese.ts';

const { amount, bytes, duration } = portuguese;
const requestsOf = (count: number) => amount(count, { one: 'solicitação', other: 'solicitações' });

export const words: typeof en = {
  html: {
    title: 'Tamanho do HTML e limite de rastreamento',
    cut: 'O Googlebot para de ler aqui:',
    size: ({ count }) => `${bytes(count)} de HTML, sem compressão.`,
    limit: 'O Googlebot lê os primeiros 2 MB (marcados).',
  },
  none: 'O navegador não registrou nenhum recurso desta página.',
  types: {
    title: 'Por tipo',
    bars: 'Bytes por tipo',
    other: 'outros',
    kinds: {
      html: 'HTML',
      img: 'imagens',
      css: 'CSS',
      script: 'scripts',
      font: 'fontes',
      iframe: 'frames',
      video: 'vídeo',
      audio: 'áudio',
      fetch: 'dados (fetch)',
      beacon: 'beacons',
    },
    total: ({ requests, size }) => `${requestsOf(requests)}, ${bytes(size)} pela rede ou do cache.`,
    totalHidden: ({ requests, size, hidden }) =>
      `${requestsOf(requests)}, ${bytes(size)} pela rede ou do cache; ${amount(hidden, { one: 'solicitação a outra origem oculta seu tamanho', other: 'solicitações a outras origens ocultam seu tamanho' })}.`,
  },
  hosts: { title: 'Por host', bars: 'Bytes por host', inline: '(embutido)' },
  barHidden: ({ requests }) => `tamanho oculto, ${requestsOf(requests)}`,
  morePlaces: ({ count }) => `Mais ${amount(count, { one: 'host', other: 'hosts' })}.`,
  bar: ({ size, requests }) => `${bytes(size)} em ${requestsOf(requests)}`,
  all: {
    title: 'Todos os recursos',
    rows: 'recursos',
    resource: 'Recurso',
    type: 'Tipo',
    bytes: 'Bytes',
    time: 'Tempo',
    hidden: 'oculto',
    size: ({ count }) => bytes(count),
    took: ({ ms }) => duration(ms),
  },
};
