import { ensureBuild } from '../../scripts/build.ts';

/** The tests drive the shipping build: made once, before any of them. */
export default function build(): void {
  ensureBuild();
}
