import { ensureBuilds, grantedBuild } from '../../scripts/build.ts';
import { makeScripts } from './script.ts';

/** The tests use the shipping builds, a copy with all permissions, and the commands; built once before all tests. */
export default async function build(): Promise<void> {
  await Promise.all([ensureBuilds(), makeScripts()]);
  grantedBuild();
}
