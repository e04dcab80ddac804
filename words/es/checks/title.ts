import type { Behind } from '../../../checks/derive/provenance/publisher/site-name.ts';
import type { title as en } from '../../en/checks/title.ts';
import { misreadCause, misreadExample } from './misread.ts';
import { amount, number, percent } from './grammar.ts';

const quoted = (text: string) => (text.length > 120 ? `«${text.slice(0, 119)}…»` : `«${text}»`);
const ends: Record<Behind, string> = { nothing: 'su final', name: 'el nombre del sitio', more: 'la parte que sigue al titular' };
const fits: Record<Behind, string> = { nothing: '', name: ' sin el nombre del sitio', more: ' sin la parte que sigue al titular' };
const wholeOr: Record<Behind, string> = {
  nothing: 'El título',
  name: 'Sin el nombre del sitio, el título',
  more: 'Sin la parte que sigue al titular, el título',
};

export const title: typeof en = {
  title: 'El título es específico y cabe',
  problem: 'El título falta, es genérico o es demasiado largo',
  why: 'El elemento title es la fuente principal del enlace de título en los resultados de búsqueda, de las pestañas y de las vistas previas de enlaces. Los buscadores reescriben a menudo los títulos vagos, recargados o medio vacíos.',
  heuristic:
    'El ancho de los resultados es un valor habitual medido por herramientas de terceros, y los números y proporciones indicados aquí son nuestra heurística',
  words: { desktopResult: 'Resultado en escritorio', wholeText: 'Texto completo' },
  says: {
    fine: ({ pixels, without = 'nothing' }) => ({
      message: `El título es específico y cabe en un resultado de escritorio${fits[without]} (${number(pixels)} px).`,
      change: '',
    }),
    missing: () => ({ message: 'La página no tiene título.', change: 'Añadir al head un <title> que diga de qué trata esta página.' }),
    outsideHead: () => ({
      message: 'El único <title> con texto está fuera del head.',
      change: 'Mover el <title> al head, antes de cualquier cosa que no deba estar ahí.',
    }),
    leftover: ({ found }) => ({
      message: `El título contiene un marcador de plantilla: ${quoted(found)}`,
      change: 'Rellenar la variable o corregir la plantilla del título.',
    }),
    perhapsLeftover: ({ found }) => ({
      message: `El título contiene lo que parece un marcador de plantilla: ${quoted(found)}`,
      change: 'Rellenar la variable, o ignorar esto si la página trata de marcadores de plantilla.',
    }),
    misread: (misread) => ({
      message: `El título muestra ${misreadExample(misread)}: ${misreadCause[misread.kind].because}.`,
      change: misreadCause[misread.kind].change,
    }),
    several: ({ count }) => ({
      message: `La página tiene ${amount(count, { one: 'elemento title', other: 'elementos title' })}; los navegadores usan el primero.`,
      change: 'Conservar un solo elemento title.',
    }),
    wide: ({ pixels, cut, behind, maxPixels }) => ({
      message: `${wholeOr[behind]} mide ${number(pixels)} px de ancho; Google suele truncar cerca de los ${number(maxPixels)} px, aquí: ${quoted(cut)}`,
      change: 'Empezar por lo que hace única esta página o acortar el título. (Cuentan los píxeles, no los caracteres).',
    }),
    nameCut: ({ pixels, cut, behind }) => ({
      message: `Con ${ends[behind]}, el título mide ${number(pixels)} px de ancho. Los resultados de escritorio suelen truncar solo ${ends[behind]}, aquí: ${quoted(cut)}`,
      change: '',
    }),
    generic: ({ title }) => ({
      message: `El título ${quoted(title)} no dice de qué trata esta página.`,
      change: 'Nombrar en el título el tema de esta página.',
    }),
    hostOnly: ({ title }) => ({
      message: `El título es solo el dominio: ${quoted(title)}`,
      change: 'Describir la página en el título; los resultados de búsqueda muestran el dominio de todos modos.',
    }),
    halfEmpty: ({ title }) => ({
      message: `Una parte del título está vacía: ${quoted(title)}`,
      change: 'Rellenar la parte anterior o posterior al separador, o quitar el separador.',
    }),
    cutOff: ({ part }) => ({
      message: `El título contiene un texto cortado: ${quoted(part)}`,
      change: 'Escribir un título que diga de qué trata esta página y que termine por sí mismo.',
    }),
    saysLess: ({ title, fuller }) => ({
      message: `El título ${quoted(title)} dice menos que el encabezado o la URL de la página: ${quoted(fuller)}`,
      change: 'Decir lo mismo en el título: se ve sin la página que lo rodea.',
    }),
    twice: ({ part }) => ({
      message: `${quoted(part)} aparece dos veces seguidas en el título.`,
      change: 'Conservarlo una vez: la plantilla lo añade a un título que ya lo tiene.',
    }),
    capitals: ({ share }) => ({
      message: `El ${percent(share)} de las letras del título son mayúsculas.`,
      change: 'Usar mayúsculas y minúsculas como en una frase: se lee mejor y ocupa menos.',
    }),
    repeats: ({ word, count }) => ({
      message: `«${word}» aparece ${number(count)} veces en el título.`,
      change: 'Usar la palabra una vez. Los buscadores reescriben a menudo los títulos que repiten palabras.',
    }),
    oldYear: ({ year, dateYear }) => ({
      message: `El título contiene ${year}, pero la fecha de la página es de ${dateYear}.`,
      change: 'Actualizar el año del título o quitarlo.',
    }),
    unlikeHeading: ({ heading }) => ({
      message: `El título y el encabezado principal no tienen palabras en común: ${quoted(heading)}`,
      change: 'Usar el mismo tema en el título y el encabezado principal, para que los lectores sepan que están en el lugar correcto.',
    }),
  },
};
