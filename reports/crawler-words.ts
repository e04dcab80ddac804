import type { CrawlerRead, CrawlerReading } from '../checks/core/report/crawler-reading.ts';
import type { Shown } from './statuses.ts';
import type { Locale } from '../words/locale.ts';
import { joinSentences } from '../words/sentence.ts';

/** Describes what one crawler gets of the page, in the same words everywhere. */
export interface CrawlerWords {
  token: string;
  title: string;
  tone: Extract<Shown, 'pass' | 'warn' | 'fail' | 'unchecked'>;
  /** The large number, or a question mark. */
  number: string;
  caption: string;
  sentence: string;
  /** The line of robots.txt that blocks it; '' if none does. */
  rule: string;
}

/** The same limits as in the check of raw and rendered HTML: from `good`, nothing important is missing. */
const shares = { good: 0.9, half: 0.5 } as const;

export function describeCrawler(read: CrawlerRead, reading: CrawlerReading, { words: { crawlers: words } }: Locale): CrawlerWords {
  const { token, product, purpose, share, least, access, line, rule } = read;
  const tone = share === null ? 'unchecked' : share >= shares.good ? 'pass' : share >= shares.half || least ? 'warn' : 'fail';
  return {
    token,
    title: purpose === 'search' ? words.title({ product }) : words.titleOf({ token }),
    tone,
    number: share === null ? words.notKnown : words.share({ share, least }),
    caption: share === null ? words.couldNotCheck({ token }) : words.ofContent({ token }),
    sentence: sentenceOf(read, reading, words),
    rule: access !== 'allowed' && line !== null ? words.rule({ line, rule: rule ?? '' }) : '',
  };
}

function sentenceOf(read: CrawlerRead, { unknown, blocks, cut }: CrawlerReading, words: Locale['words']['crawlers']): string {
  const { token, access, share, least, renders, obeys } = read;
  if (access === 'blocked') return words.blocked({ token });
  if (access !== 'allowed') return words[access]({ token });
  if (unknown) return words.unknownShare(unknown);
  if (share === null || !blocks) return '';
  return joinSentences([
    blocks.missing === 0 ? words.all({ token }) : share === 0 ? words.none : words.part(blocks),
    least ? words.renders[renders] : '',
    least && cut ? words.cut : '',
    obeys ? '' : words.ignores,
  ]);
}

/** The crawler that is shown first: the one of the first product. */
export const mostImportantCrawler = ({ crawlers }: CrawlerReading): CrawlerRead | undefined => crawlers[0];
