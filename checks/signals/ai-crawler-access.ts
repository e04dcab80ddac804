import { listEvidence, tableEvidence } from '../core/evidence.ts';
import { defineSignal } from '../core/signal.ts';
import { fail, na, note, pass, unchecked, uncheckedAs, verdict, warn, type Finding } from '../core/verdict.ts';
import { aiCrawlersCompiled, aiCrawlers, groupFallback } from '../lists/ai-crawlers.ts';
import { stateOfRobotsTxt } from '../parse/robots-lines.ts';
import { parseRobotsTxt, robotsVerdicts } from '../parse/robots-txt.ts';
import { isHttpUrl } from '../parse/urls.ts';

export default defineSignal({
  id: 'ai-crawler-access',
  group: 'ai',
  sources: [
    {
      title: 'RFC 9309, Robots Exclusion Protocol',
      url: 'https://www.rfc-editor.org/rfc/rfc9309.html',
      checked: '2026-11-21',
      mark: 'primary',
    },
    {
      title: 'OpenAI, Overview of OpenAI Crawlers',
      url: 'https://developers.openai.com/docs/bots',
      checked: '2026-11-23',
      mark: 'secondary',
    },
    {
      title: 'Anthropic, Does Anthropic crawl data from the web, and how can site owners block the crawler?',
      url: 'https://support.claude.com/en/articles/8896518-does-anthropic-crawl-data-from-the-web-and-how-can-site-owners-block-the-crawler',
      checked: '2026-11-21',
      mark: 'primary',
    },
    {
      title: "Google, Google's common crawlers",
      url: 'https://developers.google.com/crawling/docs/crawlers-fetchers/google-common-crawlers',
      checked: '2026-11-21',
      mark: 'secondary',
    },
    { url: '', checked: '2026-11-21', mark: 'heuristic' },
  ],
  scope: ['F'],
  weight: 3,
  geo: { category: 'access', points: 11, grade: 'strong' },
  tools: ['ai-crawlers'],
  needs: ['page'],
  uses: ['robotsTxt'],
  limits: { tierA: 1, tierAUser: 0.5, tierB: 0.4 },
  judge({ page, robotsTxt }, { m, w, limits, missing }) {
    if (!isHttpUrl(page.url)) return na(m.notWeb());
    if (!robotsTxt) return unchecked(missing('robotsTxt'));
    const { status } = robotsTxt;
    const state = stateOfRobotsTxt(robotsTxt);
    if (state === 'silent') return uncheckedAs('refused', m.silent());
    if (state === 'failing') return uncheckedAs('refused', m.failing({ status }));

    const robots = parseRobotsTxt(state === 'read' ? robotsTxt.text : '');
    const decide = robotsVerdicts(robots, page.url);
    const rows = aiCrawlers.map((crawler) => ({ ...crawler, ...decide(crawler.token, groupFallback[crawler.token]) }));
    const weight = (tier: (typeof rows)[number]['tier']) =>
      tier === 'A' ? limits.tierA : tier === 'A-user' ? limits.tierAUser : tier === 'B' ? limits.tierB : 0;
    const scored = rows.filter(({ tier }) => tier !== null);
    const total = scored.reduce((sum, { tier }) => sum + weight(tier), 0);
    const score = scored.reduce((sum, { tier, allowed }) => sum + (allowed ? weight(tier) : 0), 0) / total;
    const leading = scored.filter(({ tier }) => tier === 'A');
    const blockedLeading = leading.filter(({ allowed }) => !allowed);
    const blocked = scored.filter(({ allowed }) => !allowed);
    const matrix = tableEvidence(
      [w.crawler(), w.operator(), w.purpose(), w.thisUrl(), w.line()],
      scored.map(({ token, operator, purpose, allowed, line }) => ({
        cells: [token, operator, w[purpose](), allowed ? w.allowed() : w.blocked(), line === null ? '–' : String(line)],
      })),
    );

    const notes: Finding[] = [];
    const unscored = rows.filter(({ tier, allowed, kind }) => tier === null && !allowed && kind !== 'legacy-token');
    const training = unscored.filter(({ purpose, group }) => purpose === 'training' && group !== '*');
    const names = (items: readonly { token: string }[]) => items.map(({ token }) => token);
    if (training.length > 0 && blocked.length === 0) notes.push(note(m.trainingOnly({ names: names(training) })));
    else if (unscored.length > 0)
      notes.push(
        note(
          m.alsoBlocked({ names: names(unscored) }),
          listEvidence(unscored.map(({ token, operator, purpose }) => w.named({ token, operator, purpose }))),
        ),
      );
    // If Google must not fetch the page at all, its AI token changes nothing.
    const allows = (wanted: string) => rows.some(({ token, allowed }) => token === wanted && allowed);
    if (allows('Googlebot') && !allows('Google-Extended')) notes.push(note(m.grounding()));
    const legacy = rows.filter(({ kind, group }) => kind === 'legacy-token' && group !== null && group !== '*');
    if (legacy.length > 0) notes.push(note(m.legacy({ names: names(legacy) })));

    const extra = { score, value: `${scored.length - blocked.length}/${scored.length}` };
    if (blockedLeading.length === leading.length)
      return verdict([fail(m.allBlocked(), matrix), ...notes], { ...extra, caps: ['all-answer-crawlers'] });
    if (blockedLeading.length > 0) return verdict([warn(m.someBlocked({ blocked: names(blockedLeading) }), matrix), ...notes], extra);
    return verdict(
      [
        pass(
          blocked.length > 0
            ? m.leadingAllowed({ blocked: names(blocked) })
            : m.allAllowed({ count: scored.length, compiled: aiCrawlersCompiled }),
          matrix,
        ),
        ...notes,
      ],
      extra,
    );
  },
});
