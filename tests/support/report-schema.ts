import { readFileSync } from 'node:fs';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';

const schema = (name: string) => JSON.parse(readFileSync(new URL(`../../docs/${name}.schema.json`, import.meta.url), 'utf8')) as object;
const ajv = new Ajv2020({ allErrors: true, allowUnionTypes: true });
const validateReport = ajv.compile(schema('report'));
const validateRun = ajv.compile(schema('run'));

/** Errors of a report against docs/report.schema.json, as short sentences; empty when it is valid. */
export const schemaErrors = (report: unknown): string[] => errors(validateReport, report);
/** Errors of a saved run against docs/run.schema.json. */
export const runSchemaErrors = (run: unknown): string[] => errors(validateRun, run);

function errors(validate: ValidateFunction, value: unknown): string[] {
  // What crosses to users is JSON: undefined and NaN show here as they would there.
  validate(JSON.parse(JSON.stringify(value)));
  return (validate.errors ?? []).map((error) => `${error.instancePath} ${error.message}`);
}
