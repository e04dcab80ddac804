import type { Block } from '../../core/facts/text.ts';
import type { FactTable, OptionalFacts } from '../../core/facts.ts';
import { foldText } from '../../language/phrases.ts';
import { headlineText } from '../provenance/layout.ts';
import { siteNames, splitTitle, withoutSiteName } from '../provenance/publisher/site-name.ts';
import { splitAtTitleMarks } from '../../language/marks.ts';
import { frequentTerms, distinctiveTerms, termsOf, wordsWithTerms } from '../../language/terms.ts';
import { firstTitle } from '../head/texts.ts';

/** How the texts of a page are compared. */
export interface Topics {
  /** Terms in more than 40% of the main blocks: they do not distinguish passages or sections. */
  common: Set<string>;
  /** Title without the site's name, and headline. */
  named: string;
  /** Its terms, even if they are common: a page repeats its subject. */
  subject: Set<string>;
  /** The terms in most main blocks, at most 8. */
  top: string[];
  /** A word of the page for each top term. */
  shown: ReadonlyMap<string, string>;
}

const topTerms = 8;

/** Terms that distinguish a text from the rest of the page; all its terms if all are common. */
export function distinctTerms(text: string, language: string, common: ReadonlySet<string>): Set<string> {
  const all = distinctiveTerms(text, language);
  const distinct = new Set([...all].filter((term) => !common.has(term)));
  return distinct.size > 0 ? distinct : all;
}

/** Terms of each block, computed once, because long pages are examined in several ways. */
export class TopicTerms {
  private readonly known = new Map<Block, ReadonlySet<string>>();

  constructor(private readonly language: string) {}

  of(block: Block): ReadonlySet<string> {
    let words = this.known.get(block);
    if (!words) {
      words = new Set(termsOf(block.text, this.language));
      this.known.set(block, words);
    }
    return words;
  }
}

/** Subject and top terms of a page. */
export function findTopics(
  main: readonly Block[],
  blockTerms: TopicTerms,
  { page, head, text, provenance }: Pick<FactTable, 'page' | 'head' | 'text'> & OptionalFacts<'provenance'>,
  language: string,
): Topics {
  const common = frequentTerms(main.map((block) => blockTerms.of(block)));
  const suffixes = (provenance?.names ?? []).filter(({ from }) => from === 'title-suffix').map(({ name }) => name);
  const names = [...siteNames({ head, provenance, text, page }), ...suffixes];
  const headline = headlineText({ blocks: text.blocks, head, url: page.url });
  const whole = withoutSiteName(firstTitle(head), names, page.url);
  // Sections are separated from the headline by marks that names can contain too: Headline_Science_Example.
  const title = splitTitle(whole.replace(/\s+/g, ' '), { names, headlines: [headline], url: page.url }).informative;
  const named = [headlinePart(title, headline), headline].join('\n');
  const subject = distinctiveTerms(named, language);

  const counts = new Map<string, number>();
  for (const block of main) {
    if (block.level === 1 || block.code) continue;
    for (const term of blockTerms.of(block)) counts.set(term, (counts.get(term) ?? 0) + 1);
  }
  // The subject may be in most blocks, but its terms are not filler words.
  const ranked = [...counts]
    .filter(([term, count]) => count > 1 && (subject.has(term) || (!common.has(term) && !isGrammar(term))))
    .sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
  const first = ranked.filter(([term]) => subject.has(term));
  const top = [...first, ...ranked.filter(([term]) => !subject.has(term))].slice(0, topTerms).map(([term]) => term);
  return { common, named, subject, top, shown: shownTerms(top, named, main, blockTerms, language) };
}

/** The part of a title that is the headline, if any: the others name the site and its sections. */
function headlinePart(title: string, headline: string): string {
  const whole = foldText(headline);
  const same = whole === '' ? undefined : splitAtTitleMarks(title).find((part) => foldText(part) === whole);
  return same ?? title;
}

const isGrammar = (term: string): boolean => /^[\u3041-\u309f]+$/.test(term);

/** The first word for each term: from the title and headline, otherwise from the main content. */
function shownTerms(
  wanted: readonly string[],
  named: string,
  main: readonly Block[],
  blockTerms: TopicTerms,
  language: string,
): Map<string, string> {
  const shown = new Map<string, string>();
  const ofNamed = new Set(termsOf(named, language));
  for (const term of wanted) {
    const text = ofNamed.has(term) ? named : (main.find((block) => blockTerms.of(block).has(term))?.text ?? '');
    const word = wordsWithTerms(text, new Set([term]), language)[0];
    if (word !== undefined) shown.set(term, word.slice(0, 60));
  }
  return shown;
}
