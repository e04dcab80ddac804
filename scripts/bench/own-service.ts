import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { ensureServerBuild } from '../build-server.ts';
import { serverFolder } from '../build.ts';

export interface OwnService {
  address: string;
  pid: number;
  close(): Promise<void>;
}

/** Starts the service as in the package, in a separate process, so that the measuring code does not affect it. */
export async function startBenchService(settings: Readonly<Record<string, string>>): Promise<OwnService> {
  await ensureServerBuild();
  const child = spawn(process.execPath, [join(serverFolder, 'main.js'), 'serve'], {
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit').then(() => {
    throw new Error('The service ended before it was measured.');
  });
  ended.catch(() => undefined);
  const [line] = (await Promise.race([once(createInterface({ input: child.stdout }), 'line'), ended])) as [string];
  return {
    address: /http:\/\/[^\s'"]+?(?=[.'"\s]*(?:\s|$))/.exec(line)![0],
    pid: child.pid!,
    async close() {
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
    },
  };
}
