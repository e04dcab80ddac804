import { table, value, type Evidence } from '../core/evidence.ts';
import { defineSignal } from '../core/signal.ts';
import { fail, na, note, pass, unchecked, verdict, warn, type Finding } from '../core/verdict.ts';
import { parseRobotsTxt, robotsDecider, robotsTxtState, type RobotsIssueKind } from '../parse/robots-txt.ts';
import { isHttp } from '../parse/urls.ts';

const issueNames: Record<RobotsIssueKind, string> = {
  'no-separator': 'no colon between name and value', 'unknown-directive': 'unknown directive', 'unsupported-directive': 'no large crawler supports this directive',
  typo: 'misspelt; Google reads it, others may not', 'rule-before-agent': 'rule before any User-agent line', 'empty-agent': 'no crawler is named',
  'pattern-start': 'the pattern starts with neither / nor *', 'dollar-inside': '$ not at the end of the pattern', 'never-matches': 'matches nothing at Google: a space, brace or quotation mark is encoded in URLs, so encode it here too', 'relative-sitemap': 'the sitemap address is not absolute',
  'long-line': 'line longer than parsers read', 'not-utf8': 'not UTF-8',
};

export default defineSignal({
  id: 'robots-txt-access',
  group: 'crawling',
  sources: [
    { title: 'RFC 9309, Robots Exclusion Protocol', url: 'https://www.rfc-editor.org/rfc/rfc9309.html', checked: '2026-11-21', mark: 'primary' },
    { title: 'Google, How Google interprets the robots.txt specification', url: 'https://developers.google.com/search/docs/crawling-indexing/robots/robots_txt', checked: '2026-11-21', mark: 'secondary' },
    { title: 'Lighthouse, robots.txt is not valid', url: 'https://developer.chrome.com/docs/lighthouse/seo/invalid-robots-txt', checked: '2026-11-21', mark: 'primary' },
  ],
  scope: ['F'],
  weight: 10,
  gate: true,
  tools: ['indexability', 'robots-txt', 'ai-crawlers'],
  needs: ['page'],
  uses: ['robotsTxt'],
  limits: { maxBytes: 512_000 },
  judge({ page, robotsTxt }, { m, limits, intent, missing }) {
    if (!isHttp(page.url)) return na(m.notWeb());
    if (!robotsTxt) {
      const { reason, detail } = missing('robotsTxt');
      return unchecked(reason, detail);
    }
    const { status, text } = robotsTxt;
    const state = robotsTxtState(robotsTxt);
    if (state === 'silent') return unchecked('refused', robotsTxt.failure ?? 'robots.txt gave no answer.');
    if (state === 'failing') return verdict([fail(m.serverError({ status }), value('Status of robots.txt', String(status)))]);
    const notes: Finding[] = robotsTxt.redirects > 0 ? [note(m.redirected({ url: robotsTxt.finalUrl }))] : [];
    if (state === 'none') return verdict([pass(m.noFile({ status })), ...notes]);

    const robots = parseRobotsTxt(text);
    const decide = robotsDecider(robots, page.url);
    const google = decide('Googlebot');
    const written = google.line === null ? '' : text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/)[google.line - 1]?.trim().slice(0, 200) ?? '';
    const deciding: Evidence | undefined = google.line === null ? undefined
      : { type: 'source', line: google.line, column: 1, excerpt: written, mark: [0, written.length] };

    const warnings: Finding[] = [];
    if (/^\s*<(?:!doctype|html|head|body|\?xml)/i.test(text)) warnings.push(warn(m.html()));
    else if (robots.issuesTotal > 0) {
      warnings.push(warn(m.syntax({ count: robots.issueLines }), table(['Line', 'Text', 'Problem'], robots.issues.map((issue) => ({ cells: [String(issue.line), issue.text, issueNames[issue.kind]] })), robots.issuesTotal)));
    }
    if (robotsTxt.truncated || robotsTxt.bytes > limits.maxBytes) warnings.push(warn(m.tooLarge()));

    if (intent === 'keep-out') {
      const first = google.allowed ? pass(m.visible(), deciding) : warn(m.notKeptOut({ line: google.line }), deciding);
      return verdict([first, ...warnings, ...notes]);
    }
    if (!google.allowed) return verdict([fail(m.blocked({ line: google.line, rule: written }), deciding), ...warnings, ...notes]);
    const others = [['Bingbot', decide('bingbot')], ['crawlers without a group of their own (*)', decide('*')]] as const;
    const blocked = others.filter(([, { allowed }]) => !allowed);
    if (blocked.length > 0) {
      warnings.push(warn(m.othersBlocked({ names: blocked.map(([name, { line }]) => `${name}, line ${line}`).join('; ') }), table(['Crawler', 'Line'], blocked.map(([name, { line }]) => ({ cells: [name, String(line)] })))));
    }
    return verdict(warnings.length > 0 ? [...warnings, ...notes] : [pass(m.allowed({ line: google.line }), deciding), ...notes]);
  },
});
