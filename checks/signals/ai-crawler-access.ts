import { list, table } from '../core/evidence.ts';
import { defineSignal } from '../core/signal.ts';
import { fail, na, note, pass, unchecked, verdict, warn, type Finding } from '../core/verdict.ts';
import { aiCrawlers, aiCrawlersCompiled, groupFallback } from '../lists/ai-crawlers.ts';
import { parseRobotsTxt, robotsDecider, robotsTxtState } from '../parse/robots-txt.ts';
import { isHttp } from '../parse/urls.ts';

const purposes = { search: 'answers', training: 'training', user: 'user-triggered', other: 'other' } as const;

export default defineSignal({
  id: 'ai-crawler-access',
  title: 'AI search crawlers may fetch this URL',
  group: 'ai',
  why: 'An answer engine can only cite what its search crawler may fetch. Crawlers for training and those that a person sends have tokens of their own. They are shown and not scored, but for Claude-User: it keeps to robots.txt when it fetches for an answer, and counts half.',
  sources: [
    { title: 'RFC 9309, Robots Exclusion Protocol', url: 'https://www.rfc-editor.org/rfc/rfc9309.html', checked: '2026-11-21', mark: 'primary' },
    { title: 'OpenAI, Overview of OpenAI Crawlers', url: 'https://platform.openai.com/docs/bots', checked: '2026-11-21', mark: 'secondary' },
    { title: 'Anthropic, Does Anthropic crawl data from the web, and how can site owners block the crawler?', url: 'https://support.claude.com/en/articles/8896518-does-anthropic-crawl-data-from-the-web-and-how-can-site-owners-block-the-crawler', checked: '2026-11-21', mark: 'primary' },
    { title: 'Google, Google\'s common crawlers', url: 'https://developers.google.com/crawling/docs/crawlers-fetchers/google-common-crawlers', checked: '2026-11-21', mark: 'secondary' },
    { title: 'The weights of the crawlers are our heuristic', url: '', checked: '2026-11-21', mark: 'heuristic' },
  ],
  scope: ['F'],
  weight: 3,
  geo: { category: 'access', points: 11, grade: 'strong' },
  tools: ['ai-crawlers'],
  needs: ['page'],
  uses: ['robotsTxt'],
  limits: { tierA: 1, tierAUser: 0.5, tierB: 0.4 },
  messages: {
    notWeb: () => ({ text: 'Does not apply: robots.txt speaks for pages on http and https only.', fix: '' }),
    allAllowed: (count: number) => ({ text: `robots.txt lets all ${count} scored AI search crawlers fetch this URL (table of ${aiCrawlersCompiled}).`, fix: '' }),
    leadingAllowed: (blocked: string) => ({ text: `robots.txt lets all leading AI search crawlers fetch this URL. Blocked among the others: ${blocked}.`, fix: '' }),
    someBlocked: (blocked: string) => ({
      text: `robots.txt blocks leading AI search crawlers for this URL: ${blocked}. Their answers cannot cite it.`,
      fix: 'Allow them if you want to be cited there. If you block them on purpose, leave it.',
    }),
    allBlocked: () => ({
      text: 'robots.txt blocks every leading AI search crawler for this URL.',
      fix: 'Allow the crawlers by whose answers you want to be cited. If you block AI on purpose, say so in this audit: it then gives no GEO score.',
    }),
    alsoBlocked: (names: string) => ({ text: `Also blocked, not scored (training, user-triggered and others): ${names}.`, fix: '' }),
    trainingOnly: (names: string) => ({ text: `Tokens that control training (some control other uses too) are blocked: ${names}. The scored AI search crawlers have tokens of their own, and all are allowed.`, fix: '' }),
    grounding: () => ({
      text: 'Google-Extended is blocked. It controls more than the training of Gemini: Google then does not ground answers of Gemini Apps and Vertex AI in this page either. Google Search and its AI features do not look at this token.',
      fix: 'Allow Google-Extended if you want to be cited in Gemini Apps. If you block it on purpose, leave it.',
    }),
    legacy: (names: string) => ({ text: `robots.txt has groups for tokens that their operators no longer document: ${names}.`, fix: '' }),
  },
  judge({ page, robotsTxt }, { m, limits, missing }) {
    if (!isHttp(page.url)) return na(m.notWeb());
    if (!robotsTxt) {
      const { reason, detail } = missing('robotsTxt');
      return unchecked(reason, detail);
    }
    const { status, failure } = robotsTxt;
    const state = robotsTxtState(robotsTxt);
    if (state === 'silent') return unchecked('refused', failure ?? 'robots.txt gave no answer.');
    if (state === 'failing') return unchecked('refused', `robots.txt answers ${status}: what crawlers may fetch is not known, and many stay away until it answers.`);

    const robots = parseRobotsTxt(state === 'read' ? robotsTxt.text : '');
    const decide = robotsDecider(robots, page.url);
    const rows = aiCrawlers.map((crawler) => ({ ...crawler, ...decide(crawler.token, groupFallback[crawler.token]) }));
    const weight = (tier: (typeof rows)[number]['tier']) => (tier === 'A' ? limits.tierA : tier === 'A-user' ? limits.tierAUser : tier === 'B' ? limits.tierB : 0);
    const scored = rows.filter(({ tier }) => tier !== null);
    const total = scored.reduce((sum, { tier }) => sum + weight(tier), 0);
    const score = scored.reduce((sum, { tier, allowed }) => sum + (allowed ? weight(tier) : 0), 0) / total;
    const leading = scored.filter(({ tier }) => tier === 'A');
    const blockedLeading = leading.filter(({ allowed }) => !allowed);
    const blocked = scored.filter(({ allowed }) => !allowed);
    const matrix = table(['Crawler', 'Operator', 'Purpose', 'This URL', 'Line'], scored.map(({ token, operator, purpose, allowed, line }) => (
      { cells: [token, operator, purposes[purpose], allowed ? 'allowed' : 'blocked', line === null ? '–' : String(line)] })));

    const notes: Finding[] = [];
    const unscored = rows.filter(({ tier, allowed, kind }) => tier === null && !allowed && kind !== 'legacy-token');
    const training = unscored.filter(({ purpose, group }) => purpose === 'training' && group !== '*');
    const names = (items: readonly { token: string }[]) => items.map(({ token }) => token).join(', ');
    if (training.length > 0 && blocked.length === 0) notes.push(note(m.trainingOnly(names(training))));
    else if (unscored.length > 0) notes.push(note(m.alsoBlocked(names(unscored)), list(unscored.map(({ token, operator, purpose }) => `${token} (${operator}, ${purposes[purpose]})`))));
    // Where Google may not fetch the page at all, its token changes nothing.
    const allows = (wanted: string) => rows.some(({ token, allowed }) => token === wanted && allowed);
    if (allows('Googlebot') && !allows('Google-Extended')) notes.push(note(m.grounding()));
    const legacy = rows.filter(({ kind, group }) => kind === 'legacy-token' && group !== null && group !== '*');
    if (legacy.length > 0) notes.push(note(m.legacy(names(legacy))));

    const extra = { score, value: `${scored.length - blocked.length} of ${scored.length} allowed` };
    if (blockedLeading.length === leading.length) return verdict([fail(m.allBlocked(), matrix), ...notes], { ...extra, caps: ['all-answer-crawlers'] });
    if (blockedLeading.length > 0) return verdict([warn(m.someBlocked(names(blockedLeading)), matrix), ...notes], extra);
    return verdict([pass(blocked.length > 0 ? m.leadingAllowed(names(blocked)) : m.allAllowed(scored.length), matrix), ...notes], extra);
  },
});
