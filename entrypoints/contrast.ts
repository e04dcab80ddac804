import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { measureContrast } from '../checks/collect/contrast/measure.ts';
import { auditKey, type AuditedWindow } from '../extension/messages/tab-symbols.ts';

/**
 * Measures the contrast of the text on a click: audit.js has no room for it.
 * @returns JSON of Figures; of null if audit.js has not read this document
 */
export default defineUnlistedScript(async () =>
  JSON.stringify((globalThis as AuditedWindow)[auditKey]?.served ? await measureContrast(document) : null),
);
