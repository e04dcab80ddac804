import { describe, expect, test } from 'vitest';
import { audit, catalogueOf, englishMessages, signals, toolNames, tools } from '../../checks/index.ts';
import { fileNameOf } from '../../reports/file-names.ts';
import { reportJson, toolJson } from '../../reports/json.ts';
import { reportMarkdown, toolMarkdown } from '../../reports/markdown.ts';
import { reportCsv } from '../../reports/report-csv.ts';
import { signalIdsOf } from '../../reports/edition.ts';
import { edition } from '../support/edition.ts';
import { hostileFacts } from '../support/hostile.ts';

const report = audit(hostileFacts(20), { intent: 'index', pageType: null, aiOptOut: false, now: Date.UTC(2026, 10, 21) }, { collect: 0, judge: 0, network: 0, total: 0 });

test('CSV has one row per signal and no cell that a spreadsheet would run', () => {
  const odd = { ...report, signals: report.signals.map((entry) => ({ ...entry, message: '=HYPERLINK("http://evil.example")\nsecond line' })) };
  const csv = reportCsv(odd, edition);
  expect(csv.match(/"'=HYPERLINK/g)).toHaveLength(signals.length);
  expect(csv.split('\r\n')).toHaveLength(signals.length + 2);
});

test('JSON is the report itself', () => expect(JSON.parse(reportJson(report))).toEqual(JSON.parse(JSON.stringify(report))));

describe('Markdown', () => {
  const markdown = reportMarkdown(report, edition);
  test('holds every check, the fixes, and that it is readiness', () => {
    for (const { title } of catalogueOf(signals, englishMessages)) expect(markdown).toContain(title);
    expect(markdown).toContain('never a probability');
    expect(markdown.match(/^\d+\. /gm)).toHaveLength(report.fixes.length);
  });
  test('text of the page cannot become markup', () => {
    expect(markdown).not.toMatch(/(^|[^\\])<(img|script|b)/);
  });
});

test('every tool exports its own signals only', () => {
  for (const { id } of tools) {
    expect(toolMarkdown(report, id, edition)).toContain(`# ${toolNames.tools[id].name}`);
    const { signals: own } = JSON.parse(toolJson(report, id, edition)) as { signals: { id: string }[] };
    expect(own.map((entry) => entry.id)).toEqual(signalIdsOf(edition, id));
  }
});

test.each([
  ['https://example.com/a', 'pageloupe-example.com-audit-2026-11-21.csv'],
  ['https://例え.example/', 'pageloupe-xn--r8jz45g.example-audit-2026-11-21.csv'],
  ['file:///home/../x', 'pageloupe-page-audit-2026-11-21.csv'],
  ['not a URL', 'pageloupe-page-audit-2026-11-21.csv'],
])('%s is saved as %s', (finalUrl, name) => expect(fileNameOf({ ...report, finalUrl }, 'audit', 'csv', edition)).toBe(name));
