import type { Auditor } from '../audit/auditor.ts';
import type { Net } from '../../checks/index.ts';

/** Where a command writes. */
export interface Sink {
  write(data: string | Uint8Array): Promise<void>;
  isTTY: boolean;
  /** Characters of a line; 80 where nobody knows. */
  columns: number;
}

/** What an audit of the command line asks of the room that audits. */
export interface AuditorOrder {
  concurrency: number;
  /** Origins that were typed: these alone may be private. */
  allowOrigins: readonly string[];
  sandbox: boolean;
}

/** All that the command line needs of the machine; a test gives its own. */
export interface World {
  env: Readonly<Record<string, string | undefined>>;
  cwd: string;
  stdout: Sink;
  stderr: Sink;
  /** Everything on standard input. */
  stdin(): Promise<string>;
  /** Epoch milliseconds. */
  now(): number;
  /** How many processors there are. */
  cores: number;
  /** Path of the Chromium that would be used; null without one. */
  findBrowser(): Promise<string | null>;
  /** Installs the Chromium of this version; with `withSystem`, what it needs of the system too. @returns whether it worked */
  installBrowser(withSystem: boolean): Promise<boolean>;
  createAuditor(order: AuditorOrder): Promise<Auditor>;
  /** Requests of our own (sitemaps, robots.txt), through the same guard as the browser's. */
  openNet(allowOrigins: readonly string[]): Promise<{ net: Net; close(): Promise<void> }>;
  /** @param handle gets each signal that asks the process to end; @returns what takes the handler away */
  onEnd(handle: (signal: 'SIGINT' | 'SIGTERM') => void): () => void;
}
