export const aiCrawlerAccess = {
  title: 'AI search crawlers may fetch this URL',
  why: 'An answer engine can only cite what its search crawler may fetch. Crawlers for training and those that a person sends have tokens of their own. They are shown and not scored, but for Claude-User: it keeps to robots.txt when it fetches for an answer, and counts half.',
  says: {
    notWeb: () => ({ message: 'Does not apply: robots.txt speaks for pages on http and https only.', change: '' }),
    allAllowed: ({ count, compiled }: { count: number; compiled: string }) => ({ message: `robots.txt lets all ${count} scored AI search crawlers fetch this URL (table of ${compiled}).`, change: '' }),
    leadingAllowed: ({ blocked }: { blocked: string }) => ({ message: `robots.txt lets all leading AI search crawlers fetch this URL. Blocked among the others: ${blocked}.`, change: '' }),
    someBlocked: ({ blocked }: { blocked: string }) => ({
      message: `robots.txt blocks leading AI search crawlers for this URL: ${blocked}. Their answers cannot cite it.`,
      change: 'Allow them if you want to be cited there. If you block them on purpose, leave it.',
    }),
    allBlocked: () => ({
      message: 'robots.txt blocks every leading AI search crawler for this URL.',
      change: 'Allow the crawlers by whose answers you want to be cited. If you block AI on purpose, say so in this audit: it then gives no GEO score.',
    }),
    alsoBlocked: ({ names }: { names: string }) => ({ message: `Also blocked, not scored (training, user-triggered and others): ${names}.`, change: '' }),
    trainingOnly: ({ names }: { names: string }) => ({ message: `Tokens that control training (some control other uses too) are blocked: ${names}. The scored AI search crawlers have tokens of their own, and all are allowed.`, change: '' }),
    grounding: () => ({
      message: 'Google-Extended is blocked. It controls more than the training of Gemini: Google then does not ground answers of Gemini Apps and Vertex AI in this page either. Google Search and its AI features do not look at this token.',
      change: 'Allow Google-Extended if you want to be cited in Gemini Apps. If you block it on purpose, leave it.',
    }),
    legacy: ({ names }: { names: string }) => ({ message: `robots.txt has groups for tokens that their operators no longer document: ${names}.`, change: '' }),
  },
};
