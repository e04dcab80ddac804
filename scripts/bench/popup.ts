import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchScriptBrowser, type AuditBrowser } from '../audit-browser.ts';
import { ensureBuild } from '../build.ts';
import { medianOf } from './measure.ts';
import { serveSyntheticPages } from './synthetic.ts';

const sizes = [1_000, 12_000] as const;

/** Medians in milliseconds from the click on the toolbar button, on a page with that many elements. */
export interface Click {
  elements: (typeof sizes)[number];
  /** First paint of an empty popup in the same run: the cost of browser and machine. */
  floor: number;
  /** First paint, first verdict and complete report of our popup. */
  painted: number;
  verdict: number;
  complete: number;
  /** Parts of it: collecting in the page, and judging in the worker. */
  collect: number;
  judge: number;
  /** First verdict minus the floor, each from its own load. */
  over: { median: number; all: number[] };
}

export async function measureClicks(loads: number): Promise<Click[]> {
  const server = await serveSyntheticPages(sizes);
  const empty = emptyPopup();
  const [ours, floor] = [await launchScriptBrowser(), await launchScriptBrowser({ extension: empty })];
  try {
    const rows: Click[] = [];
    for (const elements of sizes) {
      const url = `${server.origin}/${elements}.html`;
      const taken: (Timed & { floor: number })[] = [];
      // Alternates, so that other load on the machine affects both equally.
      for (let load = 0; load < loads; load++)
        taken.push({ floor: (await clickOn(floor, url, paintOf)).painted, ...(await clickOn(ours, url, timesOf)) });
      const middle = (read: (one: Timed & { floor: number }) => number) => medianOf(taken.map(read));
      const over = taken.map((one) => one.verdict - one.floor);
      rows.push({
        elements,
        floor: middle((one) => one.floor),
        painted: middle((one) => one.painted),
        verdict: middle((one) => one.verdict),
        complete: middle((one) => one.complete),
        collect: middle((one) => one.collect),
        judge: middle((one) => one.judge),
        over: { median: medianOf(over), all: over },
      });
    }
    return rows;
  } finally {
    await ours.close();
    await floor.close();
    await server.close();
    rmSync(empty, { recursive: true, force: true });
  }
}

/** A copy of the build whose popup is an empty page. */
function emptyPopup(): string {
  const folder = mkdtempSync(join(tmpdir(), 'pageloupe-bench-'));
  cpSync(ensureBuild(), folder, { recursive: true });
  writeFileSync(
    join(folder, 'popup.html'),
    '<!doctype html><html lang="en"><meta charset="utf-8"><title>Empty</title><body style="width:640px;height:600px">Empty</body></html>',
  );
  return folder;
}

/** Milliseconds since the epoch, and our durations. */
interface Timed {
  painted: number;
  verdict: number;
  complete: number;
  collect: number;
  judge: number;
}

/** @param read runs in the popup: returns epoch milliseconds; null for what has not happened yet */
async function clickOn<T extends Partial<Timed>>(browser: AuditBrowser, url: string, read: () => T | null): Promise<T> {
  const tab = await browser.open(url);
  await tab.waitForTimeout(200);
  const clicked = Date.now();
  const popup = await browser.clickToolbar(tab);
  const seen = await popup.waitForFunction(read, undefined, { polling: 50, timeout: 30_000 });
  const moments = (await seen.jsonValue()) as T;
  const reported = 'verdict' in moments ? (await browser.readReport(popup)).durationMs : null;
  await popup.close();
  await tab.close();
  const since = Object.fromEntries(Object.entries(moments).map(([name, at]) => [name, at - clicked]));
  return { ...since, ...(reported && { collect: reported.collect, judge: reported.judge }) } as T;
}

function paintOf(): Pick<Timed, 'painted'> | null {
  const paint = performance.getEntriesByName('first-paint')[0];
  return paint ? { painted: performance.timeOrigin + paint.startTime } : null;
}
function timesOf(): Timed | null {
  // Not a named function: the compiler would wrap its name in a helper that does not exist in the page.
  const [paint, verdict, complete] = ['first-paint', 'first verdict', 'complete report'].map(
    (name) => performance.getEntriesByName(name)[0]?.startTime,
  );
  if (paint === undefined || verdict === undefined || complete === undefined) return null;
  return {
    painted: performance.timeOrigin + paint,
    verdict: performance.timeOrigin + verdict,
    complete: performance.timeOrigin + complete,
    collect: 0,
    judge: 0,
  };
}
