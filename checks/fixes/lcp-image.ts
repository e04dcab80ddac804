import { imageRef } from '../core/element-refs.ts';
import { isFileImage, findLcpImage } from '../derive/images.ts';
import { pageFix, type FixKind } from './fix.ts';

/** The largest image of the first screen, loaded at once instead of lazily. */
export const lcpImageFix: FixKind = {
  id: 'lcp-image',
  signals: ['image-delivery'],
  make({ images, vitals }) {
    const lcp = findLcpImage((images?.items ?? []).filter(isFileImage), vitals?.lcp ?? null);
    if (lcp?.loading !== 'lazy') return null;
    return pageFix(lcpImageFix, {
      place: 'img-tag',
      language: 'html',
      text: 'loading="eager" fetchpriority="high"',
      replaces: [imageRef(lcp)],
      change: { kind: 'images', alts: {}, eager: lcp.selector },
    });
  },
};
