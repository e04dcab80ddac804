import type { words as en } from '../../en/tools/robots-directives.ts';
import { spanish } from '../spanish.ts';

const { amount, date } = spanish;

export const words: typeof en = {
  everyOther: 'todos los demás',
  allCrawlers: 'todos los rastreadores',
  none: 'Sin directivas robots: todo está permitido.',
  found: ({ count }) =>
    `${amount(count, { one: 'directiva', other: 'directivas' })} en etiquetas meta y cabeceras X-Robots-Tag. Un rastreador combina las directivas para todos con las suyas propias; gana la más estricta.`,
  metaOnly: 'La matriz solo incluye etiquetas meta.',
  matrix: {
    title: 'Resultado para cada rastreador',
    rows: 'rastreadores',
    none: 'Ningún rastreador que mostrar.',
    crawler: 'Rastreador',
    index: 'Indexar',
    follow: 'Seguir',
    snippet: 'Snippet',
    image: 'Vista previa de imagen',
    more: 'Más',
    yes: 'sí',
    noIn: { meta: 'no (meta)', header: 'no (cabecera)' },
    noBecause: ({ directive, places }) => `${directive} (${places.join(', ')})`,
    noSnippet: 'ninguno',
    anyLength: 'cualquier longitud',
    upTo: ({ count }) => `hasta ${amount(count, { one: 'carácter', other: 'caracteres' })}`,
    notSet: 'sin definir',
    notIndexed: 'imágenes sin indexar',
    videoAny: 'vídeo de cualquier longitud',
    videoUpTo: ({ seconds }) => `vídeo de hasta ${amount(seconds, { one: 'segundo', other: 'segundos' })}`,
    until: ({ time }) => `hasta ${date(time)}`,
  },
  written: {
    title: 'Directivas tal como están escritas',
    rows: 'directivas',
    none: 'Sin directivas robots en la página ni en sus cabeceras.',
    directive: 'Directiva',
    for: 'Para',
    where: 'Dónde',
    readBy: 'Compatible con',
    meta: ({ crawler }) => `meta ${crawler}`,
    metaInBody: ({ crawler }) => `meta ${crawler}, en el body`,
    reads: {
      google: 'Google y otros',
      default: 'valor por defecto',
      bing: 'solo Bing',
      idle: 'ningún gran buscador',
      misspelt: 'mal escrita',
      invalid: 'valor no válido',
      unknown: 'desconocida',
    },
    meant: ({ reads, meant }) => `${reads}: ¿${meant}?`,
    ambiguous: 'puede aplicarse a todos: los navegadores combinan las cabeceras',
  },
  conflicts: {
    title: 'Conflictos',
    none: 'Ninguna directiva contradictoria.',
    one: ({ first, firstPlace, second, secondPlace }) =>
      `\`${first}\` (${firstPlace}) contradice \`${second}\` (${secondPlace}): gana la más estricta.`,
    odd: ({ count }) =>
      `Ningún gran buscador admite ${amount(count, { one: 'valor', other: 'valores' })}: ver «Compatible con» más arriba.`,
  },
};
