import type { PageType } from '../../../checks/core/facts/about.ts';
import type { DecisionFactId } from '../../../checks/derive/text/decision-facts.ts';
import type { decisionFacts as en } from '../../en/checks/decision-facts.ts';
import { and, fixed } from './grammar.ts';
import { decisionFactNames } from './kinds.ts';

/** After “esta”. */
const pages: { [T in PageType]?: string } = {
  product: 'página de producto',
  service: 'página de servicio',
  local: 'página de negocio local',
  tool: 'página de herramienta',
};
const page = (type: PageType) => pages[type] ?? 'página';
const named = (facts: readonly DecisionFactId[], specifications: number) =>
  and(facts.map((fact) => decisionFactNames[fact]({ specifications })));

export const decisionFacts: typeof en = {
  title: 'Los datos clave (precio, disponibilidad, horario…) están en el texto',
  problem: 'Faltan datos clave en el texto',
  why: 'La gente pregunta a los motores de respuestas por el precio, la disponibilidad, el horario o la plataforma. Un dato que solo está en una imagen o que necesita JavaScript no se puede citar.',
  heuristic: 'Los datos clave que cuentan y sus pesos son nuestra heurística',
  words: {
    fact: 'Dato',
    weight: 'Peso',
    share: ({ value }) => fixed(value, 2),
    found: 'Encontrado',
    yes: 'sí',
    no: 'no',
    unknown: 'código fuente HTML no leído',
    untold: 'no se aplica o no se puede determinar',
    named: ({ id, specifications }) => decisionFactNames[id]({ specifications }),
  },
  says: {
    stated: ({ type, facts, specifications }) => ({
      message: `Esta ${page(type)} indica en el texto: ${named(facts, specifications)}.`,
      change: '',
    }),
    unstated: ({ facts, specifications }) => ({
      message: `Falta en el texto: ${named(facts, specifications)}.`,
      change: 'Si corresponde a esta página, añadirlo al contenido principal como texto simple.',
    }),
    lacking: ({ type, facts, specifications }) => ({
      message: `Falta en el texto de esta ${page(type)}: ${named(facts, specifications)}.`,
      change: 'Añadir estos datos como texto simple al contenido principal, en el código fuente HTML.',
    }),
    sourceTooLong: () => ({ message: 'Solo se buscaron precios en la primera parte del código fuente HTML.', change: '' }),
  },
};
