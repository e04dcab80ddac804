import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { launchBrowser, startLimit } from '../../../../server/audit/visit/browser.ts';
import { findChromium } from '../../../../server/audit/visit/find-chromium.ts';
import { openAuditor } from '../orders.ts';
import { eventually } from '../../../support/eventually.ts';
import { processes } from '../../../support/processes.ts';
import { testFolder } from '../../../support/service.ts';

const executablePath = findChromium();

test.skipIf(!executablePath || process.platform !== 'linux')(
  'what Playwright turns off in a browser stays off, and no page of the browser’s own is made ready',
  async () => {
    const others = new Set(processes(/--headless/));
    const browser = await launchBrowser({
      executablePath: executablePath!,
      sandbox: process.getuid?.() !== 0,
      deadEnd: 'http://127.0.0.1:1',
    });
    onTestFinished(() => browser.close());
    const [pid] = processes(/^(?!.*--type=).*--headless/).filter((one) => !others.has(one));
    const lists = readFileSync(`/proc/${pid}/cmdline`, 'utf8')
      .split('\0')
      .flatMap((word) => (word.startsWith('--disable-features=') ? [word.slice(word.indexOf('=') + 1).split(',')] : []));
    expect(lists.length).toBeGreaterThan(1);
    const last = new Set(lists.at(-1));
    expect(lists.flat().filter((name) => !last.has(name))).toEqual([]);
    // The browser's own pages are targets in addition to those of visits.
    await browser.newPage();
    const session = await browser.newBrowserCDPSession();
    const { targetInfos } = await session.send('Target.getTargets', { filter: [{}] });
    expect(targetInfos.filter(({ url }) => url.startsWith('chrome:')).map(({ url }) => url)).toEqual([]);
  },
);

test.skipIf(!executablePath || process.platform !== 'linux')('a folder for temporary files that is missing is named', async () => {
  vi.stubEnv('TMPDIR', '/no-such-folder');
  onTestFinished(() => void vi.unstubAllEnvs());
  await expect(openAuditor([])).rejects.toThrow(/temporary files, \/no-such-folder, .*TMPDIR/);
});

test.skipIf(process.platform !== 'linux').each([
  ['#!/bin/sh\nexit 1\n', 0o755, ''],
  [
    '#!/bin/sh\necho starting >&2\necho error while loading shared libraries: libnss3.so >&2\nexit 127\n',
    0o755,
    ' (error while loading shared libraries: libnss3.so)',
  ],
  ['', 0o644, ' (EACCES)'],
])('a program that is no browser is named, with what it said and what to do: %j', async (script, mode, said) => {
  const program = join(testFolder(), 'program');
  writeFileSync(program, script, { mode });
  const refused = await openAuditor([], { executablePath: program }).catch(({ message }: Error) => message);
  expect(refused).toContain(`${program} does not run as a browser${said}. If it is one,`);
  expect(refused).toMatch(/install-browser --with-deps.*CHROMIUM_PATH/);
});

test.skipIf(process.platform !== 'linux')('a browser that never answers is killed with what it started, and named as that', async () => {
  const [usual, silent] = [startLimit.ms, join(testFolder(), 'silent-browser')];
  startLimit.ms = 3_000;
  onTestFinished(() => {
    startLimit.ms = usual;
  });
  writeFileSync(silent, '#!/bin/sh\nsleep 98765 &\nwait\n', { mode: 0o755 });
  const browser = /silent-browser|98765/;
  const refused = expect(openAuditor([], { executablePath: silent })).rejects.toThrow(
    'Chromium did not start: it started but did not answer.',
  );
  await eventually(() => expect(processes(browser)).toHaveLength(2));
  const all = processes(browser);
  await refused;
  // Playwright would kill it half a minute later.
  const commandOf = (pid: number) => (existsSync(`/proc/${pid}`) ? readFileSync(`/proc/${pid}/cmdline`, 'utf8') : '');
  await vi.waitFor(() => expect(all.map(commandOf).join('')).toBe(''), { timeout: 15_000 });
});
