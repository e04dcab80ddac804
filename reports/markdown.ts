import { displaySafeText } from '../checks/core/helpers/display-safe-text.ts';
import type { ToolId } from '../checks/tools.ts';
import { allFindings, type Report, type ReportSignal } from '../checks/core/report/report.ts';
import type { PhrasedEvidence } from '../checks/core/evidence.ts';
import type { Brand } from './html/brand.tsx';
import { describeCrawler, mostImportantCrawler } from './crawler-words.ts';
import { categoryWords, checkCountWords, evidenceMixWords } from './report-words.ts';
import { followsWords, describeVerdict, moreObjects } from './verdict-words.ts';
import { isHeuristic, signalTitle, signalsOfTool } from './catalogue.ts';
import type { FileLocale } from '../words/locale.ts';
import { oneLine } from './one-line.ts';
import { joinSentences } from '../words/sentence.ts';

/** A report as text to read and share. @param brand of the reports of this user, in a line above the title */
export function reportAsMarkdown(report: Report, locale: FileLocale, brand?: Pick<Brand, 'title' | 'agency'>): string {
  const { geo } = report;
  const { markdown, fixes, geo: geoWords, pageTypes, about, punctuation } = locale.words;
  const verdict = describeVerdict(report, true, locale);
  const counts = checkCountWords(report, locale);
  return lines([
    [brand?.agency, brand?.title]
      .filter(Boolean)
      .map((text) => escapeMarkdown(text!))
      .join(' · '),
    `# ${markdown.title({ url: escapeMarkdownUrl(report.finalUrl) })}`,
    `**${escapeMarkdown(verdict.sentence)}**`,
    escapeMarkdown(verdict.detail),
    [
      report.score === null ? markdown.noScore({ counts }) : markdown.score({ score: report.score, counts }),
      geo.score === null
        ? markdown.noGeo({ reason: escapeMarkdown(geo.message) })
        : markdown.geo({ score: geo.score, band: geo.band === null ? '' : locale.names.bands[geo.band], partial: geo.partial }),
      crawlerLine(report, locale),
      markdown.type({ type: pageTypes[report.pageType] }),
      markdown.at({ at: report.at }),
    ]
      .filter(Boolean)
      .map((line) => `- ${line}`)
      .join('\n'),
    `## ${fixes.title}`,
    report.fixes
      .map((fix, index) =>
        [
          `${index + 1}. ${escapeMarkdown(fix.message)}${fix.object ? punctuation.brackets.join(`${escapeMarkdown(fix.object.name)}${moreObjects(fix, locale)}`) : ''}`,
          fix.change && `**${escapeMarkdown(fix.change)}**`,
          `_${fixes.who[fix.who].name}_`,
          escapeMarkdown(followsWords(fix, locale)),
        ]
          .filter(Boolean)
          .join(' '),
      )
      .join('\n') || fixes.none({ warnings: report.counts.warn }),
    `## ${markdown.geoCategories}`,
    [
      ...geo.caps.map(({ cap, message }) => markdown.cap({ cap, why: message })),
      ...geo.categories.map((category) => {
        const { title, score, status, points } = category;
        const words =
          score === null
            ? markdown.categoryWithout({ title, why: geoWords[status === 'na' ? 'na' : 'unchecked'], points })
            : markdown.category({ title, score: Math.round(score), points });
        return joinSentences([words, escapeMarkdown(categoryWords(category, locale))]);
      }),
    ]
      .map((line) => `- ${line}`)
      .join('\n'),
    joinSentences([geo.score === null ? '' : evidenceMixWords(geo, locale), about.ranking, about.readiness]),
    `## ${markdown.checks}`,
    ...report.signals.map((entry) => signalMarkdown(entry, locale)),
  ]);
}

/** What the first crawler gets; '' without a reading. */
function crawlerLine({ crawlerReading: reading }: Report, locale: FileLocale): string {
  const first = reading && mostImportantCrawler(reading);
  return first ? escapeMarkdown(locale.words.crawlers.line(describeCrawler(first, reading, locale))) : '';
}

/** The findings of one tool. */
export function toolAsMarkdown(report: Report, id: ToolId, locale: FileLocale): string {
  const ids = signalsOfTool(locale, id);
  return lines([
    `# ${locale.names.tools[id].name}`,
    escapeMarkdownUrl(report.finalUrl),
    ...report.signals.filter((entry) => ids.includes(entry.id)).map((entry) => signalMarkdown(entry, locale)),
  ]);
}

function signalMarkdown(entry: ReportSignal, locale: FileLocale): string {
  const { status, evidence, punctuation } = locale.words;
  return lines([
    `### ${status[entry.status]}${punctuation.colon}${signalTitle(locale, entry.id, entry.status)}`,
    ...allFindings(entry).map((finding) =>
      lines([
        `${escapeMarkdown(finding.message)}${isHeuristic(locale.entryOf(entry.id), finding) ? punctuation.brackets.join(evidence.heuristic) : ''}${finding.change ? `\n\n${evidence.toChange} ${escapeMarkdown(finding.change)}` : ''}`,
        ...(finding.evidence ? [evidenceMarkdown(finding.evidence, locale)] : []),
      ]),
    ),
  ]);
}

function evidenceMarkdown(evidence: PhrasedEvidence, { words: { evidence: words, punctuation } }: FileLocale): string {
  const { colon } = punctuation;
  switch (evidence.type) {
    case 'value':
      return `- ${evidence.label}${colon}${escapeMarkdown(evidence.value)}`;
    case 'list':
      return evidence.items.map((item) => `- ${escapeMarkdown(item)}`).join('\n');
    case 'elements':
      return evidence.items
        .map(
          (item) =>
            `- ${escapeMarkdown(item.text)} ${escapeMarkdown(item.snippet)}${punctuation.brackets.join(escapeMarkdown(item.selector))}`,
        )
        .join('\n');
    case 'table':
      return [
        `| ${evidence.columns.map(escapeMarkdown).join(' | ')} |`,
        `| ${evidence.columns.map(() => '---').join(' | ')} |`,
        ...evidence.rows.map((row) => `| ${evidence.columns.map((_, index) => escapeMarkdown(row.cells[index] ?? '')).join(' | ')} |`),
      ].join('\n');
    case 'source':
      return `- ${words.place(evidence)}${colon}${escapeMarkdown(evidence.excerpt)}`;
    case 'measure':
      return `- ${words.amount(evidence)}${punctuation.comma}${words.limit(evidence)}`;
    case 'difference':
      return `- ${evidence.label}${colon}${words.change({ before: escapeMarkdown(evidence.before), after: escapeMarkdown(evidence.after) })}`;
  }
}

/** The URL of an audited page, which may be a link: nothing else of it is Markdown. */
export const escapeMarkdownUrl = (url: string): string =>
  oneLine(displaySafeText(url))
    .replace(entityStart, '&amp;')
    .replace(/[\\`*_[\]<>#|!~]/g, '\\$&')
    .replace(live, '$&\u200b')
    .replaceAll('$', '&#36;');

/**
 * Page text that stays text in Markdown, also in a comment on GitHub or GitLab: no markup, HTML, link, formula, mention or reference; one line.
 * Links are made while Markdown is parsed, so a backslash prevents them; mentions and references afterward, so only a character between does.
 */
export const escapeMarkdown = (text: string): string => escapeMarkdownUrl(text).replace(linkStart, '$&\\').replace(listStart, '\\$1');
/** Read as a character of its own: `&commat;` as @, also in a mention. */
const entityStart = /&(?=#?\w+;)/g;
/** What begins a list or a rule at the start of a line or of a list's entry, without the digits of a number. */
const listStart = /(?<=^\d{0,9})([-+.)])(?=\s|-|$)/;
/** A mention (@name), a reference (#1, !1, GH-1), and the start of a bare link, in escaped text. */
const live = /@(?=[\w-])|[#!](?=\d)|\bGH-(?=\d)/gi;
const linkStart = /\b(?:https?|ftp)(?=:\/\/)|\bwww(?=\.)|\b(?:mailto|xmpp)(?=:)/gi;
const lines = (parts: readonly string[]) => `${displaySafeText(parts.filter(Boolean).join('\n\n')).trimEnd()}\n`;
