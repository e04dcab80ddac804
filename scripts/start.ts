import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseUrl } from '../checks/parse/urls.ts';
import type { Report } from '../checks/core/report/report.ts';
import { ScriptAuditFailed, chooseLanguage, launchScriptBrowser } from './audit-browser.ts';
import { root } from './build.ts';
import { firstPage, tryNext } from './demo/first-page.ts';
import { serveDemo } from './demo/server.ts';
import { parseCommandArguments, rejectArguments } from './usage.ts';
import { percent } from '../words/en/checks/grammar.ts';
import { fixes } from '../words/en/reports/fixes.ts';
import { languages } from '../words/languages.ts';

const usage = `Usage: npm start [-- <url>] [-- --headless] [-- --language de]

Builds the extension, opens a browser with it on the page (without a URL: on a page of a demo shop with real faults),
audits the page through the toolbar button and prints the verdict in English.
`;

const {
  values: options,
  positionals: [url, ...others],
} = parseCommandArguments(usage, {
  allowPositionals: true,
  options: { headless: { type: 'boolean', default: false }, language: { type: 'string' } },
});
const { language } = options;
if (language !== undefined && !Object.hasOwn(languages, language))
  rejectArguments(usage, `The interface is not in the language “${language}”. Languages: ${Object.keys(languages).join(', ')}.`);
if (others.length > 0) rejectArguments(usage, 'Name one URL at most.');
if (url !== undefined && !/^https?:\/\//i.test(url))
  rejectArguments(usage, `Not an http(s) URL: ${url}. Write it with its scheme, as in https://example.com/.`);
if (url !== undefined && !parseUrl(url)) rejectArguments(usage, `Not a valid URL: ${url}.`);
await start(url);

async function start(argument: string | undefined): Promise<void> {
  const display = process.platform !== 'linux' || Boolean(process.env.DISPLAY ?? process.env.WAYLAND_DISPLAY);
  const headless = options.headless || !display;
  const demo = argument === undefined ? await serveDemo() : null;
  const address = argument ?? `${demo!.origin}${firstPage.path}`;
  try {
    process.stdout.write('Building the extension and opening the browser …\n');
    const browser = await launchScriptBrowser({ headless });
    try {
      const tab = await browser.open(address);
      const popup = await browser.clickToolbar(tab);
      const report = await browser.readReport(popup);
      process.stdout.write(verdict(report));
      if (language !== undefined) {
        await chooseLanguage(popup, language);
        await popup.locator(`html[lang="${language}"] #verdict`).waitFor();
      }
      if (demo) process.stdout.write(`\nTry next:\n${tryNext.map((line, index) => `  ${index + 1}. ${line}\n`).join('')}`);
      if (headless) {
        const output = join(root, 'output');
        mkdirSync(output, { recursive: true });
        const picture = join(output, 'popup.png');
        // The screenshot of the popup is as large as the tab's, so it is cut to the popup.
        const { width, height } = await popup.evaluate(() => ({ width: innerWidth, height: innerHeight }));
        await popup.screenshot({ path: picture, clip: { x: 0, y: 0, width, height } });
        const { facts: _, ...lean } = report;
        writeFileSync(join(output, 'report.json'), `${JSON.stringify(lean, null, 2)}\n`);
        process.stdout.write(
          `\nScreenshot of the popup: ${relative(process.cwd(), picture)}\nReport: ${relative(process.cwd(), join(output, 'report.json'))}\n`,
        );
      } else {
        process.stdout.write('\nThe browser stays open: click the Pageloupe button on any page. Close it, or press Ctrl+C, to end.\n');
        await new Promise<void>((resolve) => {
          browser.context.once('close', () => resolve());
          process.once('SIGINT', () => resolve());
        });
      }
    } finally {
      await browser.close().catch(() => {});
    }
  } catch (error) {
    process.stderr.write(`${error instanceof ScriptAuditFailed ? error.message : String(error)}\n`);
    process.exitCode = 3;
  } finally {
    await demo?.close();
  }
}

function verdict(report: Report): string {
  const { counts, geo, score, gate } = report;
  const checked = counts.pass + counts.warn + counts.fail;
  const lines = [
    '',
    report.url,
    gate ? `Verdict: ${gate.message}` : `Audit score: ${score ?? 'none'} of 100`,
    `${checked} of ${report.signals.length} checked, ${counts.na} do not apply, ${counts.unchecked} unchecked`,
    geo.score === null ? geo.message : `GEO score: ${geo.score} of 100 (${geo.band}), ${percent(geo.measured)} of its points measured`,
    ...geo.categories.map(
      ({ title, score: auditScore, status }) =>
        `  ${title.padEnd(24)} ${auditScore === null ? (status === 'na' ? 'does not apply' : 'unchecked') : Math.round(auditScore)}`,
    ),
  ];
  lines.push('', `${fixes.title}:`, ...report.fixes.slice(0, 5).map((fix, index) => `  ${index + 1}. ${fix.message}`));
  if (report.fixes.length === 0) lines.push(`  ${fixes.none}`);
  return `${lines.join('\n')}\n`;
}
