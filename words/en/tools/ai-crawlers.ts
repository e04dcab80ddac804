import { english } from '../../../checks/core/wording.ts';
import type { AiCrawler, CrawlerPurpose } from '../../../checks/lists/ai-crawlers.ts';

const { amount, bytes, date, number } = english;

export const words = {
  matrix: {
    title: 'This URL, crawler by crawler',
    note: ({ compiled }: { compiled: string }) =>
      `Only search crawlers decide whether an answer engine can find and cite this page. Rules for training crawlers are your choice and never scored. Obeys: follows robots.txt. Scripts: runs JavaScript. As documented by the operators on ${date(compiled)}, not measured by us.`,
    byPurpose: {
      title: 'Who may read this URL, and for what',
      note: 'Grouped by the purpose that each operator documents. Operators with a blocked crawler come first; blocking a training crawler is your choice.',
      rows: 'operators',
      operator: 'Operator',
      /** Headings of narrow columns. */
      short: { search: 'Search', user: 'User', training: 'Training', other: 'Other' },
      more: ({ count }: { count: number }) => `Show ${amount(count, 'more operator')}`,
      crawler: ({ token, verdict }: { token: string; verdict: string }) => `${token}: ${verdict}`,
    },
    purpose: 'Purpose',
    purposes: { search: 'Search', user: 'User-triggered', training: 'Training', other: 'Other', all: 'All' },
    rows: 'AI crawlers',
    none: 'No known crawler of this kind.',
    sources: 'Sources',
    firewall: 'A firewall can block a crawler that robots.txt allows; an extension can’t see that.',
    crawler: 'Crawler',
    thisUrl: 'This URL',
    decidedBy: 'Decided by',
    score: 'Score',
    obeys: 'Obeys',
    scripts: 'Scripts',
    kinds: {
      legacy: ({ operator }: { operator: string }) => `${operator}, no longer documented`,
      control: ({ operator }: { operator: string }) => `${operator}, control token`,
    },
    verdicts: { allowed: 'allowed', blocked: 'blocked', unknown: 'unknown' },
    own: 'Your own list',
    ownSource: 'From your settings; nothing else is known about it.',
    silent: 'no response for robots.txt',
    failing: ({ status }: { status: number }) => `robots.txt returns ${status}: many crawlers stop crawling until it works again`,
    noFile: 'no robots.txt: no restrictions',
    noGroup: 'no group applies',
    noRule: ({ group }: { group: string }) => `no rule in group “${group}” matches`,
    line: ({ line, group }: { line: number; group: string }) => `line ${number(line)}, group “${group}”`,
    for: {
      search: 'For search and citation.',
      training: 'For training.',
      user: 'For user requests.',
      other: 'For other uses.',
    } satisfies Record<CrawlerPurpose, string>,
    source: ({ title, asOf }: { title: string; asOf: string }) => `${title}, ${date(asOf)}`,
    counts: { A: 'full', 'A-user': 'half', B: 'low', none: 'none' },
    respects: { yes: 'yes', partial: 'partly', no: 'no', unknown: 'not documented' } satisfies Record<AiCrawler['respectsRobots'], string>,
    runs: { yes: 'yes', no: 'no', unknown: 'unknown', 'n/a': 'sends no requests' } satisfies Record<AiCrawler['executesJs'], string>,
  },
  statements: {
    title: 'Statements on AI use',
    note: 'For information, never scored. Each entry says who has committed to honoring it.',
    none: 'None found: no Content-Signal, Content-Usage, usage token, RSL license or TDM reservation in robots.txt, headers or the head.',
    where: 'Where',
    says: 'Statement',
    readers: 'Who honors it',
    robots: ({ line }: { line: number }) => `robots.txt, line ${number(line)}`,
    robotsOfOrigin: ({ line, agents }: { line: number; agents: string[] }) => `robots.txt, line ${number(line)} (${agents.join(', ')})`,
    header: 'response header',
    meta: 'meta tag',
    robotsMeta: 'robots meta tag',
    readersOf: {
      'content-signal': 'Content Signals (Cloudflare, 2025): no major engine has committed to it.',
      'content-usage': 'IETF aipref (draft): the vocabulary is not final yet.',
      license: 'RSL 1.0 (2025): backed by publishers and CDNs; no engine has committed to it.',
      'tdm-reservation': 'TDMRep (W3C community group): the machine-readable opt-out of Article 4 of the EU copyright directive.',
      'tdm-policy': 'TDMRep (W3C community group): where the terms are.',
    },
    usage: ({ token, allowed }: { token: string; allowed: boolean }) =>
      `User-agent: ${token}: ${allowed ? 'allowed' : 'disallowed'} for this URL`,
    /** A policy token in a group of robots.txt. */
    usageReaders:
      'Training preference (IETF draft of 2026-10-30): a policy token, not a crawler. Google announced support for a shared training preference the same day. Its spelling is known from one secondary source.',
    otherUsage: 'A policy token, not a crawler. No engine is known to honor it.',
    /** The third key of Content Signals, by its value. */
    use: {
      immediate: 'use=immediate: may be used for one answer, not stored or reused.',
      reference: 'use=reference: may be indexed and quoted briefly, with a link back.',
      full: 'use=full: may be summarized and reproduced.',
    },
    artists: 'A convention of art communities (2022), followed inconsistently.',
  },
  llms: {
    title: 'llms.txt',
    note: 'A 2024 proposal. Server logs show that engines rarely request it, so it neither earns nor costs points.',
    none: ({ status }: { status: number }) => `The site has no llms.txt (status ${status}). That’s fine.`,
    size: ({ size, headings }: { size: number; headings: number }) => `${bytes(size)}, ${amount(headings, 'heading')}.`,
    html: 'It is served as HTML, so it is probably not an llms.txt.',
  },
};
