import {
  addKey,
  deleteContacts,
  listContacts,
  readKeys,
  readServiceSettings,
  revokeKeys,
  startService,
  startWorkerService,
  StartRefused,
  type ServiceSettings,
} from '../../http/index.ts';
import type { Role } from '../../options/choices.ts';
import { describeWriteError } from '../../audit/system-error.ts';
import { escapeJsonForTerminal } from '../escape.ts';
import { CommandFailed, exitCodes, isDiskFull, describeSystemError, systemErrorCode, usageError, type ExitCode } from '../failure.ts';
import { serverWords } from '../../words.ts';
import type { World } from '../world.ts';
import { writeFailure } from '../write-failure.ts';

const words = () => serverWords().commands.serve;
/** Starts the service and runs until it is stopped. @throws CommandFailed */
export async function serveCommand(options: Readonly<Record<string, unknown>>, world: World): Promise<ExitCode> {
  const { settings, service } = await refusing(async () => {
    const read = readServiceSettings(world.env as NodeJS.ProcessEnv, options as Partial<ServiceSettings>);
    return { settings: read, service: await startService(read) };
  });
  await world.stdout.write(`${words().listening({ address: service.address, keys: settings.keyFile !== null })}\n`);
  await service.closed;
  return exitCodes.ok;
}

/** Works on batches of a service until it is stopped. @throws CommandFailed */
export async function workerCommand(
  options: Readonly<Record<string, unknown>>,
  { healthPort = null }: { healthPort?: number | null },
  world: World,
): Promise<ExitCode> {
  const worker = await refusing(() =>
    startWorkerService(readServiceSettings(world.env as NodeJS.ProcessEnv, options as Partial<ServiceSettings>), healthPort),
  );
  await world.stdout.write(`${words().working({ address: worker.address })}\n`);
  await worker.closed;
  return exitCodes.ok;
}

/** Converts startup errors of the service to command errors. @param file file that the work reads and writes */
async function refusing<T>(work: () => T | Promise<T>, file = '', describe = describeSystemError): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof StartRefused) throw new CommandFailed(exitCodes.usage, error.message);
    throw file !== '' && systemErrorCode(error) !== ''
      ? isDiskFull(error)
        ? writeFailure(file, error)
        : usageError(words().badFile({ file, why: describe(error) }))
      : error;
  }
}

const contactsIn = (file: string | undefined, world: World): Promise<string> =>
  refusing(() => readServiceSettings(world.env as NodeJS.ProcessEnv, file === undefined ? {} : { contactFile: file }).contactFile);

export async function listContactsCommand({ contactFile }: { contactFile?: string }, world: World): Promise<void> {
  const file = await contactsIn(contactFile, world);
  for (const contact of await refusing(() => listContacts(file), file))
    await world.stdout.write(`${escapeJsonForTerminal(JSON.stringify(contact))}\n`);
}

export async function deleteContactsCommand(wanted: string, { contactFile }: { contactFile?: string }, world: World): Promise<ExitCode> {
  const file = await contactsIn(contactFile, world);
  const count = await refusing(() => deleteContacts(file, wanted), file);
  if (count === 0) throw usageError(words().deleted({ count }));
  await world.stdout.write(`${words().deleted({ count })}\n`);
  return exitCodes.ok;
}

/** Creates, lists and revokes keys. A new key is shown once, and is the only output on standard output. */
export async function keysCommand(
  what: 'create' | 'list' | 'revoke',
  name: string | null,
  { keyFile: file, role }: { keyFile: string; role?: Role },
  world: World,
): Promise<ExitCode> {
  return refusing(
    async () => {
      if (what === 'create') {
        const key = await addKey(file, name ?? '', role);
        await world.stdout.write(`${key}\n`);
        await world.stderr.write(`${words().keyMade({ file })}\n`);
        return exitCodes.ok;
      }
      if (what === 'list') {
        for (const { digest, made, role: may, name: called } of readKeys(file))
          await world.stdout.write(`${digest.slice(0, 12)}  ${made}  ${may.padEnd(5)}  ${called}\n`);
        return exitCodes.ok;
      }
      if (name === null) throw usageError(words().whichKey);
      const count = await revokeKeys(file, name);
      if (count === 0) throw usageError(words().revoked({ count }));
      await world.stdout.write(`${words().revoked({ count })}\n`);
      return exitCodes.ok;
    },
    file,
    what === 'create' ? describeWriteError : describeSystemError,
  );
}
