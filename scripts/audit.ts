import { ExtensionAuditFailed, launchScriptBrowser, type AuditBrowser } from './audit-browser.ts';
import { auditUsage, readAuditWords, type AuditOrder } from './audit-words.ts';
import { commandArguments, rejectArguments } from './usage.ts';

const read = readAuditWords(commandArguments(auditUsage));
process.exitCode = await auditAll('order' in read ? read.order : rejectArguments(auditUsage, read.wrong));

async function auditAll(order: AuditOrder): Promise<number> {
  let failed = false;
  let browser: AuditBrowser | null = null;
  try {
    for (const url of order.urls) {
      try {
        browser ??= await launchScriptBrowser({ granted: order.probe });
        print(await auditOne(browser, url, order), order);
      } catch (error) {
        failed = true;
        const { code, message } = error instanceof ExtensionAuditFailed ? error : { code: 'audit-failed', message: String(error) };
        print({ url, error: { code, message } }, order);
        if (code === 'no-browser') return 3;
        // If the browser crashed, only this URL fails.
        if (browser && !browser.context.browser()?.isConnected()) browser = null;
      }
    }
  } finally {
    await browser?.close();
  }
  return failed ? 3 : 0;
}

async function auditOne(browser: AuditBrowser, url: string, { probe, facts }: AuditOrder): Promise<object> {
  const tab = await browser.open(url);
  try {
    const popup = await browser.clickToolbar(tab);
    let report = await browser.readReport(popup);
    if (probe) report = await browser.checkLinks(popup);
    if (!facts) delete report.facts;
    return report;
  } finally {
    await tab.close().catch(() => {});
  }
}

function print(line: object, { pretty }: AuditOrder): void {
  process.stdout.write(`${JSON.stringify(line, null, pretty ? 2 : undefined)}\n`);
}
