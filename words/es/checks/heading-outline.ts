import type { headingOutline as en } from '../../en/checks/heading-outline.ts';
import { agree, amount, number, partReadText } from './grammar.ts';

const headings = (count: number) => amount(count, { one: 'encabezado', other: 'encabezados' });

export const headingOutline: typeof en = {
  title: 'El esquema de encabezados es adecuado',
  problem: 'El esquema no tiene encabezados, o hay encabezados vacíos o niveles omitidos',
  why: 'Quienes usan un lector de pantalla navegan por los encabezados, y todos los lectores los recorren con la vista. Se trata de accesibilidad y legibilidad: los buscadores no posicionan según el orden de los encabezados.',
  heuristic: 'Líneas que parecen encabezados: sus longitudes son nuestra heurística',
  says: {
    usable: ({ count }) => ({ message: `${headings(count)} en el contenido principal, ninguno vacío, sin niveles omitidos.`, change: '' }),
    styled: ({ lines, example }) => ({
      message: `${amount(lines, { one: 'línea de este texto largo parece un encabezado', other: 'líneas de este texto largo parecen encabezados' })}, pero solo el encabezado principal está marcado como tal: «${example}»`,
      change:
        'Marcarlas como h2, o como h3 debajo de un h2: los lectores de pantalla enumeran los encabezados, y las máquinas encuentran los pasajes por ellos.',
    }),
    empty: ({ count }) => ({
      message: `${headings(count)} del contenido principal ${agree(count, 'está vacío', 'están vacíos')}.`,
      change: 'Añadir texto al encabezado o quitarlo; para el espaciado, usar CSS.',
    }),
    skips: ({ count, above, level }) => ({
      message: agree(
        count,
        `El esquema salta de h${above} a h${level}.`,
        `El esquema omite niveles ${number(count)} veces, la primera de h${above} a h${level}.`,
      ),
      change: 'Bajar de nivel en nivel y definir el tamaño de los encabezados con CSS.',
    }),
    long: ({ count, maxCharacters }) => ({
      message: `${headings(count)} ${agree(count, 'supera', 'superan')} los ${amount(maxCharacters, { one: 'carácter', other: 'caracteres' })}.`,
      change: '',
    }),
    capped: (args) => partReadText('encabezados', args),
    few: ({ count, others }) => ({
      message:
        count + others === 0
          ? 'La página no tiene encabezados.'
          : count === 0
            ? 'El contenido principal no tiene encabezados.'
            : `${headings(count)} en el contenido principal ${agree(count, 'no basta', 'no bastan')} para un esquema.`,
      change: '',
    }),
  },
};
