import { readdirSync, readFileSync } from 'node:fs';

/** Of a process that may have ended meanwhile: then nothing. */
function read(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}

/** Processes of this one, or of another, by what they were started with. */
export function processes(pattern: RegExp, of: number = process.pid): number[] {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number);
  const parents = new Map(all.map((pid) => [pid, Number(/\) \S (\d+)/.exec(read(pid, 'stat'))?.[1] ?? 0)]));
  const ours = (pid: number): boolean => pid === of || (pid > 1 && ours(parents.get(pid) ?? 0));
  return all.filter((pid) => pid !== of && ours(pid) && pattern.test(read(pid, 'cmdline')));
}
