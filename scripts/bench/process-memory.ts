import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Memory of a process and of all its descendants, in bytes. Shared memory counts once on Linux, otherwise per process. */
export function memoryOfProcess(pid: number): { own: number; below: number } {
  const processes = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,rss='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number) as [number, number, number]);
  const below = new Set([pid]);
  // The set grows during iteration.
  for (const parent of below) for (const [child, of] of processes) if (of === parent) below.add(child);
  below.delete(pid);
  const bytes = (one: number) => shareOf(one) ?? (processes.find(([id]) => id === one)?.[2] ?? 0) * 1024;
  return { own: bytes(pid), below: [...below].reduce((sum, one) => sum + bytes(one), 0) };
}

function shareOf(pid: number): number | null {
  try {
    const kilobytes = /^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1];
    return kilobytes === undefined ? null : Number(kilobytes) * 1024;
  } catch {
    // Another system, or the process has ended.
    return null;
  }
}
