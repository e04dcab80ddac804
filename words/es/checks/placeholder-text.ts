import type { LeftoverPlace } from '../../../checks/derive/text/leftovers.ts';
import type { placeholderText as en } from '../../en/checks/placeholder-text.ts';
import { leftoverPlaces } from './kinds.ts';
import { misreadCause, misreadExample } from './misread.ts';
import { agree, amount, and, number } from './grammar.ts';

type Place = { place: LeftoverPlace; name: string };
const placeText = ({ place, name }: Place) => leftoverPlaces[place]({ name });
/** Without articles, in parentheses: names of properties have none. */
const where = (all: readonly Place[]) => and(all.map(placeText));
const points = (count: number) => agree(count, 'apunta', 'apuntan');

export const placeholderText: typeof en = {
  title: 'Sin restos de plantillas',
  problem: 'Restos de plantillas',
  why: 'Las variables sin rellenar, el texto de relleno y las URL de pruebas llegan a los lectores, a los resultados de búsqueda y a las vistas previas de los enlaces.',
  heuristic: 'Los patrones son nuestra heurística, creados para no dar casi ninguna falsa alarma; se excluyen los ejemplos de código',
  words: { found: 'Encontrado', where: 'Dónde', place: placeText },
  says: {
    none: () => ({ message: 'No se encontraron variables de plantilla, texto de relleno ni URL de pruebas.', change: '' }),
    unfilled: ({ count, places, example }) => ({
      message: `${amount(count, { one: 'resto', other: 'restos' })} de una plantilla (${where(places)}): «${example}».`,
      change: 'Sustituirlo por texto: rellenar la variable o corregir la plantilla.',
    }),
    perhapsUnfilled: ({ count, places, example }) => ({
      message: `${amount(count, { one: 'texto parece un marcador de plantilla', other: 'textos parecen marcadores de plantilla' })} (${where(places)}): «${example}».`,
      change: 'Rellenar la variable, o ignorar esto si la página trata de marcadores de plantilla.',
    }),
    hosts: ({ count, places, host }) => ({
      message: `${number(count)} URL (${where(places)}) ${points(count)} a un host inaccesible para los lectores: ${host}.`,
      change: 'Usar la URL pública.',
    }),
    previewHost: ({ places, host }) => ({
      message: `Esta página apunta a un host de vista previa (${where(places)}): ${host}.`,
      change: 'Usar la URL del dominio público.',
    }),
    dummy: ({ example }) => ({
      message: `La página contiene texto de relleno: «${example}».`,
      change: 'Sustituirlo por el texto real o quitarlo.',
    }),
    misread: ({ count, ...misread }) => ({
      message: `${amount(count, { one: 'texto', other: 'textos' })} ${agree(count, 'muestra', 'muestran')} caracteres incorrectos, como ${misreadExample(misread)}: ${misreadCause[misread.kind].because}.`,
      change: misreadCause[misread.kind].change,
    }),
    unfilledInBody: ({ count, places, example }) => ({
      message: `${amount(count, { one: 'variable sin rellenar', other: 'variables sin rellenar' })} en el body (${where(places)}): «${example}».`,
      change: 'Rellenar la variable o corregir la plantilla.',
    }),
    hostsInBody: ({ count, places, host }) => ({
      message: `${number(count)} URL del body (${where(places)}) ${points(count)} a un host inaccesible para los lectores: ${host}.`,
      change: 'Enlazar a la URL pública.',
    }),
  },
};
