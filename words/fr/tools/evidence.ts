import type { words as en } from '../../en/tools/evidence.ts';
import { french } from '../french.ts';
import { decisionFactNames } from '../checks/kinds.ts';

const { amount, number } = french;

export const words: typeof en = {
  claims: ({ count }) => amount(count, { one: 'affirmation', other: 'affirmations' }),
  sourced: ({ count }) => `${number(count)} avec une source`,
  unsourced: ({ count }) => `${number(count)} sans source`,
  references: 'a une liste de références',
  mark: 'Surligner les affirmations sur la page',
  list: {
    title: 'Chiffres et citations',
    note: 'Une affirmation est une phrase avec un chiffre, ou une citation. Une source compte si elle est dans le même bloc : un lien vers un autre éditeur, une note, un nom et une année, une attribution, ou les données de la page elle-même.',
    rows: 'affirmations',
    none: 'Le contenu principal n’a ni chiffres ni citations.',
    claim: 'Affirmation',
    figure: 'Chiffre',
    source: 'Source',
    which: 'Détails',
    quotation: 'citation',
    sources: {
      link: 'lien',
      note: 'note',
      'name-year': 'nom et année',
      attribution: 'attribution',
      'own-data': 'données de la page',
      publisher: 'chiffre de l’éditeur lui-même',
      none: 'pas de source',
    },
    backed: 'a une source',
    markUnsourced: ({ figure }) => `pas de source : ${figure}`,
    markSourced: ({ source, why }) => `${source} : ${why}`,
  },
  sites: {
    title: 'Sites vers lesquels renvoient les affirmations',
    none: 'Aucun bloc avec une affirmation n’a de lien vers un autre site.',
    bars: 'Blocs du contenu principal avec un lien vers chaque site',
    blocks: ({ count }) => amount(count, { one: 'bloc', other: 'blocs' }),
    more: ({ count }) => `${amount(count, { one: 'autre site', other: 'autres sites' })}.`,
  },
  facts: {
    title: 'Informations clés',
    rows: 'informations clés',
    none: 'Aucune attendue pour ce type de page.',
    fact: 'Information',
    onPage: 'Sur la page',
    there: 'Trouvée',
    nothing: 'rien',
    names: decisionFactNames,
    notApplicable: 'non applicable',
    unknown: 'inconnu',
    yes: 'oui',
    part: 'en partie',
    no: 'non',
  },
  offer: {
    title: 'Prix et caractéristiques',
    prices: 'Prix',
    noPrices: 'aucun visible',
    specifications: 'Caractéristiques',
    pairs: ({ count }) => amount(count, { one: 'paire', other: 'paires' }),
    rows: 'caractéristiques',
    none: 'Aucune caractéristique.',
    name: 'Nom',
    value: 'Valeur',
  },
};
