import type { words as en } from '../../en/tools/leftovers.ts';
import { leftoverPlaces } from '../checks/kinds.ts';
import { spanish } from '../spanish.ts';

const { amount, number } = spanish;
const leftovers = (count: number) => amount(count, { one: 'resto', other: 'restos' });

export const words: typeof en = {
  none: 'No se encontraron restos.',
  found: ({ count }) => `${leftovers(count)}.`,
  prominent: ({ count, prominent }) =>
    `${leftovers(count)}, ${number(prominent)} en etiquetas que se usan para resultados de búsqueda y vistas previas de enlaces.`,
  kinds: {
    token: { name: 'Marcador de plantilla', help: 'una variable sin rellenar, como {{title}} o %s, o una regla de estilo' },
    empty: { name: 'Valor vacío', help: 'undefined, null, NaN o [object Object] en lugar de un valor' },
    dummy: { name: 'Texto de relleno', help: 'lorem ipsum y otros textos de relleno' },
    host: { name: 'Host sin publicar', help: 'localhost, una red privada o una copia de pruebas del sitio' },
  },
  rows: 'restos',
  searched: 'Se buscó en: título, encabezados, etiquetas meta, enlaces, imágenes, datos estructurados y texto, salvo ejemplos de código.',
  what: 'Encontrado',
  kind: 'Tipo',
  where: 'Dónde',
  around: 'Contexto',
  places: leftoverPlaces,
};
