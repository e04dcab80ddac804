import { clipToOneLine } from '../helpers/clip.ts';
import { readableUrl } from '../helpers/readable-url.ts';
import type { Evidence, Text } from '../evidence.ts';
import type { ElementRef } from '../facts/page.ts';
import type { Finding } from '../verdict.ts';

/** What a finding is about, so that a line can name it: the first of its elements, and how many more there are. */
export interface FixObject {
  /** A file name, or text or URL of the page. */
  name: string;
  more: number;
}

/** As much as fits on a line beside the sentence. */
const longest = 40;
/** Shorter ends of a path say nothing, such as “css”. */
const leastEnd = 4;
const imageFile = /[^/\\=&?#:\s"]+\.(?:avif|bmp|gif|ico|jpe?g|png|svg|webp)(?![\w-])/gi;

/** The object of a finding, unless its sentence names it already. */
export function objectOf({ args, evidence }: Pick<Finding, 'args' | 'evidence'>, message: string): FixObject | null {
  const { names, total } = evidence ? namesIn(evidence, args['count']) : { names: [], total: 0 };
  const name = names.map((one) => clipToOneLine(readableUrl(one), longest)).find(Boolean);
  return name === undefined || message.includes(name.replace(/…$/, '')) ? null : { name, more: total - 1 };
}

/** Names of the things that a finding is about. A list or table may also show what was looked at: only as many as it counts are its things. */
function namesIn(evidence: Evidence, count: unknown): { names: string[]; total: number } {
  switch (evidence.type) {
    case 'elements':
      return { names: evidence.items.map((one) => nameOfElement(one, evidence.total === 1)), total: evidence.total };
    case 'list':
      return { names: count === evidence.total ? evidence.items.map(nameOfText) : [], total: evidence.total };
    case 'table':
      return { names: count === evidence.total ? evidence.rows.map(({ cells }) => nameOfText(cells[0])) : [], total: evidence.total };
    default:
      return { names: [], total: 0 };
  }
}

/** Our own words name nothing on the page. */
const nameOfText = (text: Text | undefined): string =>
  typeof text === 'string' ? (/^https?:/i.test(text) && nameOfUrl(text)) || text : '';

/** @param alone the only element: the image that a tag names is then what the finding is about */
function nameOfElement({ snippet, text }: ElementRef, alone: boolean): string {
  const [, tag = '', name = '', value = ''] = /^<([\w-]+).*?\s(src|href|content)="([^"]*)"/s.exec(snippet) ?? [];
  if (name === 'content') return alone ? fileIn(value) : '';
  return (tag === 'a' || tag === 'area' ? text || nameOfUrl(value) : nameOfUrl(value)) || text;
}

/** The image file in a URL, also in one of its parameters; '' if there is none. */
const fileIn = (url: string): string =>
  /^data:/i.test(url) ? '' : (readableUrl(url.replace(/%2f/gi, '/')).match(imageFile)?.at(-1)?.replaceAll('%20', ' ') ?? '');

/** The image file, or the end of the path, or the host if that says nothing. */
function nameOfUrl(url: string): string {
  if (/^data:/i.test(url)) return '';
  const [, host = '', path = ''] = /^(?:https?:)?(?:\/\/([^/?#]*))?([^?#]*)/is.exec(url) ?? [];
  const end = path.split('/').filter(Boolean).at(-1) ?? '';
  return fileIn(url) || (end.length < leastEnd && host) || end;
}
