import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';

const schema = JSON.parse(readFileSync(new URL('../../docs/report.schema.json', import.meta.url), 'utf8')) as object;
const validate = new Ajv2020({ allErrors: true, allowUnionTypes: true }).compile(schema);

/** Errors of a report against docs/report.schema.json, as short sentences; empty when it is valid. */
export function schemaErrors(report: unknown): string[] {
  // What crosses to users is JSON: undefined and NaN show here as they would there.
  validate(JSON.parse(JSON.stringify(report)));
  return (validate.errors ?? []).map((error) => `${error.instancePath} ${error.message}`);
}
