import type { PageType } from '../../../checks/core/facts/about.ts';
import type { DecisionFactId } from '../../../checks/derive/text/decision-facts.ts';
import type { decisionFacts as en } from '../../en/checks/decision-facts.ts';
import { and, capitalizedSentence, fixed } from './grammar.ts';
import { decisionFactNames } from './kinds.ts';

const pages: { [T in PageType]?: string } = {
  product: 'cette page produit',
  service: 'cette page de service',
  local: 'cette page d’établissement local',
  tool: 'cette page d’outil',
};
const thisPage = (type: PageType) => pages[type] ?? 'cette page';
const named = (facts: readonly DecisionFactId[], specifications: number) =>
  and(facts.map((fact) => decisionFactNames[fact]({ specifications })));

export const decisionFacts: typeof en = {
  title: 'Les informations clés (prix, disponibilité, horaires…) sont dans le texte',
  problem: 'Des informations clés manquent dans le texte',
  why: 'On interroge les moteurs de réponse sur le prix, la disponibilité, les horaires ou la plateforme. Une information présente seulement dans une image ou qui dépend de JavaScript ne peut pas être citée.',
  heuristic: 'Les informations clés retenues et leur poids sont notre heuristique',
  words: {
    fact: 'Information',
    weight: 'Poids',
    share: ({ value }) => fixed(value, 2),
    found: 'Trouvé',
    yes: 'oui',
    no: 'non',
    unknown: 'HTML source non lu',
    untold: 'ne s’applique pas ou ne peut être déterminé',
    named: ({ id, specifications }) => decisionFactNames[id]({ specifications }),
  },
  says: {
    stated: ({ type, facts, specifications }) => ({
      message: `${capitalizedSentence(thisPage(type))} indique dans le texte : ${named(facts, specifications)}.`,
      change: '',
    }),
    unstated: ({ facts, specifications }) => ({
      message: `Manque dans le texte : ${named(facts, specifications)}.`,
      change: 'Si cela concerne cette page, l’ajouter en texte simple dans le contenu principal.',
    }),
    lacking: ({ type, facts, specifications }) => ({
      message: `Manque dans le texte de ${thisPage(type)} : ${named(facts, specifications)}.`,
      change: 'Ajouter ces informations en texte simple dans le contenu principal, dans le HTML source.',
    }),
    sourceTooLong: () => ({ message: 'Les prix n’ont été cherchés que dans la première partie du HTML source.', change: '' }),
  },
};
