/** The command line ends, whatever happens to its browser (all parts and steps: npm run chaos). */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { eventually } from '../../support/eventually.ts';
import { processes } from '../../support/processes.ts';
import { pageloupe, type Spawned } from '../../support/spawned.ts';
import { webServer } from '../../support/web-server.ts';

const html = '<!DOCTYPE html><html lang="en"><title>Bees in winter</title><h1>Bees</h1></html>';
const mainBrowser = /^(?!.*--type=).*--headless/;

function folder(): string {
  const cwd = mkdtempSync(join(tmpdir(), 'pageloupe-ends-'));
  onTestFinished(() => rmSync(cwd, { recursive: true, force: true }));
  return cwd;
}
/** Ends what is stopped after the test, too. */
function send(pids: readonly number[], signal: 'SIGKILL' | 'SIGSTOP'): void {
  for (const pid of pids) {
    process.kill(pid, signal);
    onTestFinished(() => {
      try {
        process.kill(pid, 'SIGKILL');
      } catch {
        // It has ended.
      }
    });
  }
}
const below = (one: Spawned, pattern: RegExp) => processes(pattern, one.child.pid);
/** Nobody else would end them: they are stopped. */
const areGone = (browsers: readonly number[]) =>
  eventually(() => expect(processes(mainBrowser, 1).filter((pid) => browsers.includes(pid))).toEqual([]));

describe.skipIf(process.platform !== 'linux')('audit ends', () => {
  for (const [what, pattern] of [
    ['main process', mainBrowser],
    ['page process', /--type=renderer/],
  ] as const)
    for (const signal of ['SIGKILL', 'SIGSTOP'] as const)
      test(`when the browser's ${what} gets ${signal} while a page loads, and then the command SIGTERM`, async () => {
        let visits = 0;
        const { origin } = await webServer({
          '/': (_, response) => {
            visits += 1;
            // The first visit waits forever.
            if (visits > 1) response.writeHead(200, { 'content-type': 'text/html' }).end(html);
          },
        });
        const run = pageloupe(['audit', `${origin}/`, '--no-probe', '--preset', 'none', '--quiet'], { cwd: folder() });
        await eventually(() => expect(visits).toBeGreaterThan(0));
        send(below(run, pattern), signal);
        run.child.kill('SIGTERM');
        expect((await run.ended).code).toBe(143);
      });

  test('when its browser is stopped before it closes', async () => {
    const { origin } = await webServer({ '/': html, '/hang': () => undefined });
    const run = pageloupe(['audit', `${origin}/`, `${origin}/hang`, '--no-probe', '--preset', 'none'], { cwd: folder() });
    await eventually(() => expect(below(run, mainBrowser)).not.toEqual([]));
    run.child.kill('SIGINT');
    const browsers = below(run, mainBrowser);
    send(browsers, 'SIGSTOP');
    expect((await run.ended).code).toBe(130);
    await areGone(browsers);
  });
});

test.skipIf(process.platform !== 'linux')('mcp ends when standard input closes, although its browser is stopped', async () => {
  const { origin, requested } = await webServer({ '/': () => undefined });
  const cwd = folder();
  const call = (id: number, method: string, params: object) => `${JSON.stringify({ jsonrpc: '2.0', id, method, params })}\n`;
  const run = pageloupe(['mcp', '--allow-targets', origin], {
    cwd,
    more: true,
    input:
      call(1, 'initialize', { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'test', version: '1' } }) +
      `${JSON.stringify({ jsonrpc: '2.0', method: 'notifications/initialized' })}\n` +
      call(2, 'tools/call', { name: 'audit_page', arguments: { url: `${origin}/` } }),
  });
  await eventually(() => expect(requested).toContain('/'));
  const browsers = below(run, mainBrowser);
  send(browsers, 'SIGSTOP');
  run.child.stdin!.end();
  expect((await run.ended).code).toBe(0);
  await areGone(browsers);
});
