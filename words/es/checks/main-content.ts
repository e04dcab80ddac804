import type { MainFact } from '../../../checks/core/facts/text.ts';
import { clipText } from '../../../checks/core/helpers/clip.ts';
import type { mainContent as en } from '../../en/checks/main-content.ts';
import { amount, and, capitalizedSentence, percent } from './grammar.ts';
import { textLengthText } from './text-length.ts';

type Locked = MainFact['locked'][number]['kind'];
const lockedIn: Record<Locked, string> = {
  canvas: 'un canvas',
  frame: 'un marco',
  embed: 'un documento incrustado',
  image: 'imágenes sin texto alternativo',
};
type Method = MainFact['method'];
const methods: Record<Method, string> = {
  main: 'el elemento main',
  article: 'un elemento article',
  density: 'la densidad de texto',
  posts: 'los mensajes del hilo',
  parts: 'todas las secciones salvo menús y pie',
  body: 'todo el body',
  none: 'nada',
};

export const mainContent: typeof en = {
  title: 'El contenido principal se puede aislar',
  problem: 'El contenido principal falta o es difícil de extraer',
  why: 'Los buscadores, los modos de lectura y los motores de respuestas extraen el contenido principal de la página que lo rodea. No pueden usar lo que no encuentran o no pueden leer como texto.',
  heuristic: 'Los números de palabras y las proporciones son nuestra heurística; solo sirven para detectar que no hay contenido',
  words: {
    words: 'palabras',
    characters: 'caracteres',
    foundBy: 'Encontrado por',
    container: 'Contenedor',
    method: ({ method }) => methods[method],
  },
  says: {
    found: ({ length, minutes }) => ({
      message: `${capitalizedSentence(textLengthText(length))} de contenido principal${length.count === 0 ? '' : `, aproximadamente ${amount(minutes, { one: 'minuto', other: 'minutos' })} de lectura`}. No hay una longitud ideal.`,
      change: '',
    }),
    nothing: () => ({
      message: 'Aquí no hay nada que leer: la página no muestra texto, encabezados ni imágenes.',
      change: 'Comprobar la respuesta y los scripts que renderizan la página, y volver a auditarla.',
    }),
    nothingShown: ({ length }) => ({
      message: `Aquí no hay nada que leer: no es visible nada del texto del HTML (${textLengthText(length)}).`,
      change: 'Hacer visible el texto con JavaScript activado y volver a auditar la página.',
    }),
    guessed: ({ length }) => ({
      message: `El contenido principal (${textLengthText(length)}) solo se pudo estimar por la densidad de texto.`,
      change: 'Poner el contenido principal en un elemento <main>, o un artículo en un elemento <article>.',
    }),
    doubted: ({ element }) => ({
      message: `El elemento <${element}> contiene solo una pequeña parte del texto de la página, así que el contenido principal es incierto.`,
      change: `Poner todo el contenido principal, y nada más, en un solo elemento <${element}>.`,
    }),
    few: ({ length }) => ({
      message: `Se encontró poco contenido principal, solo ${textLengthText(length)}.`,
      change: 'Si la página tiene más contenido, añadirlo como texto dentro del elemento <main>.',
    }),
    hardlyAny: ({ length }) => ({
      message:
        length.count === 0
          ? 'No se encontró contenido principal como texto.'
          : `Apenas se encontró contenido principal: ${textLengthText(length)}.`,
      change: 'Poner el contenido de la página como texto en el elemento <main>.',
    }),
    picture: ({ share }) => ({
      message: `Una imagen cubre el ${percent(share)} de la primera pantalla y hay poco texto: puede que el contenido esté en la imagen.`,
      change: 'Ofrecer el contenido de la imagen como texto.',
    }),
    framed: ({ url, share }) => ({
      message: `El contenido está en un marco que cubre el ${percent(share)} de la primera pantalla${url === null ? '' : `: ${clipText(url, 200)}`}. La página en sí apenas tiene texto.`,
      change: 'Poner el contenido en esta página. Puede que los buscadores consideren lo que muestra un marco como otra página.',
    }),
    locked: ({ share, kinds, url }) => ({
      message: `El ${percent(share)} del área principal no es texto de esta página: ${and(kinds.map((kind) => lockedIn[kind]))}${url === null ? '' : ` (${clipText(url, 200)})`}.`,
      change: 'Ofrecer el mismo contenido como texto, texto alternativo o pie de imagen.',
    }),
  },
};
