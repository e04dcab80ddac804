import { elementsEvidence, tableEvidence, type TableRow } from '../core/evidence.ts';
import type { ImageFact } from '../core/facts.ts';
import { defineSignal } from '../core/signal.ts';
import { fail, na, note, pass, uncheckedAs, verdict, warn, type Finding } from '../core/verdict.ts';
import { imageRef } from '../core/element-refs.ts';
import {
  deriveAltState,
  deriveImageName,
  isAltFileName,
  isJudgedImage,
  isLogoOrAvatarImage,
  isImageUnmeasured,
  isLinkToAnotherPage,
  deriveNamelessLinks,
  deriveMeaninglessAlts,
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
    { title: 'Our heuristic: sizes, shares and lengths', url: '', checked: '2026-11-21', mark: 'heuristic' },
  ],
  scope: ['D'],
  weight: 3,
  tools: ['image-inventory'],
  needs: ['images', 'page'],
  uses: ['links'],
  limits: {
    smallestPixels: smallestImage,
    failShare: 0.1,
    failCount: 3,
    mostShare: 0.5,
    longestAlt: 250,
    sameAlt: 3,
    fewShare: 0.1,
    slight: 0.9,
  },
  heuristics: ['tooLong'],
  judge({ images, page, links }, { m, w, limits }) {
    const capped = images.total > images.items.length ? [note(m.capped({ read: images.items.length, total: images.total }))] : [];
    const large = images.items.filter((image) => isJudgedImage(image, limits.smallestPixels));
    if (large.length === 0) {
      if (capped.length > 0) return uncheckedAs('not-supported', m.capped({ read: images.items.length, total: images.total }));
      const small = images.items.filter(({ kind }) => kind !== 'background').length;
      return na(small > 0 ? m.onlySmall({ count: small, smallestPixels: limits.smallestPixels }) : m.noImages());
    }
    const counted = links ? deriveNamelessLinks(links.items, page.url) : new Set<string>();
    const shared = new Set(
      large.filter((image) => deriveAltState(image) === 'nameless-link' && image.link !== undefined && counted.has(image.link)),
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
      (image) => deriveAltState(image) === 'nameless-link' && (image.link === undefined || !actions.has(image.link)),
    );
    if (nameless.length > 0) findings.push(fail(m.namelessLink({ count: nameless.length }), elementsEvidence(nameless.map(imageRef))));
    if (nameless.length === 0 && judged.every(isLogoOrAvatarImage)) return na(m.onlySigns({ count: judged.length }), notes);
    const missing = content.filter((image) => !deriveImageName(image) && !image.decorative);
    if (missing.length > 0) {
      // An inline drawing may be decoration without the markup for it; an img without alt never is.
      const certain = missing.filter(({ kind }) => kind !== 'svg').length;
      const share = certain / judged.length;
      const say =
        share > limits.failShare &&
        (certain >= limits.failCount || (share >= limits.mostShare && (certain > 1 || missing.length === judged.length)))
          ? fail
          : warn;
      findings.push(
        say(
          m.missing({ count: missing.length, total: judged.length, drawn: missing.filter(({ kind }) => kind === 'svg').length }),
          elementsEvidence(missing.map(imageRef)),
        ),
      );
    }
    const named = content.filter(({ alt }) => alt?.trim());
    const files = named.filter(isAltFileName);
    if (files.length > 0) findings.push(warn(m.fileNames({ count: files.length }), elementsEvidence(files.map(imageRef))));
    const silent = deriveMeaninglessAlts(named);
    if (silent.length > 0)
      findings.push(warn(m.saysNothing({ count: silent.length, example: silent[0]!.alt!.trim() }), elementsEvidence(silent.map(imageRef))));
    const long = named.filter(({ alt }) => [...alt!.trim()].length > limits.longestAlt);
    if (long.length > 0)
      findings.push(warn(m.tooLong({ count: long.length, longestAlt: limits.longestAlt }), elementsEvidence(long.map(imageRef))));
    // Avatars and icons may share a text. An image that has not loaded may be one of these.
    const repeated = repeatedAlts(
      named.filter((image) => !isImageUnmeasured(image) && !silent.includes(image)),
      limits.sameAlt,
    );
    if (repeated.length > 0)
      findings.push(
        warn(
          m.repeated({ count: repeated.length, sameAlt: limits.sameAlt }),
          tableEvidence([w.text(), w.images()], repeated.map(repeatedRow)),
        ),
      );

    if (findings.length === 0)
      findings.push(pass(content.length === 0 ? m.onlyDecoration({ count: judged.length }) : m.described({ count: content.length })));
    // One image that a forum member uploaded is no reason to start with images.
    const slight = findings.length === 1 && files.length > 0 && files.length <= judged.length * limits.fewShare;
    return verdict([...findings, ...notes], { value: missing.length, ...(slight && { score: limits.slight }) });
  },
});

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
