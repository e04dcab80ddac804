import { ExtensionAuditFailed, launchScriptBrowser, type AuditBrowser } from './audit-browser.ts';

const usage = `Usage: npm run --silent audit -- <url>… [--probe] [--pretty] [--facts]

Opens each URL in a headless Chromium with the extension, clicks its toolbar button,
and prints one JSON report a line on standard output (schema: docs/report.schema.json).

  --probe    then check the page's links, canonical, language versions, pictures and redirects
  --pretty   indented JSON
  --facts    leave the collected facts in the report

Exit code: 0 every URL gave a report, 2 wrong usage, 3 some URLs gave none (their line has "error").
`;

const known = new Set(['--probe', '--pretty', '--facts', '--help']);
const given = process.argv.slice(2);
const flags = given.filter((word) => word.startsWith('-'));
const addresses = given.filter((word) => !word.startsWith('-'));
const unknown = flags.find((flag) => !known.has(flag));

if (flags.includes('--help')) {
  process.stdout.write(usage);
} else if (unknown) {
  wrong(`Unknown option ${unknown}.`);
} else if (addresses.length === 0) {
  wrong('Name at least one URL.');
} else {
  const bad = addresses.find((address) => !isWebAddress(address));
  if (bad === undefined) process.exitCode = await auditAll(addresses);
  else wrong(`Not an http(s) URL: ${bad}. Write it with its scheme, as in https://example.com/.`);
}

function wrong(message: string): void {
  process.stderr.write(`${message}\n\n${usage}`);
  process.exitCode = 2;
}

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}

async function auditAll(urls: string[]): Promise<number> {
  let failed = false;
  let browser: AuditBrowser | null = null;
  try {
    for (const url of urls) {
      try {
        browser ??= await launchScriptBrowser({ granted: flags.includes('--probe') });
        print(await auditOne(browser, url));
      } catch (error) {
        failed = true;
        const { code, message } = error instanceof ExtensionAuditFailed ? error : { code: 'audit-failed', message: String(error) };
        print({ url, error: { code, message } });
        if (code === 'no-browser') return 3;
        // A browser that died takes only this URL with it.
        if (browser && !browser.context.browser()?.isConnected()) browser = null;
      }
    }
  } finally {
    await browser?.close();
  }
  return failed ? 3 : 0;
}

async function auditOne(browser: AuditBrowser, url: string): Promise<object> {
  const tab = await browser.open(url);
  try {
    const popup = await browser.clickToolbar(tab);
    let report = await browser.readReport(popup);
    if (flags.includes('--probe')) report = await browser.checkLinks(popup);
    if (!flags.includes('--facts')) delete report.facts;
    return report;
  } finally {
    await tab.close().catch(() => {});
  }
}

function print(line: object): void {
  process.stdout.write(`${JSON.stringify(line, null, flags.includes('--pretty') ? 2 : undefined)}\n`);
}
