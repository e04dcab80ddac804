/** Writes docs/use/settings.md: every option, from the tables that make them. `npm run catalogue`; a test fails while it is out of date. */
import { auditParameters } from '../../server/http/openapi/parameters.ts';
import { commonVariables } from '../../server/http/process/settings.ts';
import { timeText, type Readable } from '../../server/options/read.ts';
import { flagOf, hasVariable, switchVariables, variableOf, type Row, type Rows } from '../../server/options/rows.ts';
import { reporterNames } from '../../server/options/choices.ts';
import * as options from '../../server/options/table.ts';
import { commandWords } from '../../words/en/server/cli.ts';
import { aroundOptions as around } from '../../words/en/server/options.ts';

/** Defaults that depend on the machine. */
const machineDefaults: Readonly<Record<string, string>> = {
  concurrency: 'processors, at most 4',
  contactFile: 'in the user’s data folder',
};
/** Lists that are too long for a table. */
const longest = 20;

function valuesOf({ type, enum: words, items, minimum = 0, maximum = 0, maxLength, orText }: Readable): string {
  if (words) return `${words.map((word) => `\`${word}\``).join(', ')}${orText === undefined ? '' : ', or a text'}`;
  if (items)
    return items.enum && items.enum.length > longest ? 'ids of checks, separated by commas' : `${valuesOf(items)}, separated by commas`;
  if (type === 'boolean') return '`true`, `false`';
  if (type === 'time') return `${timeText(minimum)} to ${timeText(maximum)}`;
  if (type === 'integer' || type === 'number') return `${minimum} to ${maximum}`;
  return maxLength === undefined ? 'text' : `at most ${maxLength} characters`;
}
function defaultOf(name: string, { type, default: value }: Readable): string {
  if (machineDefaults[name] !== undefined) return machineDefaults[name];
  if (value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)) return '';
  return `\`${type === 'time' ? timeText(Number(value)) : String(value)}\``;
}
const cell = (text: string) => text.replaceAll('|', '\\|');
const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.map(cell).join(' | ')} |`);

/** Options of `pageloupe audit`, by their place in the configuration; null: they are in none. */
const ofAudit: readonly (readonly [string | null, Rows])[] = [
  [null, options.start],
  ['crawl.', options.crawl],
  ['', { ...options.filter, ...options.sample }],
  ['defaults.', options.visit],
  ['', { ...options.access, ...options.pace, ...options.limits, ...options.rows, sandbox: options.switches.sandbox }],
  ['assert.', options.rules],
  ['assert.geo.', options.geo],
  [null, { ...options.source, ...options.list, ...options.parts, ...options.run, ...options.remote, ...options.site }],
  [null, { quiet: options.switches.quiet, ...options.config }],
  ['', options.languageOptions],
];

/** Options that have no row: their values are texts of more than one part, or none. */
const noConfig = '--no-config';
const format = 'Report format, and after `=` its file, such as `json=report.json`; standard output without one. Repeatable.';

/** The guide as Markdown. */
export function settingsGuide(): string {
  const audit = ofAudit.flatMap(([place, rows]) => Object.entries(rows).map(([name, row]) => ({ name, row, place })));
  const isOff = ({ type, default: usual }: Row) => type === 'boolean' && usual === true;
  const withoutVariable = audit.filter(({ row }) => !hasVariable(row) && row.type !== 'array');
  const switches = Object.entries<Row>(options.service).flatMap(([name, row]) =>
    isOff(row) ? [`\`${flagOf(name).replace('--', '--no-')}\``] : [],
  );
  const lines = [
    '# Settings and parameters',
    '',
    'Made by `npm run catalogue` from the tables of options (server/options); do not edit. [api.md](api.md) and [command-line.md](command-line.md) explain how to use them.',
    '',
    '## Parameters of an audit',
    '',
    ...table(
      ['parameter', 'values', 'default', 'meaning'],
      Object.entries(auditParameters.properties as unknown as Record<string, Row>).map(([name, schema]) => [
        `\`${name}\``,
        valuesOf(schema),
        defaultOf(name, schema),
        schema.description,
      ]),
    ),
    '',
    '## Settings of the service',
    '',
    `Each variable is also an option of \`serve\`: \`PAGELOUPE_KEY_FILE\` is \`--key-file\`. What is \`true\` by default is turned off with ${switches.join(' and ')}.`,
    '',
    ...table(
      ['variable', 'values', 'default', 'meaning'],
      Object.entries<Row>(options.service).map(([name, row]) => {
        const also = commonVariables[name] === undefined ? '' : ` \`${commonVariables[name]}\` works too.`;
        return [`\`${variableOf(name)}\``, valuesOf(row), defaultOf(name, row), `${sentenceOf(row)}${onlyWith(row, variableOf)}${also}`];
      }),
    ),
    '',
    '## Options of the command line',
    '',
    `Of \`pageloupe audit\`, and where they are in the [configuration file](../config.schema.json). Those that do not repeat are environment variables too (\`${variableOf('perHost')}=1\` for \`--per-host 1\`, \`${variableOf('quiet')}=1\` for \`--quiet\`, \`${switchVariables('probe').off}=1\` for \`--no-probe\`), except ${[...withoutVariable.map(({ name }) => flagOf(name)), noConfig].map((flag) => `\`${flag}\``).join(', ')}.`,
    '',
    ...table(
      ['option', 'configuration', 'values', 'default', 'meaning'],
      [
        ...audit.map(({ name, row, place }) => [
          `\`${isOff(row) ? flagOf(name).replace('--', '--no-') : flagOf(name)}\``,
          place === null ? '' : `\`${place}${place === 'assert.geo.' ? 'minScore' : name}\``,
          row.type === 'boolean' ? '' : valuesOf(row),
          row.type === 'boolean' ? '' : defaultOf(name, row),
          `${row.description}${onlyWith(row, flagOf)}`,
        ]),
        ['`--format`', '`reporters`', `${valuesOf({ type: 'string', enum: reporterNames })}, or \`plugin/format\``, '`pretty`', format],
        [`\`${noConfig}\``, '', '', '', commandWords.program.options.noConfig],
      ],
    ),
  ];
  return `${lines.join('\n')}\n`;
}
const onlyWith = ({ needs }: Row, nameOf: (option: string) => string) => (needs === undefined ? '' : ` Only with \`${nameOf(needs)}\`.`);
const sentenceOf = (row: Row) => (row.type === 'boolean' ? around.turned(row.default !== true, row.description) : row.description);
