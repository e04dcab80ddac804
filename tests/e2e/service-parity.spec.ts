import type { Report } from '../../checks/core/report/report.ts';
import { noChoice } from '../../checks/audit-page.ts';
import { createAuditor } from '../../server/audit/create-auditor.ts';
import { expect, test } from './audit-test.ts';
import { expectShownVerdicts } from './shown-verdicts.ts';

/** Measured again on each load: a slow machine may change the verdict, or read the page before its largest image is painted. */
const timed = new Set(['core-web-vitals', 'image-delivery']);
/** Before a link check, the extension names its button; a service has none. */
const unasked = (signal: Report['signals'][number]) =>
  signal.reason === 'not-probed' ? { id: signal.id, status: signal.status, reason: signal.reason } : signal;
const lasting = ({ signals, geo, about, pageType, language, tools, finalUrl, fixes }: Report) => ({
  signals: signals.filter(({ id }) => !timed.has(id)).map(unasked),
  geo,
  about,
  pageType,
  language,
  finalUrl,
  tools: tools.filter(({ id }) => !/vitals|performance|image-delivery/.test(id)),
  fixes: fixes.filter(({ signal }) => !timed.has(signal)).map(({ signal, message }) => [signal, message]),
});

/** Service and command line must return the same report as the extension, whose popup shows its verdicts. */
test('the service’s reports are those of the extension, and what its popup shows', async ({ audit, demo }) => {
  const auditor = await createAuditor({
    concurrency: 1,
    queue: 1,
    allowOrigins: [demo.origin],
    sandbox: process.getuid?.() !== 0,
    executablePath: null,
    log: () => undefined,
  });
  try {
    const chosen = ['/', '/faults/hops', ...demo.pages.map(({ path }) => path).filter((path, at) => path !== '/' && at % 3 === 0)];
    for (const path of chosen) {
      const { popup, report: extension } = await audit(path);
      await expectShownVerdicts(popup, extension);
      const { report: service } = await auditor.audit(
        {
          url: demo.origin + path,
          device: 'desktop',
          pageLocale: null,
          javascript: true,
          waitUntil: 'load',
          settleMs: 0,
          timeoutMs: 60_000,
          userAgent: 'default',
          choice: noChoice,
          probe: false,
          headers: {},
        },
        new AbortController().signal,
      );
      expect(lasting(service), path).toEqual(lasting(extension));
    }
    expect(chosen.length).toBeGreaterThan(11);
  } finally {
    await auditor.close();
  }
});
