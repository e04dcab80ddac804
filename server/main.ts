#!/usr/bin/env node
import { endProcess } from './command/end-process.ts';
import { exitCodes } from './command/failure.ts';
import { runProgram } from './command/program.ts';
import { processWorld } from './command/process-world.ts';

// Counts if nothing is left that could still finish the command.
process.exitCode = exitCodes.tool;
void runProgram(process.argv.slice(2), processWorld()).then(endProcess);
