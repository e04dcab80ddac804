import type { HeadFact, LinkTag, MetaTag } from '../../checks/core/facts/head.ts';
import { blank } from './facts.ts';

const meta = (change: Partial<MetaTag>, index: number): MetaTag => ({
  name: '',
  property: '',
  httpEquiv: '',
  charset: '',
  content: '',
  inHead: true,
  selector: `meta:nth-of-type(${index + 1})`,
  ...change,
});

/** A head with these tags: [name, content], Open Graph as property, all others as name. */
export function metas(...tags: [name: string, content: string][]): { head: HeadFact } {
  return {
    head: {
      ...blank.head,
      metas: tags.map(([name, content], index) =>
        meta(/^(?:og|article|product):/.test(name) ? { property: name, content } : { name, content }, index),
      ),
    },
  };
}

/** The same head with a canonical link. */
export function withCanonical({ head }: { head: HeadFact }, url: string): { head: HeadFact } {
  const link: LinkTag = {
    rel: ['canonical'],
    href: url,
    url,
    hreflang: '',
    type: '',
    sizes: '',
    media: '',
    inHead: true,
    selector: 'link',
  };
  return { head: { ...head, links: [link] } };
}
