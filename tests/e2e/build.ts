import { ensureFirefoxBuild, grantedBuild } from '../../scripts/build.ts';
import { makeScripts } from './script.ts';

/** The tests drive the shipping builds, a copy with all granted, and commands: made once, before any of them. */
export default async function build(): Promise<void> {
  grantedBuild();
  ensureFirefoxBuild();
  await makeScripts();
}
