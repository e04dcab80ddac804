import type { Readable, Writable } from 'node:stream';
import type { Auditor, AuditRefused } from '../audit/auditor.ts';
import type { CrawlNet } from '../crawl/crawl.ts';
import type { UpstreamProxy } from '../egress/upstream-proxy.ts';

/** An output of a command. */
export interface Sink {
  write(data: string | Uint8Array): Promise<void>;
  isTTY: boolean;
  /** Columns of the terminal; 80 if unknown. */
  columns: number;
}

/** How servers are reached. */
export interface NetworkOrder {
  /** Null for none. */
  proxy?: UpstreamProxy | null;
  /** Certificates (PEM) of the user's own authorities; null for none. */
  authorities?: readonly string[] | null;
}

/** Options for creating an auditor from the command line. */
export interface AuditorOrder extends NetworkOrder {
  concurrency: number;
  /** Typed origins, the only private ones that are allowed. */
  allowOrigins: readonly string[];
  sandbox: boolean;
}

export interface OpenNet extends CrawlNet {
  /** Why the last request to the host of a URL failed below HTTP; null if it did not. */
  refusal(url: string): AuditRefused | null;
}

/** Everything that the command line needs from the machine; tests pass a replacement. */
export interface World {
  env: Readonly<Record<string, string | undefined>>;
  cwd: string;
  stdout: Sink;
  stderr: Sink;
  /** Reads all of standard input. */
  stdin(): Promise<string>;
  /** Standard input and output as streams, for a protocol between programs. */
  streams(): { input: Readable; output: Writable };
  /** Epoch milliseconds. */
  now(): number;
  /** Number of processors. */
  cores: number;
  /** Path of the Chromium that would be used; null if there is none. */
  findBrowser(): Promise<string | null>;
  /** Installs the Chromium of this version; `withSystem` also installs the system libraries it needs. @returns whether it worked */
  installBrowser(withSystem: boolean): Promise<boolean>;
  createAuditor(order: AuditorOrder): Promise<Auditor>;
  /** Network for our requests (sitemaps, robots.txt), through the same guard as the browser's. */
  openNet(allowOrigins: readonly string[], network: NetworkOrder): Promise<OpenNet>;
  /**
   * @param handle called with each signal that asks the process to end, unless a handler that was added later is still there
   * @returns function that removes the handler
   */
  onEnd(handle: (signal: 'SIGINT' | 'SIGTERM') => void): () => void;
}
