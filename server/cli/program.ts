import { Command, CommanderError, Option } from 'commander';
import { devices, userAgentNames, waits } from '../audit/auditor.ts';
import {
  comparisonFormats,
  csvRowChoices,
  failOnChoices,
  intents,
  pageTypes,
  presets,
  reporterNames,
  rowChoices,
  type ComparisonFormat,
  type FailOn,
} from './config/choices.ts';
import { oneOf } from './config/one-of.ts';
import type { AuditFlags } from './config/settings.ts';
import type { BuildOrder } from './build-site.ts';
import type { CompareOrder } from './compare.ts';
import { parseDuration } from './duration.ts';
import { terminalText } from './escape.ts';
import { CommandFailed, exitCodes, systemErrorMessage, usageError, type ExitCode } from './failure.ts';
import { version } from './version.ts';
import type { McpFlags } from '../mcp/serve-mcp.ts';
import { commandWords as words } from '../../words/en/server/cli.ts';
import type { World } from './world.ts';

/** Loads the language of reports, before the command that writes them. */
const speak = async ({ languages }: World) => (await import('../locale.ts')).openProcessLocale(languages);
const inLanguage =
  <T>(load: () => Promise<T>) =>
  async (world: World): Promise<T> => {
    await speak(world);
    return load();
  };
// Commands are imported when they run, so that help and usage errors appear at once.
const commands = {
  audit: inLanguage(() => import('./audit.ts')),
  build: () => import('./build-site.ts'),
  assert: inLanguage(() => import('./assert.ts')),
  compare: inLanguage(() => import('./compare.ts')),
  merge: () => import('./merge.ts'),
  serve: () => import('./serve.ts'),
  migrate: () => import('./migrate.ts'),
  mcp: inLanguage(() => import('../mcp/serve-mcp.ts')),
  signals: inLanguage(() => import('./signals.ts')),
  init: () => import('./init.ts'),
  doctor: () => import('./doctor.ts'),
  installBrowser: () => import('./install-browser.ts'),
};

const collect = (value: string, before: string[] | undefined) => [...(before ?? []), value];
const option = (flags: string, description: string, variable = '') => {
  const made = new Option(flags, description);
  return variable === '' ? made : made.env(`PAGELOUPE_${variable}`);
};
const list = (flags: string, description: string) => new Option(flags, description).argParser(collect);
const choice = (flags: string, description: string, allowed: readonly string[], variable = '') => {
  const name = /--[\w-]+/.exec(flags)![0];
  return option(flags, `${description}: ${allowed.join(', ')}`, variable).argParser((value: string) => oneOf(name, value, allowed));
};

/** Runs the command line. @returns the exit code */
export async function runProgram(args: readonly string[], world: World): Promise<ExitCode> {
  let exitCode: ExitCode = exitCodes.ok;
  // Commander does not await its output, but a failed write has to change the exit code.
  let written: Promise<void> = Promise.resolve();
  const write = (text: string) => {
    const before = written;
    written = world.stdout.write(text).then(() => before);
    written.catch(() => undefined);
  };
  try {
    // The settings are defined by the service.
    const settings = {
      serve: args.includes('serve') ? (await commands.serve()).serveOptions() : [],
      worker: args.includes('worker') ? (await commands.serve()).workerOptions() : [],
    };
    const program = programOf(world, settings, write, (code) => {
      exitCode = code;
    });
    await program.parseAsync([...args], { from: 'user' });
    return exitCode;
  } catch (error) {
    const fault =
      error instanceof CommanderError
        ? await written.then(
            () => error,
            (failure: unknown) => failure,
          )
        : error;
    if (fault instanceof CommanderError) return fault.exitCode === 0 ? exitCodes.ok : exitCodes.usage;
    const commandFailure =
      fault instanceof CommandFailed ? fault : new CommandFailed(exitCodes.tool, words.internal({ why: systemErrorMessage(fault) }));
    const say = (text: string) => world.stderr.write(text).catch(() => undefined);
    await say(`${commandFailure.message.split('\n').map(terminalText).join('\n')}\n`);
    if (!(fault instanceof CommandFailed) && world.env['PAGELOUPE_DEBUG'] && fault instanceof Error) await say(`${fault.stack ?? ''}\n`);
    return commandFailure.exitCode;
  }
}

type Settings = Record<'serve' | 'worker', readonly Option[]>;
/** Adds a command to the program. */
type Sub = (name: string, description: string) => Command;
type Ends = (code: ExitCode) => void;

/** All commands with their descriptions in `pageloupe --help`. */
function programOf(world: World, settings: Settings, write: (text: string) => void, ends: Ends): Command {
  const program = new Command('pageloupe')
    .description('Audits web pages for search engines, and for readiness to be cited by AI answer engines.')
    .version(version)
    .configureOutput({
      writeOut: write,
      writeErr: (text) => void world.stderr.write(text).catch(() => undefined),
      getOutHelpWidth: () => world.stdout.columns,
      getErrHelpWidth: () => world.stderr.columns,
    })
    .showHelpAfterError('Help: pageloupe --help')
    .exitOverride()
    .addHelpText(
      'after',
      '\nExit codes: 0 all assertions pass, 1 some fail, 2 usage error, 3 a page could not be audited, 4 Pageloupe or its browser failed, 130 and 143 interrupted.',
    );
  const sub: Sub = (name, description) =>
    program.command(name).description(description).exitOverride().showHelpAfterError(`Help: pageloupe ${name} --help`);
  // In help order.
  addAudit(sub, world, ends);
  addSavedResults(sub, world, ends);
  addServers(sub, settings, world, ends);
  addSetup(sub, world, ends);
  addContact(sub, world, ends);
  addKeys(sub, world, ends);
  return program;
}

function addAudit(sub: Sub, world: World, ends: Ends): void {
  const audit = sub('audit', 'audit pages, check assertions, write reports').argument('[urls...]', 'pages to audit');
  for (const one of [...targetOptions(), ...visitOptions(), ...runOptions(), ...assertOptions(), ...reportOptions()]) audit.addOption(one);
  for (const one of [...buildOptions(), ...sinceOptions(), ...serverOptions()]) audit.addOption(one);
  audit.action(async (urls: string[]) => {
    const { auditCommand } = await commands.audit(world);
    const { withBuildSite: withBuild } = await commands.build();
    const { folder, flags } = buildOf(flagsOf(audit, world));
    ends(
      await withBuild(folder, world, async (built) => {
        const named = urls.length > 0 || (flags.sitemap ?? flags.urlFile ?? flags.crawl) !== undefined;
        return auditCommand(named ? urls : [...built], flags, world);
      }),
    );
  });
}

/** Commands that read the rows of earlier runs. */
function addSavedResults(sub: Sub, world: World, ends: Ends): void {
  const assert = sub('assert', 'check assertions against saved results').addOption(inputOption());
  for (const one of [...assertOptions(), ...reportOptions(), configOption(), noConfigOption()]) assert.addOption(one);
  assert.action(async () => ends(await (await commands.assert(world)).assertCommand(inputOf(assert), flagsOf(assert, world), world)));

  const compare = sub('compare', 'compare two saved runs: new failures, fixes, changes by check')
    .argument('<before>', 'results of the earlier run (--format ndjson=<file>)')
    .argument('<after>', 'results of the later run');
  for (const one of compareOptions()) compare.addOption(one);
  compare.action(async (before: string, after: string) =>
    ends(await (await commands.compare(world)).compareCommand(await compareOrderOf(before, after, compare, world), world)),
  );

  const merge = sub('merge', 'merge results of several runs or shards into one file; the last row of a URL wins')
    .argument('<files...>', 'results (--format ndjson=<file>); .gz is decompressed')
    .addOption(new Option('-o, --output <file>', 'file for the merged rows; .gz is compressed').makeOptionMandatory());
  merge.action(async (files: string[]) =>
    ends(await (await commands.merge()).mergeCommand(files, merge.opts<{ output: string }>().output, world)),
  );

  const baseline = sub('baseline', 'manage known issues that do not fail a run');
  const update = baseline.command('update').description('save the current issues as known').exitOverride().addOption(inputOption());
  for (const one of [...assertOptions(), configOption(), noConfigOption()]) update.addOption(one);
  update.action(async () => (await commands.assert(world)).updateBaseline(inputOf(update), flagsOf(update, world), world));
}

/** Commands that run until they are stopped. */
function addServers(sub: Sub, settings: Settings, world: World, ends: Ends): void {
  const serve = sub('serve', 'start the HTTP API');
  for (const one of settings.serve) serve.addOption(one);
  serve.action(async () => {
    await speak(world);
    ends(await (await commands.serve()).serveCommand(typedOf(serve), world));
  });
  const worker = sub('worker', 'audit pages of batches that a service puts into a queue (--queue-url)');
  for (const one of settings.worker) worker.addOption(one);
  worker.action(async () => {
    await speak(world);
    ends(await (await commands.serve()).workerCommand(typedOf(worker), world));
  });
  const migrate = sub('migrate', 'create or update the tables of a service in PostgreSQL, as its administrator')
    .addOption(option('--store-url <url>', 'postgres://administrator@host/database, where batches and history are', 'STORE_URL'))
    .addOption(option('--queue-url <url>', 'the same, if the queue is in PostgreSQL', 'QUEUE_URL'))
    .addOption(new Option('--role <name>', 'role of the service: gets the grants that it needs, and may then create nothing'))
    .addOption(new Option('--print', 'only print the SQL that is missing'));
  migrate.action(async () => (await commands.migrate()).migrateCommand(migrate.opts(), world));

  const mcp = sub('mcp', 'start an MCP server on standard input and output, for editors and AI assistants')
    .addOption(
      option(
        '--allow-targets <origins>',
        'private origins that may be audited, such as http://localhost:3000, separated by commas',
        'ALLOW_TARGETS',
      ),
    )
    .addOption(option('--server <url>', 'Pageloupe service that audits batches, such as https://pageloupe.example.com', 'SERVER'))
    .addOption(new Option('--key-env <name>', 'environment variable with the key of that service (PAGELOUPE_KEY)'))
    .addOption(sandboxOption());
  mcp.action(async () => ends(await (await commands.mcp(world)).serveMcp(flagsOf(mcp, world) as McpFlags, world)));
}

/** Commands about checks, configuration and this machine. */
function addSetup(sub: Sub, world: World, ends: Ends): void {
  sub('signals', 'list all checks, or show one')
    .argument('[id]', 'ID of a check')
    .action(async (id: string | undefined) => (await commands.signals(world)).signalsCommand(id ?? null, world));
  sub('init', 'create a commented configuration file').action(async () => (await commands.init()).initCommand(world));
  const doctor = sub('doctor', 'check this machine’s requirements').addOption(sandboxOption());
  doctor.action(async () => ends(await (await commands.doctor()).doctorCommand(sandboxOf(doctor, world), world)));

  const install = sub('install-browser', 'install the Chromium this version is tested with').addOption(
    new Option('--with-deps', 'also install its system dependencies (via apt or similar, as root)'),
  );
  install.action(async () =>
    ends(await (await commands.installBrowser()).installBrowserCommand(install.opts<{ withDeps?: boolean }>().withDeps === true, world)),
  );
}

function addContact(sub: Sub, world: World, ends: Ends): void {
  const contact = sub('contact', 'manage registrations of interest in API access');
  const contactFile = () => option('--contact-file <file>', 'file in which the service saves them', 'CONTACT_FILE');
  const listed = contact.command('list').description('list them, one JSON object per line').exitOverride().addOption(contactFile());
  listed.action(async () => (await commands.serve()).listContactsCommand(listed.opts(), world));
  const deleted = contact
    .command('delete')
    .description('delete by ID, or all of an e-mail address')
    .argument('<id-or-email>')
    .exitOverride()
    .addOption(contactFile());
  deleted.action(async (wanted: string) => ends(await (await commands.serve()).deleteContactsCommand(wanted, deleted.opts(), world)));
}

function addKeys(sub: Sub, world: World, ends: Ends): void {
  const keys = sub('keys', 'manage keys of the HTTP API');
  const keyFile = () => option('--key-file <file>', 'file with the digests of the keys', 'KEY_FILE').makeOptionMandatory();
  for (const [name, description, argument] of [
    ['create', 'create a key and show it once', '[name]'],
    ['list', 'list the keys', ''],
    ['revoke', 'revoke a key, by name or digest', '<name-or-digest>'],
  ] as const) {
    const one = keys.command(name).description(description).exitOverride().addOption(keyFile());
    if (argument !== '') one.argument(argument);
    if (name === 'create')
      one.addOption(
        new Option('--role <role>', 'read: results only; run: audits and batches too (default); admin: also schedules and deleting sites'),
      );
    one.action(async (...args: unknown[]) =>
      ends(
        await (
          await commands.serve()
        ).keysCommand(name, typeof args[0] === 'string' ? args[0] : null, one.opts<{ keyFile: string; role?: string }>(), world),
      ),
    );
  }
}

/** Options that the user typed, without defaults. */
const typedOf = (command: Command) =>
  Object.fromEntries(Object.entries(command.opts()).filter(([name]) => command.getOptionValueSource(name) === 'cli'));

const configOption = () => option('--config <file>', 'configuration file (default: pageloupe.config.* in this folder)', 'CONFIG');
const noConfigOption = () => new Option('--no-config', 'ignore configuration files');
const sandboxOption = () => new Option('--no-sandbox', "disable the browser's sandbox: only for pages you trust");
const inputOption = () => list('--input <file>', 'results saved with --format ndjson=<file>; repeatable, for shards').makeOptionMandatory();
const inputOf = (command: Command): string[] => command.opts<{ input: string[] }>().input;

const buildOptions = () => [
  new Option('--static <folder>', 'serve a built site on this machine and audit its pages, or the URLs you name'),
  new Option('--port <n>', 'port of --static (4173)'),
  new Option('--base <path>', 'path that the site of --static was built for, such as /docs/ (/)'),
  new Option('--start <command>', 'start a server with this command, and stop it afterwards'),
  new Option('--wait-on <url>', 'URL that responds once the server of --start is ready; audited if you name no other'),
  new Option('--wait-timeout <time>', 'time to wait for it (60s)'),
];
const serverOptions = () => [
  option('--server <url>', 'have this Pageloupe service audit the pages as a batch, and follow it', 'SERVER'),
  new Option('--key-env <name>', 'environment variable with its API key (PAGELOUPE_KEY)'),
  new Option('--batch <id>', 'follow a batch of --server that was started before'),
];
/** Splits the options for serving or starting a build from the others. */
function buildOf(all: AuditFlags): { folder: BuildOrder; flags: AuditFlags } {
  const {
    static: folder,
    port,
    base,
    start,
    waitOn,
    waitTimeout,
    ...flags
  } = all as AuditFlags & Record<'static' | 'port' | 'base' | 'start' | 'waitOn' | 'waitTimeout', string | undefined>;
  if (folder !== undefined && start !== undefined) throw usageError(words.build.startAlone);
  return {
    folder: {
      folder: folder ?? null,
      base: baseOption(base ?? '/'),
      port: portOption(port ?? '4173'),
      start: start ?? null,
      waitOn: waitOn ?? null,
      patience: patienceOption(waitTimeout ?? '60s'),
    },
    flags,
  };
}

/** A path with a slash at both ends. */
function baseOption(text: string): string {
  if (!/^[\w\-.~/%]*$/.test(text) || text.includes('//')) throw usageError(words.build.base({ typed: text }));
  return `/${text.replace(/^\/|\/$/g, '')}/`.replace('//', '/');
}

function portOption(text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : -1;
  if (port < 0 || port > 65_535) throw usageError(words.usage.number({ option: '--port', typed: text, from: 0, to: 65_535 }));
  return port;
}
function patienceOption(text: string): number {
  const ms = parseDuration(text);
  if (ms === null) throw usageError(words.usage.duration({ option: '--wait-timeout', typed: text }));
  return ms;
}

const sinceOptions = () => [
  option('--compare-with <file>', 'results of an earlier run: exit with 1 when something newly fails', 'COMPARE_WITH'),
  option('--comment <file>', 'file for the comparison as Markdown, for a comment on a pull request', 'COMMENT'),
];
const compareOptions = () => [
  new Option('--format <name[=file]>', `${comparisonFormats.join(', ')} (default: pretty); repeatable`).argParser(
    (value: string, before: string[] | undefined) => {
      oneOf('--format', value.split('=')[0]!, comparisonFormats);
      return collect(value, before);
    },
  ),
  choice('--fail-on <what>', 'exit with 1 on', failOnChoices),
  new Option('--before-origin <origin>', 'origin of the earlier run, such as https://www.example.com'),
  new Option(
    '--after-origin <origin>',
    'origin of the later run, such as https://preview.example.com: its pages are matched to those of --before-origin',
  ),
];
async function compareOrderOf(before: string, after: string, command: Command, world: World): Promise<CompareOrder> {
  const { originFrom: originGiven } = await commands.compare(world);
  const { format, failOn, beforeOrigin, afterOrigin } = command.opts<{
    format?: string[];
    failOn?: FailOn;
    beforeOrigin?: string;
    afterOrigin?: string;
  }>();
  if ((beforeOrigin === undefined) !== (afterOrigin === undefined)) throw usageError(words.compare.bothOrigins);
  return {
    before: [before],
    after: [after],
    origins:
      beforeOrigin === undefined || afterOrigin === undefined
        ? null
        : { before: originGiven('--before-origin', beforeOrigin), after: originGiven('--after-origin', afterOrigin) },
    failOn: failOn ?? 'new-failures',
    formats: (format ?? ['pretty']).map((one) => {
      const [name, ...file] = one.split('=');
      if (one.includes('=') && file.join('=') === '') throw usageError(words.usage.noFileName({ option: `--format ${one}` }));
      return { name: name as ComparisonFormat, file: one.includes('=') ? file.join('=') : null };
    }),
  };
}

const targetOptions = () => [
  new Option('--crawl <url>', 'follow links from this page, on the same host, as robots.txt allows'),
  new Option('--limit <n>', 'maximum pages of a crawl (500)'),
  new Option('--depth <n>', 'maximum clicks from the start page of a crawl'),
  new Option('--subdomains', 'crawl the other hosts of the domain too'),
  list('--ignore-robots <host>', 'crawl a host of yours as if its robots.txt allowed everything'),
  list('--sitemap <url|file|auto>', 'pages listed in a sitemap; auto: sitemaps listed in robots.txt'),
  list('--url-file <file|->', 'file with one URL per line; - for standard input'),
  list('--include <pattern>', 'include only matching URLs: a glob such as "/blog/**" or a /regular expression/'),
  list('--exclude <pattern>', 'exclude matching URLs'),
  list('--replace <s#from#to#>', 'replace in every URL, for example to audit the pages of a sitemap on another host'),
  option('--shard <i/n>', 'audit shard i of n', 'SHARD'),
  option('--sample <n>', 'audit a random sample of n pages', 'SAMPLE'),
  option('--seed <n>', 'seed of the sample (1)', 'SEED'),
];
const visitOptions = () => [
  choice('--device <name>', 'device to emulate', devices, 'DEVICE'),
  new Option('--no-javascript', 'disable JavaScript'),
  option('--page-locale <language>', 'language of the Accept-Language header', 'PAGE_LOCALE'),
  option('--user-agent <name|text>', `user agent to send: ${userAgentNames.join(', ')}, or a text of your own`, 'USER_AGENT'),
  choice('--wait-until <event>', 'event at which a page counts as loaded', waits, 'WAIT_UNTIL'),
  option('--settle <time>', 'time to wait after that event (500ms)', 'SETTLE'),
  option('--timeout <time>', 'timeout per page, 1s to 60s (30s)', 'TIMEOUT'),
  new Option('--probe', 'check links, canonical, language versions and images (default)'),
  new Option('--no-probe', 'do not check links'),
  choice('--intent <intent>', 'whether search engines should index the pages', intents, 'INTENT'),
  choice('--page-type <type>', 'page type, if detection is wrong', pageTypes, 'PAGE_TYPE'),
  new Option('--ai-opt-out', 'the site opts out of AI citations: no GEO score'),
  list('--header <name: value>', 'request header, sent only to the audited sites; ${NAME} reads an environment variable'),
  option('--cookie-file <file>', 'cookies in Netscape format or lines of name=value', 'COOKIE_FILE'),
  option('--login <script>', 'ES module that logs in before the first page', 'LOGIN'),
  option('--login-state <file>', 'file that saves the session of --login, or has one to use', 'LOGIN_STATE'),
  option('--proxy <url>', 'HTTP proxy for public servers', 'PROXY'),
  list(
    '--extract <name=rule>',
    'read a value out of every page: css:<selector>[@attribute], xpath:<expression>, or regex:<expression> over the raw HTML',
  ),
];
const runOptions = () => [
  configOption(),
  noConfigOption(),
  option('--concurrency <n>', 'pages at a time', 'CONCURRENCY'),
  option('--per-host <n>', 'pages of one host at a time (2)', 'PER_HOST'),
  option('--delay <time>', 'time between the starts of two pages of one host (0s)', 'DELAY'),
  option('--retries <n>', 'retries for a page that did not respond (1)', 'RETRIES'),
  option('--resume <folder>', 'resume the run in a folder, or start it there', 'RESUME'),
  option('--max-run-time <time>', 'time limit of the whole run', 'MAX_RUN_TIME'),
  sandboxOption(),
  new Option('--quiet', 'no progress or notes'),
];
const assertOptions = () => [
  choice('--preset <name>', 'assertion preset', presets, 'PRESET'),
  option('--min-score <n>', 'minimum audit score', 'MIN_SCORE'),
  option('--min-geo <n>', 'minimum GEO score', 'MIN_GEO'),
  list('--assert <id=level>', 'treat a check as error, warn or off'),
  option('--max-warnings <n>', 'maximum warnings over all pages', 'MAX_WARNINGS'),
  option('--allow-unreachable <n>', 'maximum pages without a report (0)', 'ALLOW_UNREACHABLE'),
  new Option('--allow-incomplete', 'exit as usual although sitemaps or pages could not be read completely'),
  option('--baseline <file>', 'file of known issues, which do not count', 'BASELINE'),
];
const reportOptions = () => [
  new Option('--format, --reporter <name[=file]>', `${reporterNames.join(', ')} (default: pretty); repeatable`).argParser(
    (value: string, before: string[] | undefined) => {
      // Formats of plugins (plugin/format) are known after loading.
      const name = value.split('=')[0]!;
      if (!name.includes('/')) oneOf('--format', name, reporterNames);
      return collect(value, before);
    },
  ),
  option('--output <file>', 'file for the first report without one', 'OUTPUT'),
  list('--plugin <file>', 'ES module with checks and report formats of your own'),
  choice('--csv-rows <what>', 'what each CSV row is', csvRowChoices, 'CSV_ROWS'),
  choice('--rows <which>', 'checks in NDJSON and CSV rows; failing: failures and warnings only', rowChoices, 'ROWS'),
];

/** Options from the command line or the environment, without commander's defaults. */
function flagsOf(command: Command, world: World): AuditFlags {
  const options = Object.entries(command.opts<Record<string, unknown>>()).filter(([name]) =>
    ['cli', 'env'].includes(command.getOptionValueSource(name) ?? ''),
  );
  // The environment of `world`, which may differ from the process's.
  const named = command.options.flatMap((one) => {
    const text = one.envVar === undefined ? undefined : world.env[one.envVar];
    return text === undefined || text === '' || command.getOptionValueSource(one.attributeName()) === 'cli'
      ? []
      : [[one.attributeName(), one.parseArg ? one.parseArg(text, undefined) : text]];
  });
  const { reporter, ...flags } = Object.fromEntries([...options, ...named]) as AuditFlags & { reporter?: string[] };
  return { ...flags, ...(reporter && { format: reporter }), ...(sandboxOf(command, world) ? {} : { sandbox: false }) };
}
const sandboxOf = (command: Command, { env }: World): boolean =>
  command.opts<{ sandbox?: boolean }>().sandbox !== false && !/^(?:1|true)$/.test(env['PAGELOUPE_NO_SANDBOX'] ?? '');
