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

/** Compiles the schemas of a document. @returns what is wrong with a value against one of its components, as short sentences */
export function validator(document: object): (component: string | object, value: unknown) => string[] {
  const ajv = new Ajv2020({ allErrors: true, allowUnionTypes: true, strict: false, validateFormats: false });
  ajv.addSchema({ ...document, $id: 'https://pageloupe.invalid/openapi.json' });
  // To compile a schema takes longer than to check a hundred responses by it.
  const compiled = new Map<string, ValidateFunction>();
  const compile = (component: string | object): ValidateFunction =>
    typeof component === 'string'
      ? ajv.getSchema(`https://pageloupe.invalid/openapi.json#/components/schemas/${component}`)!
      : ajv.compile(absolute(component) as object);
  return (component, value) => {
    // By its text: hundreds of responses refer to the same few.
    const key = JSON.stringify(component);
    const validate = compiled.get(key) ?? compile(component);
    compiled.set(key, validate);
    validate(JSON.parse(JSON.stringify(value)));
    return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
  };
}
const absolute = (schema: unknown): unknown =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', '"https://pageloupe.invalid/openapi.json#/components/'));
