import { ensureServerBuild } from '../../scripts/build-server.ts';

/** Before the tests that start the command line as in the package. */
export const setup = ensureServerBuild;
