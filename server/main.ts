#!/usr/bin/env node
import { runProgram } from './command/program.ts';
import { processWorld } from './command/process-world.ts';

process.exitCode = await runProgram(process.argv.slice(2), processWorld());
