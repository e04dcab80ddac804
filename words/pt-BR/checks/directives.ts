import type * as en from '../../en/checks/directives.ts';
import { and } from './grammar.ts';

/** `noindex (meta robots)`, `nosnippet (X-Robots-Tag, googlebot)`: a robots directive and where it is written. */
export const directiveInWords: typeof en.directiveInWords = ({ written, place, inBody }) =>
  `${written} (${place}${inBody ? ', no body' : ''})`;
export const directivesInWords: typeof en.directivesInWords = (all) => and(all.map(directiveInWords));

/** Words of the table of all directives. */
export const directiveWords: typeof en.directiveWords = {
  crawler: 'Rastreador',
  directive: 'Diretiva',
  where: 'Onde',
  metaTag: 'tag meta',
};
