import type { SchemaTermsFact } from '../../../checks/core/facts/structured-data.ts';
import type { RuleParts } from '../../../checks/derive/structured-data/property-rules.ts';
import type { schemaProperties as en } from '../../en/checks/schema-properties.ts';
import { agree, amount, and, capitalizedSentence, month, number } from './grammar.ts';
import { pageOf } from './page-type.ts';
import { propertyRuleText } from './property-rules.ts';
import { richResultName } from './rich-results.ts';
import { valueFormats } from './value-formats.ts';
import { requoted } from '../../sentence.ts';
import { withPlainWords } from './marked-properties.ts';
import { limitedTo } from './kinds.ts';

type Issue = Pick<SchemaTermsFact['issues'][number], 'kind' | 'type' | 'property' | 'value'>;
const issues: Record<Issue['kind'], (issue: Issue) => string> = {
  'unknown-type': ({ type }) => `${type} ist kein Typ von schema.org`,
  'unknown-property': ({ property, type }) => `${property} (bei ${type}) ist keine Eigenschaft von schema.org`,
  'wrong-domain': ({ property, type }) => `${property} ist keine Eigenschaft von ${type}`,
  'wrong-value': ({ property, type, value }) => `${property} bei ${type} hat einen Wert vom falschen Typ: ${value}`,
  'unknown-enumeration': ({ property, type, value }) => `${property} bei ${type} erlaubt den Wert ${value} nicht`,
  superseded: ({ property, type }) => `${property ? `${property} bei ${type}` : type} wurde ersetzt`,
};
const instead: Record<Issue['kind'], string> = {
  'unknown-type': 'vielleicht gemeint: ',
  'unknown-property': 'vielleicht gemeint: ',
  'wrong-domain': 'verwenden bei: ',
  'wrong-value': 'erwartet: ',
  'unknown-enumeration': 'vielleicht gemeint: ',
  superseded: 'verwenden: ',
};
const quoted = (item: string) => requoted(item, ['„', '“']);
const all = (rules: readonly RuleParts[]) => and(rules.map(propertyRuleText));

export const schemaProperties: typeof en = {
  title: 'Erforderliche Eigenschaften für Rich-Suchergebnisse sind vorhanden',
  problem: 'Strukturierte Daten fehlen, sind unvollständig oder ungültig',
  why: 'Google zeigt ein Rich-Suchergebnis nur, wenn jede erforderliche Eigenschaft vorhanden und gültig ist. Shops, Rezepte, Veranstaltungen und Stellenangebote haben am meisten zu verlieren.',
  words: {
    missing: 'Fehlt',
    neededFor: 'Nötig für',
    property: 'Eigenschaft',
    value: 'Wert',
    expected: 'Erwartet',
    found: 'Gefunden',
    instead: 'Stattdessen',
    recommended: 'Empfohlen',
    for: 'Für',
    item: 'Objekt',
    result: ({ name }) => richResultName(name),
    rule: ({ rule }) => propertyRuleText(rule),
    format: ({ format }) => valueFormats[format],
    issue: (issue) => issues[issue.kind](issue),
    fits: ({ kind, expected }) => instead[kind] + expected,
    named: ({ type, name }) => `${type} „${name}“`,
  },
  says: {
    none: () => ({ message: 'Keine strukturierten Daten für ein Rich-Suchergebnis von Google. Erforderlich sind sie nicht.', change: '' }),
    unreadable: () => ({
      message: 'Das JSON-LD ist ungültig, und es gibt keine anderen strukturierten Daten für ein Rich-Suchergebnis von Google.',
      change: '',
    }),
    complete: ({ features }) => ({
      message: `Alle Eigenschaften, die Google verlangt oder empfiehlt, sind vorhanden: ${and(features.map(richResultName))}.`,
      change: '',
    }),
    required: ({ features }) => ({
      message: `Alle Eigenschaften, die Google verlangt, sind vorhanden: ${and(features.map(richResultName))}.`,
      change: '',
    }),
    undeclared: ({ type, page, features }) => ({
      message: `Keine strukturierten Daten sagen, dass dies ${pageOf[page]} ist (${type}). Die Google Suche verwendet sie für ${and(features) === type ? 'diesen Seitentyp' : and(features.map((name) => `„${richResultName(name)}“`))}.`,
      change: `${type} mit Werten ergänzen, die auf der Seite sichtbar sind.`,
    }),
    otherKind: ({ declared, page }) => ({
      message: `Das Markup deklariert ${declared} für diese Seite; sie sieht aber aus wie ${pageOf[page]}.`,
      change: 'Auszeichnen, worum es auf der Seite geht: Suchmaschinen ignorieren irreführendes Markup.',
    }),
    brief: ({ item, text }) => ({
      message: `${quoted(item)}: Die Beschreibung ist nur „${text}“.`,
      change: 'In einem oder zwei Sätzen beschreiben, was es ist und für wen, so wie die Seite es tut.',
    }),
    missing: ({ feature, item, rules }) => ({
      message: `${richResultName(feature)}: Es fehlt, was Google verlangt: ${all(rules)} (${quoted(item)}).`,
      change: `${all(rules)} ergänzen, mit Werten, die auf der Seite sichtbar sind.`,
    }),
    invalid: ({ item, path, value, format }) => ({
      message: `${quoted(item)}: ${withPlainWords(path)} ist erforderlich und lautet „${value}“; erwartet ist ${valueFormats[format]}.`,
      change: `Für ${path} verwenden: ${valueFormats[format]}.`,
    }),
    declarable: ({ page, type, features }) => ({
      message: `Optional: ${capitalizedSentence(pageOf[page])} kann ${type} deklarieren. ${features.length > 0 ? `Google macht daraus Rich-Suchergebnisse (${and(features.map(richResultName))}), wenn die Seite zeigt, was sie brauchen.` : 'Google hat dafür kein Rich-Suchergebnis, aber das Markup sagt Suchmaschinen, wer was anbietet.'}`,
      change: `Wahlweise ${type} mit Werten ergänzen, die auf der Seite sichtbar sind.`,
    }),
    moreMissing: ({ count }) => ({
      message: `${amount(count, { one: 'weitere erforderliche Eigenschaft fehlt auf dieser Seite oder ist', other: 'weitere erforderliche Eigenschaften fehlen auf dieser Seite oder sind' })} ungültig.`,
      change: 'Auf dieselbe Weise korrigieren.',
    }),
    unclean: ({ count }) => ({
      message: `${amount(count, { one: 'Wert', other: 'Werte' })} in den strukturierten Daten ${agree(count, 'ist', 'sind')} nicht in dem Format, das Google verlangt.`,
      change: 'Die Werte in dem Format angeben, das die Tabelle dieser Prüfung zeigt.',
    }),
    recommended: ({ count }) => ({
      message: `Optional: ${amount(count, { one: 'empfohlene Eigenschaft', other: 'empfohlene Eigenschaften' })} ergänzen.`,
      change: 'Die ergänzen, deren Werte die Seite zeigt: Jede kann dem Suchergebnis ein Detail hinzufügen.',
    }),
    retired: ({ feature, since }) => ({
      message:
        since.length === 7
          ? `${richResultName(feature)} ist gültiges schema.org, aber Google hat im ${month(since)} angekündigt, es nicht mehr anzuzeigen.`
          : `${richResultName(feature)} ist gültiges schema.org, aber Google zeigt es nicht mehr an (seit ${month(since)}).`,
      change: 'Das Markup kann bleiben, es schadet nicht; bei Google erzeugt es kein Rich-Suchergebnis mehr.',
    }),
    limited: ({ feature, audience }) => ({ message: `${richResultName(feature)}: ${limitedTo({ audience })}.`, change: '' }),
    retiredMissing: ({ feature, item, rules }) => ({
      message: `${richResultName(feature)}: Bei ${quoted(item)} ${agree(rules.length, 'fehlt', 'fehlen')} ${all(rules)}.`,
      change: `Ergänzen oder entfernen: Andere Dienste als Google erwarten ${all(rules)}.`,
    }),
    otherCase: ({ written, meant, count }) => ({
      message: `In den strukturierten Daten ${count > 1 ? `sind ${number(count)} Namen anders groß- und kleingeschrieben als bei schema.org, etwa „${written}“ statt „${meant}“, daher werden ihre Werte` : `steht „${written}“ statt „${meant}“; Groß- und Kleinschreibung zählt, daher wird der Wert`} nicht gelesen.`,
      change: `${meant} schreiben${count > 1 ? ' und die anderen korrigieren' : ''}.`,
    }),
    terms: ({ count, release }) => ({
      message: `${amount(count, { one: 'Name oder Wert gehört', other: 'Namen oder Werte gehören' })} nicht zum Vokabular von schema.org (${release}).`,
      change: 'Die Namen korrigieren: Sie müssen genau übereinstimmen, auch in Groß- und Kleinschreibung.',
    }),
  },
};
