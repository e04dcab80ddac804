import type { words as en } from '../../en/tools/main-content.ts';
import { spanish } from '../spanish.ts';

const { amount, number, percent } = spanish;

export const words: typeof en = {
  mark: 'Atenuar todo lo demás en la página',
  copy: 'Copiar el texto',
  save: 'Guardar el texto',
  share: ({ share }) => `contenido principal ${percent(share)}`,
  rest: ({ share }) => `navegación, pie y lo demás ${percent(share)}`,
  found: 'Encontrado',
  methods: {
    main: 'en el elemento <main>',
    article: 'en un elemento <article>',
    posts: 'como mensajes de un hilo',
    parts: 'como todas las secciones salvo menús y pie de página',
    body: 'como el body entero (nada destacaba)',
    none: 'no encontrado',
  },
  densest: ({ confidence }) => `por densidad de texto, ${percent(confidence)} de confianza`,
  words: 'Palabras',
  characters: 'Caracteres',
  noAim: ({ count }) => `${number(count)} (no hay una longitud ideal)`,
  readingTime: 'Tiempo de lectura',
  minutes: ({ count }) => `aprox. ${amount(count, { one: 'minuto', other: 'minutos' })}`,
  blocks: 'Bloques',
  blocksOf: ({ main, all }) => `${number(main)} de ${amount(all, { one: 'bloque de texto', other: 'bloques de texto' })}`,
  locked: {
    title: 'Contenido que las máquinas no pueden leer',
    note: 'Partes del contenido principal dentro de imágenes, marcos o canvas.',
    rows: 'zonas ilegibles',
    none: 'Ninguna.',
    what: 'Qué',
    area: 'Parte de la superficie',
    element: 'Elemento',
    kinds: { canvas: 'canvas', frame: 'marco', embed: 'documento incrustado', image: 'imagen sin texto alternativo' },
    share: ({ share }) => percent(share),
  },
  text: {
    title: 'El texto',
    none: 'No se encontró contenido principal.',
    truncated: 'El texto es más largo de lo que se muestra aquí.',
    label: 'Texto principal',
    first: ({ shown, total }) =>
      `Se muestran los primeros ${number(shown)} de ${amount(total, { one: 'bloque', other: 'bloques' })}; al copiar se incluyen todos.`,
  },
  marks: {
    main: 'contenido principal',
    regions: {
      main: 'no es contenido principal',
      header: 'cabecera',
      nav: 'navegación',
      aside: 'barra lateral',
      footer: 'pie de página',
      comments: 'comentarios',
      dialog: 'diálogo',
      none: 'no es contenido principal',
    },
  },
};
