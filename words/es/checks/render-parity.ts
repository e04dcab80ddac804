import type { renderParity as en } from '../../en/checks/render-parity.ts';
import { amount, and, percent } from './grammar.ts';

/** What readers without JavaScript miss. @param share of the main text that is in the raw HTML */
const missing = ({ share, blocks, inData }: { share: number; blocks: number; inData: boolean }) =>
  `Sin JavaScript, falta el ${percent(1 - share)} del texto principal (${amount(blocks, { one: 'bloque', other: 'bloques' })}).${inData ? ' Una parte solo está en datos insertados en el código.' : ''}`;
const words = (count: number) => amount(count, { one: 'palabra', other: 'palabras' });

export const renderParity: typeof en = {
  title: 'El código fuente y el HTML renderizado coinciden',
  problem: 'El código fuente y el HTML renderizado difieren',
  why: 'Google y Bing renderizan las páginas, a veces tarde; la mayoría de los rastreadores de IA solo leen el código fuente HTML. Nunca ven el contenido que añade JavaScript, y los buscadores pueden ver dos versiones de lo que JavaScript cambia.',
  heuristic: 'La comparación por bloques y sus límites son nuestra heurística',
  words: { field: 'Campo', served: 'Código fuente HTML', rendered: 'HTML renderizado' },
  says: {
    agree: ({ share }) => ({ message: `El ${percent(share)} del texto principal está en el código fuente HTML.`, change: '' }),
    partly: (args) => ({
      message: missing(args),
      change:
        'Renderizar el contenido principal en el servidor o al compilar, para que los rastreadores sin JavaScript lo reciban completo.',
    }),
    mostlyAbsent: (args) => ({
      message: `${missing(args)} La mayoría de los rastreadores de IA no pueden leerlo.`,
      change: 'Renderizar el contenido principal en el servidor o al compilar.',
    }),
    emptied: ({ count }) => ({
      message: `El código fuente HTML tiene unas ${words(count)}, pero JavaScript las quitó todas.`,
      change: 'Averiguar qué script vacía la página. Los buscadores que lo ejecutan ven una página vacía.',
    }),
    onlyNoscript: ({ count }) => ({
      message: `El texto (unas ${words(count)}) está solo en <noscript>: los rastreadores sin JavaScript lo reciben, pero la página renderizada no muestra nada.`,
      change:
        'Averiguar por qué los scripts no renderizan nada o renderizar el texto en el servidor. Los buscadores que ejecutan scripts ignoran <noscript>.',
    }),
    nothingShown: () => ({ message: 'La página renderizada no muestra texto que comparar.', change: '' }),
    littleText: () => ({
      message: 'Hay muy poco texto principal para comparar; el título, la URL canónica y robots coinciden.',
      change: '',
    }),
    fieldsChanged: ({ fields }) => ({
      message: `Un script cambia o añade: ${and(fields)}.`,
      change: 'Poner los valores definitivos en el código fuente HTML, para que todos los rastreadores reciban lo mismo.',
    }),
    directivesChanged: ({ fields }) => ({
      message: `Un script cambia ${and(fields)}: el código fuente y el HTML renderizado difieren, y los buscadores pueden usar cualquiera de las dos versiones.`,
      change: 'Poner los valores definitivos de canonical y robots en el código fuente HTML y no cambiarlos en scripts.',
    }),
    sourceNoindex: () => ({
      message:
        'El código fuente HTML tiene noindex y un script lo quita. Google no renderiza las páginas cuyo código fuente HTML tiene noindex.',
      change: 'Quitar noindex del código fuente HTML si la página debe encontrarse.',
    }),
    cutShort: () => ({ message: 'El documento no se leyó hasta el final, así que el porcentaje es un mínimo.', change: '' }),
    noScripts: () => ({
      message: 'En esta página no se ejecuta ningún script, así que el código fuente y el HTML renderizado son iguales.',
      change: '',
    }),
    loginWall: () => ({ message: 'Sin iniciar sesión, esta URL devuelve una página distinta.', change: '' }),
    sourceRefused: ({ status }) => ({
      message: `El sitio devolvió ${status} a nuestra solicitud, por lo que no se pudo comparar el código fuente HTML.`,
      change: '',
    }),
  },
};
