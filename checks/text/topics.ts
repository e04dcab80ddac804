import type { Block, FactTable } from '../core/facts.ts';
import { withoutSiteName } from './site-name.ts';
import { commonAmong, terms } from './terms.ts';

/** What the texts of a page are compared by. */
export interface Topics {
  /** Terms in more than 40 % of the main blocks: they tell nothing about one of them. */
  common: Set<string>;
  /** Terms of title and main heading, the site's name removed, without the common ones unless nothing else is there. */
  subject: Set<string>;
  /** The terms that most main blocks share, at most 8. */
  top: string[];
}

const topTerms = 8;

/** Terms of a text that are not common on the page; all of them when all are common. */
export function tellingTerms(text: string, common: ReadonlySet<string>): Set<string> {
  const all = new Set(terms(text));
  const telling = new Set([...all].filter((term) => !common.has(term)));
  return telling.size > 0 ? telling : all;
}

/** Terms of each block, made once: texts of long pages are looked at from several sides. */
export class BlockTerms {
  private readonly known = new Map<Block, ReadonlySet<string>>();

  of(block: Block): ReadonlySet<string> {
    let own = this.known.get(block);
    if (!own) {
      own = new Set(terms(block.text));
      this.known.set(block, own);
    }
    return own;
  }
}

/** Subject and top terms of a page, in any language and without word lists. */
export function findTopics(
  main: readonly Block[],
  blockTerms: BlockTerms,
  { page, head, headings, provenance }: Pick<FactTable, 'page' | 'head' | 'headings'> & Partial<Pick<FactTable, 'provenance'>>,
): Topics {
  const common = commonAmong(main.map((block) => blockTerms.of(block)));
  const names = [
    ...(provenance?.names ?? []).filter(({ from }) => from === 'site-name' || from === 'title-suffix').map(({ name }) => name),
    ...head.metas.filter(({ property, name }) => property === 'og:site_name' || name === 'application-name').map(({ content }) => content),
  ];
  const title = withoutSiteName(head.titles.find(({ text }) => text.trim() !== '')?.text ?? '', names, page.url);
  const h1 = headings.items.filter(({ level, visible }) => level === 1 && visible).slice(0, 3).map(({ text }) => text);
  const named = [title, ...h1].join('\n');

  const counts = new Map<string, number>();
  for (const block of main) {
    if (block.level === 1 || block.code) continue;
    for (const term of blockTerms.of(block)) counts.set(term, (counts.get(term) ?? 0) + 1);
  }
  // The subject itself may stand in most blocks: a term of title or main heading is not taken for a filler.
  const ofSubject = new Set(terms(named));
  const ranked = [...counts].filter(([term, count]) => count > 1 && (ofSubject.has(term) || !common.has(term)))
    .sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
  const first = ranked.filter(([term]) => ofSubject.has(term));
  const top = [...first, ...ranked.filter(([term]) => !ofSubject.has(term))].slice(0, topTerms).map(([term]) => term);
  return { common, subject: tellingTerms(named, common), top };
}
