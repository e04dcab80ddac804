import { ensureFirefoxBuild, grantedBuild } from '../../scripts/build.ts';

/** The tests use the shipping builds and a copy with all permissions; built once before all tests. */
export default function build(): void {
  ensureFirefoxBuild();
  grantedBuild();
}
