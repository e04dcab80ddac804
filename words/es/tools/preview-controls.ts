import type { words as en } from '../../en/tools/preview-controls.ts';
import { spanish } from '../spanish.ts';

const { amount, and, number, percent } = spanish;
const charactersOf = (count: number) => amount(count, { one: 'carácter', other: 'caracteres' });

export const words: typeof en = {
  google: 'Búsqueda, Vistas creadas con IA y Modo IA',
  bing: 'Búsqueda y respuestas de Copilot',
  pageOnly: 'Solo se incluyen las directivas de la propia página.',
  by: ({ directives }) => `por ${and(directives.map(({ written, place }) => `\`${written}\` en ${place}`))}`,
  meta: ({ name }) => `meta ${name}`,
  text: 'Texto',
  images: 'Imágenes',
  video: 'Vídeo',
  aiFeatures: 'Funciones de IA',
  copilot: 'Copilot',
  notIndexed: 'nada: no indexable',
  nothing: 'nada',
  anyLength: 'cualquier longitud',
  upToCharacters: ({ count }) => `hasta ${charactersOf(count)}`,
  imageSizes: { none: 'ninguna', standard: 'vistas previas pequeñas', large: 'vistas previas grandes' },
  imageUnset: 'sin definir: elige el buscador',
  still: 'una imagen fija',
  upToSeconds: ({ count }) => `hasta ${amount(count, { one: 'segundo', other: 'segundos' })}`,
  ai: { bad: 'no pueden usar el texto', warn: 'solo pueden usar la longitud del snippet', good: 'pueden usar el texto' },
  copilotMay: {
    not: 'no puede usar el contenido',
    snippet: 'solo URL, título y snippet',
    noText: 'sin texto que citar',
    yes: 'puede usar el contenido',
  },
  offered: {
    title: 'Zonas ofrecidas para snippets',
    note: 'Bing puede mostrar y citar el texto marcado con `data-snippet` (directrices del 27 de febrero de 2026). Google no lo admite. Nunca puntúa.',
    mark: 'Resaltar estas zonas en la página',
    rows: 'zonas ofrecidas',
  },
  areas: {
    title: 'Zonas excluidas de los snippets',
    note: 'El texto marcado con `data-nosnippet` no se debe citar. Aun así se indexa.',
    mark: 'Resaltar estas zonas en la página',
    rows: 'zonas',
    none: 'Ninguna parte de la página tiene data-nosnippet: todo su texto se puede citar dentro de los límites de las directivas anteriores.',
    share: ({ share, stored, all }) =>
      `El ${percent(share)} del texto principal no se debe citar (${number(stored)} de ${charactersOf(all)}).`,
    text: 'Texto',
    element: 'Elemento',
    noText: 'sin texto',
  },
};
