import { Command, CommanderError, Option } from 'commander';
import { comparisonFormats, reporterNames, type ComparisonFormat, type Role } from '../options/choices.ts';
import * as options from '../options/table.ts';
import { misspelledVariables, variablesWithoutEffect } from '../options/variables.ts';
import { addOptions, chosen, collect, optionValues, oneOf, optionsFor, refuseAlone, repeating, typedOf } from './config/flags.ts';
import type { BuildOrder } from './commands/build-site.ts';
import type { CompareOrder } from './commands/compare.ts';
import { lineForTerminal, linesForTerminal } from './escape.ts';
import { CommandFailed, exitCodes, describeSystemError, usageError, type ExitCode } from './failure.ts';
import { version } from './version.ts';
import type { McpFlags } from '../mcp/serve-mcp.ts';
import { openProcessLocale } from '../open-locale.ts';
import { serverWords } from '../words.ts';
import { wrapLines } from './reporters/wrap.ts';
import { usageFaultText } from './usage-fault.ts';
import { wantedLanguages } from './wanted-languages.ts';
import type { World } from './world.ts';

const words = () => serverWords().commands.program;
// Commands are imported when they run, so that help and usage errors appear at once.
const commands = {
  audit: () => import('./commands/audit.ts'),
  build: () => import('./commands/build-site.ts'),
  assert: () => import('./commands/assert.ts'),
  compare: () => import('./commands/compare.ts'),
  merge: () => import('./commands/merge.ts'),
  serve: () => import('./commands/serve.ts'),
  migrate: () => import('./commands/migrate.ts'),
  mcp: () => import('../mcp/serve-mcp.ts'),
  signals: () => import('./commands/signals.ts'),
  init: () => import('./commands/init.ts'),
  doctor: () => import('./commands/doctor.ts'),
  installBrowser: () => import('./commands/install-browser.ts'),
};

/** Runs the command line. @returns the exit code */
export async function runProgram(args: readonly string[], world: World): Promise<ExitCode> {
  let exitCode: ExitCode = exitCodes.ok;
  // Commander does not await its output, but a failed write has to change the exit code.
  let written: Promise<void> = Promise.resolve();
  const say = (text: string) => world.stderr.write(text).catch(() => undefined);
  const write = (text: string) => {
    const before = written;
    written = world.stdout.write(text).then(() => before);
    written.catch(() => undefined);
  };
  try {
    await openProcessLocale(wantedLanguages(args, world.env));
    for (const variable of misspelledVariables(world.env)) await say(`${words().unknownVariable(variable)}\n`);
    for (const variable of variablesWithoutEffect(world.env, args)) await say(`${words().variableWithoutEffect(variable)}\n`);
    const program = programOf(world, write, (code) => {
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
      fault instanceof CommandFailed
        ? fault
        : new CommandFailed(exitCodes.tool, serverWords().commands.internal({ why: describeSystemError(fault) }));
    await say(linesForTerminal(commandFailure.message.split('\n')));
    if (!(fault instanceof CommandFailed) && world.env['PAGELOUPE_DEBUG'] && fault instanceof Error) await say(`${fault.stack ?? ''}\n`);
    return commandFailure.exitCode;
  }
}

/** As the help of commander has it, in our words. */
function optionDescription(option: Option): string {
  const { defaultValue, defaultValueDescription, argChoices, envVar } = option;
  const { more } = words();
  const notes = [
    ...(argChoices ? [more.choices({ values: argChoices.map((choice) => JSON.stringify(choice)) })] : []),
    ...(defaultValue === undefined || (option.isBoolean() && typeof defaultValue !== 'boolean')
      ? []
      : [more.usual({ value: defaultValueDescription ?? JSON.stringify(defaultValue) })]),
    ...(envVar === undefined ? [] : [more.variable({ name: envVar })]),
  ];
  return notes.length > 0 ? `${option.description} (${notes.join(', ')})` : option.description;
}

/** Adds a command to the program. */
type Sub = (name: string, description: string) => Command;
type Ends = (code: ExitCode) => void;

/** All commands with their descriptions in `pageloupe --help`. */
function programOf(world: World, write: (text: string) => void, ends: Ends): Command {
  const program = new Command('pageloupe')
    .description(words().description)
    .version(version, '-V, --version', words().options.version)
    .helpOption('-h, --help', words().options.help)
    .helpCommand('help [command]', words().options.help)
    .configureHelp({
      styleTitle: (title) => (words().titles as Record<string, string>)[title] ?? title,
      optionDescription,
      // Commander breaks lines at no-break spaces, too.
      boxWrap: (text, width) =>
        text
          .split('\n')
          .flatMap((line) => wrapLines(line, width))
          .join('\n'),
    })
    .configureOutput({
      writeOut: write,
      writeErr: (text) => void world.stderr.write(text).catch(() => undefined),
      getOutHelpWidth: () => world.stdout.columns,
      getErrHelpWidth: () => world.stderr.columns,
    })
    .showHelpAfterError(words().helpOf({ command: 'pageloupe' }))
    .exitOverride()
    .addHelpText('after', `\n${words().exitCodes}`);
  saysFaults(program);
  addOptions(program, options.languageOptions);
  const sub: Sub = (name, description) => commandOf(program, name, description);
  // In help order.
  addAudit(sub, world, ends);
  addSavedResults(sub, world, ends);
  addServers(sub, world, ends);
  addSetup(sub, world, ends);
  addContact(sub, world, ends);
  addKeys(sub, world, ends);
  return program;
}

/** A command of the program or of another command. After an error, it names its own help. */
const commandOf = (parent: Command, name: string, description: string): Command =>
  saysFaults(
    parent
      .command(name)
      .description(description)
      .exitOverride()
      .showHelpAfterError(words().helpOf({ command: `${parent.parent ? `${parent.parent.name()} ` : ''}${parent.name()} ${name}` })),
  );

const flagsOf = (command: Command): string[] => [
  ...command.options.flatMap(({ long }) => long ?? []),
  ...(command.parent ? flagsOf(command.parent) : []),
];
const commandsWithFlags = (command: Command): string[] =>
  command.commands.flatMap((sub) => sub.options.map(({ long }) => `${sub.name()} ${long}`));
const saysFaults = (command: Command): Command =>
  command.configureOutput({ outputError: (text, say) => say(`${usageFaultText(text, flagsOf(command), commandsWithFlags(command))}\n`) });

function addAudit(sub: Sub, world: World, ends: Ends): void {
  const audit = sub('audit', words().commands.audit).argument('[urls...]', words().arguments.pages);
  addOptions(audit, options.audit, [formatOption(reporterNames)], configOptions());
  audit.action(async (urls: string[]) => {
    const { auditCommand } = await commands.audit();
    const { serveFolderDuring: withBuild } = await commands.build();
    const flags = auditFlagsOf(audit, world);
    ends(
      await withBuild(buildOf(optionValues(audit, world)), world, async (built, notes) => {
        const named = urls.length > 0 || (flags.sitemap ?? flags.urlFile ?? flags.crawl) !== undefined;
        if (!named && flags.quiet !== true)
          for (const note of notes) await world.stderr.write(`${lineForTerminal(note)}\n`).catch(() => undefined);
        return auditCommand(named ? urls : [...built], flags, world);
      }),
    );
  });
}

/** Commands that read the rows of earlier runs. */
function addSavedResults(sub: Sub, world: World, ends: Ends): void {
  const inputOf = (command: Command) => command.opts<{ input: string[] }>().input;
  const assert = sub('assert', words().commands.assert);
  const { plugin } = options.list;
  const { output } = options.parts;
  addOptions(
    assert,
    required(options.input),
    options.judging,
    [formatOption(reporterNames)],
    { output, plugin },
    options.rows,
    configOptions(),
  );
  assert.action(async () => ends(await (await commands.assert()).assertCommand(inputOf(assert), auditFlagsOf(assert, world), world)));

  const compare = sub('compare', words().commands.compare)
    .argument('<before>', words().arguments.before)
    .argument('<after>', words().arguments.after);
  addOptions(compare, [formatOption(comparisonFormats)], options.compare);
  compare.action(async (before: string, after: string) => {
    const flags = optionValues(compare, world);
    refuseAlone(options.compare, flags, {}, world.env);
    ends(await (await commands.compare()).compareCommand(compareOrderOf(before, after, flags), world));
  });

  const merge = sub('merge', words().commands.merge).argument('<files...>', words().arguments.results);
  addOptions(merge, [new Option('-o, --output <file>', words().options.output).makeOptionMandatory()]);
  merge.action(async (files: string[]) =>
    ends(await (await commands.merge()).mergeCommand(files, merge.opts<{ output: string }>().output, world)),
  );

  const baseline = sub('baseline', words().commands.baseline);
  const update = commandOf(baseline, 'update', words().commands.baselineUpdate);
  addOptions(update, required(options.input), options.judging, { plugin: options.list.plugin }, configOptions());
  update.action(async () => (await commands.assert()).updateBaseline(inputOf(update), auditFlagsOf(update, world), world));
}

/** Commands that run until they are stopped. */
function addServers(sub: Sub, world: World, ends: Ends): void {
  const serve = sub('serve', words().commands.serve);
  addOptions(serve, optionsFor(options.service, false));
  serve.action(async () => ends(await (await commands.serve()).serveCommand(typedOf(serve), world)));
  const worker = sub('worker', words().commands.worker);
  addOptions(worker, optionsFor(options.worker, false), options.health);
  worker.action(async () => ends(await (await commands.serve()).workerCommand(typedOf(worker), optionValues(worker, world), world)));
  const migrate = sub('migrate', words().commands.migrate);
  addOptions(migrate, options.migrate);
  migrate.action(async () => (await commands.migrate()).migrateCommand(migrate.opts(), world));

  const mcp = sub('mcp', words().commands.mcp);
  const { allowTargets } = options.service;
  const { server } = options.run;
  const { keyEnv } = options.remote;
  const mcpOptions = { allowTargets, server, keyEnv, ca: options.access.ca, sandbox: options.switches.sandbox };
  addOptions(mcp, mcpOptions);
  mcp.action(async () => {
    const flags = auditFlagsOf(mcp, world);
    refuseAlone(mcpOptions, flags, {}, world.env);
    ends(await (await commands.mcp()).serveMcp(flags as McpFlags, world));
  });
}

/** Commands about checks, configuration and this machine. */
function addSetup(sub: Sub, world: World, ends: Ends): void {
  sub('signals', words().commands.signals)
    .argument('[id]', words().arguments.check)
    .action(async (id: string | undefined) => (await commands.signals()).signalsCommand(id ?? null, world));
  sub('init', words().commands.init).action(async () => (await commands.init()).initCommand(world));
  const doctor = sub('doctor', words().commands.doctor);
  addOptions(doctor, { sandbox: options.switches.sandbox });
  doctor.action(async () => ends(await (await commands.doctor()).doctorCommand(optionValues(doctor, world)['sandbox'] !== false, world)));

  const install = sub('install-browser', words().commands.installBrowser).addOption(new Option('--with-deps', words().options.withDeps));
  install.action(async () =>
    ends(await (await commands.installBrowser()).installBrowserCommand(install.opts<{ withDeps?: boolean }>().withDeps === true, world)),
  );
}

function addContact(sub: Sub, world: World, ends: Ends): void {
  const contact = sub('contact', words().commands.contact);
  const { contactFile } = options.service;
  const listed = commandOf(contact, 'list', words().commands.contactList);
  addOptions(listed, { contactFile });
  listed.action(async () => (await commands.serve()).listContactsCommand(typedOf(listed), world));
  const deleted = commandOf(contact, 'delete', words().commands.contactDelete).argument('<id-or-email>');
  addOptions(deleted, { contactFile });
  deleted.action(async (wanted: string) => ends(await (await commands.serve()).deleteContactsCommand(wanted, typedOf(deleted), world)));
}

function addKeys(sub: Sub, world: World, ends: Ends): void {
  const keys = sub('keys', words().commands.keys);
  for (const [name, description, argument] of [
    ['create', words().commands.keysCreate, '[name]'],
    ['list', words().commands.keysList, ''],
    ['revoke', words().commands.keysRevoke, '<name-or-digest>'],
  ] as const) {
    const one = commandOf(keys, name, description);
    addOptions(one, required({ keyFile: options.service.keyFile }), name === 'create' ? options.keys : {});
    if (argument !== '') one.argument(argument);
    one.action(async (...args: unknown[]) =>
      ends(
        await (
          await commands.serve()
        ).keysCommand(name, typeof args[0] === 'string' ? args[0] : null, one.opts<{ keyFile: string; role?: Role }>(), world),
      ),
    );
  }
}

const required = (rows: Parameters<typeof optionsFor>[0]) => optionsFor(rows).map((one) => one.makeOptionMandatory());
const configOptions = () => [...optionsFor(options.config), new Option('--no-config', words().options.noConfig)];
const namedIn = (names: readonly string[]) => (value: string, before: string[] | undefined) => {
  // Those of audits are read with the settings: plugins add to them.
  if (names !== reporterNames) oneOf('--format', value.split('=')[0]!, names);
  return collect(value, before);
};
const formatOption = (names: readonly string[]) =>
  repeating(new Option('--format <name[=file]>', words().options.format({ names })).argParser(namedIn(names)));

/** What serves or starts a site, if the flags say so. */
function buildOf(typed: options.SiteFlags & Pick<options.AuditFlags, 'server'>): BuildOrder {
  const { static: folder, start, waitOn, port, base, waitTimeout } = chosen(options.site, typed, {});
  const { server } = typed;
  if (folder !== null && start !== null) throw usageError(serverWords().commands.build.startAlone);
  // The folder is served to this machine only.
  if (folder !== null && server !== undefined) throw usageError(serverWords().commands.remote.notOnServer({ options: ['--static'] }));
  return { folder, base: baseOption(base), port, start, waitOn, waitTimeout };
}

/** A path with a slash at both ends. */
function baseOption(text: string): string {
  if (!/^[\w\-.~/%]*$/.test(text) || text.includes('//')) throw usageError(serverWords().commands.build.base({ typed: text }));
  return `/${text.replace(/^\/|\/$/g, '')}/`.replace('//', '/');
}

function compareOrderOf(before: string, after: string, { format = ['pretty'], ...typed }: options.CompareFlags): CompareOrder {
  const { failOn, beforeOrigin, afterOrigin, allowIncomplete } = chosen(options.compare, typed, {});
  return {
    before: [before],
    after: [after],
    origins: beforeOrigin === null || afterOrigin === null ? null : { before: beforeOrigin, after: afterOrigin },
    failOn,
    allowIncomplete,
    formats: format.map((one) => {
      const [name, ...file] = one.split('=');
      if (one.includes('=') && file.join('=') === '')
        throw usageError(serverWords().commands.usage.noFileName({ option: `--format ${one}` }));
      return { name: name as ComparisonFormat, file: one.includes('=') ? file.join('=') : null };
    }),
  };
}

function auditFlagsOf(command: Command, world: World): options.AuditFlags {
  const flags: options.AuditFlags = optionValues(command, world);
  const { language } = command.optsWithGlobals<options.AuditFlags>();
  if (language !== undefined) flags.language = language;
  return flags;
}
