import type { words as en } from '../../en/tools/rich-results.ts';
import { propertyRuleText } from '../checks/property-rules.ts';
import { richResultName } from '../checks/rich-results.ts';
import { french } from '../french.ts';
import { valueFormats } from '../checks/value-formats.ts';
import { limitedTo } from '../checks/kinds.ts';

const { amount, date, month } = french;

/** For some features, only the month of Google's retirement announcement is known. */
const isMonth = (since: string): boolean => since.length === 7;
const announcedText = (since: string) => `abandon annoncé (${month(since)})`;

export const words: typeof en = {
  intro: ({ checked }) =>
    `Exigences de Google au ${date(checked)}. Un balisage complet rend une page éligible ; Google décide d’afficher ou non un résultat enrichi.`,
  noData: 'La page n’a pas de données structurées pour un résultat enrichi.',
  noType: 'Aucun des types de cette page n’a de résultat enrichi chez Google.',
  aside: ({ name, since }) =>
    `${richResultName(name)} : ${isMonth(since) ? announcedText(since) : `n’est plus affiché (depuis le ${date(since)})`}. Laisser le balisage en place est sans danger.`,
  resultName: ({ name }) => richResultName(name),
  requirements: 'Exigences de Google',
  required: 'Obligatoire :',
  recommended: 'Recommandé :',
  matrix: {
    title: 'Obligatoire et recommandé, type par type',
    note: 'Les propriétés obligatoires seulement dans d’autres cas ne sont pas affichées.',
    rows: 'propriétés',
    property: 'Propriété',
    need: 'Google',
    onPage: 'Sur cette page',
    result: 'Résultat enrichi',
    required: 'obligatoire',
    recommended: 'recommandée',
    there: 'présente',
    unreadable: 'présente, valeur non valide',
    missing: 'absente',
    ofItem: ({ result, item }) => `${result} (${item})`,
    named: ({ type, name }) => `${type} : ${name}`,
  },
  expected: ({ format }) => `attendu : ${valueFormats[format]}`,
  rule: ({ rule }) => propertyRuleText(rule),
  states: {
    retired: ({ since }) => (isMonth(since) ? announcedText(since) : `n’est plus affiché depuis le ${date(since)}`),
    lacking: ({ missing }) => `non éligible : ${amount(missing, { one: 'exigence non remplie', other: 'exigences non remplies' })}`,
    unreadable: 'non éligible : une valeur obligatoire n’est pas valide',
    unclean: 'éligible, avec des valeurs à corriger',
    improvable: ({ recommended }) =>
      `éligible, ${amount(recommended, { one: 'propriété recommandée absente', other: 'propriétés recommandées absentes' })}`,
    complete: 'complet',
  },
  limited: limitedTo,
  terms: {
    title: 'Termes hors du vocabulaire schema.org',
    note: 'Comparés au vocabulaire publié.',
    noteOf: ({ release }) => `Comparés au vocabulaire publié (${release}).`,
    rows: 'problèmes de vocabulaire',
    above: 'Aucun autre problème.',
    none: 'Tous les types, propriétés et valeurs sont dans le vocabulaire schema.org.',
    what: 'Problème',
    term: 'Terme',
    value: 'Valeur',
    fits: 'Suggestion',
    kinds: {
      'unknown-type': 'type inconnu',
      'unknown-property': 'propriété inconnue',
      'wrong-domain': 'propriété d’un autre type',
      'wrong-value': 'valeur du mauvais type',
      'unknown-enumeration': 'valeur inconnue',
      superseded: 'remplacé',
    },
  },
  gallery: {
    title: 'Résultats enrichis de Google, actuels et abandonnés',
    rows: 'résultats enrichis',
    name: 'Résultat enrichi',
    state: 'Statut',
    required: 'Obligatoire',
    source: 'Source',
    primary: 'Google',
    secondary: 'hors Google',
    shown: 'affiché',
    nothing: 'rien',
    readAt: ({ url, checked }) => `${url} (Google, lu le ${date(checked)})`,
    quoted: ({ url, checked }) => `${url} (hors Google, lu le ${date(checked)})`,
  },
};
