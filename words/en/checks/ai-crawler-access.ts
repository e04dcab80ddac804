import { agree, amount, and, date } from './grammar.ts';

const purposes = { search: 'answers', training: 'training', user: 'user-triggered', other: 'other' };

export const aiCrawlerAccess = {
  title: 'AI search crawlers may fetch this URL',
  problem: 'AI search crawlers are blocked',
  why: 'An answer engine can only cite what its search crawler may fetch. Training crawlers and user-triggered fetchers have their own user-agent tokens; they are listed but not scored (except Claude-User, which counts half because it follows robots.txt when it fetches for an answer).',
  heuristic: 'The weights of the crawlers are our heuristic',
  words: {
    crawler: 'Crawler',
    operator: 'Operator',
    purpose: 'Purpose',
    thisUrl: 'This URL',
    line: 'Line',
    allowed: 'allowed',
    blocked: 'blocked',
    ...purposes,
    named: ({ token, operator, purpose }: { token: string; operator: string; purpose: 'search' | 'training' | 'user' | 'other' }) =>
      `${token} (${operator}, ${purposes[purpose]})`,
  },
  says: {
    notWeb: () => ({ message: 'robots.txt only applies to http and https pages.', change: '' }),
    allAllowed: ({ count, compiled }: { count: number; compiled: string }) => ({
      message: `robots.txt allows all ${amount(count, 'scored AI search crawler')} to fetch this URL (list of ${date(compiled)}).`,
      change: '',
    }),
    leadingAllowed: ({ blocked }: { blocked: readonly string[] }) => ({
      message: `robots.txt allows all leading AI search crawlers. Blocked among the others: ${and(blocked)}.`,
      change: '',
    }),
    someBlocked: ({ blocked }: { blocked: readonly string[] }) => ({
      message: `robots.txt blocks ${agree(blocked.length, 'a leading AI search crawler', 'leading AI search crawlers')} for this URL: ${and(blocked)}. Their answers cannot cite it.`,
      change: 'Allow them if you want to be cited there. If you block them on purpose, no change is needed.',
    }),
    allBlocked: () => ({
      message: 'robots.txt blocks every leading AI search crawler for this URL.',
      change:
        'Allow the crawlers whose answers should cite you. If you block AI on purpose, select that under “What is this page?”; the page then gets no GEO score.',
    }),
    alsoBlocked: ({ names }: { names: readonly string[] }) => ({
      message: `Also blocked, not scored (training, user-triggered and other): ${and(names)}.`,
      change: '',
    }),
    trainingOnly: ({ names }: { names: readonly string[] }) => ({
      message: `robots.txt blocks ${and(names)}, which collect training data (some of these names control other uses, too). AI search crawlers are allowed.`,
      change: '',
    }),
    grounding: () => ({
      message:
        'Google-Extended is blocked. Besides Gemini training, this keeps Gemini Apps and Vertex AI from using this page as a source. Google Search and its AI features ignore this token.',
      change: 'Allow Google-Extended if you want to be cited in Gemini Apps. If you block it on purpose, no change is needed.',
    }),
    legacy: ({ names }: { names: readonly string[] }) => ({
      message: `robots.txt has groups for crawlers that their operators no longer document: ${and(names)}.`,
      change: '',
    }),
    silent: () => ({ message: 'The request for robots.txt got no response.', change: '' }),
    failing: ({ status }: { status: number }) => ({
      message: `robots.txt returns ${status}: what crawlers may fetch is unknown, and many stop crawling until it works again.`,
      change: '',
    }),
  },
};
