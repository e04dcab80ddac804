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
  title: 'URL allowed by robots.txt',
  group: 'crawling',
  why: 'A URL that robots.txt blocks is not fetched: engines cannot read it, its noindex or its canonical. It may still be listed by its address alone.',
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
  messages: {
    notWeb: () => ({ text: 'Does not apply: robots.txt speaks for pages on http and https only.', fix: '' }),
    allowed: (line: number | null) => ({
      text: line === null ? 'No rule of robots.txt keeps Googlebot, Bingbot or crawlers without a group of their own from this URL.'
        : `robots.txt lets Googlebot (line ${line}), Bingbot and crawlers without a group of their own fetch this URL.`,
      fix: '',
    }),
    noFile: (status: number) => ({ text: `robots.txt answers ${status}: there are no restrictions, and that is fine.`, fix: '' }),
    blocked: (line: number | null, rule: string) => ({
      text: `robots.txt keeps Googlebot from fetching this URL, line ${line}: ${rule}`,
      fix: 'Remove the rule, or add an Allow rule that is longer. If the page should stay out of search, use noindex instead and allow crawling.',
    }),
    serverError: (status: number) => ({
      text: `robots.txt answers ${status}: Google takes the whole site for blocked while that lasts.`,
      fix: 'Let robots.txt answer 200, or 404 when there is none.',
    }),
    othersBlocked: (names: string) => ({
      text: `Googlebot may fetch this URL, but these may not: ${names}.`,
      fix: 'Remove the rule unless you mean to leave these crawlers out.',
    }),
    syntax: (count: number) => ({
      text: count === 1 ? 'One line of robots.txt is not what parsers expect.' : `${count} lines of robots.txt are not what parsers expect.`,
      fix: 'Correct the lines, or make comments of them with #.',
    }),
    html: () => ({ text: 'robots.txt is an HTML page: parsers find no rules in it.', fix: 'Serve the rules as plain text, or answer 404 when there are none.' }),
    tooLarge: () => ({ text: 'robots.txt is larger than 500 KiB: what stands after that is not read.', fix: 'Shorten the file, for instance with wildcards.' }),
    notKeptOut: (line: number | null) => ({
      text: `robots.txt blocks this URL (line ${line}). That alone does not keep it out: engines may list the address, and cannot see a noindex.`,
      fix: 'Use noindex, and allow crawling so that it can be seen.',
    }),
    visible: () => ({ text: 'Googlebot may fetch this URL, so it can see that it is to be kept out.', fix: '' }),
    redirected: (url: string) => ({ text: `robots.txt was read from ${url} after a redirect.`, fix: '' }),
  },
  judge({ page, robotsTxt }, { m, limits, intent, missing }) {
    if (!isHttp(page.url)) return na(m.notWeb());
    if (!robotsTxt) {
      const { reason, detail } = missing('robotsTxt');
      return unchecked(reason, detail);
    }
    const { status, text } = robotsTxt;
    const state = robotsTxtState(robotsTxt);
    if (state === 'silent') return unchecked('refused', robotsTxt.failure ?? 'robots.txt gave no answer.');
    if (state === 'failing') return verdict([fail(m.serverError(status), value('Status of robots.txt', String(status)))]);
    const notes: Finding[] = robotsTxt.redirects > 0 ? [note(m.redirected(robotsTxt.finalUrl))] : [];
    if (state === 'none') return verdict([pass(m.noFile(status)), ...notes]);

    const robots = parseRobotsTxt(text);
    const decide = robotsDecider(robots, page.url);
    const google = decide('Googlebot');
    const written = google.line === null ? '' : text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/)[google.line - 1]?.trim().slice(0, 200) ?? '';
    const deciding: Evidence | undefined = google.line === null ? undefined
      : { type: 'source', line: google.line, column: 1, excerpt: written, mark: [0, written.length] };

    const warnings: Finding[] = [];
    if (/^\s*<(?:!doctype|html|head|body|\?xml)/i.test(text)) warnings.push(warn(m.html()));
    else if (robots.issuesTotal > 0) {
      warnings.push(warn(m.syntax(robots.issueLines), table(['Line', 'Text', 'Problem'], robots.issues.map((issue) => ({ cells: [String(issue.line), issue.text, issueNames[issue.kind]] })), robots.issuesTotal)));
    }
    if (robotsTxt.truncated || robotsTxt.bytes > limits.maxBytes) warnings.push(warn(m.tooLarge()));

    if (intent === 'keep-out') {
      const first = google.allowed ? pass(m.visible(), deciding) : warn(m.notKeptOut(google.line), deciding);
      return verdict([first, ...warnings, ...notes]);
    }
    if (!google.allowed) return verdict([fail(m.blocked(google.line, written), deciding), ...warnings, ...notes]);
    const others = [['Bingbot', decide('bingbot')], ['crawlers without a group of their own (*)', decide('*')]] as const;
    const blocked = others.filter(([, { allowed }]) => !allowed);
    if (blocked.length > 0) {
      warnings.push(warn(m.othersBlocked(blocked.map(([name, { line }]) => `${name}, line ${line}`).join('; ')), table(['Crawler', 'Line'], blocked.map(([name, { line }]) => ({ cells: [name, String(line)] })))));
    }
    return verdict(warnings.length > 0 ? [...warnings, ...notes] : [pass(m.allowed(google.line), deciding), ...notes]);
  },
});
