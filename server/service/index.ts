/** The only door to the service, for the command line. */
export { startService, type RunningService, type StartPorts } from './start.ts';
export { readServiceSettings, settingsSchema, variableOf, type ServiceSettings } from './settings.ts';
export { StartRefused } from './start-refused.ts';
export { addKey, readKeys, revokeKeys, type Key } from './keys.ts';
export { deleteContacts, listContacts, type Contact } from './contacts.ts';
