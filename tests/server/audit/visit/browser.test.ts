import { readFileSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { launchBrowser } from '../../../../server/audit/visit/browser.ts';
import { findChromium } from '../../../../server/audit/visit/find-chromium.ts';
import { processes } from '../../../support/processes.ts';

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
