import type { LeadPart } from '../../../checks/derive/text/passages.ts';
import type { TextLength } from '../../../checks/derive/text/length.ts';
import type { answerLead as en } from '../../en/checks/answer-lead.ts';
import { amount, and, fixed, percent } from './grammar.ts';
import { textLengthText } from './text-length.ts';

const mostWords = 6;
const listed = (words: readonly string[]) =>
  and([
    ...words.slice(0, mostWords).map((word) => `«${word}»`),
    ...(words.length > mostWords ? [amount(words.length - mostWords, { one: 'palabra más', other: 'palabras más' })] : []),
  ]);

interface Weak {
  length: TextLength;
  before: TextLength;
  missing: readonly string[];
}
const weaknesses: Record<LeadPart, (args: Weak) => string> = {
  position: ({ before }) => `La respuesta empieza tarde: antes del primer párrafo de verdad hay ${textLengthText(before)}.`,
  subject: ({ missing }) =>
    missing.length > 0
      ? `El primer párrafo no menciona ${listed(missing)}, del título y el encabezado principal.`
      : 'El primer párrafo apenas usa las palabras del título y del encabezado principal.',
  size: ({ length }) => `El primer párrafo es largo: ${textLengthText(length)}.`,
  statement: () => 'El primer párrafo termina con una pregunta o con dos puntos en lugar de responder.',
};
const change = 'Abrir el contenido principal con un párrafo corto que nombre el tema y dé la respuesta.';

export const answerLead: typeof en = {
  title: 'La página da pronto su respuesta',
  problem: 'La respuesta llega tarde o no es clara',
  why: 'Los motores de respuestas citan el primer tercio de una página más que el resto, y los lectores deciden ahí si se quedan. Un primer párrafo que nombra el tema se puede citar por sí solo.',
  heuristic: 'La fórmula es nuestra heurística',
  words: {
    part: 'Parte',
    weight: 'Peso',
    score: 'Puntos',
    share: ({ value }) => fixed(value, 2),
    notApplicable: 'no se aplica',
    words: 'palabras',
    position: 'posición',
    subject: 'tema',
    size: 'longitud',
    statement: 'enunciado',
  },
  says: {
    early: ({ length, named }) => ({
      message: `La página empieza con un párrafo de ${textLengthText(length)}${named.length > 0 ? ` que nombra ${listed(named)}` : ''}.`,
      change: '',
    }),
    weak: ({ weak, ...args }) => ({ message: weak.map((part) => weaknesses[part](args)).join(' '), change }),
    none: ({ within }) => ({ message: `El primer ${percent(within)} del contenido principal no tiene ningún párrafo.`, change }),
    ours: () => ({ message: 'Puntos por posición, tema, longitud y forma del primer párrafo:', change: '' }),
    little: () => ({ message: 'El contenido principal es demasiado corto para tener un párrafo inicial.', change: '' }),
  },
};
