import { spawn } from 'node:child_process';
import { root } from '../../scripts/build.ts';

export interface Ended { code: number | null; out: string; err: string }

/** Runs a command as its users do: what is missing is looked for first. */
export const npm = (name: string, ...words: string[]): Promise<Ended> => ended('npm', ['run', '--silent', name, '--', ...words], process.platform === 'win32');

/** The same command without npm and what it looks for, which take longer than most commands. */
export const script = (name: string, ...words: string[]): Promise<Ended> => ended(process.execPath, ['--import', 'tsx', `scripts/${name}.ts`, ...words]);

function ended(command: string, words: string[], shell = false): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, words, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], shell });
    const so: Ended = { code: null, out: '', err: '' };
    child.stdout.setEncoding('utf8').on('data', (text: string) => { so.out += text; });
    child.stderr.setEncoding('utf8').on('data', (text: string) => { so.err += text; });
    child.on('error', reject);
    child.on('close', (code) => resolve({ ...so, code }));
  });
}
