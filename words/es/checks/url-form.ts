import type { urlForm as en } from '../../en/checks/url-form.ts';
import { agree, amount, and, number } from './grammar.ts';

const linksOf = (count: number, total: number) =>
  `${number(count)} de ${amount(total, { one: 'enlace interno', other: 'enlaces internos' })} ${agree(count, 'tiene', 'tienen')}`;

export const urlForm: typeof en = {
  title: 'La URL es limpia y estable',
  problem: 'La URL no es limpia',
  why: 'Una página debería tener una sola URL. Los ID de sesión y los parámetros de seguimiento crean muchas, y lo que va después de # nunca se envía al servidor.',
  heuristic: 'El número de parámetros y la longitud son nuestra heurística',
  words: { path: 'Ruta', parameters: 'parámetros', characters: 'caracteres' },
  says: {
    clean: () => ({ message: 'La URL es limpia.', change: '' }),
    fragmentOnly: ({ fragment }) => ({
      message: `Esta vista se distingue de las demás solo por su fragmento: ${fragment}. Los rastreadores ignoran los fragmentos y ven una sola página para todas las vistas.`,
      change: 'Dar a cada vista su propia URL con la History API.',
    }),
    session: ({ names }) => ({
      message: `La URL contiene un ID de sesión: ${and(names)}. Cada visitante recibe una URL distinta.`,
      change: 'Guardar las sesiones en cookies.',
    }),
    parameters: ({ count }) => ({
      message: `La URL tiene ${amount(count, { one: 'parámetro de URL', other: 'parámetros de URL' })}, sin contar los de seguimiento.`,
      change: 'Quitar los parámetros que no cambian la página o declarar una URL canónica sin ellos.',
    }),
    trackedOgUrl: ({ names }) => ({ message: `og:url tiene parámetros de seguimiento: ${and(names)}.`, change: 'Usar la URL sin ellos.' }),
    sessionLinks: ({ count, total, names }) => ({
      message: `${linksOf(count, total)} un ID de sesión: ${and(names)}. Cada visita recibe otras URL para las mismas páginas.`,
      change: 'Guardar las sesiones en cookies y enlazar a las URL sin ID de sesión.',
    }),
    trackedLinks: ({ count, total }) => ({
      message: `${linksOf(count, total)} parámetros de seguimiento.`,
      change:
        'Enlazar a la URL sin ellos: los parámetros de seguimiento internos también sobrescriben en la analítica la fuente original del visitante.',
    }),
    space: () => ({ message: 'La ruta contiene un espacio.', change: 'Separar las palabras con guiones.' }),
    doubleSlash: () => ({ message: 'La ruta contiene una barra doble.', change: 'Corregir el enlace o la regla que la crea.' }),
    long: ({ characters, length }) => ({
      message: `La URL tiene ${amount(characters, { one: 'carácter', other: 'caracteres' })}; algunos programas solo admiten ${number(length)}.`,
      change: 'Acortarla.',
    }),
    underscore: () => ({
      message: 'La ruta separa las palabras con guiones bajos; Google recomienda guiones. No cambiar por eso una URL que funciona.',
      change: '',
    }),
    upperCase: () => ({
      message: 'La ruta tiene mayúsculas; las URL distinguen mayúsculas y minúsculas. No cambiar por eso una URL que funciona.',
      change: '',
    }),
  },
};
