import { tableEvidence, valueEvidence, type Evidence } from '../core/evidence.ts';
import { defineSignal } from '../core/signal.ts';
import { fail, na, note, pass, unchecked, uncheckedAs, verdict, warn, type Finding } from '../core/verdict.ts';
import { stateOfRobotsTxt } from '../parse/robots-lines.ts';
import { parseRobotsTxt, robotsVerdicts } from '../parse/robots-txt.ts';
import { isHttpUrl } from '../parse/urls.ts';

export default defineSignal({
  id: 'robots-txt-access',
  group: 'crawling',
  sources: [
    {
      title: 'RFC 9309, Robots Exclusion Protocol',
      url: 'https://www.rfc-editor.org/rfc/rfc9309.html',
      checked: '2026-11-21',
      mark: 'primary',
    },
    {
      title: 'Google, How Google interprets the robots.txt specification',
      url: 'https://developers.google.com/search/docs/crawling-indexing/robots/robots_txt',
      checked: '2026-11-21',
      mark: 'secondary',
    },
    {
      title: 'Lighthouse, robots.txt is not valid',
      url: 'https://developer.chrome.com/docs/lighthouse/seo/invalid-robots-txt',
      checked: '2026-11-21',
      mark: 'primary',
    },
  ],
  scope: ['F'],
  weight: 10,
  gate: true,
  tools: ['indexability', 'robots-txt', 'ai-crawlers'],
  needs: ['page'],
  uses: ['robotsTxt'],
  limits: { maxBytes: 512_000 },
  judge({ page, robotsTxt }, { m, w, limits, intent, missing, ownLists: { agents } }) {
    if (!isHttpUrl(page.url)) return na(m.notWeb());
    if (!robotsTxt) return unchecked(missing('robotsTxt'));
    const { status, text } = robotsTxt;
    const state = stateOfRobotsTxt(robotsTxt);
    if (state === 'silent') return uncheckedAs('refused', m.silent());
    if (state === 'failing') return verdict([fail(m.serverError({ status }), valueEvidence(w.status(), String(status)))]);
    const notes: Finding[] = robotsTxt.redirects > 0 ? [note(m.redirected({ url: robotsTxt.finalUrl }))] : [];
    if (state === 'none') return verdict([pass(m.noFile({ status })), ...notes]);

    const robots = parseRobotsTxt(text);
    const decide = robotsVerdicts(robots, page.url);
    const google = decide('Googlebot');
    const decisions = agents.map((crawler) => ({ crawler, ...decide(crawler) }));
    if (decisions.length > 0) {
      notes.push(
        note(
          m.ownCrawlers({
            total: decisions.length,
            blocked: decisions.filter(({ allowed }) => !allowed).map(({ crawler, line }) => ({ crawler, line })),
          }),
          tableEvidence(
            [w.crawler(), w.thisUrl(), w.line()],
            decisions.map(({ crawler, allowed, line }) => ({
              cells: [crawler, allowed ? w.allowed() : w.blocked(), line === null ? '–' : String(line)],
            })),
          ),
        ),
      );
    }
    const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
    const written = google.line === null ? '' : (lines[google.line - 1]?.trim().slice(0, 200) ?? '');
    const deciding: Evidence | undefined =
      google.line === null ? undefined : { type: 'source', line: google.line, column: 1, excerpt: written, mark: [0, written.length] };

    const warnings: Finding[] = [];
    const isHtml = /^\s*<(?:!doctype|html|head|body|\?xml)/i.test(text);
    if (isHtml) warnings.push(warn(m.html()));
    else if (robots.issuesTotal > 0) {
      warnings.push(
        warn(
          m.syntax({ count: robots.issueLines }),
          tableEvidence(
            [w.line(), w.text(), w.problem()],
            robots.issues.map((issue) => ({ cells: [String(issue.line), issue.text, w.issue({ kind: issue.kind })] })),
            robots.issuesTotal,
          ),
        ),
      );
    }
    const rows = (ignored: readonly { line: number; text: string }[]) =>
      tableEvidence(
        [w.line(), w.text()],
        ignored.map((row) => ({ cells: [String(row.line), row.text] })),
      );
    if (robots.unknown.length > 0 && !isHtml) notes.push(note(m.unknownLines({ count: robots.unknown.length }), rows(robots.unknown)));
    if (robots.unencoded.length > 0) notes.push(note(m.unencoded({ count: robots.unencoded.length }), rows(robots.unencoded)));
    if (robotsTxt.truncated || robotsTxt.bytes > limits.maxBytes) warnings.push(warn(m.tooLarge({ maxBytes: limits.maxBytes })));

    if (intent === 'keep-out') {
      const first = google.allowed ? pass(m.visible(), deciding) : warn(m.notKeptOut({ line: google.line }), deciding);
      return verdict([first, ...warnings, ...notes]);
    }
    if (!google.allowed) return verdict([fail(m.blocked({ line: google.line, rule: written }), deciding), ...warnings, ...notes]);
    const others = (['Bingbot', '*'] as const).map((crawler) => ({ crawler, ...decide(crawler) }));
    const blocked = others.filter(({ allowed }) => !allowed).map(({ crawler, line }) => ({ crawler, line }));
    if (blocked.length > 0) {
      warnings.push(
        warn(
          m.othersBlocked({ blocked }),
          tableEvidence(
            [w.crawler(), w.line()],
            blocked.map(({ crawler, line }) => ({ cells: [w.other({ crawler }), String(line)] })),
          ),
        ),
      );
    }
    return verdict(warnings.length > 0 ? [...warnings, ...notes] : [pass(m.allowed({ line: google.line }), deciding), ...notes]);
  },
});
