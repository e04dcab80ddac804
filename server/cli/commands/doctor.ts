import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { exitCodes, describeSystemError, type ExitCode } from '../failure.ts';
import { serverWords } from '../../words.ts';
import type { World } from '../world.ts';

const words = () => serverWords().commands.doctor;
/** About what a saved page takes. */
const pageBytes = 400_000;
interface Line {
  good: boolean;
  text: string;
}

/** Checks everything that an audit needs; each line says what to do if something is missing. */
export async function doctorCommand(sandbox: boolean, world: World): Promise<ExitCode> {
  const lines: Line[] = [node(), await fonts(), await room(world.cwd)];
  const browser = await world.findBrowser();
  lines.push(browserLine(browser));
  const root = process.platform === 'linux' && process.getuid?.() === 0;
  if (root && sandbox) lines.push({ good: false, text: serverWords().reasons.root });
  else lines.push({ good: true, text: sandbox ? words().sandbox : words().noSandbox });
  if (lines.slice(-2).every(({ good }) => good)) lines.push(...(await canary(sandbox, world)));
  for (const { good, text } of lines) await world.stdout.write(`${good ? 'ok   ' : 'TO DO'}  ${text}\n`);
  const trouble = lines.filter(({ good }) => !good).length;
  await world.stdout.write(`${trouble === 0 ? words().allWell : words().trouble({ count: trouble })}\n`);
  return trouble === 0 ? exitCodes.ok : exitCodes.tool;
}

function browserLine(path: string | null): Line {
  const { noChromium, noExecutable } = serverWords().reasons;
  if (path === null) return { good: false, text: noChromium };
  // One that a variable names was not looked for.
  return existsSync(path) ? { good: true, text: words().browser({ path }) } : { good: false, text: noExecutable({ path }) };
}

function node(): Line {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const good = major > 20 || (major === 20 && minor >= 19);
  return { good, text: words().node({ version: process.versions.node, good }) };
}

/** Checks that a browser starts, opens a page, and cannot bypass the guard. */
async function canary(sandbox: boolean, world: World): Promise<Line[]> {
  try {
    const auditor = await world.createAuditor({ concurrency: 1, allowOrigins: [], sandbox });
    try {
      const faults = await auditor.faults();
      return faults.length === 0 ? [{ good: true, text: words().runs }] : faults.map((text) => ({ good: false, text }));
    } finally {
      await auditor.close(0);
    }
  } catch (error) {
    return [{ good: false, text: words().starts({ why: describeSystemError(error) }) }];
  }
}

async function fonts(): Promise<Line> {
  // Other systems include fonts.
  if (process.platform !== 'linux') return { good: true, text: words().ownFonts };
  try {
    const { stdout } = await promisify(execFile)('fc-list', [':', 'family'], { timeout: 10_000, maxBuffer: 10_000_000 });
    const count = new Set(stdout.split('\n').filter(Boolean)).size;
    return count < 3 ? { good: false, text: words().fewFonts } : { good: true, text: words().fonts({ count }) };
  } catch {
    return { good: true, text: words().noFontList };
  }
}

/** Whether the folder takes what a page needs: a full disk often has room for an empty file. */
async function room(dir: string): Promise<Line> {
  try {
    const folder = await mkdtemp(join(dir, '.pageloupe-'));
    try {
      await writeFile(join(folder, 'page'), Buffer.alloc(pageBytes));
    } finally {
      await rm(folder, { recursive: true });
    }
    return { good: true, text: words().room({ dir }) };
  } catch (error) {
    return { good: false, text: words().noRoom({ dir, why: describeSystemError(error) }) };
  }
}
