import type { words as en } from '../../en/tools/url-inspector.ts';
import { spanish } from '../spanish.ts';

const { amount, number } = spanish;
const partsOf = (count: number) => amount(count, { one: 'parte', other: 'partes' });
const encoded = { one: 'byte codificado con %', other: 'bytes codificados con %' };

export const words: typeof en = {
  unparsable: ({ url }) => `La URL de esta página no es válida: ${url}`,
  anatomy: 'Partes de la URL',
  parts: {
    scheme: 'esquema',
    user: 'usuario',
    subdomain: 'subdominio',
    domain: 'dominio',
    port: 'puerto',
    root: 'raíz',
    page: 'página',
    query: 'consulta',
    fragment: 'fragmento',
    folder: ({ index }) => `carpeta ${number(index)}`,
  },
  clean: {
    title: 'Versión limpia',
    already: 'La URL ya está limpia: sin seguimiento, sesión ni fragmento.',
    without: 'Sin parámetros de seguimiento o de sesión ni fragmento. Antes de usarla, comprobar que muestra la misma página.',
  },
  parameters: {
    title: 'Parámetros',
    note: 'Finalidad deducida del nombre.',
    rows: 'parámetros',
    none: 'La URL no tiene parámetros.',
    name: 'Nombre',
    value: 'Valor',
    for: 'Finalidad',
    noName: '(sin nombre)',
    empty: '(vacío)',
    kinds: {
      tracking: 'seguimiento, no cambia la página',
      session: 'sesión, distinta para cada visitante',
      pagination: 'número de página',
      order: 'orden o vista',
      search: 'consulta de búsqueda',
      language: 'idioma',
      other: 'desconocida, probablemente contenido',
    },
  },
  form: {
    title: 'Detalles',
    length: 'Longitud',
    path: 'Ruta',
    encodings: 'Codificaciones',
    readable: 'Legible',
    characters: ({ count }) =>
      `${amount(count, { one: 'carácter', other: 'caracteres' })}. Las URL de menos de 2000 caracteres funcionan en todas partes.`,
    root: 'raíz del sitio',
    slash: ({ parts }) => `${partsOf(parts)}, con barra final`,
    noSlash: ({ parts }) => `${partsOf(parts)}, sin barra final`,
    inPath: ({ count }) => `${amount(count, encoded)} en la ruta`,
    inQuery: ({ count }) => `${amount(count, encoded)} en la consulta`,
    plus: 'signos más en la consulta, que significan espacios',
    punycode: 'un nombre de host internacionalizado en ASCII (punycode)',
    notUtf8: 'bytes que no son UTF-8',
    ascii: 'ninguna: ASCII simple.',
  },
};
