/** Settings of the service: arguments, then environment variables, then defaults. */
import { isLoopbackHost } from '../../../checks/parse/urls.ts';
import { isDatabaseUrl } from '../../database/server-errors.ts';
import { readVariable, type ReadValue } from '../../options/read.ts';
import { flagOf, flagWithValue, optionsAlone, variableOf, type Row, type Values } from '../../options/rows.ts';
import { service } from '../../options/table.ts';
import { switchIn } from '../../options/variables.ts';
import { StartRefused } from './start-refused.ts';
import { serverWords } from '../../words.ts';

export interface ServiceSettings extends Values<typeof service> {
  /** SIGTERM and SIGINT stop the service cleanly. */
  stopOnSignals: boolean;
}

/** Common environment variables of other programs, accepted as well. */
export const commonVariables: Readonly<Record<string, string>> = { data: 'DATA_DIR', queueUrl: 'QUEUE_URL', storeUrl: 'STORE_URL' };

/**
 * @param values typed arguments, or values; undefined for missing ones
 * @throws StartRefused with all errors
 */
export function readServiceSettings(
  env: NodeJS.ProcessEnv = process.env,
  values: { readonly [N in keyof ServiceSettings]?: ServiceSettings[N] | string | undefined } = {},
): ServiceSettings {
  const faults: string[] = [];
  const placeOf = (name: string) => ((values as Record<string, unknown>)[name] === undefined ? variableIn(env, name) : flagOf(name));
  const set: Record<string, unknown> = {};
  const settings: Record<string, unknown> = { stopOnSignals: values.stopOnSignals ?? true };
  for (const [name, row] of Object.entries<Row>(service)) {
    const argument = (values as Record<string, unknown>)[name];
    const text = textOf(argument) ?? (argument === undefined ? variableText(env, name) : undefined);
    const turned = row.type === 'boolean' && argument === undefined ? switchIn(env, name) : null;
    const read: ReadValue =
      turned?.read ?? (text === undefined ? { ok: true, value: argument ?? row.default ?? null } : readVariable(row, text));
    set[name] = argument ?? text;
    if (read.ok) settings[name] = read.value;
    else faults.push(faultAt(turned?.variable ?? placeOf(name), read.message));
  }
  for (const name of optionsAlone(service, set))
    faults.push(serverWords().aroundOptions.alone({ option: placeOf(name), needs: flagWithValue(service, (service[name] as Row).needs!) }));
  const chosen = settings as unknown as ServiceSettings;
  if (faults.length === 0 && !/^[\w.:-]*(?:\{[\w.:-]+\})?[\w.:-]*$/.test(chosen.queuePrefix))
    faults.push(faultAt(placeOf('queuePrefix'), serverWords().databases.badPrefix));
  const basePath = chosen.basePath?.replace(/\/$/, '') ?? '';
  // A path of the API itself could be taken for it.
  if (faults.length === 0 && !/^(?!\/v1(?:\/|$))(?:\/(?!\.\.?(?:\/|$))[\w.~-]+)*$/.test(basePath))
    faults.push(faultAt(placeOf('basePath'), serverWords().start.badBasePath));
  for (const [name, schemes] of [
    ['queueUrl', /^(?:rediss?|postgres(?:ql)?):/],
    ['storeUrl', /^postgres(?:ql)?:/],
  ] as const) {
    const url = chosen[name];
    const scheme = schemes.exec(url ?? '')?.[0].slice(0, -1);
    // Others are refused with the schemes that are supported.
    if (faults.length === 0 && scheme !== undefined && !isDatabaseUrl(url!))
      faults.push(faultAt(placeOf(name), serverWords().databases.badUrl({ scheme })));
  }
  if (faults.length === 0 && chosen.allowOrigins.length > 0 && chosen.keyFile === null)
    faults.push(faultAt(placeOf('allowOrigins'), serverWords().start.originsNeedKeys()));
  if (faults.length > 0) throw new StartRefused(serverWords().start.wrongSettings({ faults }));
  return { ...chosen, basePath };
}

/** The variable that sets an option. */
const variableIn = (env: NodeJS.ProcessEnv, name: string): string =>
  [variableOf(name), commonVariables[name] ?? ''].find((one) => env[one]) ?? variableOf(name);

/** Kubernetes sets PAGELOUPE_PORT to `tcp://10.0.0.1:80` for a service of that name, over the value of the image. */
function variableText(env: NodeJS.ProcessEnv, name: string): string | undefined {
  const text = env[variableIn(env, name)];
  return name === 'port' && text?.startsWith('tcp://') ? undefined : text || undefined;
}

/** The text of an argument that has one. */
const textOf = (argument: unknown): string | undefined => {
  if (Array.isArray(argument)) return argument.length === 0 ? undefined : argument.join(',');
  return typeof argument === 'string' ? argument : undefined;
};
const faultAt = (place: string, message: string): string => serverWords().commands.config.fault({ place, message });

/** Whether the host is only reachable from this machine. */
export const listensLocally = (host: string): boolean => host === '::1' || isLoopbackHost(host);
