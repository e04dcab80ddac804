import type { Readable, Writable } from 'node:stream';
import type { Auditor, AuditRefused } from '../audit/auditor.ts';
import type { Net } from '../../checks/doors/net.ts';
import type { UpstreamProxy } from '../egress/upstream-proxy.ts';

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
  /** Null for none. */
  proxy?: UpstreamProxy | null;
}

export interface OpenNet {
  net: Net;
  /** Why the last request to the host of a URL failed below HTTP; null where it did not. */
  refusal(url: string): AuditRefused | null;
  close(): Promise<void>;
}

/** All that the command line needs of the machine; a test gives its own. */
export interface World {
  env: Readonly<Record<string, string | undefined>>;
  cwd: string;
  stdout: Sink;
  stderr: Sink;
  /** Everything on standard input. */
  stdin(): Promise<string>;
  /** Standard input and output themselves, for a protocol between programs. */
  streams(): { input: Readable; output: Writable };
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
  openNet(allowOrigins: readonly string[], proxy?: UpstreamProxy | null): Promise<OpenNet>;
  /** @param handle gets each signal that asks the process to end; @returns what takes the handler away */
  onEnd(handle: (signal: 'SIGINT' | 'SIGTERM') => void): () => void;
}
