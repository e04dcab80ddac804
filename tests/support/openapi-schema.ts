import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import type { Kind } from '../../server/http/bodies/common-fields.ts';

/** The component that describes each answer about a page. */
export const results = {
  audit: 'AuditResult',
  meta: 'MetaResult',
  schema: 'SchemaResult',
  links: 'LinksResult',
  geo: 'GeoResult',
} as const satisfies Record<Kind, string>;

/**
 * Schemas that allow only the members that they declare. The document allows more, for later versions; but what this version sends, it
 * has to declare. @param keyword under which the schema is
 */
function closed(schema: unknown, keyword = ''): unknown {
  if (Array.isArray(schema)) return schema.map((one) => closed(one, keyword));
  if (schema === null || typeof schema !== 'object') return schema;
  const isMap = keyword === 'properties';
  const inner = Object.fromEntries(Object.entries(schema).map(([name, one]) => [name, closed(one, isMap ? '' : name)]));
  // The schema that is made of parts knows the members of all.
  const isPart = ['allOf', 'oneOf', 'if', 'then', 'else'].includes(keyword);
  const isOpen = isMap || isPart || 'additionalProperties' in schema;
  return !isOpen && ['properties', 'allOf', 'oneOf'].some((name) => name in schema) ? { ...inner, unevaluatedProperties: false } : inner;
}
/** @param components of a document; those that others are made of stay open */
function closedComponents(components: Readonly<Record<string, object>>): object {
  const parts = Object.values(components).flatMap((one) => ('allOf' in one ? (one.allOf as { $ref: string }[]) : []));
  return Object.fromEntries(
    Object.entries(components).map(([name, one]) => [
      name,
      closed(one, parts.some(({ $ref }) => $ref === `#/components/schemas/${name}`) ? 'allOf' : ''),
    ]),
  );
}

/** Compiles the schemas of a document. @returns what is wrong with a value against one of its components, as short sentences */
export function validator(document: object): (component: string | object, value: unknown) => string[] {
  const { components } = JSON.parse(JSON.stringify(document)) as { components: { schemas: Record<string, object> } };
  for (const [, name = ''] of JSON.stringify(document).matchAll(/"#\/components\/schemas\/(\w+)/g))
    if (!Object.hasOwn(components.schemas, name)) throw new Error(`Name ${name} in server/http/openapi/components.ts.`);
  const ajv = new Ajv2020({ allErrors: true, allowUnionTypes: true, strict: false, validateFormats: false });
  ajv.addSchema({ components: { schemas: closedComponents(components.schemas) }, $id: 'https://pageloupe.invalid/openapi.json' });
  // To compile a schema takes longer than to check a hundred responses by it.
  const compiled = new Map<string, ValidateFunction>();
  const compile = (component: string | object): ValidateFunction =>
    typeof component === 'string'
      ? ajv.getSchema(`https://pageloupe.invalid/openapi.json#/components/schemas/${component}`)!
      : ajv.compile(closed(absolute(component)) as object);
  return (component, value) => {
    // By its text: hundreds of responses refer to the same few.
    const key = JSON.stringify(component);
    const validate = compiled.get(key) ?? compile(component);
    compiled.set(key, validate);
    validate(JSON.parse(JSON.stringify(value)));
    return (validate.errors ?? []).map(({ instancePath, message, params }) =>
      'unevaluatedProperty' in params
        ? `${instancePath} sends ${params['unevaluatedProperty']}, which its schema does not declare`
        : `${instancePath} ${message}`,
    );
  };
}
const absolute = (schema: unknown): unknown =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', '"https://pageloupe.invalid/openapi.json#/components/'));
