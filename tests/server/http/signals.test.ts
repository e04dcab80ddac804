import { spawn } from 'node:child_process';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { bundled } from '../../support/bundle.ts';
import { eventually } from '../../support/eventually.ts';
import { audited } from '../../support/service.ts';

vi.setConfig({ testTimeout: 180_000 });
let program: Awaited<ReturnType<typeof bundled>>;
beforeAll(async () => {
  program = await bundled('tests/support/serve-for-signals.ts', 'signals');
});
afterAll(() => program.remove());

test.each(['SIGTERM', 'SIGINT'] as const)(
  '%s: the answer under way is sent, the browser is closed, the process ends well',
  async (signal) => {
    const child = spawn(process.execPath, [program.file], { stdio: ['ignore', 'pipe', 'inherit'] });
    onTestFinished(() => {
      child.kill('SIGKILL');
    });
    let texts = '';
    child.stdout.on('data', (part: Buffer) => {
      texts += part.toString();
    });
    const ended = new Promise<number | null>((resolve) => {
      child.on('exit', resolve);
    });
    await vi.waitFor(() => expect(texts).toMatch(/^http.*\n/), { timeout: 90_000, interval: 20 });
    const address = texts.trim();
    const answer = fetch(address + audited('/v1/meta'));
    await eventually(async () => expect(await (await fetch(`${address}/metrics`)).text()).toContain('browser_pages_open 1'));
    child.kill(signal);
    expect((await answer).status).toBe(200);
    expect(await ended).toBe(0);
    expect(texts).toContain('browser closed');
  },
);
