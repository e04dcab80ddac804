import { english, type AiCrawler, type CrawlerPurpose } from '../../../../checks/index.ts';

const { amount, bytes, date, number } = english;

export const aiCrawlers = {
  matrix: {
    title: 'This URL, crawler by crawler',
    note: ({ compiled }: { compiled: string }) =>
      `Only search crawlers decide whether an answer engine can find and cite this page. Rules for training are your choice and are never scored. Obeys: it follows robots.txt. Scripts: it runs JavaScript. Table of ${date(compiled)}: what the operators document, not what we measured.`,
    byPurpose: {
      title: 'Who may read this URL, and for what',
      note: 'By what each operator says its crawlers are for.',
      rows: 'operators',
      operator: 'Operator',
      crawler: ({ token, verdict }: { token: string; verdict: string }) => `${token}: ${verdict}`,
    },
    purpose: 'Purpose',
    purposes: { search: 'Search', user: 'On a user’s request', training: 'Training', other: 'Other', all: 'All' },
    rows: 'AI crawlers',
    none: 'No crawler of this kind is in our table.',
    firewall: 'A firewall can refuse a crawler that robots.txt allows: an extension cannot see that.',
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
    ownSource: 'From your settings: nothing else is known of it.',
    silent: 'robots.txt gave no answer',
    failing: ({ status }: { status: number }) => `robots.txt answers ${status}: many crawlers stay away until it can be read`,
    noFile: 'there is no robots.txt: no restriction',
    noGroup: 'no group applies',
    noRule: ({ group }: { group: string }) => `no rule of the group “${group}” matches`,
    line: ({ line, group }: { line: number; group: string }) => `line ${number(line)}, group “${group}”`,
    for: {
      search: 'For search and citation.',
      training: 'For training.',
      user: 'For a user’s request.',
      other: 'For other uses.',
    } satisfies Record<CrawlerPurpose, string>,
    source: ({ title, asOf }: { title: string; asOf: string }) => `${title}, ${date(asOf)}`,
    counts: { A: 'fully', 'A-user': 'half', B: 'a little', none: 'no' },
    respects: { yes: 'yes', partial: 'partly', no: 'no', unknown: 'not documented' } satisfies Record<AiCrawler['respectsRobots'], string>,
    runs: { yes: 'yes', no: 'no', unknown: 'not known', 'n/a': 'sends no requests' } satisfies Record<AiCrawler['executesJs'], string>,
  },
  statements: {
    title: 'Statements on AI use',
    note: 'Facts, never scored. Who has committed to reading each of them is beside it.',
    none: 'None was found: no Content-Signal, Content-Usage, usage token, RSL license or TDM reservation in robots.txt, headers or the head of the page.',
    where: 'Where',
    says: 'Says',
    readers: 'Who reads it',
    robots: ({ line }: { line: number }) => `robots.txt, line ${number(line)}`,
    robotsFor: ({ line, agents }: { line: number; agents: string[] }) => `robots.txt, line ${number(line)} (${agents.join(', ')})`,
    header: 'response header',
    meta: 'meta element',
    robotsMeta: 'robots meta element',
    readersOf: {
      'content-signal': 'Content Signals (Cloudflare, 2025): no large engine has committed itself to it.',
      'content-usage': 'IETF aipref (draft): the vocabulary is not agreed yet.',
      license: 'RSL 1.0 (2025): publishers and CDNs; no engine has committed itself to it.',
      'tdm-reservation': 'TDMRep (W3C community group): the machine-readable opt-out of Article 4 of the EU copyright directive.',
      'tdm-policy': 'TDMRep (W3C community group): where the terms are.',
    },
    usage: ({ token, allowed }: { token: string; allowed: boolean }) =>
      `User-agent: ${token}: ${allowed ? 'allowed' : 'disallowed'} for this URL`,
    /** A policy token in a group of robots.txt. */
    usageReaders:
      'Training preference (IETF draft of 2026-10-30): a policy token, and no crawler. Google announced support for a shared training preference the same day. Its spelling is known from one secondary source.',
    otherUsage: 'A policy token, and no crawler. No engine is known to read this one.',
    /** The third key of Content Signals, by its value. */
    use: {
      immediate: 'use=immediate: may be read for one answer, and neither stored nor reused.',
      reference: 'use=reference: may be indexed and quoted in short, with a link back.',
      full: 'use=full: may be summarized and reproduced.',
    },
    artists: 'A convention of art communities (2022): unevenly followed.',
  },
  llms: {
    title: 'llms.txt',
    note: 'A proposal of 2024. Logs of several operators show that engines hardly request it: it earns no points, and its absence costs none.',
    none: ({ status }: { status: number }) => `The site has no llms.txt (status ${status}). That is no fault.`,
    size: ({ size, headings }: { size: number; headings: number }) => `${bytes(size)}, ${amount(headings, 'heading')}.`,
    html: 'It is served as HTML, so probably not an llms.txt at all.',
  },
};
