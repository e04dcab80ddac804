import { Command, CommanderError, Option } from 'commander';
import { devices, userAgentNames, waits } from '../audit/auditor.ts';
import { intents, pageTypes, presets, reporterNames } from './config/choices.ts';
import { oneOfWords } from './config/one-of.ts';
import type { AuditFlags } from './config/settings.ts';
import { terminalText } from './escape.ts';
import { CommandFailed, exitCodes, systemMessage, type ExitCode } from './failure.ts';
import { version } from './version.ts';
import { commandWords as words } from '../../words/en/server/command.ts';
import type { World } from './world.ts';

// What a command works with is brought in when it runs: whoever asks for help or types a wrong word waits for none of it.
const commands = {
  audit: () => import('./audit.ts'),
  assert: () => import('./assert.ts'),
  serve: () => import('./serve.ts'),
  signals: () => import('./signals.ts'),
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
  return option(flags, `${description}: ${allowed.join(', ')}`, variable).argParser((value: string) => oneOfWords(name, value, allowed));
};

/** Runs the words that were typed. @returns what the process exits with */
export async function runProgram(args: readonly string[], world: World): Promise<ExitCode> {
  let exitCode: ExitCode = exitCodes.ok;
  // Commander does not wait for what it writes; the exit code has to know of it.
  let written: Promise<void> = Promise.resolve();
  const write = (text: string) => {
    const before = written;
    written = world.stdout.write(text).then(() => before);
    written.catch(() => undefined);
  };
  try {
    // The service says itself which settings it has.
    const settings = args.includes('serve') ? (await commands.serve()).serveOptions() : [];
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
    const told = fault instanceof CommandFailed ? fault : new CommandFailed(exitCodes.tool, words.internal({ why: systemMessage(fault) }));
    const say = (text: string) => world.stderr.write(text).catch(() => undefined);
    await say(`${told.message.split('\n').map(terminalText).join('\n')}\n`);
    if (!(fault instanceof CommandFailed) && world.env['PAGELOUPE_DEBUG'] && fault instanceof Error) await say(`${fault.stack ?? ''}\n`);
    return told.exitCode;
  }
}

/** All commands. Their words are what `pageloupe --help` says. */
function programOf(world: World, settings: readonly Option[], write: (text: string) => void, ends: (code: ExitCode) => void): Command {
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
      '\nExit codes: 0 all assertions hold, 1 some do not, 2 wrong usage, 3 a page could not be audited, 4 Pageloupe or its browser failed, 130 and 143 interrupted.',
    );
  const sub = (name: string, description: string) =>
    program.command(name).description(description).exitOverride().showHelpAfterError(`Help: pageloupe ${name} --help`);

  const audit = sub('audit', 'audit pages, hold them up to assertions, write reports').argument('[urls...]', 'pages to audit');
  for (const one of [...targetOptions(), ...visitOptions(), ...runOptions(), ...assertOptions(), ...reportOptions()]) audit.addOption(one);
  audit.action(async (urls: string[]) => ends(await (await commands.audit()).auditCommand(urls, flagsOf(audit, world), world)));

  const assert = sub('assert', 'hold saved results up to assertions again').addOption(inputOption());
  for (const one of [...assertOptions(), ...reportOptions(), configOption(), noConfigOption()]) assert.addOption(one);
  assert.action(async () => ends(await (await commands.assert()).assertCommand(inputOf(assert), flagsOf(assert, world), world)));

  const baseline = sub('baseline', 'faults that are known, and do not count');
  const update = baseline.command('update').description('write down what does not hold now').exitOverride().addOption(inputOption());
  for (const one of [...assertOptions(), configOption(), noConfigOption()]) update.addOption(one);
  update.action(async () => (await commands.assert()).updateBaseline(inputOf(update), flagsOf(update, world), world));

  const serve = sub('serve', 'start the HTTP API');
  for (const one of settings) serve.addOption(one);
  serve.action(async () =>
    ends(
      await (
        await commands.serve()
      ).serveCommand(
        Object.fromEntries(Object.entries(serve.opts()).filter(([name]) => serve.getOptionValueSource(name) === 'cli')),
        world,
      ),
    ),
  );

  sub('signals', 'list the checks, or tell of one')
    .argument('[id]', 'of one check')
    .action(async (id: string | undefined) => (await commands.signals()).signalsCommand(id ?? null, world));
  sub('init', 'write a configuration with comments').action(async () => (await commands.init()).initCommand(world));
  const doctor = sub('doctor', 'what this machine needs, and has').addOption(sandboxOption());
  doctor.action(async () => ends(await (await commands.doctor()).doctorCommand(sandboxOf(doctor, world), world)));

  const install = sub('install-browser', 'install the Chromium that this version is tested with').addOption(
    new Option('--with-deps', 'also what it needs of the system (apt or the like, as root)'),
  );
  install.action(async () =>
    ends(await (await commands.installBrowser()).installBrowserCommand(install.opts<{ withDeps?: boolean }>().withDeps === true, world)),
  );

  const contact = sub('contact', 'who registered interest in API access');
  const contactFile = () => option('--contact-file <file>', 'where the service saves them', 'CONTACT_FILE');
  const listed = contact.command('list').description('list them, one JSON object a line').exitOverride().addOption(contactFile());
  listed.action(async () => (await commands.serve()).listContactsCommand(listed.opts(), world));
  const deleted = contact
    .command('delete')
    .description('delete by id, or all of an e-mail address')
    .argument('<id-or-email>')
    .exitOverride()
    .addOption(contactFile());
  deleted.action(async (wanted: string) => ends(await (await commands.serve()).deleteContactsCommand(wanted, deleted.opts(), world)));

  const keys = sub('keys', 'keys of the HTTP API');
  const keyFile = () => option('--key-file <file>', 'file with the digests of keys', 'KEY_FILE').makeOptionMandatory();
  for (const [name, description, argument] of [
    ['create', 'make a key and show it once', '[name]'],
    ['list', 'list the keys', ''],
    ['revoke', 'take a key back, by name or digest', '<name-or-digest>'],
  ] as const) {
    const one = keys.command(name).description(description).exitOverride().addOption(keyFile());
    if (argument !== '') one.argument(argument);
    one.action(async (...given: unknown[]) =>
      ends(
        await (
          await commands.serve()
        ).keysCommand(name, typeof given[0] === 'string' ? given[0] : null, one.opts<{ keyFile: string }>().keyFile, world),
      ),
    );
  }
  return program;
}

const configOption = () => option('--config <file>', 'configuration, instead of pageloupe.config.* in this folder', 'CONFIG');
const noConfigOption = () => new Option('--no-config', 'no configuration');
const sandboxOption = () => new Option('--no-sandbox', "without the browser's sandbox: only where the pages are your own");
const inputOption = () =>
  list('--input <file>', 'results, as --format ndjson=<file> saves them; may be given several times, for shards').makeOptionMandatory();
const inputOf = (command: Command): string[] => command.opts<{ input: string[] }>().input;

const targetOptions = () => [
  list('--sitemap <url|file|auto>', 'pages that a sitemap lists; auto: those that robots.txt names'),
  list('--url-file <file|->', 'one URL a line; - for standard input'),
  list('--include <pattern>', 'only these: a glob such as "/blog/**", or /regular expression/'),
  list('--exclude <pattern>', 'not these'),
  list('--replace <s#from#to#>', 'change every URL: audit the pages of a sitemap on another host'),
  option('--shard <i/n>', 'one of n parts of the list', 'SHARD'),
  option('--sample <n>', 'so many of the pages', 'SAMPLE'),
  option('--seed <n>', 'which pages the sample has (1)', 'SEED'),
];
const visitOptions = () => [
  choice('--device <name>', 'visit as', devices, 'DEVICE'),
  new Option('--no-javascript', 'do not run scripts of pages'),
  option('--page-locale <language>', 'language to ask the site for', 'PAGE_LOCALE'),
  choice('--user-agent <name>', 'say to be', userAgentNames, 'USER_AGENT'),
  choice('--wait-until <event>', 'when a page counts as loaded', waits, 'WAIT_UNTIL'),
  option('--settle <time>', 'time to wait after that (500ms)', 'SETTLE'),
  option('--timeout <time>', 'time for one page, 1s to 60s (30s)', 'TIMEOUT'),
  new Option('--probe', 'check links, canonical, language versions and images (that is usual)'),
  new Option('--no-probe', 'do not check links'),
  choice('--intent <intent>', 'what the pages are for', intents, 'INTENT'),
  choice('--page-type <type>', 'what the pages are, where it is found out wrongly', pageTypes, 'PAGE_TYPE'),
  new Option('--ai-opt-out', 'the site does not want to be cited by AI answer engines'),
  list('--header <name: value>', 'sent to the named sites only; ${NAME} is taken from the environment'),
  option('--cookie-file <file>', 'cookies in Netscape format, or lines of name=value', 'COOKIE_FILE'),
];
const runOptions = () => [
  configOption(),
  noConfigOption(),
  option('--concurrency <n>', 'pages at a time', 'CONCURRENCY'),
  option('--per-host <n>', 'pages of one host at a time (2)', 'PER_HOST'),
  option('--delay <time>', 'time between the starts of two pages of one host (0s)', 'DELAY'),
  option('--retries <n>', 'more tries for a page that did not answer (1)', 'RETRIES'),
  option('--resume <folder>', 'go on with the run in a folder, or begin it there', 'RESUME'),
  option('--max-run-time <time>', 'time for the whole run', 'MAX_RUN_TIME'),
  sandboxOption(),
  new Option('--quiet', 'no progress and no notes'),
];
const assertOptions = () => [
  choice('--preset <name>', 'what counts', presets, 'PRESET'),
  option('--min-score <n>', 'least audit score', 'MIN_SCORE'),
  option('--min-geo <n>', 'least GEO score', 'MIN_GEO'),
  list('--assert <id=level>', 'a check as error, warn or off'),
  option('--max-warnings <n>', 'most warnings of all pages together', 'MAX_WARNINGS'),
  option('--allow-unreachable <n>', 'so many pages may fail to give a report (0)', 'ALLOW_UNREACHABLE'),
  option('--baseline <file>', 'known faults: they do not count', 'BASELINE'),
];
const reportOptions = () => [
  new Option('--format, --reporter <name[=file]>', `${reporterNames.join(', ')} (pretty); may stand several times`).argParser(
    (value: string, before: string[] | undefined) => {
      oneOfWords('--format', value.split('=')[0]!, reporterNames);
      return collect(value, before);
    },
  ),
  option('--output <file>', 'file for the first report that has none', 'OUTPUT'),
  choice('--csv-rows <what>', 'what a row of the CSV is', ['pages', 'signals', 'findings'], 'CSV_ROWS'),
];

/** What was typed or is in the environment; what commander adds of itself is none of it. */
function flagsOf(command: Command, world: World): AuditFlags {
  const given = Object.entries(command.opts<Record<string, unknown>>()).filter(([name]) =>
    ['cli', 'env'].includes(command.getOptionValueSource(name) ?? ''),
  );
  // The environment of the world, which need not be that of the process.
  const named = command.options.flatMap((one) => {
    const text = one.envVar === undefined ? undefined : world.env[one.envVar];
    return text === undefined || text === '' || command.getOptionValueSource(one.attributeName()) === 'cli'
      ? []
      : [[one.attributeName(), one.parseArg ? one.parseArg(text, undefined) : text]];
  });
  const { reporter, ...flags } = Object.fromEntries([...given, ...named]) as AuditFlags & { reporter?: string[] };
  return { ...flags, ...(reporter && { format: reporter }), ...(sandboxOf(command, world) ? {} : { sandbox: false }) };
}
const sandboxOf = (command: Command, { env }: World): boolean =>
  command.opts<{ sandbox?: boolean }>().sandbox !== false && !/^(?:1|true)$/.test(env['PAGELOUPE_NO_SANDBOX'] ?? '');
