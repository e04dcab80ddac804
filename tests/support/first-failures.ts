/** Prints why a test failed that then passed on its second try, which Vitest only counts. */
import { stripVTControlCharacters } from 'node:util';
import type { Reporter } from 'vitest/node';

export const firstFailures: Reporter = {
  onTestCaseResult(test) {
    if (!test.diagnostic()?.flaky) return;
    const errors = (test.result().errors ?? []).map(({ message, diff, stack, cause }) =>
      stripVTControlCharacters([message, diff, stack, cause && `because of ${cause.stack ?? cause.message}`].filter(Boolean).join('\n')),
    );
    process.stdout.write(`\nPassed on its second try: ${test.module.relativeModuleId} > ${test.fullName}\n${errors.join('\n')}\n`);
  },
};
