import { and } from './grammar.ts';
import type { WrittenDirective } from '../../../checks/parse/robots-directives.ts';

/** `noindex (meta robots)`, `nosnippet (X-Robots-Tag, googlebot)`: a robots directive and where it is written. */
export const directiveInWords = ({ written, place, inBody }: WrittenDirective) => `${written} (${place}${inBody ? ', in the body' : ''})`;
export const directivesInWords = (all: readonly WrittenDirective[]) => and(all.map(directiveInWords));

/** Words of the table of all directives. */
export const directiveWords = { crawler: 'Crawler', directive: 'Directive', where: 'Where', metaTag: 'meta tag' };
