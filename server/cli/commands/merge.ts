import { createReadStream } from 'node:fs';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { serverWords } from '../../words.ts';
import { exitCodes, describeSystemError, usageError, type ExitCode } from '../failure.ts';
import { linesForTerminal } from '../escape.ts';
import { openOutputFile, refuseTakenFiles } from '../output-file.ts';
import { parseRow } from '../../audit/row.ts';
import { joinLosses, lossesAsLine, lossLines, parseLossesLine, type RunLoss } from '../../audit/run-losses.ts';
import type { World } from '../world.ts';

const words = () => serverWords().commands.merge;
/** Maximum number of broken lines that are listed; all are counted. */
const mostNamed = 10;

/**
 * Joins rows of several runs or shards into one file: the last row of a URL wins. Files whose name ends in .gz are compressed.
 * What the runs could not read stays in its last line. Lines that are not rows are skipped and listed, and the command then exits with 2; nothing else is lost.
 * @throws CommandFailed if a file cannot be read or written
 */
export async function mergeCommand(inputs: readonly string[], output: string, world: World): Promise<ExitCode> {
  refuseTakenFiles([output], inputs, world.cwd);
  // First finds the last line of each URL, then copies these lines, so that only URLs and numbers are in memory.
  const last = new Map<string, { file: number; line: number }>();
  const lost: RunLoss[] = [];
  const broken: string[] = [];
  let brokenCount = 0;
  for (const [file, name] of inputs.entries())
    for await (const [line, text] of linesOf(name, world.cwd)) {
      const row = parseRow(text);
      const losses = row ? null : parseLossesLine(text);
      if (row) last.set(row.url, { file, line });
      else if (losses) lost.push(...losses);
      else if (text.trim() !== '') {
        brokenCount += 1;
        if (broken.length < mostNamed) broken.push(serverWords().commands.assert.badRow({ file: name, line }));
      }
    }
  if (last.size + lost.length === 0) throw usageError(words().noRows);
  const losses = joinLosses(lost, (url) => last.has(url));
  await writeRows(inputs, output, world.cwd, last, losses);
  const notes = [words().done({ pages: last.size, files: inputs.length, file: output }), ...lossLines(losses)];
  await world.stderr.write(linesForTerminal(notes));
  if (brokenCount === 0) return exitCodes.ok;
  await world.stderr.write(linesForTerminal([...broken, words().skipped({ count: brokenCount })]));
  return exitCodes.usage;
}

async function writeRows(
  inputs: readonly string[],
  output: string,
  cwd: string,
  last: ReadonlyMap<string, { file: number; line: number }>,
  losses: readonly RunLoss[],
): Promise<void> {
  const file = await openOutputFile(resolve(cwd, output), output);
  try {
    let index = 0;
    for (const [number, name] of inputs.entries())
      for await (const [line, text] of linesOf(name, cwd)) {
        const row = parseRow(text);
        const place = row && last.get(row.url);
        if (!row || place?.file !== number || place.line !== line) continue;
        await file.write(`${JSON.stringify({ ...row, index })}\n`);
        index += 1;
      }
    if (losses.length > 0) await file.write(`${lossesAsLine(losses)}\n`);
    await file.close();
  } finally {
    await file.discard();
  }
}

async function* linesOf(name: string, cwd: string): AsyncGenerator<readonly [line: number, text: string]> {
  const source = createReadStream(resolve(cwd, name));
  const input = name.endsWith('.gz') ? source.pipe(createGunzip()) : source;
  let failure: unknown = null;
  source.on('error', (error) => {
    failure = error;
    input.destroy(error);
  });
  try {
    let line = 0;
    for await (const text of createInterface({ input, crlfDelay: Infinity })) {
      line += 1;
      yield [line, text];
    }
  } catch (error) {
    throw usageError(serverWords().commands.usage.file({ file: name, why: describeSystemError(failure ?? error) }));
  }
  if (failure !== null) throw usageError(serverWords().commands.usage.file({ file: name, why: describeSystemError(failure) }));
}
