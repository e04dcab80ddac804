import type { words as en } from '../../en/tools/favicon-sitename.ts';
import { probeText } from '../checks/probes.ts';
import { spanish } from '../spanish.ts';

const { amount, number, bytes } = spanish;

export const words: typeof en = {
  icons: {
    title: 'Iconos candidatos',
    note: 'Google exige un icono cuadrado de al menos 8 × 8 píxeles y recomienda más de 48 × 48. Cada candidato se muestra a 16, 32 y 48 píxeles, sobre fondo claro y oscuro.',
    none: 'La página no declara ningún icono, y no hay un /favicon.ico al que recurrir.',
    fallback: 'Sin icono declarado. Los navegadores y los buscadores prueban entonces /favicon.ico.',
    more: ({ count }) => `${amount(count, { one: 'más está declarado', other: 'más están declarados' })}.`,
    drawnSizes: 'Los tamaños son los de las imágenes cargadas.',
    kept: 'robots.txt bloquea el icono para Googlebot-Image',
    byDefault: 'por defecto',
    declared: '(declarado)',
    empty: '(vacío)',
    notUrl: ({ written }) => `${written} no es una URL.`,
    noAnswer: 'sin respuesta',
    noAnswerFor: ({ why }) => `sin respuesta: ${probeText(why)}`,
    status: ({ status }) => `estado ${status}`,
    notDrawn: ({ why }) => `no se muestra: ${probeText(why)}`,
    notPicture: 'no es la URL de una imagen',
    vector: 'SVG, cualquier tamaño',
    pixels: ({ width, height }) => `${number(width)} × ${number(height)} px`,
    bytes: ({ count }) => bytes(count),
  },
  names: {
    title: 'Nombre del sitio',
    note: 'Los buscadores eligen un nombre para todo el sitio, a partir de su página principal. Los nombres coherentes son los que más probablemente se muestran.',
    agree: ({ count }) => `Los ${number(count)} coinciden`,
    differ: ({ names, places }) =>
      `${amount(names, { one: 'nombre distinto', other: 'nombres distintos' })} en ${amount(places, { one: 'lugar', other: 'lugares' })}`,
    rows: 'nombres del sitio',
    none: 'Ningún nombre del sitio: ni og:site_name, ni WebSite u Organization en los datos estructurados, ni nombre al final del título.',
    name: 'Nombre',
    where: 'Dónde',
    agreement: 'Coincidencia',
    only: 'el único',
    agrees: 'coincide',
    differs: 'difiere',
    website: ({ format }) => `Nombre de WebSite (${format})`,
    ofType: ({ type, place }) => `${type} (${place})`,
    places: {
      'site-name': 'og:site_name o application-name',
      'title-suffix': 'final del título',
      'json-ld': 'JSON-LD',
      microdata: 'microdatos',
      rdfa: 'RDFa',
      copyright: 'línea de copyright',
      logo: 'enlace del logotipo',
      host: 'solo nombre de host',
      byline: 'firma',
      'rel-author': 'marcado como autor',
      meta: 'etiqueta meta',
    },
  },
};
