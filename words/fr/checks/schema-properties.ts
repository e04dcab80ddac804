import type { SchemaTermsFact } from '../../../checks/core/facts/structured-data.ts';
import type { RuleParts } from '../../../checks/derive/structured-data/property-rules.ts';
import type { schemaProperties as en } from '../../en/checks/schema-properties.ts';
import { agree, amount, and, month } from './grammar.ts';
import { pageOf } from './page-type.ts';
import { propertyRuleText } from './property-rules.ts';
import { richResultName } from './rich-results.ts';
import { valueFormats } from './value-formats.ts';
import { requoted } from '../../sentence.ts';
import { withPlainWords } from './marked-properties.ts';
import { limitedTo } from './kinds.ts';

type Issue = Pick<SchemaTermsFact['issues'][number], 'kind' | 'type' | 'property' | 'value'>;
const issues: Record<Issue['kind'], (issue: Issue) => string> = {
  'unknown-type': ({ type }) => `${type} n’est pas un type de schema.org`,
  'unknown-property': ({ property, type }) => `${property} (sur ${type}) n’est pas une propriété de schema.org`,
  'wrong-domain': ({ property, type }) => `${property} n’est pas une propriété de ${type}`,
  'wrong-value': ({ property, type, value }) => `${property} sur ${type} a un type de valeur incorrect : ${value}`,
  'unknown-enumeration': ({ property, type, value }) => `${property} sur ${type} n’admet pas la valeur ${value}`,
  superseded: ({ property, type }) => `${property ? `${property} sur ${type}` : type} a été remplacé par un autre nom`,
};
const instead: Record<Issue['kind'], string> = {
  'unknown-type': 'peut-être : ',
  'unknown-property': 'peut-être : ',
  'wrong-domain': 'à utiliser sur : ',
  'wrong-value': 'attendu : ',
  'unknown-enumeration': 'peut-être : ',
  superseded: 'utiliser : ',
};
const quoted = (item: string) => requoted(item, ['« ', ' »']);
const all = (rules: readonly RuleParts[]) => and(rules.map(propertyRuleText));

export const schemaProperties: typeof en = {
  title: 'Les types de résultats enrichis ont leurs propriétés obligatoires',
  problem: 'Données structurées absentes, incomplètes ou non valides',
  why: 'Google n’affiche un résultat enrichi que si chaque propriété obligatoire est présente et valide. Boutiques, recettes, événements et offres d’emploi ont le plus à perdre.',
  words: {
    missing: 'Manque',
    neededFor: 'Nécessaire pour',
    property: 'Propriété',
    value: 'Valeur',
    expected: 'Attendu',
    found: 'Trouvé',
    instead: 'À la place',
    recommended: 'Recommandé',
    for: 'Pour',
    item: 'Élément',
    result: ({ name }) => richResultName(name),
    rule: ({ rule }) => propertyRuleText(rule),
    format: ({ format }) => valueFormats[format],
    issue: (issue) => issues[issue.kind](issue),
    fits: ({ kind, expected }) => instead[kind] + expected,
    named: ({ type, name }) => `${type} « ${name} »`,
  },
  says: {
    none: () => ({ message: 'Pas de données structurées pour un résultat enrichi de Google. Elles ne sont pas obligatoires.', change: '' }),
    unreadable: () => ({
      message: 'Le JSON-LD n’est pas valide, et il n’y a pas d’autres données structurées pour un résultat enrichi de Google.',
      change: '',
    }),
    complete: ({ features }) => ({
      message: `Toutes les propriétés que Google exige ou recommande sont présentes : ${and(features.map(richResultName))}.`,
      change: '',
    }),
    required: ({ features }) => ({
      message: `Toutes les propriétés que Google exige sont présentes : ${and(features.map(richResultName))}.`,
      change: '',
    }),
    undeclared: ({ type, page, features }) => ({
      message: `Aucune donnée structurée n’indique que c’est ${pageOf[page]} (${type}). La recherche Google l’utilise pour ${and(features) === type ? 'ce type de page' : and(features.map((name) => `« ${richResultName(name)} »`))}.`,
      change: `Ajouter ${type} avec des valeurs visibles sur la page.`,
    }),
    otherKind: ({ declared, page }) => ({
      message: `Le balisage déclare ${declared} pour cette page, qui ressemble à ${pageOf[page]}.`,
      change: 'Baliser le véritable sujet de la page : les moteurs de recherche ignorent un balisage trompeur.',
    }),
    brief: ({ item, text }) => ({
      message: `${quoted(item)} : sa description se limite à « ${text} ».`,
      change: 'Décrire en une ou deux phrases ce que c’est et à qui c’est destiné, comme le fait la page.',
    }),
    missing: ({ feature, item, rules }) => ({
      message: `${richResultName(feature)} : il manque ${all(rules)}, que Google exige (${quoted(item)}).`,
      change: `Ajouter ${all(rules)}, avec des valeurs visibles sur la page.`,
    }),
    invalid: ({ item, path, value, format }) => ({
      message: `${quoted(item)} : la propriété obligatoire ${withPlainWords(path)} vaut « ${value} », ce qui n’est pas ${valueFormats[format]}.`,
      change: `Utiliser ${valueFormats[format]} pour ${path}.`,
    }),
    declarable: ({ page, type, features }) => ({
      message: `Facultatif : ${pageOf[page]} peut déclarer ${type}. ${features.length > 0 ? `Google en tire des résultats enrichis (${and(features.map(richResultName))}), si la page montre ce qu’ils demandent.` : 'Google n’a pas de résultat enrichi pour ce type, mais il indique aux moteurs de recherche qui propose quoi.'}`,
      change: `Ajouter éventuellement ${type} avec des valeurs visibles sur la page.`,
    }),
    moreMissing: ({ count }) => ({
      message: `${amount(count, { one: 'autre propriété obligatoire manque ou n’est pas valide', other: 'autres propriétés obligatoires manquent ou ne sont pas valides' })} sur cette page.`,
      change: 'Les corriger de la même façon.',
    }),
    unclean: ({ count }) => ({
      message: `${amount(count, { one: 'valeur', other: 'valeurs' })} des données structurées ${agree(count, 'n’est pas', 'ne sont pas')} au format exigé par Google.`,
      change: 'Écrire les valeurs au format indiqué dans le tableau de ce contrôle.',
    }),
    recommended: ({ count }) => ({
      message: `Facultatif : ajouter ${amount(count, { one: 'propriété recommandée', other: 'propriétés recommandées' })}.`,
      change: 'Ajouter celles dont la page montre les valeurs : chacune peut ajouter un détail au résultat de recherche.',
    }),
    retired: ({ feature, since }) => ({
      message:
        since.length === 7
          ? `${richResultName(feature)} est du schema.org valide, mais Google en a annoncé l’abandon (${month(since)}).`
          : `${richResultName(feature)} est du schema.org valide, mais Google ne l’affiche plus (depuis ${month(since)}).`,
      change: 'On peut le laisser sans risque ; il ne produit plus de résultat enrichi dans Google.',
    }),
    limited: ({ feature, audience }) => ({ message: `${richResultName(feature)} : ${limitedTo({ audience })}.`, change: '' }),
    retiredMissing: ({ feature, item, rules }) => ({
      message: `${richResultName(feature)} : pour ${quoted(item)}, il manque ${all(rules)}.`,
      change: `Le compléter ou le supprimer : les services autres que Google attendent ${all(rules)}.`,
    }),
    otherCase: ({ written, meant, count }) => ({
      message: `Dans les données structurées, ${count > 1 ? `${amount(count, { one: 'nom diffère', other: 'noms diffèrent' })} de ceux de schema.org par la casse, par exemple « ${written} » au lieu de « ${meant} » : leurs valeurs ne sont donc pas lues` : `« ${written} » est écrit au lieu de « ${meant} » ; la casse compte, sa valeur n’est donc pas lue`}.`,
      change: `Écrire ${meant}${count > 1 ? ', et corriger les autres' : ''}.`,
    }),
    terms: ({ count, release }) => ({
      message: `${amount(count, { one: 'nom ou valeur', other: 'noms ou valeurs' })} ${agree(count, 'n’est pas', 'ne sont pas')} dans le vocabulaire de schema.org (${release}).`,
      change: 'Corriger les noms : ils sont sensibles à la casse et doivent correspondre exactement.',
    }),
  },
};
