import type { words as en } from '../../en/tools/page-weight.ts';
import { spanish } from '../spanish.ts';

const { amount, bytes, duration } = spanish;
const requestsOf = (count: number) => amount(count, { one: 'solicitud', other: 'solicitudes' });

export const words: typeof en = {
  html: {
    title: 'Tamaño del HTML y límite de rastreo',
    cut: 'Googlebot deja de leer aquí:',
    size: ({ count }) => `${bytes(count)} de HTML, sin comprimir.`,
    limit: 'Googlebot lee los primeros 2 MB (marcados).',
  },
  none: 'El navegador no registró ningún recurso de esta página.',
  types: {
    title: 'Por tipo',
    bars: 'Bytes por tipo',
    other: 'otros',
    kinds: {
      html: 'HTML',
      img: 'imágenes',
      css: 'CSS',
      script: 'scripts',
      font: 'fuentes',
      iframe: 'marcos',
      video: 'vídeo',
      audio: 'audio',
      fetch: 'datos (fetch)',
      beacon: 'beacons',
    },
    total: ({ requests, size }) => `${requestsOf(requests)}, ${bytes(size)} por la red o desde la caché.`,
    totalHidden: ({ requests, size, hidden }) =>
      `${requestsOf(requests)}, ${bytes(size)} por la red o desde la caché; ${amount(hidden, { one: 'solicitud a otro origen oculta su tamaño', other: 'solicitudes a otros orígenes ocultan su tamaño' })}.`,
  },
  hosts: { title: 'Por host', bars: 'Bytes por host', inline: '(insertado)' },
  barHidden: ({ requests }) => `tamaño oculto, ${requestsOf(requests)}`,
  morePlaces: ({ count }) => `${amount(count, { one: 'host más', other: 'hosts más' })}.`,
  bar: ({ size, requests }) => `${bytes(size)} en ${requestsOf(requests)}`,
  all: {
    title: 'Todos los recursos',
    rows: 'recursos',
    resource: 'Recurso',
    type: 'Tipo',
    bytes: 'Bytes',
    time: 'Tiempo',
    hidden: 'oculto',
    size: ({ count }) => bytes(count),
    took: ({ ms }) => duration(ms),
  },
};
