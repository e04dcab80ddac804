import type { descriptiveHeadings as en } from '../../en/checks/descriptive-headings.ts';
import { agree, amount, number } from './grammar.ts';

const of = (weak: number, count: number) => `${number(weak)} de ${amount(count, { one: 'encabezado', other: 'encabezados' })}`;

export const descriptiveHeadings: typeof en = {
  title: 'Los encabezados describen sus secciones',
  problem: 'Los encabezados no describen sus secciones',
  why: 'Las páginas cuyos encabezados coinciden con la pregunta se citan más a menudo. Aquí no se conoce la pregunta, así que cada encabezado se compara con el texto que le sigue.',
  heuristic: 'La fórmula es nuestra heurística',
  words: {
    heading: 'Encabezado',
    score: 'Puntos',
    why: 'Por qué',
    generic: 'genérico, no dice nada de su sección',
    repeated: 'repetido en la página',
    unanswered: 'una pregunta sin una respuesta breve justo debajo',
    tooShort: 'demasiado corto para describir su sección',
    single: 'solo una palabra clave',
    unrelated: 'ninguna palabra clave en común con el inicio de su sección',
    fine: '',
  },
  says: {
    tell: ({ weak, count }) => ({
      message:
        weak > 0
          ? `Los encabezados de ${number(count - weak)} de ${amount(count, { one: 'sección', other: 'secciones' })} describen su contenido.`
          : agree(
              count,
              'El encabezado de la única sección describe su contenido.',
              `Los encabezados de las ${number(count)} secciones describen su contenido.`,
            ),
      change: '',
    }),
    vague: ({ weak, count, unrelated }) => ({
      message:
        unrelated === weak
          ? `${of(weak, count)} no ${agree(weak, 'tiene', 'tienen')} ninguna palabra clave en común con su sección.`
          : `${of(weak, count)} ${agree(weak, 'dice poco de su sección', 'dicen poco de sus secciones')}.`,
      change: 'Describir la sección en cada encabezado, con palabras de la sección. Responder a una pregunta justo debajo de ella.',
    }),
    little: ({ minSections }) => ({
      message: `El contenido principal es corto o tiene menos de ${amount(minSections, { one: 'sección', other: 'secciones' })}.`,
      change: '',
    }),
  },
};
