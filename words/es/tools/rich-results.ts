import type { words as en } from '../../en/tools/rich-results.ts';
import { propertyRuleText } from '../checks/property-rules.ts';
import { richResultName } from '../checks/rich-results.ts';
import { spanish } from '../spanish.ts';
import { valueFormats } from '../checks/value-formats.ts';
import { limitedTo } from '../checks/kinds.ts';

const { amount, date, month } = spanish;

/** For some features, only the month of Google's retirement announcement is known. */
const isMonth = (since: string): boolean => since.length === 7;

export const words: typeof en = {
  intro: ({ checked }) =>
    `Requisitos de Google al ${date(checked)}. Un marcado completo hace que una página sea apta; Google decide si muestra un resultado enriquecido.`,
  noData: 'La página no tiene datos estructurados para un resultado enriquecido.',
  noType: 'Ninguno de los tipos de esta página tiene un resultado enriquecido de Google.',
  aside: ({ name, since }) =>
    `${richResultName(name)}: ${isMonth(since) ? `fin anunciado en ${month(since)}` : `ya no se muestra (desde ${date(since)})`}. Dejar el marcado no perjudica.`,
  resultName: ({ name }) => richResultName(name),
  requirements: 'Requisitos de Google',
  required: 'Obligatorias:',
  recommended: 'Recomendadas:',
  matrix: {
    title: 'Obligatorias y recomendadas, tipo por tipo',
    note: 'No se muestran las propiedades que solo son obligatorias en otros casos.',
    rows: 'propiedades',
    property: 'Propiedad',
    need: 'Google',
    onPage: 'En esta página',
    result: 'Resultado enriquecido',
    required: 'obligatoria',
    recommended: 'recomendada',
    there: 'presente',
    unreadable: 'presente, valor no válido',
    missing: 'falta',
    ofItem: ({ result, item }) => `${result} (${item})`,
    named: ({ type, name }) => `${type}: ${name}`,
  },
  expected: ({ format }) => `se esperaba: ${valueFormats[format]}`,
  rule: ({ rule }) => propertyRuleText(rule),
  states: {
    retired: ({ since }) => (isMonth(since) ? `fin anunciado en ${month(since)}` : `no se muestra desde ${date(since)}`),
    lacking: ({ missing }) =>
      `no apto: ${missing === 1 ? 'falta' : 'faltan'} ${amount(missing, { one: 'requisito', other: 'requisitos' })}`,
    unreadable: 'no apto: un valor obligatorio no es válido',
    unclean: 'apto, con valores por corregir',
    improvable: ({ recommended }) =>
      `apto, sin ${amount(recommended, { one: 'propiedad recomendada', other: 'propiedades recomendadas' })}`,
    complete: 'completo',
  },
  limited: limitedTo,
  terms: {
    title: 'Términos que no están en el vocabulario de schema.org',
    note: 'Comparado con el vocabulario publicado.',
    noteOf: ({ release }) => `Comparado con el vocabulario publicado (${release}).`,
    rows: 'problemas de vocabulario',
    above: 'Sin otros problemas.',
    none: 'Todos los tipos, propiedades y valores están en el vocabulario de schema.org.',
    what: 'Problema',
    term: 'Término',
    value: 'Valor',
    fits: 'Sugerencia',
    kinds: {
      'unknown-type': 'tipo desconocido',
      'unknown-property': 'propiedad desconocida',
      'wrong-domain': 'propiedad de otro tipo',
      'wrong-value': 'tipo de valor incorrecto',
      'unknown-enumeration': 'valor desconocido',
      superseded: 'reemplazado',
    },
  },
  gallery: {
    title: 'Resultados enriquecidos de Google, actuales y retirados',
    rows: 'resultados enriquecidos',
    name: 'Resultado enriquecido',
    state: 'Estado',
    required: 'Obligatorias',
    source: 'Fuente',
    primary: 'Google',
    secondary: 'no es de Google',
    shown: 'se muestra',
    nothing: 'nada',
    readAt: ({ url, checked }) => `${url} (Google, leído: ${date(checked)})`,
    quoted: ({ url, checked }) => `${url} (no es de Google, leído: ${date(checked)})`,
  },
};
