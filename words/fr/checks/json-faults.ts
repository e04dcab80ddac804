import { lookUpEntry } from '../../../checks/core/helpers/look-up-entry.ts';
import type * as en from '../../en/checks/json-faults.ts';
import { amount } from './grammar.ts';

const wanteds = {
  end: 'la fin du bloc',
  'comma-or-brace': 'une virgule ou }',
  'comma-or-bracket': 'une virgule ou ]',
  colon: 'un deux-points',
  name: 'un nom de propriété entre guillemets doubles',
  value: 'une valeur',
};

/** Why a text is not JSON, for people who write markup by hand or by template: whole sentences, by code. Their arguments are JSON. */
export const jsonFaults: typeof en.jsonFaults = {
  /** The browser's message, if our own scan found nothing. */
  native: ({ error }) => error,
  empty: () => 'Le bloc est vide.',
  unclosed: ({ count, missing }) =>
    `Le texte se termine alors que ${count === 1 ? 'un crochet ou une accolade reste ouvert' : `${amount(count, { one: 'crochet ou accolade', other: 'crochets ou accolades' })} restent ouverts`} (manque : ${missing}).`,
  unopened: ({ bracket }) => `Un ${bracket} fermant en trop.`,
  mismatched: ({ bracket, opened }) => `${bracket} ne correspond pas à ${opened}.`,
  'second-value': () => 'Une deuxième valeur suit : placer plusieurs éléments dans un même tableau, un même @graph ou des blocs séparés.',
  semicolon: () => 'Un point-virgule suit les données. JSON n’est pas un script.',
  'comma-after': () => 'Une virgule suit les données.',
  'comma-before': ({ bracket }) => `Virgule finale avant ${bracket} : la retirer.`,
  'two-commas': () => 'Deux virgules de suite.',
  'comma-first': () => 'Deux virgules de suite, ou une virgule avant la première valeur.',
  'no-comma': () => 'Il manque une virgule juste avant.',
  'no-comma-or-quote': () =>
    'Il manque une virgule juste avant, ou un guillemet dans la chaîne précédente n’est pas échappé sous la forme \\".',
  'quote-inside': () => 'Un guillemet dans la chaîne précédente n’est pas échappé sous la forme \\", ou il manque une virgule.',
  'property-in-array': () => 'Une propriété dans un tableau : il manque { juste avant.',
  'second-colon': () => 'Un deuxième deux-points après une même propriété.',
  'no-colon': () => 'Cette propriété n’a pas de valeur : il manque un deux-points.',
  'no-value': () => 'Cette propriété n’a pas de valeur.',
  number: ({ number }) =>
    `${number} n’est pas un nombre JSON : le mettre entre guillemets, ou l’écrire sans zéros initiaux, signe plus ni unité.`,
  'line-break': ({ escape }) => `Une chaîne contient un saut de ligne : l’écrire ${escape}, ou ajouter le guillemet fermant manquant.`,
  tab: ({ escape }) => `Une chaîne contient une tabulation : l’écrire ${escape}, ou ajouter le guillemet fermant manquant.`,
  control: ({ point, escape }) =>
    `Une chaîne contient un caractère de contrôle (${point}) : l’écrire ${escape}, ou ajouter le guillemet fermant manquant.`,
  'unicode-escape': () => 'Dans une chaîne, \\u doit être suivi de quatre chiffres hexadécimaux.',
  escape: ({ character, point }) =>
    `${character === '' ? `\\${point}` : `« \\${character} »`} n’est pas un échappement JSON valide : écrire la barre oblique inverse \\\\.`,
  'open-string': () => 'Une chaîne n’a pas de guillemet fermant.',
  cdata: () => 'Une section CDATA n’est pas du JSON : HTML ne la retire pas, elle est donc lue comme partie des données.',
  'cdata-end': () => 'La fin d’une section CDATA n’est pas du JSON.',
  'html-comment': () => 'Un commentaire HTML n’est pas du JSON.',
  comment: () => 'JSON n’a pas de commentaires.',
  'byte-order-mark': () => 'Une marque d’ordre des octets (U+FEFF) n’est pas du JSON.',
  'curly-quote': ({ point }) => `Un guillemet typographique (${point}) : utiliser un guillemet droit (").`,
  'single-quote': () => 'Les chaînes demandent des guillemets doubles ("), pas des apostrophes.',
  entity: ({ entity }) => `L’entité HTML ${entity} n’est pas du JSON : les entités d’un élément script ne sont pas décodées.`,
  template: () => 'Une variable de modèle n’a pas été remplacée.',
  markup: () => 'Du balisage HTML n’est pas du JSON.',
  'white-space': ({ point }) => `Un caractère d’espacement que JSON n’autorise pas (${point}).`,
  name: ({ name }) => `« ${name} » n’est pas une valeur JSON.`,
  unquoted: ({ name, wanted }) => `« ${name} » sans guillemets ; attendu : ${wanteds[wanted]}.`,
  unexpected: ({ character, point, wanted }) =>
    `Caractère inattendu ${character === '' ? '' : `« ${character} » `}(${point}) ; attendu : ${wanteds[wanted]}.`,
  stray: ({ character }) => `Caractère inattendu : ${character}.`,
};

/** The sentence of such a fault. A code that this version does not know is shown unchanged. */
export const jsonFaultText: typeof en.jsonFaultText = ({ code, args }) =>
  lookUpEntry<(args: object) => string>(jsonFaults, code)?.(args) ?? code;
