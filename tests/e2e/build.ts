import { grantedBuild } from '../../scripts/build.ts';

/** The tests drive the shipping build, and its copy with all granted: both made once, before any of them. */
export default function build(): void {
  grantedBuild();
}
