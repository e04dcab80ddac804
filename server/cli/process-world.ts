import { availableParallelism } from 'node:os';
import { serverWords } from '../words.ts';
import { systemErrorCode } from './failure.ts';
import { inputBytes, readInputStream } from './read-input.ts';
import { version } from './version.ts';
import { standardOutputFailure } from './write-failure.ts';
import type { Sink, World } from './world.ts';

/** Limits for the sitemaps of a site: a hundred files, 200 MB in all. */
const sitemapCaps = { bytes: 250_000_000, requests: 1000 };

/** This machine, from the process's point of view. Browser and network are imported on demand, because they take most of the startup time. */
export function processWorld(): World {
  const handlers: Parameters<World['onEnd']>[0][] = [];
  return {
    env: process.env,
    cwd: process.cwd(),
    stdout: sinkOf(process.stdout),
    stderr: sinkOf(process.stderr),
    stdin: async () => (await readInputStream(process.stdin, inputBytes.urls)).toString('utf8'),
    streams: () => ({ input: process.stdin, output: process.stdout }),
    now: () => Date.now(),
    cores: availableParallelism(),
    async findBrowser() {
      const { browsersToTry } = await import('../audit/visit/find-chromium.ts');
      return browsersToTry()[0] ?? null;
    },
    async installBrowser(withSystem) {
      const { installBrowser } = await import('../audit/visit/install-browser.ts');
      return installBrowser(withSystem);
    },
    async createAuditor({ concurrency, allowOrigins, sandbox, proxy, authorities }) {
      const { createAuditor } = await import('../audit/create-auditor.ts');
      return createAuditor({
        concurrency,
        queue: 1_000_000,
        allowOrigins,
        sandbox,
        ...(proxy && { proxy }),
        ...(authorities && { authorities }),
        executablePath: null,
        log: (event) => {
          if (event.what === 'ended-by-force') process.stderr.write(`${serverWords().commands.run.endedByForce(event)}\n`);
        },
      });
    },
    async openNet(allowOrigins, { proxy, authorities }) {
      const [{ EgressGuard }, { openGuardedNet: openNet }, { probeCaps, siteCaps, Traffic }, { refusalInTraffic }] = await Promise.all([
        import('../egress/guard.ts'),
        import('../egress/net.ts'),
        import('../egress/traffic.ts'),
        import('../audit/refusals.ts'),
      ]);
      const guard = new EgressGuard({ allowOrigins, ...(proxy && { proxy }), ...(authorities && { authorities }) });
      const traffic = new Traffic({ ...siteCaps, ...sitemapCaps }, guard.totals);
      const headers = { 'user-agent': `Mozilla/5.0 (compatible; pageloupe/${version})` };
      const { site, close } = openNet(guard, traffic, { headers });
      const files = openNet(guard, new Traffic(probeCaps, guard.totals), { headers });
      const refusal = (url: string) => refusalInTraffic(traffic, url);
      return { net: site, probe: files.probe, refusal, close: async () => void (await Promise.all([close(), files.close()])) };
    },
    onEnd(handle) {
      const listeners = (['SIGINT', 'SIGTERM'] as const).map((signal) => {
        const listener = () => {
          if (handlers.at(-1) === handle) handle(signal);
        };
        process.on(signal, listener);
        return [signal, listener] as const;
      });
      handlers.push(handle);
      return () => {
        for (const [signal, listener] of listeners) process.off(signal, listener);
        const at = handlers.indexOf(handle);
        if (at >= 0) handlers.splice(at, 1);
      };
    },
  };
}

/** A closed pipe (`| head`) does not end the run: the exit code still reports the result. */
function sinkOf(stream: NodeJS.WriteStream): Sink {
  let gone = false;
  stream.on('error', (error) => {
    gone ||= systemErrorCode(error) === 'EPIPE';
  });
  return {
    isTTY: stream.isTTY ?? false,
    get columns() {
      return stream.columns || 80;
    },
    write: (data) =>
      new Promise((done, fail) => {
        if (gone) done();
        else stream.write(data, (error) => (error && systemErrorCode(error) !== 'EPIPE' ? fail(standardOutputFailure(error)) : done()));
      }),
  };
}
