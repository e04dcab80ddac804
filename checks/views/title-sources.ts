import type { DataItem, StructuredDataFact } from '../core/facts/structured-data.ts';
import type { HeadFact } from '../core/facts/head.ts';
import type { HeadingsFact } from '../core/facts/text.ts';
import { wordRunsWithMarks } from '../language/phrases.ts';
import { comparableWords, haveCommonScript } from '../language/title-words.ts';
import { firstTitle } from '../derive/head/texts.ts';

export type TitleSourcePlace = 'title' | 'main-heading' | 'heading' | 'meta' | 'data';
/** A text of the page that search engines may show as the title of its result. */
export interface TitleSource {
  place: TitleSourcePlace;
  /** Name of the source: `h1`, `og:title`, `Article headline`. */
  name: string;
  text: string;
  selector: string | null;
  /** Compared with the title element, by letters and digits only, ignoring case. `script`: written in another script, so not comparable. */
  agrees: 'title' | 'same' | 'contains' | 'contained' | 'shares' | 'differs' | 'script';
}
export interface TitleMaterial {
  head?: HeadFact | undefined;
  headings?: HeadingsFact | undefined;
  structuredData?: StructuredDataFact | undefined;
}

const headlines = ['headline', 'name'];
const plain = (text: string) => wordRunsWithMarks(text.normalize('NFKC').toLowerCase()).join(' ');

function agreement(title: string, text: string): TitleSource['agrees'] {
  const one = plain(title);
  const two = plain(text);
  if (one === two) return 'same';
  if (one === '' || two === '') return 'differs';
  // Scripts without spaces have no word boundaries to check.
  const within = (whole: string, part: string) => (part.length > 1 || /\P{ASCII}/u.test(part)) && whole.includes(part);
  if (within(two, one)) return 'contains';
  if (within(one, two)) return 'contained';
  const words = comparableWords(title);
  if ([...comparableWords(text)].some((word) => words.has(word))) return 'shares';
  return haveCommonScript(title, text) ? 'differs' : 'script';
}

/**
 * Everything that Google says it may use for a title link: title element, visible main headings, og:title, other prominent
 * headings, structured headlines. Texts of links to this page are not available.
 * Source: Google, Influencing your title links in search results.
 */
export function findTitleSources({ head, headings, structuredData }: TitleMaterial): TitleSource[] {
  const found: Omit<TitleSource, 'agrees'>[] = [];
  const add = (place: TitleSourcePlace, name: string, text: string, selector: string | null) => {
    if (text.trim() !== '') found.push({ place, name, text: text.replace(/\s+/g, ' ').trim(), selector });
  };
  for (const { text, selector } of head?.titles ?? []) add('title', 'title', text, selector);
  const visible = headings?.items.filter((heading) => heading.visible) ?? [];
  for (const { text, selector } of visible.filter(({ level }) => level === 1).slice(0, 5)) add('main-heading', 'h1', text, selector);
  const largest = visible.filter(({ level, firstScreen }) => level > 1 && firstScreen).sort((a, b) => b.fontSize - a.fontSize)[0];
  if (largest) add('heading', `h${largest.level}`, largest.text, largest.selector);
  for (const { property, name, content, selector } of head?.metas ?? []) {
    const key = property || name;
    if (key === 'og:title' || key === 'twitter:title') add('meta', key, content, selector);
  }
  for (const item of structuredData?.items ?? []) {
    if (item.top && isPage(item)) for (const key of headlines) add('data', `${item.types[0]} ${key}`, textOf(item, key), item.selector);
  }
  const title = head ? firstTitle(head) : '';
  return found.map((source) => ({ ...source, agrees: source.place === 'title' ? 'title' : agreement(title, source.text) }));
}

const isPage = ({ types }: DataItem) =>
  types.some((type) => /(Article|Posting|Product|Recipe|Event|WebPage|VideoObject|Course|JobPosting)$/.test(type));
function textOf(item: DataItem, key: string): string {
  const first = item.properties[key]?.[0];
  return typeof first === 'string' ? first : '';
}
