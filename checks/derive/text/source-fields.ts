import type { FactTable } from '../../core/facts.ts';
import type { HeadFact } from '../../core/facts/head.ts';
import { findDirectives } from '../../parse/robots-directives.ts';
import { lettersAndDigits } from '../../language/letters.ts';
import { comparableUrl } from '../../parse/urls.ts';
import { firstDescription, firstTitle } from '../head/texts.ts';
import { mainHeadings } from './outline.ts';

type FieldName = 'title' | 'description' | 'h1' | 'canonical' | 'robots';

/** One field in the raw HTML and in the rendered page. */
export interface FieldChange {
  field: FieldName;
  /** '' if it is missing. */
  served: string;
  rendered: string;
  change: 'same' | 'added' | 'removed' | 'changed';
}

const oneSpace = (text: string) => text.replace(/\s+/g, ' ').trim();
/** Counters such as "(3) Inbox" change. */
const titleOf = (head: HeadFact) => oneSpace(firstTitle(head)).replace(/^\(\d+\+?\) /, '');
const descriptionOf = (head: HeadFact) => oneSpace(firstDescription(head));
/** Wherever it is: a parser without scripts may end the head earlier, which is not a change by scripts. */
const canonicalOf = (head: HeadFact) =>
  [...new Set(head.links.filter(({ rel }) => rel.includes('canonical')).map(({ url, href }) => (url ? comparableUrl(url) : href.trim())))]
    .sort()
    .join(' ');
/** Directives that restrict nothing mean the same as none. */
const robotsOf = (head: HeadFact) =>
  [
    ...new Set(
      findDirectives(head, null)
        .filter(({ status }) => status !== 'default')
        .map(({ crawler, name, value }) => `${crawler === 'robots' ? '' : `${crawler}: `}${name}${value && `:${value.toLowerCase()}`}`),
    ),
  ]
    .sort()
    .join(', ');

/** Whether neither the page nor its source, if that is known, has scripts: then the rendered page is the source. */
export const hasNoScripts = (
  page: Pick<FactTable['page'], 'scripts'>,
  served: Pick<FactTable['served'], 'scripts'> | null | undefined,
): boolean => page.scripts === 0 && !served?.scripts;

/** How scripts changed the fields that search engines read. */
export function changedFields({ head, headings, served }: Pick<FactTable, 'head' | 'headings' | 'served'>): FieldChange[] {
  const shown = mainHeadings(headings.items).map(({ text }) => oneSpace(text));
  const written = served.headings.filter(({ level, text }) => level === 1 && text.trim() !== '').map(({ text }) => oneSpace(text));
  const plain = (text: string) => lettersAndDigits(text.normalize('NFKC').toLowerCase());
  // The source may have several h1, of which styles show one.
  const h1 = shown[0] ?? '';
  const sameH1 = written.find((text) => plain(text) === plain(h1));
  const rows: [FieldName, string, string][] = [
    ['title', titleOf(served.head), titleOf(head)],
    ['description', descriptionOf(served.head), descriptionOf(head)],
    ['h1', h1 && sameH1 !== undefined ? h1 : (written[0] ?? ''), h1 || (shown.length === 0 ? (written[0] ?? '') : '')],
    ['canonical', canonicalOf(served.head), canonicalOf(head)],
    ['robots', robotsOf(served.head), robotsOf(head)],
  ];
  return rows.map(([field, before, after]) => ({
    field,
    served: before,
    rendered: after,
    change: before === after ? 'same' : before === '' ? 'added' : after === '' ? 'removed' : 'changed',
  }));
}
