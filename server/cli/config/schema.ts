/** The configuration file. docs/config.schema.json is generated from it (scripts/catalogue.ts); a test compares the two. */
import { Type, type Static, type TSchema } from 'typebox';
import { devices, userAgentNames, waits } from '../../audit/auditor.ts';
import {
  csvRowChoices,
  geoCategoryIds,
  intents,
  levels,
  pageTypes,
  presets,
  reporterNames,
  rowChoices,
  type Level,
  type Preset,
  type ReporterName,
} from './choices.ts';

/** Reads as `enum`, which editors complete. */
const names = <const N extends readonly string[]>(values: N, description: string) =>
  Type.Unsafe<N[number]>({ type: 'string', enum: [...values], description });
const members = <P extends Record<string, TSchema>>(properties: P, description: string) =>
  Type.Object(properties, { additionalProperties: false, description });
const texts = (description: string) => Type.Array(Type.String({ minLength: 1 }), { description });
const count = (description: string, minimum = 0, maximum = 1_000_000) => Type.Integer({ minimum, maximum, description });
const score = (description: string) => Type.Number({ minimum: 0, maximum: 100, description });
/** A time in seconds, or as a string with its unit. */
const durationSetting = (description: string) =>
  Type.Unsafe<string | number>({
    anyOf: [
      { type: 'number', minimum: 0 },
      { type: 'string', pattern: '^\\d+(\\.\\d+)?\\s*(ms|s|m|h)?$' },
    ],
    description: `${description} Seconds, or a string such as "30s", "500ms" or "10m".`,
  });

const page = {
  device: Type.Optional(names(devices, 'Device that the visit emulates.')),
  javascript: Type.Optional(Type.Boolean({ description: 'false: the visit runs no JavaScript.' })),
  pageLocale: Type.Optional(
    Type.String({ pattern: '^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$', description: 'Accept-Language of the visit, such as "de-AT".' }),
  ),
  userAgent: Type.Optional(
    Type.String({
      pattern: `^(?:${userAgentNames.join('|')}|(?=.*[/ ])[\\x20-\\x7e]{3,300})$`,
      description: `User agent of the visit: ${userAgentNames.join(', ')}, or a text such as "AcmeAudit/1.0 (+https://example.com/bot)".`,
    }),
  ),
  waitUntil: Type.Optional(names(waits, 'When the page counts as loaded.')),
  settle: Type.Optional(durationSetting('Time to wait after that, at most 5 s.')),
  timeout: Type.Optional(durationSetting('Time for one page, 1 s to 60 s.')),
  probe: Type.Optional(Type.Boolean({ description: 'true: also checks links, the canonical, language versions and images.' })),
  intent: Type.Optional(names(intents, '"keep-out": the page is not meant to be found in search.')),
  pageType: Type.Optional(names(pageTypes, 'The type of the page, if detection gets it wrong.')),
  aiOptOut: Type.Optional(Type.Boolean({ description: 'true: the site opts out of AI citations; there is no GEO score.' })),
};
const pageSettings = members(page, 'How pages are visited and judged.');
export type PageSettings = Static<typeof pageSettings>;

const level = names(levels, '"error": the check has to pass. "warn": the same as a warning. "off": the check is not reported.');
const limits = members(
  {
    min: Type.Optional(Type.Number({ description: 'Minimum value of the check.' })),
    max: Type.Optional(Type.Number({ description: 'Maximum value of the check.' })),
    pattern: Type.Optional(Type.String({ description: 'The value of the check matches this regular expression.' })),
  },
  'The value of the check (docs/judging/signals.md) decides instead of its verdict.',
);
const signal = Type.Unsafe<Level | readonly [Level, Static<typeof limits>]>({
  anyOf: [level, { type: 'array', minItems: 2, maxItems: 2, items: [level, limits], additionalItems: false }],
});
const rules = {
  preset: Type.Optional(
    names(
      presets,
      'recommended: a failed check is an error, one to improve a warning. strict: both are errors. none: only what is named here counts.',
    ),
  ),
  minScore: Type.Optional(score('Minimum audit score of every page.')),
  geo: Type.Optional(
    members(
      {
        minScore: Type.Optional(score('Minimum GEO score of every page.')),
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
const match = Type.Unsafe<string | readonly string[]>({
  anyOf: [
    { type: 'string', minLength: 1 },
    { type: 'array', items: { type: 'string', minLength: 1 } },
  ],
  description: 'Matching URLs: a glob such as "/blog/**", or a /regular expression/.',
});
const assertion = members(
  {
    ...rules,
    matrix: Type.Optional(Type.Array(members({ match, ...rules }, 'Rules for some URLs; they override those for all. Later ones win.'))),
  },
  'Rules that the pages have to meet.',
);

const reporterName = names(reporterNames, 'How the report is written.');
const reporter = Type.Unsafe<ReporterName | readonly [ReporterName, { outputFile?: string }]>({
  anyOf: [
    reporterName,
    {
      type: 'array',
      minItems: 2,
      maxItems: 2,
      items: [
        reporterName,
        members({ outputFile: Type.Optional(Type.String({ minLength: 1 })) }, 'Where it is written; standard output without a file.'),
      ],
      additionalItems: false,
    },
  ],
});

export const configSchema = Type.Object(
  {
    $schema: Type.Optional(Type.String()),
    urls: Type.Optional(texts('Pages to audit.')),
    sitemaps: Type.Optional(texts('Sitemaps to read: URLs, files, or "auto" for those that robots.txt names. They add to urls.')),
    urlFiles: Type.Optional(texts('Files with one URL a line.')),
    crawl: Type.Optional(
      members(
        {
          start: Type.String({ minLength: 1, description: 'URL of the start page.' }),
          limit: Type.Optional(count('Maximum number of pages.', 1, 200_000)),
          depth: Type.Optional(count('Maximum number of clicks from the start page.', 0, 1000)),
          subdomains: Type.Optional(Type.Boolean({ description: 'true: also the other hosts of the domain.' })),
          ignoreRobots: Type.Optional(texts('Hosts of the site, your own, whose robots.txt forbids nothing.')),
        },
        'Follows links from a start page, on the same host, as robots.txt allows.',
      ),
    ),
    include: Type.Optional(texts('Only URLs that match one of these: a glob such as "/blog/**", or a /regular expression/.')),
    exclude: Type.Optional(texts('No URLs that match one of these.')),
    replace: Type.Optional(texts('Changes to every URL, such as "s#https://example.com#http://localhost:3000#".')),
    defaults: Type.Optional(pageSettings),
    overrides: Type.Optional(Type.Array(members({ match, settings: pageSettings }, 'Settings for some URLs. Later ones win.'))),
    headers: Type.Optional(
      Type.Record(Type.String(), Type.String(), { description: 'Sent only to the audited sites. ${NAME} reads an environment variable.' }),
    ),
    cookieFile: Type.Optional(Type.String({ minLength: 1, description: 'Cookies in Netscape format, or lines of name=value.' })),
    login: Type.Optional(
      Type.String({ minLength: 1, description: 'ES module that logs in before the first page (docs/use/command-line.md).' }),
    ),
    loginState: Type.Optional(
      Type.String({ minLength: 1, description: 'File in which the session of the log-in is saved, or from which it is read.' }),
    ),
    proxy: Type.Optional(
      Type.String({ minLength: 1, description: 'HTTP proxy for public servers, such as "http://proxy.example.com:3128".' }),
    ),
    ca: Type.Optional(
      Type.String({ minLength: 1, description: 'Certificates of your own authorities (PEM), trusted beside the usual ones.' }),
    ),
    extract: Type.Optional(
      Type.Record(Type.String(), Type.String({ minLength: 1 }), {
        description: 'Values to read out of every page, by name: "css:a.next@href", "xpath://h2", or "regex:id=(\\d+)" over the raw HTML.',
      }),
    ),
    plugins: Type.Optional(texts('Plugins with checks and report formats of your own: paths of ES modules, from this folder.')),
    concurrency: Type.Optional(count('Pages at a time.', 1, 32)),
    perHost: Type.Optional(count('Pages of one host at a time.', 1, 32)),
    delay: Type.Optional(durationSetting('Time between the starts of two pages of one host.')),
    retries: Type.Optional(count('How often a page that did not respond is tried again.', 0, 5)),
    maxRunTime: Type.Optional(durationSetting('Time for the whole run. What is not audited by then counts as not reached.')),
    sample: Type.Optional(count('Audit only this number of the pages, chosen at random.', 1)),
    seed: Type.Optional(count('Seed of the random sample: the same seed selects the same pages.', 0, 2 ** 31)),
    allowUnreachable: Type.Optional(count('Number of pages that may remain without a report before the command fails.')),
    allowIncomplete: Type.Optional(
      Type.Boolean({ description: 'Sitemaps and pages that could not be read completely do not change the exit code.' }),
    ),
    maxWarnings: Type.Optional(count('Maximum number of warnings on all pages together.')),
    assert: Type.Optional(assertion),
    baseline: Type.Optional(
      Type.String({ minLength: 1, description: 'File of known issues, which do not count (pageloupe baseline update).' }),
    ),
    reporters: Type.Optional(Type.Array(reporter, { description: 'Report formats and their files.' })),
    csvRows: Type.Optional(names(csvRowChoices, 'What a row of the CSV is.')),
    rows: Type.Optional(names(rowChoices, 'Which checks rows of NDJSON and CSV have. "failing": those that fail or warn.')),
    sourceMap: Type.Optional(
      Type.Array(
        members(
          {
            url: Type.String({ minLength: 1, description: 'Regular expression matched against the URL.' }),
            file: Type.String({ minLength: 1, description: 'File in the repository; $1 is the first group.' }),
          },
          'Where a URL comes from.',
        ),
        { description: 'Source files of URLs, for SARIF and GitHub annotations.' },
      ),
    ),
    sandbox: Type.Optional(Type.Boolean({ description: "false: disables the browser's sandbox. Only for pages you trust." })),
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
