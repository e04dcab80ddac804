import type { ImageFact, LinkFact } from '../../checks/core/facts/links-and-images.ts';
import type { LinkTag, MetaTag } from '../../checks/core/facts/head.ts';
import { parseUrl } from '../../checks/parse/urls.ts';

const pageUrl = 'https://example.com/page';

/** A link as a collector makes it of an href on https://example.com/page. */
export function link(href: string | null, changes: Partial<LinkFact> = {}): LinkFact {
  const text = changes.text ?? 'Target page';
  return {
    kind: 'a',
    href,
    url: href === null ? null : (parseUrl(href, pageUrl)?.href ?? null),
    rel: [],
    target: '',
    text,
    name: text,
    nameFrom: text ? 'text' : 'none',
    imageOnly: false,
    region: 'main',
    main: true,
    clickHandler: false,
    role: '',
    selector: `a[href="${href}"]`,
    ...changes,
  };
}

/** As many links as wanted, to different internal pages. */
export const linksTo = (count: number, changes: Partial<LinkFact> = {}): LinkFact[] =>
  Array.from({ length: count }, (_, index) => link(`/target-${index}`, changes));

/** A content image with everything right. */
export function image(changes: Partial<ImageFact> = {}): ImageFact {
  return {
    kind: 'img',
    src: '/photo.jpg',
    url: 'https://example.com/photo.jpg',
    srcset: false,
    dataSrc: false,
    alt: 'A red boat on a lake',
    decorative: false,
    label: '',
    figcaption: false,
    loading: '',
    fetchPriority: '',
    width: 400,
    height: 300,
    naturalWidth: 800,
    naturalHeight: 600,
    sized: true,
    inFlow: true,
    visible: true,
    firstScreen: false,
    complete: true,
    soleLinkContent: false,
    bytes: 50_000,
    region: 'main',
    main: true,
    selector: 'main img',
    ...changes,
  };
}

export const linkTag = (rel: string, href: string, changes: Partial<LinkTag> = {}): LinkTag => ({
  rel: rel.split(' '),
  href,
  url: parseUrl(href, pageUrl)?.href ?? null,
  hreflang: '',
  type: '',
  sizes: '',
  media: '',
  inHead: true,
  selector: `link[href="${href}"]`,
  ...changes,
});

export const meta = (changes: Partial<MetaTag>): MetaTag => ({
  name: '',
  property: '',
  httpEquiv: '',
  charset: '',
  content: '',
  inHead: true,
  selector: 'meta',
  ...changes,
});
