/** The configuration file. docs/config.schema.json is generated from it (scripts/catalogue.ts); a test compares the two. */
import { Type, type Static, type TSchema } from 'typebox';
import { geoCategoryIds, levels, reporterNames, type Level, type Preset, type ReporterName } from '../../options/choices.ts';
import { configSchemas, readAs } from '../../options/schemas.ts';
import * as options from '../../options/table.ts';

/** Reads as `enum`, which editors complete. */
const names = <const N extends readonly string[]>(values: N, description: string) =>
  Type.Unsafe<N[number]>({ type: 'string', enum: [...values], description });
const members = <P extends Record<string, TSchema>>(properties: P, description: string) =>
  Type.Object(properties, { additionalProperties: false, description });
const texts = (description: string) => Type.Array(Type.String({ minLength: 1 }), { description });
const count = (description: string) => Type.Integer({ minimum: 0, maximum: 1_000_000, description });
const score = (description: string) => Type.Number({ minimum: 0, maximum: 100, description });
const pageSettings = members(configSchemas(options.visit), 'How pages are visited and judged.');

const level = names(levels, '"error": the check has to pass. "warn": the same as a warning. "off": the check is not reported.');
const limits = members(
  {
    min: Type.Optional(Type.Number({ description: 'Minimum value of the check.' })),
    max: Type.Optional(Type.Number({ description: 'Maximum value of the check.' })),
    pattern: readAs(
      { as: 'expression' },
      Type.Optional(Type.String({ description: 'The value of the check matches this regular expression.' })),
    ),
  },
  'The value of the check (`value` in JSON reports) decides instead of its verdict.',
);
const signal = Type.Unsafe<Level | readonly [Level, Static<typeof limits>]>({
  anyOf: [level, { type: 'array', minItems: 2, maxItems: 2, items: [level, limits], additionalItems: false }],
});
const rules = {
  ...configSchemas(options.rules),
  geo: Type.Optional(
    members(
      {
        minScore: configSchemas(options.geo).minGeo,
        categories: Type.Optional(
          members(
            Object.fromEntries(
              geoCategoryIds.map((id) => [
                id,
                Type.Optional(members({ minScore: score('Minimum score of the category.') }, 'One GEO category.')),
              ]),
            ),
            'GEO categories by their ids.',
          ),
        ),
      },
      'The GEO score.',
    ),
  ),
  signals: Type.Optional(Type.Record(Type.String(), signal, { description: 'Checks by ID (pageloupe signals).' })),
  links: Type.Optional(members({ maxBroken: count('Maximum number of broken links on a page.') }, 'Links, if they are checked.')),
};
const match = readAs(
  { as: 'pattern' },
  Type.Unsafe<string | readonly string[]>({
    anyOf: [
      { type: 'string', minLength: 1 },
      { type: 'array', items: { type: 'string', minLength: 1 } },
    ],
    description: 'Matching URLs: a glob such as "/blog/**", or a /regular expression/.',
  }),
);
const filter = configSchemas(options.filter);
const access = configSchemas(options.access);
const assertion = members(
  {
    ...rules,
    matrix: Type.Optional(Type.Array(members({ match, ...rules }, 'Rules for some URLs; they override those for all. Later ones win.'))),
  },
  'Rules that the pages have to meet.',
);

type Format = ReporterName | `${string}/${string}`;
const formats = [
  names(reporterNames, 'How the report is written.'),
  Type.String({ pattern: '^[^/=]+/[^/=]+$', description: 'A report format of a plugin, such as acme/lines.' }),
];
const reporter = Type.Unsafe<Format | readonly [Format, { outputFile?: string }]>({
  anyOf: [
    ...formats,
    {
      type: 'array',
      minItems: 2,
      maxItems: 2,
      items: [
        { anyOf: formats },
        members({ outputFile: Type.Optional(Type.String({ minLength: 1 })) }, 'Where it is written; standard output without a file.'),
      ],
      additionalItems: false,
    },
  ],
});

export const configSchema = Type.Object(
  {
    $schema: Type.Optional(Type.String()),
    urls: readAs({ as: 'url' }, Type.Optional(texts('Pages to audit.'))),
    sitemaps: Type.Optional(texts('Sitemaps to read: URLs, files, or "auto" for those that robots.txt names. They add to urls.')),
    urlFiles: Type.Optional(texts('Files with one URL a line.')),
    crawl: Type.Optional(
      members(
        {
          start: readAs({ as: 'url' }, Type.String({ minLength: 1, description: 'URL of the start page.' })),
          ...configSchemas(options.crawl),
        },
        'Follows links from a start page, on the same host, as robots.txt allows.',
      ),
    ),
    include: readAs({ as: 'pattern' }, filter.include),
    exclude: readAs({ as: 'pattern' }, filter.exclude),
    replace: readAs({ as: 'replacement' }, filter.replace),
    defaults: Type.Optional(pageSettings),
    overrides: Type.Optional(Type.Array(members({ match, settings: pageSettings }, 'Settings for some URLs. Later ones win.'))),
    headers: readAs(
      { as: 'header' },
      Type.Optional(
        Type.Record(Type.String(), Type.String(), {
          description: 'Sent only to the audited sites. ${NAME} reads an environment variable.',
        }),
      ),
    ),
    ...access,
    proxy: readAs({ as: 'proxy' }, access.proxy),
    extract: readAs(
      { as: 'extraction' },
      Type.Optional(
        Type.Record(Type.String(), Type.String({ minLength: 1 }), {
          description:
            'Values to read out of every page, by name: "css:a.next@href", "xpath://h2", or "regex:id=(\\d+)" over the raw HTML.',
        }),
      ),
    ),
    plugins: Type.Optional(texts('Plugins with checks and report formats of your own: paths of ES modules, from this folder.')),
    ...configSchemas(options.pace),
    ...configSchemas(options.sample),
    ...configSchemas(options.limits),
    assert: Type.Optional(assertion),
    reporters: Type.Optional(Type.Array(reporter, { description: 'Report formats and their files.' })),
    ...configSchemas(options.rows),
    sourceMap: Type.Optional(
      Type.Array(
        members(
          {
            url: readAs({ as: 'expression' }, Type.String({ minLength: 1, description: 'Regular expression matched against the URL.' })),
            file: Type.String({ minLength: 1, description: 'File in the repository; $1 is the first group.' }),
          },
          'Where a URL comes from.',
        ),
        { description: 'Source files of URLs, for SARIF and GitHub annotations.' },
      ),
    ),
    ...configSchemas(options.languageOptions),
    sandbox: configSchemas(options.switches).sandbox,
  },
  {
    additionalProperties: false,
    $id: 'https://pageloupe.invalid/config.schema.json',
    title: 'Pageloupe configuration',
    description: 'pageloupe.config.js, .mjs, .cjs, .json or .yaml, in the folder where the command is run.',
  },
);

export type Rules = {
  preset?: Preset;
  minScore?: number;
  geo?: { minScore?: number; categories?: Partial<Record<(typeof geoCategoryIds)[number], { minScore: number }>> };
  signals?: Record<string, SignalRule>;
  links?: { maxBroken: number };
};
export interface Limits {
  min?: number;
  max?: number;
  pattern?: string;
}
export type SignalRule = Level | readonly [Level, Limits];
type Match = string | readonly string[];
export type Assertions = Rules & { matrix?: readonly (Rules & { match: Match })[] };
export type Config = Omit<Static<typeof configSchema>, 'assert'> & { assert?: Assertions };
