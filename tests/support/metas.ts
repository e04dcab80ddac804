import type { HeadFact } from '../../checks/core/facts/head.ts';
import { blank } from './facts.ts';
import { linkTag, meta } from './links.ts';

/** A head with these tags: [name, content], Open Graph as property, all others as name. */
export function metas(...tags: [name: string, content: string][]): { head: HeadFact } {
  return {
    head: {
      ...blank.head,
      metas: tags.map(([name, content], index) =>
        meta({
          ...(/^(?:og|article|product):/.test(name) ? { property: name } : { name }),
          content,
          selector: `meta:nth-of-type(${index + 1})`,
        }),
      ),
    },
  };
}

/** The same head with a canonical link. */
export function withCanonical({ head }: { head: HeadFact }, url: string): { head: HeadFact } {
  return { head: { ...head, links: [linkTag('canonical', url)] } };
}
