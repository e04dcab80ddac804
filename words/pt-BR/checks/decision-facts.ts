import type { PageType } from '../../../checks/core/facts/about.ts';
import type { DecisionFactId } from '../../../checks/derive/text/decision-facts.ts';
import type { decisionFacts as en } from '../../en/checks/decision-facts.ts';
import { and, fixed } from './grammar.ts';
import { decisionFactNames } from './kinds.ts';

/** After “esta”. */
const pages: { [T in PageType]?: string } = {
  product: 'página de produto',
  service: 'página de serviço',
  local: 'página de empresa local',
  tool: 'página de ferramenta',
};
const page = (type: PageType) => pages[type] ?? 'página';
const named = (facts: readonly DecisionFactId[], specifications: number) =>
  and(facts.map((fact) => decisionFactNames[fact]({ specifications })));

export const decisionFacts: typeof en = {
  title: 'Os dados essenciais (preço, disponibilidade, horário…) estão no texto',
  problem: 'Faltam dados essenciais no texto',
  why: 'As pessoas perguntam aos mecanismos de respostas sobre preço, disponibilidade, horário ou plataforma. Um dado que só está em uma imagem ou que precisa de JavaScript não pode ser citado.',
  heuristic: 'Os dados essenciais que contam e seus pesos são uma heurística nossa',
  words: {
    fact: 'Dado',
    weight: 'Peso',
    share: ({ value }) => fixed(value, 2),
    found: 'Encontrado',
    yes: 'sim',
    no: 'não',
    unknown: 'código-fonte HTML não lido',
    untold: 'não se aplica ou não pode ser determinado',
    named: ({ id, specifications }) => decisionFactNames[id]({ specifications }),
  },
  says: {
    stated: ({ type, facts, specifications }) => ({
      message: `Esta ${page(type)} informa no texto: ${named(facts, specifications)}.`,
      change: '',
    }),
    unstated: ({ facts, specifications }) => ({
      message: `Falta no texto: ${named(facts, specifications)}.`,
      change: 'Se isso se aplica a esta página, adicioná-lo ao conteúdo principal como texto simples.',
    }),
    lacking: ({ type, facts, specifications }) => ({
      message: `Falta no texto desta ${page(type)}: ${named(facts, specifications)}.`,
      change: 'Adicionar esses dados como texto simples ao conteúdo principal, no código-fonte HTML.',
    }),
    sourceTooLong: () => ({ message: 'Os preços só foram procurados na primeira parte do código-fonte HTML.', change: '' }),
  },
};
