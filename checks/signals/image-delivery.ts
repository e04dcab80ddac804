import { elementsEvidence, tableEvidence } from '../core/evidence.ts';
import type { ImageFact } from '../core/facts/links-and-images.ts';
import { defineSignal, type Says } from '../core/signal.ts';
import { fail, na, note, pass, unchecked, uncheckedAs, verdict, warn, type Finding } from '../core/verdict.ts';
import { imageRef } from '../core/element-refs.ts';
import { whyUnstyled } from '../derive/unloaded.ts';
import {
  isBroken,
  needsScriptToLoad,
  isLoaded,
  isFileImage,
  isSpaceUnknown,
  isUnsized,
  findLcpImage,
  imagePixelRatio,
  largestImage,
} from '../derive/images.ts';

export default defineSignal({
  id: 'image-delivery',
  group: 'images',
  sources: [
    {
      title: 'Lighthouse, unsized-images',
      url: 'https://github.com/GoogleChrome/lighthouse/blob/main/core/audits/unsized-images.js',
      checked: '2026-11-21',
      mark: 'primary',
    },
    {
      title: 'Google, Fix lazy-loaded content',
      url: 'https://developers.google.com/search/docs/crawling-indexing/javascript/lazy-loading',
      checked: '2026-11-21',
      mark: 'general',
    },
    {
      title: 'Google, Image SEO best practices',
      url: 'https://developers.google.com/search/docs/appearance/google-images',
      checked: '2026-11-21',
      mark: 'general',
    },
    { url: '', checked: '2026-11-21', mark: 'heuristic' },
  ],
  scope: ['D', 'B'],
  weight: 3,
  tools: ['image-delivery'],
  needs: ['images', 'page'],
  uses: ['vitals', 'resources', 'head', 'headings'],
  limits: { pixelRatio: 4, largeBytes: 100_000, sourcelessShare: 0.2 },
  heuristics: ['oversized'],
  judge({ images, page, vitals, resources, head, headings }, { m, w, limits, missing }) {
    const pictures = images.items.filter(isFileImage);
    const backgrounds = images.items.filter(({ kind }) => kind === 'background');
    if (pictures.length + backgrounds.length === 0) return na(m.noImages());
    const unstyled = whyUnstyled({ resources, head, headings });
    if (unstyled) return unchecked(unstyled);
    const findings: Finding[] = [];
    const notes: Finding[] = [];

    const lcp = findLcpImage(pictures, vitals?.lcp ?? null);
    if (lcp?.loading === 'lazy') findings.push(fail(m.lazyLcp(), elementsEvidence([imageRef(lcp)])));
    if (lcp && isUnsized(lcp)) findings.push(fail(m.unsizedLcp(), elementsEvidence([imageRef(lcp)])));
    const main = mainImage(pictures);
    if (main && needsScriptToLoad(main)) findings.push(fail(m.scriptOnly(), elementsEvidence([imageRef(main)])));

    const unsized = pictures.filter((image) => image !== lcp && isUnsized(image));
    if (unsized.length > 0) findings.push(warn(m.unsized({ count: unsized.length }), elementsEvidence(unsized.map(imageRef))));
    const wasteful = pictures.filter((image) => imagePixelRatio(image, page.viewport.dpr) > limits.pixelRatio);
    const oversized = wasteful.filter(({ bytes }) => bytes !== null && bytes > limits.largeBytes);
    if (oversized.length > 0) {
      findings.push(
        warn(
          m.oversized({ count: oversized.length, largeBytes: limits.largeBytes, pixelRatio: limits.pixelRatio }),
          tableEvidence(
            [w.image(), w.shown(), w.delivered(), w.size()],
            oversized.map((image) => ({
              cells: [
                image.src,
                `${image.width} × ${image.height}`,
                `${image.naturalWidth} × ${image.naturalHeight}`,
                w.bytes({ count: image.bytes! }),
              ],
              at: image.selector,
            })),
          ),
        ),
      );
    }
    const hidden = wasteful.filter(({ bytes }) => bytes === null);
    if (hidden.length > 0) notes.push(note(m.bytesHidden({ count: hidden.length }), elementsEvidence(hidden.map(imageRef))));
    const others = main && needsScriptToLoad(main) ? pictures.filter((image) => image !== main) : pictures;
    findings.push(...sourcelessPictures(others, limits.sourcelessShare, m));
    if (backgrounds.length > 0) findings.push(warn(m.heroBackground(), elementsEvidence(backgrounds.map(imageRef))));
    if (images.total > images.items.length) notes.push(note(m.capped({ read: images.items.length, total: images.total })));
    if (vitals && !vitals.lcp) notes.push(note(m.lcpUnknown()));

    const broken = pictures.filter(isBroken);
    if (broken.length > 0) notes.push(note(m.broken({ count: broken.length }), elementsEvidence(broken.map(imageRef))));

    const unknown = pictures.filter(isSpaceUnknown);
    if (findings.length > 0)
      return verdict([
        ...findings,
        ...notes,
        ...(unknown.length > 0 ? [note(m.roomUnknown({ count: unknown.length }), elementsEvidence(unknown.map(imageRef)))] : []),
      ]);
    if (unknown.length > 0) return uncheckedAs('not-supported', m.roomUnknown({ count: unknown.length }), notes);
    if (!vitals) return unchecked(missing('vitals'), notes);
    const loaded = pictures.filter(isLoaded);
    const awaited = pictures.filter(({ complete }) => !complete);
    if (loaded.length + awaited.length === 0) return uncheckedAs('refused', m.noneLoaded(), notes);
    return verdict([pass(loaded.length > 0 ? m.delivered({ count: loaded.length }) : m.awaited({ count: awaited.length })), ...notes]);
  },
});

/** Many pictures that only a script loads, in the main content or around it. */
function sourcelessPictures(pictures: readonly ImageFact[], share: number, m: Says<'image-delivery'>): Finding[] {
  const places = [
    { of: pictures.filter(({ main }) => main), say: m.sourceless },
    { of: pictures, say: m.sourcelessOutside },
  ];
  for (const { of, say } of places) {
    const sourceless = of.filter(needsScriptToLoad);
    if (sourceless.length > of.length * share)
      return [warn(say({ count: sourceless.length, total: of.length }), elementsEvidence(sourceless.map(imageRef)))];
  }
  return [];
}

/** The main image, if it is unambiguous: the largest content image on the first screen, or the only one in the main content. Decoration does not count. */
function mainImage(pictures: readonly ImageFact[]): ImageFact | undefined {
  const content = pictures.filter((image) => image.main && !image.decorative);
  return largestImage(content.filter(({ firstScreen }) => firstScreen)) ?? (content.length === 1 ? content[0] : undefined);
}
