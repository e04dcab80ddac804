import { parseUrl } from '../../checks/parse/urls.ts';
import type { BulkWords } from '../../words/locale.ts';

/** Why a text is not the URL of a page, as a function of the words. */
export type NoAddress = (reasons: BulkWords['add']['urls']['reasons']) => string;

const longest = 8_000;
/** It rarely has a certificate. */
const thisMachine = /^(\/\/)?(localhost|127(\.\d+){3}|\[::1\])(?=[:/?#]|$)/i;

/** One URL. A host name without scheme is read as https, as in browsers; this machine as http. */
export function parseTypedAddress(line: string): { url: string } | { reason: NoAddress } {
  if (line.length > longest) return { reason: (reasons) => reasons.long({ most: longest }) };
  if (/\s/.test(line)) return { reason: (reasons) => reasons.space };
  const scheme = /^([a-z][a-z0-9+.-]*):(?!\d+(?:[/?#]|$))/i.exec(line)?.[1]?.toLowerCase();
  if (scheme && scheme !== 'http' && scheme !== 'https') return { reason: (reasons) => reasons.scheme({ scheme }) };
  const full = scheme ? line : `${thisMachine.test(line) ? 'http' : 'https'}://${line.replace(/^\/\//, '')}`;
  const url = parseUrl(full);
  if (!url) return { reason: (reasons) => reasons['no-url'] };
  if (url.username || url.password) return { reason: (reasons) => reasons.credentials };
  if (!scheme && !isHost(url.hostname)) return { reason: (reasons) => reasons['no-host'] };
  return { url: url.href };
}

/** Without a scheme, a host must contain a dot, be an IPv6 address, or be this machine. */
const isHost = (host: string) => host.includes('.') || host.startsWith('[') || host === 'localhost';
