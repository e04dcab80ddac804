import { elements, table, type Evidence } from '../core/evidence.ts';
import type { ImageFact } from '../core/facts.ts';
import { defineSignal } from '../core/signal.ts';
import { fail, na, note, pass, unchecked, verdict, warn, type Finding } from '../core/verdict.ts';
import { agree, amount, percent, readOnly } from '../core/wording.ts';
import { imageRef } from '../core/element-refs.ts';
import { altStateOf, imageName, isJudgedImage, isUnmeasured, namelessLinks, smallestImage } from '../derive/images.ts';

/** A name only a camera, an editor or an export would give: IMG_1234, DSC00012, Screenshot 2026-01-01, or anything with an image extension. */
const fileName = /^[^\s]*\.(?:avif|bmp|gif|ico|jpe?g|jfif|png|svg|tiff?|webp)$|^(?:img|dsc[nf]?|pxl|mvimg|wp|p)[-_ ]?\d{3,}(?:[-_]\d+)*$/i;

export default defineSignal({
  id: 'image-alt',
  title: 'Images have alternative text',
  group: 'images',
  why: 'Alternative text is what people who cannot see an image, search engines and language models read instead of it. Decoration is right with an empty alt.',
  sources: [
    { title: 'HTML Standard, Requirements for providing text to act as an alternative for images', url: 'https://html.spec.whatwg.org/multipage/images.html#alt', checked: '2026-11-21', mark: 'general' },
    { title: 'WCAG 2.2, Success Criterion 1.1.1 Non-text Content', url: 'https://www.w3.org/TR/WCAG22/#non-text-content', checked: '2026-11-21', mark: 'general' },
    { title: 'Lighthouse, image-alt', url: 'https://github.com/GoogleChrome/lighthouse/blob/main/core/audits/accessibility/image-alt.js', checked: '2026-11-21', mark: 'primary' },
    { title: 'Our heuristic: sizes, shares and lengths', url: '', checked: '2026-11-21', mark: 'heuristic' },
  ],
  scope: ['D'],
  weight: 3,
  tools: ['image-inventory'],
  needs: ['images', 'page'],
  uses: ['links'],
  limits: { smallestPixels: smallestImage, failShare: 0.1, longestAlt: 250, sameAlt: 3 },
  messages: {
    described: (count: number) => ({ text: `${agree(count, 'The one content image has', `All ${count} content images have`)} alternative text.`, fix: '' }),
    onlyDecoration: (count: number) => ({ text: `${agree(count, 'The one image is', `All ${count} images are`)} marked as decoration.`, fix: '' }),
    noImages: () => ({ text: 'Does not apply: the page has no images.', fix: '' }),
    onlySmall: (count: number) => ({ text: `Does not apply: ${agree(count, 'the one image of the page is', `all ${count} images of the page are`)} smaller than 25 pixels or not displayed.`, fix: '' }),
    onlyLinks: () => ({ text: 'Does not apply: the only images are all that links without a name have, which the verdict on link texts counts.', fix: '' }),
    inLinks: (count: number) => ({
      text: `${amount(count, 'image')} without text ${agree(count, 'is', 'are')} all that a link has: counted once, as links without a name, in the verdict on link texts.`,
      fix: '',
    }),
    capped: readOnly('image'),
    missing: (count: number, total: number, drawn: number) => ({
      text: `${count} of ${amount(total, 'image')} (${percent(count / total)}) ${agree(count, 'has', 'have')} no alternative text.`,
      fix: [
        ...(count > drawn ? ['Say in the alt attribute what the image shows; write alt="" for decoration.'] : []),
        ...(drawn > 0 ? ['Name an svg by a title element in it or an aria-label; write aria-hidden="true" for decoration.'] : []),
      ].join(' '),
    }),
    namelessLink: (count: number) => ({
      text: `${amount(count, 'link')} ${agree(count, 'consists', 'consist')} of an image without alternative text only: ${agree(count, 'it says', 'they say')} nothing about the target.`,
      fix: 'Let the alt of an image that is a link say where the link leads.',
    }),
    fileNames: (count: number) => ({
      text: `${amount(count, 'alternative text')} ${agree(count, 'is a file name', 'are file names')}.`,
      fix: 'Describe the image instead of naming its file.',
    }),
    tooLong: (count: number) => ({
      text: `${amount(count, 'alternative text')} ${agree(count, 'is', 'are')} longer than 250 characters (our heuristic).`,
      fix: 'Keep the alt to what matters, and put the rest into a caption or the text.',
    }),
    repeated: (count: number) => ({
      text: `${amount(count, 'alternative text')} ${agree(count, 'is', 'are')} used for 3 or more different images.`,
      fix: 'Say what is different in each image.',
    }),
  },
  judge({ images, page, links }, { m, limits }) {
    const capped = images.total > images.items.length ? [note(m.capped(images.items.length, images.total))] : [];
    const large = images.items.filter((image) => isJudgedImage(image, limits.smallestPixels));
    if (large.length === 0) {
      if (capped.length > 0) return unchecked('not-supported', m.capped(images.items.length, images.total).text);
      const small = images.items.filter(({ kind }) => kind !== 'background').length;
      return na(small > 0 ? m.onlySmall(small) : m.noImages());
    }
    const counted = links ? namelessLinks(links.items, page.url) : new Set<string>();
    const shared = new Set(large.filter((image) => altStateOf(image) === 'nameless-link' && image.link !== undefined && counted.has(image.link)));
    const notes = [...(shared.size > 0 ? [note(m.inLinks(shared.size), elements([...shared].map(imageRef)))] : []), ...capped];
    const judged = large.filter((image) => !shared.has(image));
    if (judged.length === 0) return na(m.onlyLinks(), notes);
    const content = judged.filter(({ decorative, soleLinkContent }) => !decorative || soleLinkContent);
    const findings: Finding[] = [];

    const nameless = content.filter((image) => altStateOf(image) === 'nameless-link');
    if (nameless.length > 0) findings.push(fail(m.namelessLink(nameless.length), elements(nameless.map(imageRef))));
    const missing = content.filter((image) => !imageName(image) && !image.decorative);
    if (missing.length > 0) {
      const say = missing.length / judged.length > limits.failShare ? fail : warn;
      findings.push(say(m.missing(missing.length, judged.length, missing.filter(({ kind }) => kind === 'svg').length), elements(missing.map(imageRef))));
    }
    const named = content.filter(({ alt }) => alt?.trim());
    const files = named.filter(({ alt }) => fileName.test(alt!.trim()));
    if (files.length > 0) findings.push(warn(m.fileNames(files.length), elements(files.map(imageRef))));
    const long = named.filter(({ alt }) => [...alt!.trim()].length > limits.longestAlt);
    if (long.length > 0) findings.push(warn(m.tooLong(long.length), elements(long.map(imageRef))));
    // Avatars and icons may share a text: of an image that has not come, nobody knows whether it is one.
    const repeated = repeatedAlts(named.filter((image) => !isUnmeasured(image)), limits.sameAlt);
    if (repeated.length > 0) findings.push(warn(m.repeated(repeated.length), repeatedTable(repeated)));

    if (findings.length === 0) findings.push(pass(content.length === 0 ? m.onlyDecoration(judged.length) : m.described(content.length)));
    return verdict([...findings, ...notes], { value: missing.length });
  },
});

/** Alternative texts that stand at several different images. */
function repeatedAlts(images: readonly ImageFact[], least: number): { alt: string; images: ImageFact[] }[] {
  const groups = new Map<string, Map<string, ImageFact>>();
  for (const image of images) {
    const alt = image.alt!.trim();
    const group = groups.get(alt) ?? new Map<string, ImageFact>();
    groups.set(alt, group.set(image.url ?? image.src, image));
  }
  return [...groups].filter(([, group]) => group.size >= least).map(([alt, group]) => ({ alt, images: [...group.values()] }));
}

function repeatedTable(repeated: { alt: string; images: ImageFact[] }[]): Evidence {
  return table(['Alternative text', 'Images'], repeated.map(({ alt, images }) => ({ cells: [alt, String(images.length)], at: images[0]!.selector })));
}
