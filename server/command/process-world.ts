import { availableParallelism } from 'node:os';
import { text } from 'node:stream/consumers';
import { createAuditor } from '../audit/create-auditor.ts';
import { findChromium } from '../audit/find-chromium.ts';
import { EgressGuard } from '../egress/guard.ts';
import { openNet } from '../egress/net.ts';
import { siteCaps, Traffic } from '../egress/traffic.ts';
import { systemCode } from './failure.ts';
import { version } from './version.ts';
import type { Sink, World } from './world.ts';

/** Sitemaps of a site may be a hundred files, 200 MB together. */
const sitemapCaps = { ...siteCaps, bytes: 250_000_000, requests: 1000 };

/** This machine, as the process sees it. */
export function processWorld(): World {
  return {
    env: process.env, cwd: process.cwd(), stdout: sinkOf(process.stdout), stderr: sinkOf(process.stderr), stdin: () => text(process.stdin), now: () => Date.now(), cores: availableParallelism(),
    findBrowser: findChromium,
    createAuditor: ({ concurrency, allowOrigins, sandbox }) => createAuditor({ concurrency, queue: 1_000_000, allowOrigins, sandbox, executablePath: null, log: () => undefined }),
    async openNet(allowOrigins) {
      const guard = new EgressGuard({ allowOrigins });
      const { site, close } = openNet(guard, new Traffic(sitemapCaps, guard.totals), { headers: { 'user-agent': `Mozilla/5.0 (compatible; pageloupe/${version})` } });
      return { net: site, close };
    },
    onEnd(handle) {
      const handlers = (['SIGINT', 'SIGTERM'] as const).map((signal) => {
        const handler = () => handle(signal);
        process.on(signal, handler);
        return [signal, handler] as const;
      });
      return () => { for (const [signal, handler] of handlers) process.off(signal, handler); };
    },
  };
}

/** A reader that has gone away (`| head`) ends nothing: the exit code still tells. */
function sinkOf(stream: NodeJS.WriteStream): Sink {
  let gone = false;
  stream.on('error', (error) => { gone ||= systemCode(error) === 'EPIPE'; });
  return {
    isTTY: stream.isTTY ?? false,
    get columns() { return stream.columns || 80; },
    write: (data) => new Promise((done, fail) => {
      if (gone) done();
      else stream.write(data, (error) => (error && systemCode(error) !== 'EPIPE' ? fail(error) : done()));
    }),
  };
}
