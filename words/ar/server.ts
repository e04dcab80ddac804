import { signalCatalogue, signalGrounds } from '../../checks/core/catalogue.ts';
import { signals } from '../../checks/signals/index.ts';
import { checks } from './checks/index.ts';
import { start } from './index.ts';
import { written } from './reports/written.ts';
import { server } from './server/index.ts';

/** Arabic for the service and the command line. */
export const language = {
  ...start,
  catalogue: signalCatalogue(signals, checks),
  parts: { checks, files: written, grounds: signalGrounds(signals, checks), server },
};
