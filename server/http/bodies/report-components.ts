/** The report's schema (docs/report.schema.json) as components of the OpenAPI document: files, extension and service share one schema. */
import reportSchema from '../../../docs/report.schema.json' with { type: 'json' };

const nameOf = (definition: string) => `Report${definition[0]!.toUpperCase()}${definition.slice(1)}`;
const moved = (schema: unknown): unknown => {
  if (Array.isArray(schema)) return schema.map(moved);
  if (schema === null || typeof schema !== 'object') return schema;
  return Object.fromEntries(
    Object.entries(schema).map(([name, value]) =>
      name === '$ref' && typeof value === 'string'
        ? [name, value.replace(/^#\/\$defs\/(\w+)$/, (_, definition: string) => `#/components/schemas/${nameOf(definition)}`)]
        : [name, moved(value)],
    ),
  );
};

const { $schema: _, $id: __, $defs: definitions, ...report } = reportSchema;
export const reportComponents: Record<string, object> = {
  Report: moved(report) as object,
  ...Object.fromEntries(Object.entries(definitions).map(([name, schema]) => [nameOf(name), moved(schema) as object])),
};
