import { Option } from 'commander';
import {
  addApiKey,
  deleteContactRequests,
  listContactRequests,
  settingOption,
  readApiKeys,
  readServiceSettings,
  revokeApiKeys,
  settingsSchema,
  startService,
  roles,
  startWorkerService,
  StartRefused,
  settingVariable,
  type Role,
  type ServiceSettings,
} from '../http/index.ts';
import { oneOf } from './config/one-of.ts';
import { terminalSafeJson } from './escape.ts';
import { CommandFailed, exitCodes, isSystemDiskFull, systemErrorMessage, systemErrorCode, usageError, type ExitCode } from './failure.ts';
import { commandWords } from '../../words/en/server/cli.ts';
import type { World } from './world.ts';
import { writeFailure } from './write-failure.ts';

const words = commandWords.serve;
interface Described {
  type?: string | string[];
  description: string;
  default: unknown;
  enum?: string[];
}

/** Settings of the service that a worker needs. */
const ofWorker = [
  'host',
  'concurrency',
  'data',
  'queueUrl',
  'queuePrefix',
  'storeUrl',
  'hostDelayMs',
  'graceMs',
  'sandbox',
  'chromium',
  'ca',
  'allowTargets',
  'logLevel',
];

/** The service's settings as command-line options; they are defined only once. */
export const serveOptions = (): Option[] => optionsOf((name) => name !== 'stopOnSignals');
export const workerOptions = (): Option[] => [
  ...optionsOf((name) => ofWorker.includes(name)),
  new Option('--health-port <n>', 'port of /healthz and /readyz; 0 for any free port (none)').env('PAGELOUPE_HEALTH_PORT'),
];

const optionsOf = (isWanted: (name: string) => boolean): Option[] =>
  Object.entries(settingsSchema.properties)
    .filter(([name]) => isWanted(name))
    .map(([name, schema]) => {
      const { type, description, default: usual } = schema as unknown as Described;
      const flag = settingOption(name);
      if (type === 'boolean')
        return new Option(usual === true ? flag.replace('--', '--no-') : flag, description).env(settingVariable(name));
      const shown = usual === null || (Array.isArray(usual) && usual.length === 0) ? '' : ` (${String(usual)})`;
      return new Option(`${flag} <value>`, `${description}${shown}`).env(settingVariable(name));
    });

/** Starts the service and runs until it is stopped. @throws CommandFailed */
export async function serveCommand(options: Readonly<Record<string, unknown>>, world: World): Promise<ExitCode> {
  const { settings, service } = await refusing(async () => {
    const read = readServiceSettings(world.env as NodeJS.ProcessEnv, options as Partial<ServiceSettings>);
    return { settings: read, service: await startService(read) };
  });
  await world.stdout.write(`${words.listening({ address: service.address, keys: settings.keyFile !== null })}\n`);
  await service.closed;
  return exitCodes.ok;
}

/** Works on batches of a service until it is stopped. @throws CommandFailed */
export async function workerCommand({ healthPort, ...options }: Readonly<Record<string, unknown>>, world: World): Promise<ExitCode> {
  const typed = healthPort ?? world.env['PAGELOUPE_HEALTH_PORT'] ?? '';
  if (typed !== '' && !(/^\d{1,5}$/.test(String(typed)) && Number(typed) <= 65_535))
    throw usageError(commandWords.usage.number({ option: '--health-port', typed: String(typed), from: 0, to: 65_535 }));
  const worker = await refusing(() =>
    startWorkerService(
      readServiceSettings(world.env as NodeJS.ProcessEnv, options as Partial<ServiceSettings>),
      typed === '' ? null : Number(typed),
    ),
  );
  await world.stdout.write(`${words.working({ address: worker.address })}\n`);
  await worker.closed;
  return exitCodes.ok;
}

/** Converts startup errors of the service to command errors. @param file file that the work reads and writes */
async function refusing<T>(work: () => T | Promise<T>, file = ''): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof StartRefused) throw new CommandFailed(exitCodes.usage, error.message);
    throw file !== '' && systemErrorCode(error) !== ''
      ? isSystemDiskFull(error)
        ? writeFailure(file, error)
        : usageError(words.badFile({ file, why: systemErrorMessage(error) }))
      : error;
  }
}

const contactsIn = (file: string | undefined, world: World): Promise<string> =>
  refusing(() => readServiceSettings(world.env as NodeJS.ProcessEnv, file === undefined ? {} : { contactFile: file }).contactFile);

export async function listContactsCommand({ contactFile }: { contactFile?: string }, world: World): Promise<void> {
  const file = await contactsIn(contactFile, world);
  for (const contact of await refusing(() => listContactRequests(file), file))
    await world.stdout.write(`${terminalSafeJson(JSON.stringify(contact))}\n`);
}

export async function deleteContactsCommand(wanted: string, { contactFile }: { contactFile?: string }, world: World): Promise<ExitCode> {
  const file = await contactsIn(contactFile, world);
  const count = await refusing(() => deleteContactRequests(file, wanted), file);
  await world.stdout.write(`${words.deleted({ count })}\n`);
  return count > 0 ? exitCodes.ok : exitCodes.assertions;
}

/** Creates, lists and revokes keys. A new key is shown once, and is the only output on standard output. */
export async function keysCommand(
  what: 'create' | 'list' | 'revoke',
  name: string | null,
  { keyFile: file, role }: { keyFile: string; role?: string },
  world: World,
): Promise<ExitCode> {
  return refusing(async () => {
    if (what === 'create') {
      const key = addApiKey(file, name ?? '', role === undefined ? undefined : (oneOf('--role', role, roles) as Role));
      await world.stdout.write(`${key}\n`);
      await world.stderr.write(`${words.keyMade({ file })}\n`);
      return exitCodes.ok;
    }
    if (what === 'list') {
      for (const { digest, made, role: may, name: called } of readApiKeys(file))
        await world.stdout.write(`${digest.slice(0, 12)}  ${made}  ${may.padEnd(5)}  ${called}\n`);
      return exitCodes.ok;
    }
    if (name === null) throw usageError(words.whichKey);
    const count = revokeApiKeys(file, name);
    await world.stdout.write(`${words.revoked({ count })}\n`);
    return count > 0 ? exitCodes.ok : exitCodes.assertions;
  }, file);
}
