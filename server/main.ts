#!/usr/bin/env node
import { runProgram } from './command/program.ts';
import { processWorld } from './command/process-world.ts';

// Not awaited here: what a command brings in later may stand in a file that waits for this one.
void runProgram(process.argv.slice(2), processWorld()).then((code) => { process.exitCode = code; });
