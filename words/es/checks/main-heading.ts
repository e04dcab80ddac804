import type { mainHeading as en } from '../../en/checks/main-heading.ts';
import { number } from './grammar.ts';

export const mainHeading: typeof en = {
  title: 'La página tiene un encabezado principal visible',
  problem: 'El encabezado principal falta o no es claro',
  why: 'Un encabezado que destaca claramente sobre los demás dice a lectores y máquinas de qué trata la página; los buscadores pueden usarlo como enlace de título.',
  says: {
    one: ({ text }) => ({ message: `El encabezado principal es «${text}».`, change: '' }),
    several: ({ count }) => ({
      message: `Se encontraron ${number(count)} elementos h1. Está bien si uno de ellos es claramente el titular.`,
      change: '',
    }),
    rivals: ({ count }) => ({
      message: `${number(count)} elementos h1 visibles sin desplazarse tienen el mismo tamaño, así que ninguno es claramente el titular.`,
      change: 'Hacer que un encabezado destaque sobre los demás por tamaño o posición.',
    }),
    siteName: ({ name, headline }) => ({
      message: `El h1 es solo el nombre del sitio («${name}»). El titular de esta página («${headline}») no es un h1.`,
      change:
        'Convertir el titular en el h1, y el nombre del sitio en un enlace normal. En la página principal, el nombre del sitio puede ser el h1.',
    }),
    path: ({ text, headline }) => ({
      message: `El h1 contiene toda la ruta hasta la página («${text}»), no solo su titular («${headline}»).`,
      change: 'Poner solo el titular en el h1, y la ruta antes, en una lista propia.',
    }),
    hidden: () => ({
      message: 'El h1 está vacío u oculto para los lectores.',
      change: 'Hacer visible el h1, con texto o con una imagen con texto alternativo.',
    }),
    roleOnly: ({ text }) => ({
      message: `«${text}» es un encabezado solo por su rol ARIA: los lectores de pantalla lo encuentran, pero los buscadores se fijan en los elementos h1 a h6.`,
      change: 'Marcar el titular de la página como h1.',
    }),
    noH1: ({ level }) => ({
      message: `La página tiene encabezados (el más alto es h${level}), pero ningún h1.`,
      change: 'Convertir el titular de la página en un h1.',
    }),
    none: () => ({ message: 'La página no tiene ningún encabezado.', change: 'Añadir un titular sobre el contenido y marcarlo como h1.' }),
  },
};
