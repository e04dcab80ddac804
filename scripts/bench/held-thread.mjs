import { openSync, readSync, writeFileSync } from 'node:fs';

/**
 * Loaded into a process before its program (--import): measures how long its main thread works at a stretch, in CPU time, because other
 * processes of the machine also take wall time. Writes the longest stretch in milliseconds to HELD_THREAD_FILE twice a second, and begins again
 * on SIGUSR2. Linux only.
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
setInterval(() => writeFileSync(process.env.HELD_THREAD_FILE, String(longest)), 500).unref();
process.on('SIGUSR2', () => {
  longest = 0;
});
