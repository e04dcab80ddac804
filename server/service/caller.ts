/** Who may call: web pages of other sites may not drive a service on their visitor's machine, whatever name they give it. */
import type { IncomingHttpHeaders } from 'node:http';
import { isLoopback, parseUrl } from '../../checks/index.ts';
import { Problem } from './problems.ts';

export interface CallerRule {
  /** Listens on this machine only: names are checked, against DNS rebinding. */
  local: boolean;
  /** Further names, lower case. */
  allowHosts: readonly string[];
  /** A page that people open: a link of another site may lead to it. */
  page: boolean;
}

const hostnameOf = (host: string): string | null => parseUrl(`http://${host}`)?.hostname ?? null;

/** @throws Problem 421 or 403 */
export function checkCaller({ host, origin, 'sec-fetch-site': site, 'sec-fetch-mode': mode }: IncomingHttpHeaders, { local, allowHosts, page }: CallerRule): void {
  if (local) {
    const name = hostnameOf(host ?? '');
    if (name === null || !(isLoopback(name) || allowHosts.includes(name.toLowerCase()))) throw new Problem('host-forbidden');
  }
  if (origin !== undefined && (origin === 'null' || parseUrl(origin)?.host !== host)) throw new Problem('origin-forbidden');
  // Browsers send no Origin with a GET of an image or a link, but say where it comes from.
  if (site !== undefined && site !== 'same-origin' && site !== 'none' && !(page && mode === 'navigate')) throw new Problem('origin-forbidden');
}
