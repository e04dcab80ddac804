import type { queue as en } from '../../../en/app/bulk/queue.ts';
import { spanish } from '../../spanish.ts';

const { amount, and, number } = spanish;
const pagesOf = (count: number) => amount(count, { one: 'página', other: 'páginas' });

export const queue: typeof en = {
  newRun: 'Nueva auditoría en bloque',
  deleteDraft: 'Eliminar borrador',
  add: '1. Añadir páginas',
  ways: { tabs: 'Pestañas abiertas', addresses: 'URL', sitemap: 'Sitemap', site: 'Seguir enlaces' },
  waysLabel: 'Origen de las páginas',
  title: '2. Cola',
  order: 'Se audita en este orden. Arrastrar, o pulsar Alt con una tecla de flecha.',
  empty: 'La cola está vacía. Añadir arriba pestañas abiertas, URL, un sitemap o la página inicial de un sitio.',
  full: ({ most }) => `Una ejecución puede tener hasta ${pagesOf(most)}. Añadir las demás a una segunda ejecución.`,
  confirm: {
    title: '¿Eliminar este borrador?',
    text: ({ name, pages }) => `Se eliminará «${name}» con ${amount(pages, { one: 'página en cola', other: 'páginas en cola' })}.`,
    yes: 'Eliminar',
    no: 'Conservar',
  },

  options: '3. Qué comprobar',
  probesHelp:
    'Encuentra enlaces rotos y redirecciones, además de URL canónicas, versiones de idioma e imágenes para compartir que no funcionan. Tarda más: también se solicitan otros sitios, despacio y sin cookies.',
  parallel: 'Páginas a la vez',
  one: 'De una en una: lo más lento, y lo más suave para el sitio y el equipo.',
  few: 'Un buen ritmo para la mayoría de los sitios.',
  many: 'Rápido, pero cada página se carga en una pestaña: solo para sitios propios y un equipo rápido.',

  start: '4. Iniciar',
  willAsk: 'El navegador preguntará',
  everySite:
    'si Pageloupe puede leer todos los sitios web, porque los enlaces pueden apuntar a cualquiera. Solo se solicitan las páginas en cola y los destinos de sus enlaces.',
  theseSites: ({ hosts, more }) =>
    `si Pageloupe puede leer ${and(more > 0 ? [...hosts, amount(more, { one: 'host más', other: 'hosts más' })] : hosts)}. Solo se leen las páginas de la cola.`,
  withdraw: 'Se puede deshacer en cualquier momento en la configuración del navegador.',
  opened: 'Las URL se abren en pestañas en segundo plano, que se cierran tras la auditoría.',
  ownStay: 'Las pestañas propias quedan abiertas.',
  kept: 'La cola está guardada.',
  tryAllow: 'Iniciar de nuevo y elegir Permitir cuando el navegador pregunte.',
  tryWithout: 'Iniciar de nuevo y elegir Permitir, o desactivar «Comprobar enlaces»: entonces solo hacen falta los sitios de la cola.',
  startNone: 'Iniciar auditoría',
  startAll: ({ count }) => `Iniciar auditoría de ${pagesOf(count)}`,
  addFirst: 'Añadir primero al menos una página.',

  list: 'Cola',
  move: ({ name, place }) => `Mover ${name}: posición ${number(place)}. Pulsar Alt con una tecla de flecha.`,
  moveHint: 'Arrastrar, o Alt con una tecla de flecha',
  url: 'URL',
  tab: 'Pestaña abierta',
  up: 'Subir',
  down: 'Bajar',
  remove: 'Quitar',
  upNamed: ({ name }) => `Subir: ${name}`,
  downNamed: ({ name }) => `Bajar: ${name}`,
  removeNamed: ({ name }) => `Quitar: ${name}`,
};
