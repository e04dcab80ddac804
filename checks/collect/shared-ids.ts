import { caps, clipText } from '../core/helpers/clip.ts';
import type { LinkFact } from '../core/facts/links-and-images.ts';
import type { PageFact } from '../core/facts/page.ts';
import { percentDecode } from '../parse/urls.ts';
import { attribute, queryAll } from './dom.ts';
import * as limits from './limits.ts';

type Use = NonNullable<PageFact['sharedIds']>[number]['by'];

/** Maximum number of ids in one attribute, and of ids that are looked for. */
const [idsPerAttribute, idsRead] = [5, 2_000];

/**
 * Ids that several elements have although something refers to one of them: an in-page link, a label, or an ARIA attribute. Browsers use the first
 * element. Undefined if there are none.
 */
export function* findReferencedDuplicateIds(document: Document, links: readonly LinkFact[]): Generator<void, PageFact['sharedIds']> {
  const uses = new Map<string, Use>();
  const use = (id: string, by: Use) => {
    if (id !== '' && uses.size < idsRead && !uses.has(id)) uses.set(id, by);
  };
  for (const { href } of links) if (href?.startsWith('#')) use(percentDecode(href.slice(1)), 'link');
  yield;
  for (const element of queryAll(document, 'label[for],[aria-labelledby],[aria-describedby]')) {
    const target = attribute.call(element, 'for');
    if (target !== null) use(target, 'label');
    for (const name of ['aria-labelledby', 'aria-describedby'])
      for (const id of clipText(attribute.call(element, name) ?? '', caps.attribute)
        .split(/\s+/)
        .slice(0, idsPerAttribute))
        use(id, 'aria');
    yield;
  }
  if (uses.size === 0) return undefined;
  const counts = new Map<string, number>();
  for (const element of queryAll(document, '[id]')) {
    const id = attribute.call(element, 'id')!;
    if (uses.has(id)) counts.set(id, (counts.get(id) ?? 0) + 1);
    yield;
  }
  const shared = [...counts].filter(([, elements]) => elements > 1).slice(0, limits.refs);
  return shared.length > 0 ? shared.map(([id, elements]) => ({ id: clipText(id, caps.text), elements, by: uses.get(id)! })) : undefined;
}
