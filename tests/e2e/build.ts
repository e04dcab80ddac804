import { ensureBuilds, grantedBuild } from '../../scripts/build.ts';

/** The tests use the shipping builds and a copy with all permissions; built once before all tests. */
export default async function build(): Promise<void> {
  await ensureBuilds();
  grantedBuild();
}
