/** Writes docs/use/settings.md: the settings of the service and the parameters of an audit. `npm run catalogue`; a test fails while it is out of date. */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { auditParameters } from '../server/http/openapi/parameters.ts';
import { commonVariables, settingsSchema, settingVariable } from '../server/http/process/settings.ts';

const target = fileURLToPath(new URL('../docs/use/settings.md', import.meta.url));

interface Schema {
  type?: string | string[];
  enum?: readonly unknown[];
  items?: Schema;
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  default?: unknown;
  description?: string;
}
/** Defaults that depend on the machine. */
const machineDefaults: Readonly<Record<string, string>> = {
  concurrency: 'processors, at most 4',
  contactFile: 'in the user’s data folder',
};
/** Lists that are too long for a table. */
const longest = 20;

function valuesOf({ type, enum: words, items, minimum, maximum, maxLength }: Schema): string {
  if (words) return words.map((word) => `\`${String(word)}\``).join(', ');
  if (items)
    return items.enum && items.enum.length > longest ? 'ids of checks, separated by commas' : `${valuesOf(items)}, separated by commas`;
  if (type === 'boolean') return '`true`, `false`';
  if (type === 'integer') return `${minimum} to ${maximum}`;
  return maxLength === undefined ? 'text' : `at most ${maxLength} characters`;
}
function defaultOf(name: string, { default: value }: Schema): string {
  if (machineDefaults[name] !== undefined) return machineDefaults[name];
  if (value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)) return '';
  return `\`${String(value)}\``;
}

/** The guide as Markdown. */
export function settingsGuide(): string {
  const settings = Object.entries(settingsSchema.properties as Record<string, Schema>).filter(([name]) => name !== 'stopOnSignals');
  const parameters = Object.entries(auditParameters.properties as Record<string, Schema>);
  const lines = [
    '# Settings and parameters',
    '',
    'Made by `npm run catalogue` from the schemas of the service; do not edit. [api.md](api.md) explains how to use them.',
    '',
    '## Parameters of an audit',
    '',
    '| parameter | values | default | meaning |',
    '|---|---|---|---|',
    ...parameters.map(([name, schema]) => `| \`${name}\` | ${valuesOf(schema)} | ${defaultOf(name, schema)} | ${schema.description} |`),
    '',
    '## Settings of the service',
    '',
    'Each variable is also an option of `serve`: `PAGELOUPE_KEY_FILE` is `--key-file`.',
    '',
    '| variable | default | meaning |',
    '|---|---|---|',
    ...settings.map(([name, schema]) => {
      const also = commonVariables[name] === undefined ? '' : ` \`${commonVariables[name]}\` works too.`;
      return `| \`${settingVariable(name)}\` | ${defaultOf(name, schema)} | ${schema.description}${also} |`;
    }),
  ];
  return `${lines.join('\n')}\n`;
}

export const writeSettingsGuide = () => writeFileSync(target, settingsGuide());
