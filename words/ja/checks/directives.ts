import type { directiveInWords as one, directivesInWords as several, directiveWords as en } from '../../en/checks/directives.ts';
import { and } from './grammar.ts';

/** `noindex（meta robots）`, `nosnippet（X-Robots-Tag, googlebot）`: a robots directive and where it is written. */
export const directiveInWords: typeof one = ({ written, place, inBody }) => `${written}（${place}${inBody ? '、body 内' : ''}）`;
export const directivesInWords: typeof several = (all) => and(all.map(directiveInWords));

/** Words of the table of all directives. */
export const directiveWords: typeof en = { crawler: 'クローラー', directive: 'ディレクティブ', where: '場所', metaTag: 'メタタグ' };
