import { expect, test } from 'vitest';
import { aiCrawlerSources } from '../../../checks/lists/ai-crawler-sources.ts';
import { aiCrawlers, aiCrawlersCompiled, groupFallback } from '../../../checks/lists/ai-crawlers.ts';

const tokens = aiCrawlers.map(({ token }) => token);

test('each token is listed once, with a source that is not newer than the table', () => {
  expect(new Set(tokens.map((token) => token.toLowerCase())).size).toBe(tokens.length);
  expect(Object.keys(aiCrawlerSources).sort()).toEqual([...tokens].sort());
  for (const { asOf, source } of Object.values(aiCrawlerSources)) {
    expect(asOf).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(asOf <= aiCrawlersCompiled).toBe(true);
    expect(source).not.toBe('');
  }
});
test('only what fetches pages for answers and obeys robots.txt is scored', () => {
  const scored = aiCrawlers.filter(({ tier }) => tier !== null);
  expect(scored.filter(({ respectsRobots, kind }) => respectsRobots !== 'yes' || kind !== 'crawler')).toEqual([]);
  expect(
    scored
      .filter(({ tier }) => tier === 'A')
      .map(({ token }) => token)
      .sort(),
  ).toEqual(['Claude-SearchBot', 'Googlebot', 'OAI-SearchBot', 'PerplexityBot', 'bingbot']);
  expect(scored.filter(({ tier, purpose }) => purpose !== (tier === 'A-user' ? 'user' : 'search'))).toEqual([]);
});
test('fallbacks name known tokens', () => {
  for (const [token, other] of Object.entries(groupFallback)) expect(tokens).toEqual(expect.arrayContaining([token, other]));
});
