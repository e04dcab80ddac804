import { lookUpEntry } from '../../../checks/core/helpers/look-up-entry.ts';
import type * as en from '../../en/checks/json-faults.ts';
import { amount } from './grammar.ts';

const wanteds = {
  end: 'el final del bloque',
  'comma-or-brace': 'una coma o }',
  'comma-or-bracket': 'una coma o ]',
  colon: 'dos puntos (:)',
  name: 'un nombre de propiedad entre comillas dobles',
  value: 'un valor',
};
const orClose = 'o añadir las comillas de cierre que faltan';

/** Why a text is not JSON, for people who write markup by hand or by template: whole sentences, by code. Their arguments are JSON. */
export const jsonFaults: typeof en.jsonFaults = {
  /** The browser's message, if our own scan found nothing. */
  native: ({ error }) => error,
  empty: () => 'El bloque está vacío.',
  unclosed: ({ count, missing }) =>
    `El texto termina antes de que se ${count === 1 ? 'cierre una llave o un corchete' : `cierren ${amount(count, { other: 'llaves o corchetes' })}`} (falta ${missing}).`,
  unopened: ({ bracket }) => `Sobra un ${bracket} de cierre.`,
  mismatched: ({ bracket, opened }) => `${bracket} no corresponde a ${opened}.`,
  'second-value': () => 'Sigue un segundo valor: poner varios objetos en un array, en un @graph o en bloques separados.',
  semicolon: () => 'Hay un punto y coma después de los datos. JSON no es un script.',
  'comma-after': () => 'Hay una coma después de los datos.',
  'comma-before': ({ bracket }) => `Sobra una coma antes de ${bracket}: quitarla.`,
  'two-commas': () => 'Dos comas seguidas.',
  'comma-first': () => 'Dos comas seguidas o una coma antes del primer valor.',
  'no-comma': () => 'Falta una coma antes de esto.',
  'no-comma-or-quote': () => 'Falta una coma antes de esto, o unas comillas dentro de la cadena anterior no están escapadas como \\".',
  'quote-inside': () => 'Unas comillas dentro de la cadena anterior no están escapadas como \\", o falta una coma.',
  'property-in-array': () => 'Una propiedad dentro de un array: falta una { antes.',
  'second-colon': () => 'Sobran dos puntos (:) después de una propiedad.',
  'no-colon': () => 'Esta propiedad no tiene valor: faltan los dos puntos.',
  'no-value': () => 'Esta propiedad no tiene valor.',
  number: ({ number }) => `${number} no es un número JSON: ponerlo entre comillas o escribirlo sin ceros iniciales, signo más ni unidad.`,
  'line-break': ({ escape }) => `Una cadena contiene un salto de línea: escribirlo como ${escape} ${orClose}.`,
  tab: ({ escape }) => `Una cadena contiene un tabulador: escribirlo como ${escape} ${orClose}.`,
  control: ({ point, escape }) => `Una cadena contiene un carácter de control (${point}): escribirlo como ${escape} ${orClose}.`,
  'unicode-escape': () => 'En una cadena, \\u necesita detrás cuatro dígitos hexadecimales.',
  escape: ({ character, point }) =>
    `${character === '' ? `\\${point}` : `«\\${character}»`} no es un escape válido en JSON: escribir una barra invertida como \\\\.`,
  'open-string': () => 'Una cadena no tiene comillas de cierre.',
  cdata: () => 'Un envoltorio CDATA no es JSON: HTML no lo elimina, así que se lee como parte de los datos.',
  'cdata-end': () => 'El final de un envoltorio CDATA no es JSON.',
  'html-comment': () => 'Un comentario HTML no es JSON.',
  comment: () => 'JSON no admite comentarios.',
  'byte-order-mark': () => 'Una marca de orden de bytes (U+FEFF) no es JSON.',
  'curly-quote': ({ point }) => `Comillas tipográficas (${point}): usar comillas rectas (").`,
  'single-quote': () => 'Las cadenas necesitan comillas dobles ("), no simples.',
  entity: ({ entity }) => `La entidad HTML ${entity} no es JSON: las entidades dentro de un elemento script no se decodifican.`,
  template: () => 'No se rellenó un marcador de plantilla.',
  markup: () => 'El marcado HTML no es JSON.',
  'white-space': ({ point }) => `Un carácter de espacio en blanco que JSON no permite (${point}).`,
  name: ({ name }) => `«${name}» no es un valor JSON.`,
  unquoted: ({ name, wanted }) => `«${name}» no está entre comillas; se esperaba ${wanteds[wanted]}.`,
  unexpected: ({ character, point, wanted }) =>
    `${character === '' ? 'Carácter inesperado' : `«${character}» inesperado`} (${point}); se esperaba ${wanteds[wanted]}.`,
  stray: ({ character }) => `${character} inesperado.`,
};

/** The sentence of such a fault. A code that this version does not know is shown unchanged. */
export const jsonFaultText: typeof en.jsonFaultText = ({ code, args }) =>
  lookUpEntry<(args: object) => string>(jsonFaults, code)?.(args) ?? code;
