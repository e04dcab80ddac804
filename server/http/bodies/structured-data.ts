/** /v1/schema: structured data in all formats, and how search engines can use it. */
import { serverWords } from '../../words.ts';
import { Type, type Static } from 'typebox';
import type { ToolId } from '../../../checks/tools.ts';
import { checkRichResults, isRetired, issuesBesideFormats } from '../../../checks/derive/structured-data/rich-results.ts';
import { factValueOf } from '../../../checks/core/fact-value.ts';
import type { DataItem, DataValue } from '../../../checks/core/facts/structured-data.ts';
import type { KnownFacts } from '../../../checks/core/facts.ts';
import type { Report } from '../../../checks/core/report/report.ts';
import type { SchemaQuery } from '../openapi/parameters.ts';
import { enumSchema, maybe, nullableRef } from '../openapi/schema-kinds.ts';
import { commonFields, visitSchemas, reportFields, missingFacts, subjectSchemas, type Snapshot } from './common-fields.ts';
import { chosenSignals } from './signal-list.ts';
import { signalsOfTools } from './signal-subjects.ts';

const formats = ['json-ld', 'microdata', 'rdfa'] as const;
const issue = Type.Object({
  kind: enumSchema(['unknown-type', 'unknown-property', 'wrong-domain', 'wrong-value', 'unknown-enumeration', 'superseded']),
  type: Type.String(),
  property: Type.String(),
  value: Type.String(),
  expected: Type.String({ description: 'Suggestion; empty if there is none.' }),
});
const item = Type.Object({
  index: Type.Integer({ description: 'Index among all items of the page, from 0.' }),
  format: enumSchema(formats),
  types: Type.Array(Type.String()),
  id: maybe.string(),
  top: Type.Boolean({ description: 'Not nested in another item.' }),
  block: Type.Integer({ description: 'Its JSON-LD block, from 1; 0 in other formats.' }),
  pointer: Type.String({ description: 'JSON pointer in that block.' }),
  selector: Type.String(),
  properties: Type.Record(Type.String(), Type.Array(Type.Unsafe<DataValue>({})), {
    description: 'Values by name of the property; nested items are objects with @type.',
  }),
  issues: Type.Array(issue, { description: 'Against the vocabulary of schema.org.' }),
});
const richResult = Type.Object({
  item: Type.Integer(),
  types: Type.Array(Type.String()),
  name: Type.String(),
  selector: Type.String(),
  results: Type.Array(
    Type.Object({
      id: Type.String(),
      name: Type.String(),
      state: enumSchema(['retired', 'limited', 'lacking', 'unreadable', 'unclean', 'improvable', 'complete']),
      missing: Type.Array(Type.String(), { description: 'Required by Google and missing.' }),
      recommended: Type.Array(Type.String(), { description: 'Recommended and missing.' }),
    }),
  ),
  invalid: Type.Array(
    Type.Object({
      path: Type.String(),
      value: Type.String(),
      format: Type.String({ description: 'Expected format.' }),
      grave: Type.Boolean(),
    }),
  ),
});
export const schemaSection = Type.Object({
  summary: Type.Object({
    blocks: Type.Integer(),
    items: Type.Integer(),
    byFormat: Type.Record(Type.String(), Type.Integer()),
    byType: Type.Record(Type.String(), Type.Integer()),
    parseErrors: Type.Integer(),
    issues: Type.Integer(),
  }),
  blocks: Type.Array(
    Type.Object({
      index: Type.Integer(),
      bytes: Type.Integer(),
      selector: Type.String(),
      error: Type.Union(
        [
          Type.Object({
            code: Type.String(),
            args: Type.Record(Type.String(), Type.Unknown()),
            message: Type.String(),
            line: Type.Integer(),
            column: Type.Integer(),
            near: Type.String(),
            nearColumn: Type.Integer(),
          }),
          Type.Null(),
        ],
        { description: 'Why the block cannot be parsed; null if it can.' },
      ),
      data: Type.Optional(Type.Unsafe<DataValue>({ description: 'As it was parsed; only with include=raw.' })),
    }),
    { description: 'JSON-LD blocks.' },
  ),
  items: Type.Array(item),
  total: Type.Integer({ description: 'Items on the page.' }),
  richResults: Type.Array(richResult),
  vocabulary: maybe.string({ description: 'schema.org release used for validation; null if not validated.' }),
});
export const schemaResult = Type.Object({
  ...visitSchemas,
  ...subjectSchemas,
  structuredData: nullableRef<Static<typeof schemaSection>>('SchemaSection'),
});
export type SchemaResult = Static<typeof schemaResult>;
const schemaTools: readonly ToolId[] = ['structured-data', 'rich-results', 'markup-vs-page'];

export function chooseStructuredData(
  known: KnownFacts,
  { maxItems, format, include }: Pick<SchemaQuery, 'maxItems' | 'format' | 'include'>,
): Static<typeof schemaSection> | null {
  const data = factValueOf(known, 'structuredData');
  if (!data) return null;
  const terms = factValueOf(known, 'schemaTerms');
  const wanted = (one: DataItem) => format?.includes(one.format) ?? true;
  const rich = checkRichResults(data.items, {
    headline: factValueOf(known, 'about')?.headline ?? '',
    url: factValueOf(known, 'page')?.url ?? '',
  });
  const issues = new Map<number, Static<typeof issue>[]>();
  for (const { item: index, ...one } of issuesBesideFormats(terms?.issues ?? [], rich))
    issues.set(index, [...(issues.get(index) ?? []), one]);
  const items = data.items.flatMap((one, index) => (wanted(one) ? [{ one, index }] : []));
  const count = (names: readonly string[]) => {
    const counts = new Map<string, number>();
    for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
    return Object.fromEntries([...counts].slice(0, 1000));
  };
  return {
    summary: {
      blocks: data.blocks.length,
      items: items.length,
      byFormat: count(items.map(({ one }) => one.format)),
      byType: count(items.flatMap(({ one }) => one.types)),
      parseErrors: data.blocks.filter(({ error }) => error).length,
      issues: items.reduce((sum, { index }) => sum + (issues.get(index)?.length ?? 0), 0),
    },
    blocks: data.blocks
      .slice(0, maxItems)
      .map(({ index, bytes, selector, error, data: parsed }) => ({
        index,
        bytes,
        selector,
        error: error && { ...error, args: { ...error.args }, message: serverWords().jsonFaultText(error) },
        ...(include?.includes('raw') && { data: parsed }),
      })),
    items: items
      .slice(0, maxItems)
      .map(({ one: { format: from, types, id, top, block, pointer, selector, properties }, index }) => ({
        index,
        format: from,
        types,
        id,
        top,
        block,
        pointer,
        selector,
        properties,
        issues: (issues.get(index) ?? []).slice(0, maxItems),
      })),
    total: data.total,
    richResults: rich
      .filter((check) => !isRetired(check) && wanted(data.items[check.item]!))
      .slice(0, maxItems)
      .map(({ item: index, types, name, selector, results, invalid }) => ({
        item: index,
        types,
        name,
        selector,
        invalid: invalid.slice(0, maxItems).map(({ path, value, format: fits, grave }) => ({ path, value, format: fits, grave })),
        results: results.map(({ result, missing, recommended, state }) => ({
          id: result.id,
          name: result.name,
          state,
          missing: missing.map((rule) => serverWords().propertyRuleText(rule)),
          recommended: recommended.map((rule) => serverWords().propertyRuleText(rule)),
        })),
      })),
    vocabulary: terms?.release || null,
  };
}

export function schemaBody(snapshot: Snapshot, query: SchemaQuery): SchemaResult {
  const { report }: { report: Report } = snapshot.visit;
  const known = report.facts ?? {};
  return {
    ...commonFields(snapshot, 'schema'),
    ...reportFields(report),
    structuredData: chooseStructuredData(known, query),
    signals: chosenSignals(signalsOfTools(report, schemaTools), query),
    missing: missingFacts(known, ['structuredData', 'schemaTerms']),
  };
}
