import type { words as en } from '../../en/tools/evidence.ts';
import { spanish } from '../spanish.ts';
import { decisionFactNames } from '../checks/kinds.ts';

const { amount, number } = spanish;

export const words: typeof en = {
  claims: ({ count }) => amount(count, { one: 'afirmación', other: 'afirmaciones' }),
  sourced: ({ count }) => `${number(count)} con fuente`,
  unsourced: ({ count }) => `${number(count)} sin ella`,
  references: 'tiene una lista de referencias',
  mark: 'Resaltar las afirmaciones en la página',
  list: {
    title: 'Cifras y citas',
    note: 'Una afirmación es una oración con una cifra, o una cita. Una fuente cuenta si está en el mismo bloque: un enlace a otro editor, una nota, un nombre y un año, una atribución o los datos propios de la página.',
    rows: 'afirmaciones',
    none: 'El contenido principal no tiene cifras ni citas.',
    claim: 'Afirmación',
    figure: 'Cifra',
    source: 'Fuente',
    which: 'Detalles',
    quotation: 'cita',
    sources: {
      link: 'enlace',
      note: 'nota',
      'name-year': 'nombre y año',
      attribution: 'atribución',
      'own-data': 'datos propios',
      publisher: 'cifra propia del editor',
      none: 'sin fuente',
    },
    backed: 'tiene fuente',
    markUnsourced: ({ figure }) => `sin fuente: ${figure}`,
    markSourced: ({ source, why }) => `${source}: ${why}`,
  },
  sites: {
    title: 'Sitios enlazados desde afirmaciones',
    none: 'Ningún bloque con una afirmación enlaza a otro sitio.',
    bars: 'Bloques del contenido principal que enlazan a cada sitio',
    blocks: ({ count }) => amount(count, { one: 'bloque', other: 'bloques' }),
    more: ({ count }) => `${amount(count, { one: 'sitio más', other: 'sitios más' })}.`,
  },
  facts: {
    title: 'Datos clave',
    rows: 'datos clave',
    none: 'No se espera ninguno para este tipo de página.',
    fact: 'Dato',
    onPage: 'En la página',
    there: 'Encontrado',
    nothing: 'nada',
    names: decisionFactNames,
    notApplicable: 'no se aplica',
    unknown: 'desconocido',
    yes: 'sí',
    part: 'en parte',
    no: 'no',
  },
  offer: {
    title: 'Precios y especificaciones',
    prices: 'Precios',
    noPrices: 'ninguno visible',
    specifications: 'Especificaciones',
    pairs: ({ count }) => amount(count, { one: 'par', other: 'pares' }),
    rows: 'especificaciones',
    none: 'Sin especificaciones.',
    name: 'Nombre',
    value: 'Valor',
  },
};
