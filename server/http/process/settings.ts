/** Settings of the service: arguments, then environment variables, then defaults. */
import { availableParallelism, homedir } from 'node:os';
import { join } from 'node:path';
import { Type, type Static, type TSchema } from 'typebox';
import { isHttpUrl, isLoopbackHost, parseUrl } from '../../../checks/parse/urls.ts';
import { readApiValue } from '../read-value.ts';
import { maybe, apiEnumSchema } from '../openapi/schema-kinds.ts';
import { StartRefused } from './start-refused.ts';
import { databaseWords } from '../../../words/en/server/database.ts';
import { startWords } from '../../../words/en/server/http.ts';

const dataFolder = join(process.env['XDG_DATA_HOME'] || join(homedir(), '.local', 'share'), 'pageloupe');
const texts = (more: object) => Type.Array(Type.String({ minLength: 1, maxLength: 300 }), { maxItems: 100, default: [], ...more });

/** Each setting has an environment variable: PAGELOUPE_ and its name in capitals (keyFile: PAGELOUPE_KEY_FILE). */
export const settingsSchema = Type.Object({
  host: Type.String({
    minLength: 1,
    maxLength: 253,
    default: '127.0.0.1',
    description: 'Host to listen on. Anything but this machine requires keys.',
  }),
  port: Type.Integer({ minimum: 0, maximum: 65_535, default: 8787, description: 'Port to listen on; 0 for any free port.' }),
  basePath: Type.String({
    maxLength: 200,
    default: '',
    description: 'Path under which a proxy shows the service, such as /pageloupe; the proxy may keep or remove it.',
  }),
  keyFile: maybe.string({
    minLength: 1,
    default: null,
    description: 'File with the digests of the keys. If set, every /v1 request requires a key.',
  }),
  concurrency: Type.Integer({
    minimum: 1,
    maximum: 64,
    default: Math.min(4, availableParallelism()),
    description: 'Pages open at the same time.',
  }),
  queue: Type.Integer({ minimum: 0, maximum: 10_000, default: 50, description: 'Audits that may wait; more get a 503.' }),
  rateLimit: Type.Integer({
    minimum: -1,
    maximum: 1_000_000,
    default: -1,
    description: '/v1 requests per minute, per key or, without keys, per client. 0: no limit; -1: 120 with keys, no limit without.',
  }),
  contactLimit: Type.Integer({ minimum: 0, maximum: 1_000_000, default: 5, description: '/contact requests per hour and client.' }),
  cacheMb: Type.Integer({ minimum: 0, maximum: 16_384, default: 16, description: 'Cache size in megabytes; an audit takes 20 to 400 KB.' }),
  data: maybe.string({
    minLength: 1,
    default: null,
    description:
      'Folder for batches, their results and the history of sites. Without it they are in memory, and are lost when the service stops.',
  }),
  queueUrl: maybe.string({
    minLength: 1,
    maxLength: 2000,
    default: null,
    description:
      'Redis, Valkey or PostgreSQL as the queue of batches, such as redis://localhost:6379. Processes with the same queue share the work; they need the same data folder or store.',
  }),
  queuePrefix: Type.String({
    minLength: 1,
    maxLength: 60,
    default: 'pageloupe',
    description: 'Prefix of all keys in Redis or Valkey, for several services on one server; {name} is a hash tag.',
  }),
  storeUrl: maybe.string({
    minLength: 1,
    maxLength: 2000,
    default: null,
    description:
      'PostgreSQL for batches and their results, the history of sites, schedules and sessions, such as postgres://localhost/pageloupe, instead of the data folder.',
  }),
  worker: Type.Boolean({ default: true, description: 'false: batches are left to other processes (pageloupe worker).' }),
  historyDays: Type.Integer({
    minimum: 0,
    maximum: 36_500,
    default: 730,
    description: 'Days that runs of a site are kept; 0 for no limit.',
  }),
  historyRuns: Type.Integer({
    minimum: 0,
    maximum: 1_000_000,
    default: 0,
    description: 'Runs that are kept of each site; 0 for no limit.',
  }),
  batchPages: Type.Integer({ minimum: 1, maximum: 1_000_000, default: 100_000, description: 'URLs that one batch may have.' }),
  openBatches: Type.Integer({
    minimum: 1,
    maximum: 100_000,
    default: 100,
    description: 'Unfinished batches that one key may have; without keys, all together.',
  }),
  openPages: Type.Integer({
    minimum: 1,
    maximum: 100_000_000,
    default: 300_000,
    description: 'URLs that the unfinished batches of one key may have together; a single batch may have more.',
  }),
  hostDelayMs: Type.Integer({
    minimum: 0,
    maximum: 60_000,
    default: 200,
    description: 'Milliseconds between the starts of two pages of one host in batches; at most two of them are open at a time.',
  }),
  allowWebhooks: texts({
    description: 'Origins of private networks that webhooks may be sent to, such as http://localhost:3000, separated by commas.',
  }),
  graceMs: Type.Integer({
    minimum: 0,
    maximum: 600_000,
    default: 15_000,
    description: 'Milliseconds that running audits get to finish when the service stops.',
  }),
  sandbox: Type.Boolean({ default: true, description: 'false: Chromium runs without its sandbox. Only in a dedicated container.' }),
  chromium: maybe.string({
    minLength: 1,
    default: null,
    description: 'Path of the Chromium, Google Chrome or Edge to use instead of the detected one.',
  }),
  ca: maybe.string({
    minLength: 1,
    default: null,
    description: 'File with the certificates of your own authorities (PEM), trusted beside the usual ones: for pages, crawls and webhooks.',
  }),
  allowTargets: texts({
    description: 'Origins of private networks that may be audited, such as http://localhost:3000, separated by commas.',
  }),
  allowHosts: texts({ description: 'Additional host names accepted in requests besides localhost, separated by commas.' }),
  allowOrigins: texts({
    description: 'Origins of web pages that may use the service with a key, such as https://dashboard.example.com, separated by commas.',
  }),
  trustProxy: Type.Boolean({
    default: false,
    description: 'true: clients are identified by the last IP address in X-Forwarded-For. Only behind your own proxy that sets it.',
  }),
  contactFile: Type.String({
    minLength: 1,
    default: join(dataFolder, 'contacts.ndjson'),
    description: 'File in which /contact saves registrations.',
  }),
  logLevel: apiEnumSchema(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
    default: 'info',
    description: 'Log level; JSON lines on standard error.',
  }),
  stopOnSignals: Type.Boolean({ default: true, description: 'SIGTERM and SIGINT stop the service cleanly.' }),
});
export type ServiceSettings = Static<typeof settingsSchema>;

/** A setting's name as a command-line option. */
export const settingOption = (name: string): string => `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
/** Name of a setting's environment variable. */
export const settingVariable = (name: string): string => `PAGELOUPE_${name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`;

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
  const settings: Record<string, unknown> = {};
  for (const [name, schema] of Object.entries(settingsSchema.properties as Record<string, TSchema & { default?: unknown }>)) {
    const argument = (values as Record<string, unknown>)[name];
    const variable = env[settingVariable(name)] || env[commonVariables[name] ?? ''];
    const noSandbox = name === 'sandbox' && argument === undefined ? env['PAGELOUPE_NO_SANDBOX'] : undefined;
    if (noSandbox !== undefined) settings[name] = !/^(?:1|true)$/.test(noSandbox);
    else if (argument !== undefined && typeof argument !== 'string') settings[name] = argument;
    else {
      const text = argument ?? (variable === '' ? undefined : variable);
      if (text === undefined) settings[name] = schema.default;
      else {
        const read = readSetting(schema, text);
        if (read.ok) settings[name] = read.value;
        else faults.push(`${argument === undefined ? settingVariable(name) : settingOption(name)}: ${read.message}`);
      }
    }
  }
  const chosen = settings as ServiceSettings;
  for (const name of faults.length === 0 ? (['allowTargets', 'allowOrigins', 'allowWebhooks'] as const) : []) {
    for (const origin of chosen[name])
      if (!isHttpUrl(origin)) faults.push(`${settingOption(name)}: ${startWords.noOrigin({ text: origin })}`);
  }
  if (faults.length === 0 && !/^[\w.:-]*(?:\{[\w.:-]+\})?[\w.:-]*$/.test(chosen.queuePrefix))
    faults.push(`${settingOption('queuePrefix')}: ${databaseWords.badPrefix}`);
  const basePath = chosen.basePath?.replace(/\/$/, '') ?? '';
  // A path of the API itself could be taken for it.
  if (faults.length === 0 && !/^(?:\/(?!v1(?:\/|$))[\w.~-]+(?:\/[\w.~-]+)*)?$/.test(basePath))
    faults.push(`${settingOption('basePath')}: ${startWords.badBasePath}`);
  for (const [name, schemes] of [
    ['queueUrl', /^(?:rediss?|postgres(?:ql)?):/],
    ['storeUrl', /^postgres(?:ql)?:/],
  ] as const) {
    const url = chosen[name];
    const scheme = schemes.exec(url ?? '')?.[0].slice(0, -1);
    // Others are refused with the schemes that are supported.
    if (faults.length === 0 && scheme !== undefined && !parseUrl(url!))
      faults.push(`${settingOption(name)}: ${databaseWords.badUrl({ scheme })}`);
  }
  if (faults.length === 0 && chosen.allowOrigins.length > 0 && chosen.keyFile === null)
    faults.push(`${settingOption('allowOrigins')}: ${startWords.originsNeedKeys()}`);
  if (faults.length > 0) throw new StartRefused(startWords.wrongSettings({ faults }));
  const origins = (list: readonly string[]) => list.map((origin) => new URL(origin).origin);
  return {
    ...chosen,
    basePath,
    allowTargets: origins(chosen.allowTargets),
    allowOrigins: origins(chosen.allowOrigins),
    allowWebhooks: origins(chosen.allowWebhooks),
  };
}

/** Switches in the environment are often 1 and 0. */
const switches: Readonly<Record<string, string>> = { '1': 'true', '0': 'false' };
const readSetting = (schema: TSchema, text: string) =>
  (schema as { type?: unknown }).type === 'boolean' && switches[text] !== undefined
    ? readApiValue(schema, switches[text])
    : readApiValue({ ...schema, ...(Array.isArray((schema as { type?: unknown }).type) ? { type: 'string' } : {}) } as TSchema, text);

/** Whether the host is only reachable from this machine. */
export const listensLocally = (host: string): boolean => host === '::1' || isLoopbackHost(host);
