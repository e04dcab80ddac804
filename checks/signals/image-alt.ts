import { elementsEvidence, tableEvidence, type TableRow } from '../core/evidence.ts';
import type { HeadFact } from '../core/facts/head.ts';
import type { HeadingsFact } from '../core/facts/text.ts';
import type { ImageFact } from '../core/facts/links-and-images.ts';
import type { StructuredDataFact } from '../core/facts/structured-data.ts';
import type { PageType } from '../core/facts/about.ts';
import { defineSignal } from '../core/signal.ts';
import { fail, na, note, pass, uncheckedAs, verdict, warn, type Finding } from '../core/verdict.ts';
import { imageRef } from '../core/element-refs.ts';
import {
  altState,
  imageName,
  altIsFileName,
  isJudgedImage,
  isLogoOrAvatar,
  isUnmeasured,
  isLinkToAnotherPage,
  imagesInNamedLinks,
  selectorsOfNamelessLinks,
  findMeaninglessAlts,
  findNumberedAlts,
  imagesOfSubject,
  smallestImage,
} from '../derive/images.ts';

export default defineSignal({
  id: 'image-alt',
  group: 'images',
  sources: [
    {
      title: 'HTML Standard, Requirements for providing text to act as an alternative for images',
      url: 'https://html.spec.whatwg.org/multipage/images.html#alt',
      checked: '2026-11-21',
      mark: 'general',
    },
    {
      title: 'WCAG 2.2, Success Criterion 1.1.1 Non-text Content',
      url: 'https://www.w3.org/TR/WCAG22/#non-text-content',
      checked: '2026-11-21',
      mark: 'general',
    },
    {
      title: 'Lighthouse, image-alt',
      url: 'https://github.com/GoogleChrome/lighthouse/blob/main/core/audits/accessibility/image-alt.js',
      checked: '2026-11-21',
      mark: 'primary',
    },
    { url: '', checked: '2026-11-21', mark: 'heuristic' },
  ],
  scope: ['D'],
  weight: 3,
  tools: ['image-inventory'],
  needs: ['images', 'page'],
  uses: ['links', 'head', 'headings', 'structuredData'],
  limits: { smallestPixels: smallestImage, failShare: 0.1, failCount: 3, mostShare: 0.5, longestAlt: 250, sameAlt: 3 },
  heuristics: ['tooLong'],
  judge({ images, page, links, head, headings, structuredData }, { m, w, limits, pageType }) {
    const capped = images.total > images.items.length ? [note(m.capped({ read: images.items.length, total: images.total }))] : [];
    const large = images.items.filter((image) => isJudgedImage(image, limits.smallestPixels));
    if (large.length === 0) {
      if (capped.length > 0) return uncheckedAs('not-supported', m.capped({ read: images.items.length, total: images.total }));
      const small = images.items.filter(({ kind }) => kind !== 'background').length;
      return na(small > 0 ? m.onlySmall({ count: small, smallestPixels: limits.smallestPixels }) : m.noImages());
    }
    const counted = links ? selectorsOfNamelessLinks(links.items, page.url) : new Set<string>();
    const shared = new Set(
      large.filter((image) => altState(image) === 'nameless-link' && image.link !== undefined && counted.has(image.link)),
    );
    const notes = [
      ...(shared.size > 0 ? [note(m.inLinks({ count: shared.size }), elementsEvidence([...shared].map(imageRef)))] : []),
      ...capped,
    ];
    const judged = large.filter((image) => !shared.has(image));
    if (judged.length === 0) return na(m.onlyLinks(), notes);
    const content = judged.filter(({ decorative, soleLinkContent }) => !decorative || soleLinkContent);
    const findings: Finding[] = [];

    const actions = new Set((links?.items ?? []).filter((link) => !isLinkToAnotherPage(link, page.url)).map(({ selector }) => selector));
    const nameless = content.filter(
      (image) => altState(image) === 'nameless-link' && (image.link === undefined || !actions.has(image.link)),
    );
    if (nameless.length === 0 && judged.every(isLogoOrAvatar)) return na(m.onlySigns({ count: judged.length }), notes);
    const total = judged.length;
    if (nameless.length > 0) {
      const say = nameless.some(isInContent) ? fail : warn;
      findings.push(say(m.namelessLink({ count: nameless.length, total }), elementsEvidence(nameless.map(imageRef))));
    }
    const named = content.filter(({ alt }) => alt?.trim());
    const subject = isAboutOneThing(pageType, structuredData) ? imagesOfSubject(large, sharedImages(head)) : [];
    if (subject.length > 0 && subject.every(isEmptied)) findings.push(warn(m.mainEmpty(), elementsEvidence(subject.map(imageRef))));
    const files = named.filter(altIsFileName);
    if (files.length > 0) findings.push(warn(m.fileNames({ count: files.length, total }), elementsEvidence(files.map(imageRef))));
    const others = named.filter((image) => !files.includes(image));
    const silent = [...new Set([...findMeaninglessAlts(others), ...findNumberedAlts(others, subjectTexts(head, headings))])];
    if (silent.length > 0)
      findings.push(
        warn(m.saysNothing({ count: silent.length, total, example: silent[0]!.alt!.trim() }), elementsEvidence(silent.map(imageRef))),
      );
    const unnamed = content.filter((image) => !imageName(image) && !image.decorative);
    const beside = imagesInNamedLinks(unnamed, links?.items ?? []);
    const missing = unnamed.filter((image) => !beside.has(image));
    if (missing.length > 0) {
      const say = failsWithout(missing, total, limits) ? fail : warn;
      findings.push(
        say(
          m.missing({ count: missing.length, total, drawn: missing.filter(({ kind }) => kind === 'svg').length }),
          elementsEvidence(missing.map(imageRef)),
        ),
      );
    }
    if (beside.size > 0)
      findings.push(warn(m.missingBesideText({ count: beside.size, total }), elementsEvidence([...beside].map(imageRef))));
    const long = named.filter(({ alt }) => [...alt!.trim()].length > limits.longestAlt);
    if (long.length > 0)
      findings.push(warn(m.tooLong({ count: long.length, total, longestAlt: limits.longestAlt }), elementsEvidence(long.map(imageRef))));
    // Avatars and icons may share a text. An image that has not loaded may be one of these.
    const repeated = repeatedAlts(
      named.filter((image) => !isUnmeasured(image) && !silent.includes(image)),
      limits.sameAlt,
    );
    if (repeated.length > 0)
      findings.push(
        warn(
          m.repeated({ count: repeated.reduce((sum, { images: alike }) => sum + alike.length, 0), total, sameAlt: limits.sameAlt }),
          tableEvidence([w.text(), w.images()], repeated.map(repeatedRow)),
        ),
      );

    if (findings.length === 0)
      findings.push(pass(content.length === 0 ? m.onlyDecoration({ count: judged.length }) : m.described({ count: content.length })));
    return verdict([...findings, ...notes], { value: missing.length });
  },
});

/** Signs and drawings of the template are the same on every page, and not what it is found for. */
const isInContent = ({ main }: ImageFact): boolean => main;

/** Whether so many images of the content have no alternative text that the check fails. */
function failsWithout(
  missing: readonly ImageFact[],
  total: number,
  { failShare, failCount, mostShare }: Record<'failShare' | 'failCount' | 'mostShare', number>,
): boolean {
  // An inline drawing may be decoration without the markup for it; an img without alt never is.
  const certain = missing.filter((image) => image.kind !== 'svg' && isInContent(image)).length;
  const share = certain / total;
  return share > failShare && (certain >= failCount || (share >= mostShare && (certain > 1 || missing.length === total)));
}

const isAboutOneThing = (pageType: PageType, data: StructuredDataFact | undefined): boolean =>
  pageType === 'product' || pageType === 'article' || (data?.items.some(({ top, types }) => top && types.includes('Recipe')) ?? false);
const sharedImages = (head: HeadFact | undefined): string[] =>
  head?.metas.filter(({ property, name }) => (property || name) === 'og:image').map(({ content }) => content) ?? [];
const subjectTexts = (head: HeadFact | undefined, headings: HeadingsFact | undefined): string[] => [
  ...(head?.titles.map(({ text }) => text) ?? []),
  ...(headings?.items.filter(({ level }) => level === 1).map(({ text }) => text) ?? []),
];
/** Marked as decoration by an empty alt, without another name, and not described by a caption. */
const isEmptied = (image: ImageFact): boolean =>
  image.alt?.trim() === '' && imageName(image) === '' && !image.figcaption && !image.soleLinkContent;

/** Alternative texts that are used for several different images. */
function repeatedAlts(images: readonly ImageFact[], least: number): { alt: string; images: ImageFact[] }[] {
  const groups = new Map<string, Map<string, ImageFact>>();
  for (const image of images) {
    const alt = image.alt!.trim();
    const group = groups.get(alt) ?? new Map<string, ImageFact>();
    groups.set(alt, group.set(image.url ?? image.src, image));
  }
  return [...groups].filter(([, group]) => group.size >= least).map(([alt, group]) => ({ alt, images: [...group.values()] }));
}

const repeatedRow = ({ alt, images }: { alt: string; images: ImageFact[] }): TableRow => ({
  cells: [alt, String(images.length)],
  at: images[0]!.selector,
});
