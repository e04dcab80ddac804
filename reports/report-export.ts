import { findingsOf, type Evidence, type Report, type ReportSignal, type ToolId } from '../checks/index.ts';
import { csvFile } from './csv.ts';
import { signalIdsOf, titleOf, type Edition } from './edition.ts';
import { categoryWords, countWords, evidenceWords, pageTypeWords, readinessWords, verdictWords } from './report-words.ts';
import { statusWord } from './statuses.ts';

export const reportJson = (report: Report): string => `${JSON.stringify(report, null, 2)}\n`;

/** One row per signal. */
export function reportCsv(report: Report, edition: Edition): string {
  return csvFile(
    ['id', 'title', 'status', 'score', 'weight', 'message', 'fix', 'reason', 'value', 'other findings', 'url', 'audited'],
    report.signals.map((entry) => [
      entry.id, titleOf(edition, entry.id), entry.status, entry.score, entry.weight, entry.message, entry.change, entry.reason ?? null,
      entry.value ?? null, (entry.more ?? []).map((finding) => finding.message).join(' | '), report.finalUrl, report.at,
    ]),
  );
}

export function reportMarkdown(report: Report, edition: Edition): string {
  const { geo } = report;
  const verdict = verdictWords(report, true, edition);
  return lines([
    `# Audit of ${plain(report.finalUrl)}`,
    plain(`${verdict.sentence} ${verdict.detail}`),
    [
      `- Audit score: ${report.score ?? 'none'}${report.score === null ? '' : ' of 100'} (${countWords(report)})`,
      `- GEO score: ${geo.score === null ? plain(geo.message) : `${geo.score} of 100, ${geo.band}`}${geo.partial ? ', partial' : ''}`,
      `- Page type: ${pageTypeWords[report.pageType]}`,
      `- Audited: ${report.at}`,
    ].join('\n'),
    '## What to fix first',
    report.fixes.map((fix, index) => `${index + 1}. ${plain(fix.message)}${fix.change ? ` **${plain(fix.change)}**` : ''}`).join('\n') || 'Nothing.',
    '## GEO readiness',
    [
      ...geo.caps.map((cap) => `- Capped at ${cap.cap}: ${cap.message}`),
      ...geo.categories.map((category) => `- ${category.title}: ${category.score === null ? (category.status === 'na' ? 'does not apply' : 'unchecked') : `${Math.round(category.score)} of 100`} (${category.points} points). ${plain(categoryWords(category, edition))}`.trim()),
    ].join('\n'),
    `${evidenceWords(geo)} ${readinessWords}`,
    '## All checks',
    ...report.signals.map((entry) => signalMarkdown(entry, edition)),
  ]);
}

/** The findings of one tool. */
export function toolMarkdown(report: Report, id: ToolId, edition: Edition): string {
  return lines([`# ${edition.tools[id].name}`, plain(report.finalUrl), ...toolSignals(report, id, edition).map((entry) => signalMarkdown(entry, edition))]);
}

export const toolJson = (report: Report, id: ToolId, edition: Edition): string =>
  `${JSON.stringify({ schemaVersion: report.schemaVersion, url: report.finalUrl, at: report.at, tool: id, signals: toolSignals(report, id, edition) }, null, 2)}\n`;

function toolSignals(report: Report, id: ToolId, edition: Edition): ReportSignal[] {
  const ids = signalIdsOf(edition, id);
  return report.signals.filter((entry) => ids.includes(entry.id));
}

function signalMarkdown(entry: ReportSignal, edition: Edition): string {
  return lines([
    `### ${statusWord[entry.status]}: ${titleOf(edition, entry.id)}`,
    ...findingsOf(entry).map((finding) => lines([
      `${plain(finding.message)}${finding.change ? `\n\nWhat to change: ${plain(finding.change)}` : ''}`,
      ...(finding.evidence ? [evidenceMarkdown(finding.evidence)] : []),
    ])),
  ]);
}

function evidenceMarkdown(evidence: Evidence): string {
  switch (evidence.type) {
    case 'value': return `- ${evidence.label}: ${plain(evidence.value)}`;
    case 'list': return evidence.items.map((item) => `- ${plain(item)}`).join('\n');
    case 'elements': return evidence.items.map((item) => `- ${plain(item.text)} ${plain(item.snippet)} (${plain(item.selector)})`).join('\n');
    case 'table': return [
      `| ${evidence.columns.map(cell).join(' | ')} |`,
      `| ${evidence.columns.map(() => '---').join(' | ')} |`,
      ...evidence.rows.map((row) => `| ${evidence.columns.map((_, index) => cell(row.cells[index] ?? '')).join(' | ')} |`),
    ].join('\n');
    case 'source': return `- Line ${evidence.line}, column ${evidence.column}: ${plain(evidence.excerpt)}`;
    case 'measure': return `- ${evidence.value} ${evidence.unit}, limit ${evidence.limit} ${evidence.unit}`;
    case 'difference': return `- ${evidence.label}: “${plain(evidence.before)}” → “${plain(evidence.after)}”`;
  }
}

/** Page text that stays text in Markdown: no markup, no links, no HTML, one line. */
const plain = (text: string) => text.replace(/\s+/g, ' ').trim().replace(/[\\`*_[\]<>#|!~]/g, '\\$&');
const cell = (text: string) => plain(text);
const lines = (parts: readonly string[]) => `${parts.filter(Boolean).join('\n\n').trimEnd()}\n`;

/** Name of a saved file: host and date, nothing a file system objects to. */
export function fileNameOf(report: Report, what: string, extension: string): string {
  const host = URL.canParse(report.finalUrl) ? new URL(report.finalUrl).hostname : '';
  const safe = `${host || 'page'}-${what}`.replace(/[^\p{L}\p{N}.-]+/gu, '-').replace(/^[.-]+/, '').slice(0, 80);
  return `pageloupe-${safe}-${report.at.slice(0, 10)}.${extension}`;
}
