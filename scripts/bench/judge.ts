import { readFileSync } from 'node:fs';
import { audit, type KnownFacts } from '../../checks/index.ts';

// Known facts on stdin → milliseconds of the first judging on stdout.
const known = JSON.parse(readFileSync(0, 'utf8')) as KnownFacts;
const start = performance.now();
audit(known, { intent: 'index', pageType: null, aiOptOut: false, now: Date.now() }, { collect: 0, judge: 0, network: 0, total: 0 });
process.stdout.write(String(performance.now() - start));
