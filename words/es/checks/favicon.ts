import type { favicon as en } from '../../en/checks/favicon.ts';
import { probeText } from './probes.ts';
import { agree, amount } from './grammar.ts';

type Size = { width: number; height: number };
/** In pixels; null for an SVG, which fits any size. */
const nameOf = (size: Size | null) => (size === null ? 'escalable (SVG)' : `${size.width} × ${size.height} píxeles`);

export const favicon: typeof en = {
  title: 'El favicon funciona en los resultados de búsqueda',
  problem: 'El favicon falta o no es adecuado',
  why: 'Los resultados de búsqueda, las pestañas y los marcadores muestran el icono del sitio. Google usa un icono cuadrado por host, declarado en su página principal.',
  words: { icon: 'Icono', status: 'Estado', type: 'Tipo', pixels: 'Píxeles', any: 'cualquiera' },
  says: {
    usable: ({ size }) => ({ message: `La página tiene un icono cuadrado: ${nameOf(size)}.`, change: '' }),
    inline: () => ({ message: 'El icono está insertado como URL data:.', change: '' }),
    fromDeclaration: () => ({ message: 'Basado en la declaración; el archivo en sí no se solicitó.', change: '' }),
    defaultOnly: () => ({
      message: 'No se declara ningún icono: los navegadores y Google recurren a /favicon.ico.',
      change: 'Declarar uno: <link rel="icon" href="/icon.svg">, o un PNG cuadrado de al menos 48 × 48 píxeles.',
    }),
    turnedOff: () => ({
      message: 'El icono declarado es una URL data: vacía, así que los resultados de búsqueda y las pestañas muestran un icono genérico.',
      change: 'Si se desea un icono, declarar uno: <link rel="icon" href="/icon.svg">, o un PNG cuadrado de al menos 48 × 48 píxeles.',
    }),
    small: ({ size }) => ({
      message: `Tamaño del icono cuadrado más grande: ${nameOf(size)}; Google recomienda más de 48 × 48.`,
      change: 'Añadir un SVG, o un PNG de 96 × 96 o 192 × 192 píxeles.',
    }),
    tooSmall: ({ size }) => ({
      message: `Tamaño del icono cuadrado más grande: ${nameOf(size)}; Google exige al menos 8 × 8.`,
      change: 'Usar un SVG, o un PNG de al menos 48 × 48 píxeles.',
    }),
    nearlySquare: ({ size }) => ({
      message: `El icono no es del todo cuadrado: ${nameOf(size)}.`,
      change: 'Recortarlo al mismo ancho y alto.',
    }),
    notSquare: ({ size }) => ({
      message: `El icono no es cuadrado: ${nameOf(size)}. Google no lo muestra.`,
      change: 'Usar un icono del mismo ancho y alto.',
    }),
    broken: ({ url, answer: { status, type } }) => ({
      message: `Un icono declarado no se carga: ${url} (${status >= 400 ? `estado ${status}` : `tipo de contenido ${type || 'desconocido'}`}).`,
      change: 'Corregir la URL o quitar la declaración.',
    }),
    unreadable: ({ count }) => ({
      message: `No se ${agree(count, 'pudo', 'pudieron')} leer como imagen ${amount(count, { one: 'archivo de icono', other: 'archivos de icono' })}.`,
      change: '',
    }),
    someBlocked: ({ count }) => ({
      message: `robots.txt bloquea ${amount(count, { one: 'icono', other: 'iconos' })} para Googlebot-Image; no ${agree(count, 'se contó', 'se contaron')}.`,
      change: '',
    }),
    blocked: () => ({ message: 'robots.txt bloquea el icono para Googlebot-Image.', change: 'Permitir la URL del icono en robots.txt.' }),
    sizeUnread: () => ({ message: 'No se pudo leer el tamaño del icono.', change: '' }),
    unverified: ({ why }) => ({ message: `No se pudo comprobar el icono: ${why ? probeText(why) : 'sin respuesta clara'}.`, change: '' }),
  },
};
