import { exitCodes, type ExitCode } from '../failure.ts';
import { serverWords } from '../../words.ts';
import type { World } from '../world.ts';

const words = () => serverWords().commands.installBrowser;

/** Installs the browser, and reports which one audits will use. */
export async function installBrowserCommand(
  withSystem: boolean,
  world: Pick<World, 'installBrowser' | 'findBrowser' | 'stdout' | 'stderr'>,
): Promise<ExitCode> {
  if (!(await world.installBrowser(withSystem))) {
    await world.stderr.write(`${words().failed}\n`);
    return exitCodes.tool;
  }
  const path = await world.findBrowser();
  await world.stdout.write(`${path === null ? words().failed : words().used({ path })}\n`);
  return path === null ? exitCodes.tool : exitCodes.ok;
}
