import { ensureFirefoxBuild, grantedBuild } from '../../scripts/build.ts';

/** The tests drive the shipping builds, and a copy with all granted: made once, before any of them. */
export default function build(): void {
  grantedBuild();
  ensureFirefoxBuild();
}
