import { Ajv2020 } from 'ajv/dist/2020.js';

/** Compiles the schemas of a document. @returns what is wrong with a value against one of its components, as short sentences */
export function validator(document: object): (component: string | object, value: unknown) => string[] {
  const ajv = new Ajv2020({ allErrors: true, allowUnionTypes: true, strict: false, validateFormats: false });
  ajv.addSchema({ ...document, $id: 'https://pageloupe.invalid/openapi.json' });
  return (component, value) => {
    const reference = typeof component === 'string' ? `#/components/schemas/${component}` : component;
    const validate =
      typeof reference === 'string'
        ? ajv.getSchema(`https://pageloupe.invalid/openapi.json${reference}`)!
        : ajv.compile(absolute(reference) as object);
    validate(JSON.parse(JSON.stringify(value)));
    return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
  };
}
const absolute = (schema: unknown): unknown =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', '"https://pageloupe.invalid/openapi.json#/components/'));
