/** The only entry point of the service, for the command line. */
import type { RunningService, StartPorts } from './process/start.ts';
import type { ServiceSettings } from './process/settings.ts';
import type { RunningWorker } from './process/worker.ts';

export type { RunningService, StartPorts } from './process/start.ts';
export { readServiceSettings, type ServiceSettings } from './process/settings.ts';
export { StartRefused } from './process/start-refused.ts';
export { addKey, readKeys, revokeKeys, type Key } from './access/keys.ts';
export { deleteContacts, listContacts, type Contact } from './contacts.ts';

/** Imported on start, because settings, keys and contacts do not need it. @throws StartRefused with what to do instead */
export async function startService(settings: ServiceSettings, ports: StartPorts = {}): Promise<RunningService> {
  const service = await import('./process/start.ts');
  return service.startService(settings, ports);
}

/** @param port port of /healthz and /readyz; null for none @throws StartRefused with what to do instead */
export async function startWorkerService(settings: ServiceSettings, port: number | null): Promise<RunningWorker> {
  const worker = await import('./process/worker.ts');
  return worker.startWorkerService(settings, port);
}
