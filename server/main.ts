#!/usr/bin/env node
import { writeSync } from 'node:fs';
import { exitCodes } from './cli/failure.ts';
import { partsLeftOpen } from './cli/left-open.ts';
import { hasRunUserScript } from './cli/user-script.ts';
import { runProgram } from './cli/program.ts';
import { processWorld } from './cli/process-world.ts';
import { serverWords } from './words.ts';

/** Milliseconds that the process may stay after its command has ended: its outputs are written, and what it opened is closed. */
const stayMs = 1_000;
let hasEnded = false;
/** Ends the process with the exit code of its command, by force if anything is still open. */
function endProcess(exitCode: number): void {
  hasEnded = true;
  process.exitCode = exitCode;
  // Without anything open, the process ends before.
  setTimeout(() => {
    const parts = partsLeftOpen(process.getActiveResourcesInfo());
    const end = () => process.exit(exitCode);
    if (parts.length === 0) return end();
    // A reader of standard error that hangs must not keep the process.
    setTimeout(end, 500);
    process.stderr.write(`${serverWords().commands.run.leftOpen({ parts })}\n`, end);
  }, stayMs).unref();
}

// CI passes variables that have no value there: commander would read them as one.
for (const [name, value] of Object.entries(process.env)) if (name.startsWith('PAGELOUPE_') && value === '') delete process.env[name];

// Counts if nothing is left that could still finish the command.
process.exitCode = exitCodes.tool;
process.once('exit', () => {
  if (hasEnded || !hasRunUserScript()) return;
  process.exitCode = exitCodes.tool;
  writeSync(2, `${serverWords().commands.run.endedEarly}\n`);
});
void runProgram(process.argv.slice(2), processWorld()).then(endProcess);
