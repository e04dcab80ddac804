import { elements, table } from '../core/evidence.ts';
import type { ImageFact } from '../core/facts.ts';
import { defineSignal } from '../core/signal.ts';
import { fail, na, note, pass, unchecked, verdict, warn, type Finding } from '../core/verdict.ts';
import { agree, amount, percent, readOnly } from '../core/wording.ts';
import { imageRef } from '../core/element-refs.ts';
import { isBrokenImage, isLoaded, isPicture, isRoomUnknown, isUnsized, lcpImage, pixelRatio } from '../derive/images.ts';

export default defineSignal({
  id: 'image-delivery',
  title: 'Images load and are sized for users and crawlers',
  group: 'images',
  why: 'Crawlers find images in src and srcset, not behind scripts that wait for scrolling. Images with reserved space and fitting size keep the page quick and still.',
  sources: [
    { title: 'Lighthouse, unsized-images', url: 'https://github.com/GoogleChrome/lighthouse/blob/main/core/audits/unsized-images.js', checked: '2026-11-21', mark: 'primary' },
    { title: 'Google, Fix lazy-loaded content', url: 'https://developers.google.com/search/docs/crawling-indexing/javascript/lazy-loading', checked: '2026-11-21', mark: 'general' },
    { title: 'Google, Image SEO best practices', url: 'https://developers.google.com/search/docs/appearance/google-images', checked: '2026-11-21', mark: 'general' },
    { title: 'Our heuristic: 4 times the pixels and 100 kB, 20 % of images', url: '', checked: '2026-11-21', mark: 'heuristic' },
  ],
  scope: ['D', 'B'],
  weight: 3,
  tools: ['image-delivery'],
  needs: ['images', 'page'],
  uses: ['vitals'],
  limits: { pixelRatio: 4, largeBytes: 100_000, sourcelessShare: 0.2 },
  messages: {
    delivered: (count: number) => ({ text: `${amount(count, 'image')} ${agree(count, 'loads', 'load')} with reserved space and at a fitting size.`, fix: '' }),
    awaited: (count: number) => ({ text: `No image has loaded yet: ${agree(count, 'one waits', `${count} wait`)} to be scrolled to, or ${agree(count, 'is', 'are')} still on the way.`, fix: '' }),
    broken: (count: number) => ({
      text: `${amount(count, 'image')} did not load on this visit: the address does not answer with an image, or something blocked it.`,
      fix: 'Open the address of the image, and correct or remove it when it does not answer.',
    }),
    noImages: () => ({ text: 'Does not apply: the page has no images.', fix: '' }),
    lazyLcp: () => ({
      text: 'The largest image of the first screen (LCP) is loaded lazily, so that it starts late.',
      fix: 'Remove loading="lazy" from this image, and add fetchpriority="high".',
    }),
    unsizedLcp: () => ({
      text: 'The largest image of the first screen (LCP) has no reserved space: the page jumps when it arrives.',
      fix: 'Give it width and height attributes, or an aspect-ratio in CSS.',
    }),
    scriptOnly: () => ({
      text: 'The main image has no src: only a script that waits for scrolling can load it.',
      fix: 'Put the address into src or srcset; loading="lazy" does the waiting.',
    }),
    unsized: (count: number) => ({
      text: `${amount(count, 'image')} ${agree(count, 'has', 'have')} no reserved space: the text around ${agree(count, 'it', 'them')} jumps when ${agree(count, 'it arrives', 'they arrive')}.`,
      fix: 'Give them width and height attributes, or one of them with an aspect-ratio in CSS.',
    }),
    oversized: (count: number) => ({
      text: `${amount(count, 'image')} of more than 100 kB ${agree(count, 'is', 'are')} delivered with over 4 times the pixels that are shown (our heuristic).`,
      fix: 'Serve smaller versions through srcset and sizes.',
    }),
    sourceless: (count: number, total: number) => ({
      text: `${count} of ${amount(total, 'image')} (${percent(count / total)}) ${agree(count, 'has', 'have')} no src or srcset even now, only a data attribute for a script.`,
      fix: 'Put the address into src or srcset; loading="lazy" does the waiting.',
    }),
    heroBackground: () => ({
      text: 'The largest picture of the first screen is a CSS background, which image search does not index.',
      fix: 'Use an img element when the picture is content.',
    }),
    bytesHidden: (count: number) => ({
      text: `The size in bytes of ${amount(count, 'image')} with many more pixels than shown is hidden by ${agree(count, 'its', 'their')} server.`,
      fix: 'Send Timing-Allow-Origin, if you want it measured.',
    }),
    roomUnknown: (count: number) => ({
      text: `This browser does not tell whether styles reserve space for ${amount(count, 'image')} without width and height attributes.`,
      fix: '',
    }),
    capped: readOnly('image'),
    lcpUnknown: () => ({ text: 'Which image is the largest of the first screen was not recorded on this visit.', fix: '' }),
  },
  judge({ images, page, vitals }, { m, limits, missing }) {
    const pictures = images.items.filter(isPicture);
    const backgrounds = images.items.filter(({ kind }) => kind === 'background');
    if (pictures.length + backgrounds.length === 0) return na(m.noImages());
    const findings: Finding[] = [];
    const notes: Finding[] = [];

    const lcp = lcpImage(pictures, vitals?.lcp ?? null);
    if (lcp?.loading === 'lazy') findings.push(fail(m.lazyLcp(), elements([imageRef(lcp)])));
    if (lcp && isUnsized(lcp)) findings.push(fail(m.unsizedLcp(), elements([imageRef(lcp)])));
    const main = mainImage(pictures);
    if (main?.dataSrc) findings.push(fail(m.scriptOnly(), elements([imageRef(main)])));

    const unsized = pictures.filter((image) => image !== lcp && isUnsized(image));
    if (unsized.length > 0) findings.push(warn(m.unsized(unsized.length), elements(unsized.map(imageRef))));
    const wasteful = pictures.filter((image) => pixelRatio(image, page.viewport.dpr) > limits.pixelRatio);
    const oversized = wasteful.filter(({ bytes }) => bytes !== null && bytes > limits.largeBytes);
    if (oversized.length > 0) {
      findings.push(warn(m.oversized(oversized.length), table(['Image', 'Shown', 'Delivered', 'kB'], oversized.map((image) => ({
        cells: [image.src, `${image.width} × ${image.height}`, `${image.naturalWidth} × ${image.naturalHeight}`, String(Math.round(image.bytes! / 1000))],
        at: image.selector,
      })))));
    }
    const hidden = wasteful.filter(({ bytes }) => bytes === null);
    if (hidden.length > 0) notes.push(note(m.bytesHidden(hidden.length), elements(hidden.map(imageRef))));
    const sourceless = pictures.filter(({ dataSrc }) => dataSrc);
    if (sourceless.length > pictures.length * limits.sourcelessShare) {
      findings.push(warn(m.sourceless(sourceless.length, pictures.length), elements(sourceless.map(imageRef))));
    }
    if (backgrounds.length > 0) findings.push(warn(m.heroBackground(), elements(backgrounds.map(imageRef))));
    if (images.total > images.items.length) notes.push(note(m.capped(images.items.length, images.total)));
    if (vitals && !vitals.lcp) notes.push(note(m.lcpUnknown()));

    const broken = pictures.filter(isBrokenImage);
    if (broken.length > 0) notes.push(note(m.broken(broken.length), elements(broken.map(imageRef))));

    const unknown = pictures.filter(isRoomUnknown);
    if (findings.length > 0) return verdict([...findings, ...notes, ...(unknown.length > 0 ? [note(m.roomUnknown(unknown.length), elements(unknown.map(imageRef)))] : [])]);
    if (unknown.length > 0) return unchecked('not-supported', m.roomUnknown(unknown.length).text, notes);
    if (!vitals) {
      const { reason, detail } = missing('vitals');
      return unchecked(reason, detail, notes);
    }
    const loaded = pictures.filter(isLoaded);
    const awaited = pictures.filter(({ complete }) => !complete);
    if (loaded.length + awaited.length === 0) return unchecked('refused', 'No image loaded on this visit, so how they are delivered could not be checked.', notes);
    return verdict([pass(loaded.length > 0 ? m.delivered(loaded.length) : m.awaited(awaited.length)), ...notes]);
  },
});

/** The main image, where that is certain: the largest content image of the first screen, or the only one of the main content. Decoration is none. */
function mainImage(pictures: readonly ImageFact[]): ImageFact | undefined {
  const content = pictures.filter((image) => image.main && !image.decorative);
  return largest(content.filter(({ firstScreen }) => firstScreen)) ?? (content.length === 1 ? content[0] : undefined);
}

const largest = (images: readonly ImageFact[]) =>
  images.reduce<ImageFact | undefined>((best, image) => (best && best.width * best.height >= image.width * image.height ? best : image), undefined);
