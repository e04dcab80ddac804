import type { Readable, Writable } from 'node:stream';
import type { Auditor, AuditRefused } from '../audit/auditor.ts';
import type { Net } from '../../checks/doors/net.ts';
import type { UpstreamProxy } from '../egress/upstream-proxy.ts';

/** An output of a command. */
export interface Sink {
  write(data: string | Uint8Array): Promise<void>;
  isTTY: boolean;
  /** Columns of the terminal; 80 if unknown. */
  columns: number;
}

/** Options with which the command line creates an auditor. */
export interface AuditorOrder {
  concurrency: number;
  /** Typed origins, the only ones that may be private. */
  allowOrigins: readonly string[];
  sandbox: boolean;
  /** Null for none. */
  proxy?: UpstreamProxy | null;
}

export interface OpenNet {
  net: Net;
  /** Why the last request to the host of a URL failed below HTTP; null if it did not. */
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
  /** Installs the Chromium of this version; `withSystem` also installs the system libraries it needs. @returns whether it worked */
  installBrowser(withSystem: boolean): Promise<boolean>;
  createAuditor(order: AuditorOrder): Promise<Auditor>;
  /** Requests of our own (sitemaps, robots.txt), through the same guard as the browser's. */
  openNet(allowOrigins: readonly string[], proxy?: UpstreamProxy | null): Promise<OpenNet>;
  /** @param handle gets each signal that asks the process to end; @returns a function that removes the handler */
  onEnd(handle: (signal: 'SIGINT' | 'SIGTERM') => void): () => void;
}
