import { appendFileSync, openSync, readSync } from 'node:fs';

/**
 * Loaded into a process before its program (--import): measures how long its main thread works at a stretch, in CPU time, because other
 * processes of the machine also take wall time. Twice a second, appends a line to HELD_THREAD_FILE: epoch milliseconds, and the longest stretch
 * since the line before in milliseconds. Linux only.
 */

const file = openSync(`/proc/self/task/${process.pid}/schedstat`, 'r');
const bytes = Buffer.alloc(100);
const cpuMs = () => Number(bytes.toString('latin1', 0, readSync(file, bytes, 0, 100, 0)).split(' ', 1)[0]) / 1e6;
let [last, longest] = [cpuMs(), 0];
setInterval(() => {
  const now = cpuMs();
  longest = Math.max(longest, now - last);
  last = now;
}, 1).unref();
setInterval(() => {
  appendFileSync(process.env.HELD_THREAD_FILE, `${Date.now()} ${longest}\n`);
  longest = 0;
}, 500).unref();
