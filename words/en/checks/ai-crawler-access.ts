import { agree, amount, and, date } from './english.ts';

const purposes = { search: 'answers', training: 'training', user: 'user-triggered', other: 'other' };

export const aiCrawlerAccess = {
  title: 'AI search crawlers may fetch this URL',
  why: 'An answer engine can only cite what its search crawler may fetch. Crawlers for training, and those that fetch because a person asked, have tokens of their own. They are shown, not scored. The one exception is Claude-User: it follows robots.txt when it fetches for an answer, and counts half.',
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
    notWeb: () => ({ message: 'Only pages on http and https have a robots.txt.', change: '' }),
    allAllowed: ({ count, compiled }: { count: number; compiled: string }) => ({
      message: `robots.txt lets all ${amount(count, 'scored AI search crawler')} fetch this URL (list of ${date(compiled)}).`,
      change: '',
    }),
    leadingAllowed: ({ blocked }: { blocked: readonly string[] }) => ({
      message: `robots.txt lets all leading AI search crawlers fetch this URL. Blocked among the others: ${and(blocked)}.`,
      change: '',
    }),
    someBlocked: ({ blocked }: { blocked: readonly string[] }) => ({
      message: `robots.txt blocks ${agree(blocked.length, 'a leading AI search crawler', 'leading AI search crawlers')} for this URL: ${and(blocked)}. Their answers cannot cite it.`,
      change: 'Allow them if you want to be cited there. If you block them on purpose, leave it.',
    }),
    allBlocked: () => ({
      message: 'robots.txt blocks every leading AI search crawler for this URL.',
      change:
        'Allow the crawlers whose answers should cite you. If you block AI on purpose, say so in the settings of this audit: there is no GEO score then.',
    }),
    alsoBlocked: ({ names }: { names: readonly string[] }) => ({
      message: `Also blocked, not scored (training, user-triggered and others): ${and(names)}.`,
      change: '',
    }),
    trainingOnly: ({ names }: { names: readonly string[] }) => ({
      message: `Blocked for training (some tokens control other uses too): ${and(names)}. The scored AI search crawlers have tokens of their own, and all are allowed.`,
      change: '',
    }),
    grounding: () => ({
      message:
        'Google-Extended is blocked. That stops more than the training of Gemini: answers in Gemini Apps and Vertex AI do not use this page as a source either. Google Search and its AI features ignore this token.',
      change: 'Allow Google-Extended if you want to be cited in Gemini Apps. If you block it on purpose, leave it.',
    }),
    legacy: ({ names }: { names: readonly string[] }) => ({
      message: `robots.txt has groups for crawlers that their operators no longer document: ${and(names)}.`,
      change: '',
    }),
    silent: () => ({ message: 'robots.txt gave no answer.', change: '' }),
    failing: ({ status }: { status: number }) => ({
      message: `robots.txt answers ${status}: what crawlers may fetch is not known, and many stay away until it answers.`,
      change: '',
    }),
  },
};
