import { tableEvidence, type Evidence, type Phrase } from '../../core/evidence.ts';
import type { RobotsDirective } from '../../parse/robots-directives.ts';

/** All robots directives of a page as evidence, with where they are; undefined if there are none. @param w words of the signal that shows them */
export function directiveTable(
  directives: readonly RobotsDirective[],
  w: Record<'crawler' | 'directive' | 'where' | 'metaTag', () => Phrase>,
): Evidence | undefined {
  if (directives.length === 0) return undefined;
  return tableEvidence(
    [w.crawler(), w.directive(), w.where()],
    directives.map(({ crawler, written, origin, selector }) => ({
      cells: [crawler, written, origin === 'meta' ? w.metaTag() : 'X-Robots-Tag'],
      ...(selector ? { at: selector } : {}),
    })),
  );
}
