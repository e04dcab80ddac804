import { elementsEvidence, measuredEvidence, valueEvidence } from '../core/evidence.ts';
import type { AboutFact, PageType } from '../core/facts/about.ts';
import type { HeadFact, MetaTag } from '../core/facts/head.ts';
import { defineSignal, type Says } from '../core/signal.ts';
import { fail, na, note, pass, unchecked, uncheckedAs, verdict, warn, type CodedMessage, type Finding } from '../core/verdict.ts';
import { metaRef } from '../core/element-refs.ts';
import { imageNames, isVectorImage, readShareTags } from '../derive/head/share-tags.ts';
import { isPictureOfAnotherPage, findShareablePictures, findSitePicture, pictureSizeInUrl } from '../derive/head/share-picture.ts';
import { isHttpUrl, parseUrl } from '../parse/urls.ts';

const declared = (tag: { content: string } | null): number =>
  tag && /^\d{1,5}(?:px)?$/.test(tag.content) ? Number.parseInt(tag.content, 10) : 0;
/** Kinds of pages whose own pictures are what people want to see; on others, a picture for the whole site is usual. */
const withOwnPictures: ReadonlySet<PageType> = new Set<PageType>(['article', 'product', 'listing']);
/** Whether the image also has an https URL: an og:image:secure_url before the next image. */
function hasSecureAddress({ metas }: HeadFact, image: MetaTag): boolean {
  for (const tag of metas.slice(metas.indexOf(image) + 1)) {
    const name = tag.property || tag.name;
    if (name === 'og:image' || name === 'og:image:url') return false;
    if (name === 'og:image:secure_url') return parseUrl(tag.content.trim())?.protocol === 'https:';
  }
  return false;
}

export default defineSignal({
  id: 'share-image',
  group: 'sharing',
  sources: [
    {
      title: 'X, Cards markup tag reference',
      url: 'https://developer.x.com/en/docs/x-for-websites/cards/overview/markup',
      checked: '2026-11-21',
      mark: 'primary',
    },
    {
      title: 'Meta, Images in link shares',
      url: 'https://developers.facebook.com/docs/sharing/webmasters/images/',
      checked: '2026-11-21',
      mark: 'secondary',
    },
    { title: 'The Open Graph protocol', url: 'https://ogp.me/', checked: '2026-11-21', mark: 'primary' },
    { url: '', checked: '2026-11-27', mark: 'heuristic' },
  ],
  scope: ['N'],
  weight: 1,
  tools: ['social-preview'],
  needs: ['head', 'page'],
  uses: ['shareImage', 'images', 'links', 'structuredData', 'about'],
  heuristics: ['siteWide', 'anotherSubject'],
  limits: { leastSide: 200, smallWidth: 600, smallHeight: 315, goodWidth: 1200, ratio: 1.91, ratioTolerance: 0.1, bytes: 5_000_000 },
  judge({ head, page, shareImage, images, links, structuredData, about }, { m, w, limits, missing, pageType }) {
    const tags = readShareTags(head);
    const image = tags.first(...imageNames);
    if (!image) return na(m.none());
    const at = elementsEvidence([metaRef(image.tag)]);
    const url = parseUrl(image.content, page.baseUrl);
    if (!url || !isHttpUrl(url)) return verdict([fail(m.unusable({ address: image.content.slice(0, 200) }), at)]);

    const findings: Finding[] = [];
    const notes: Finding[] = [];
    // Hardly any page has one, and readers of the page lose nothing.
    const advice: Finding[] = [];
    if (!parseUrl(image.content)) findings.push(warn(m.relative(), at));
    if (url.protocol === 'http:' && !hasSecureAddress(head, image.tag)) findings.push(warn(m.insecure(), at));
    const picture = shareImage?.picture;
    const isVector = isVectorImage(url.href, picture?.contentType);
    if (isVector) findings.push(warn(m.vector(), at));
    const ofAnother = pictureOfAnother(url.href, pageType, { page, images, links, structuredData, head, about }, m);
    if (ofAnother) findings.push(warn(ofAnother, at));
    if (!tags.first('og:image:alt', 'twitter:image:alt')) advice.push(note(m.noAlt()));

    if (!picture) {
      const { smallWidth, smallHeight, goodWidth } = limits;
      const [width, height] = [declared(tags.first('og:image:width')), declared(tags.first('og:image:height'))];
      const isDeclared = width > 0 && height > 0;
      const declaredSize = isDeclared ? { width, height } : pictureSizeInUrl(url.href, pageType);
      if (declaredSize && (declaredSize.width > 0 ? declaredSize.width < smallWidth : declaredSize.height < smallHeight))
        findings.push(warn(m.saidSmall({ ...declaredSize, smallWidth }), at));
      else if (isDeclared && width < goodWidth) notes.push(note(m.declaredSmall({ width, height, goodWidth })));
      return findings.length > 0 ? verdict([...findings, ...notes, ...advice]) : unchecked(missing('shareImage'), [...notes, ...advice]);
    }
    const { class: kind, status, contentType, bytes, width, height, reason } = picture;
    if (kind === 'broken')
      return verdict([fail(status > 0 ? m.notFound({ status }) : m.unreachable({ why: reason }), at), ...findings, ...advice]);
    // A server may reject unknown clients, but not the crawlers of the networks.
    if (kind === 'unverified' || kind === 'skipped') {
      const unverifiedNote = m.unverified({ why: reason });
      return findings.length > 0 ? verdict([...findings, note(unverifiedNote), ...advice]) : uncheckedAs('refused', unverifiedNote, advice);
    }
    if (!/^image\//i.test(contentType))
      return verdict([
        fail(
          m.notImage({ type: contentType.split(';')[0]!.trim().slice(0, 60) }),
          valueEvidence('Content-Type', contentType.slice(0, 200)),
        ),
        ...findings,
        ...advice,
      ]);
    if (bytes >= limits.bytes)
      findings.push(warn(m.heavy({ size: bytes, bytes: limits.bytes }), measuredEvidence(bytes, limits.bytes, w.bytes())));
    if (isVector) return verdict([...findings, ...advice]);
    if (width === 0 || height === 0) notes.push(note(m.unmeasured()));
    else if (width < limits.leastSide || height < limits.leastSide)
      findings.push(
        fail(m.tooSmall({ width, height, leastSide: limits.leastSide }), measuredEvidence(Math.min(width, height), limits.leastSide, 'px')),
      );
    else {
      if (width < limits.goodWidth)
        findings.push(
          warn(
            width < limits.smallWidth ? m.thumbnail({ width, height, smallWidth: limits.smallWidth }) : m.small({ width, height }),
            measuredEvidence(width, limits.goodWidth, 'px'),
          ),
        );
      const ratio = width / height;
      if (Math.abs(ratio - limits.ratio) > limits.ratio * limits.ratioTolerance)
        findings.push(
          warn(m.ratio({ width, height, ratio: limits.ratio }), measuredEvidence(Math.round(ratio * 100) / 100, limits.ratio, ': 1')),
        );
    }
    if (findings.length > 0) return verdict([...findings, ...notes, ...advice], { value: `${width} × ${height}` });
    return notes.length > 0
      ? uncheckedAs('not-supported', m.sizeUnread(), [...notes, ...advice])
      : verdict([pass(m.works({ width, height }), measuredEvidence(width, limits.goodWidth, 'px')), ...advice], {
          value: `${width} × ${height}`,
        });
  },
});

type SubjectFacts = Parameters<typeof findSitePicture>[1] & { head: HeadFact; about: AboutFact | undefined };
/** Says that the image belongs to the whole site, or to another product, on a page with pictures of its own; null if not. */
function pictureOfAnother(url: string, pageType: PageType, facts: SubjectFacts, m: Says<'share-image'>): CodedMessage | null {
  const pagePictures = withOwnPictures.has(pageType) ? findShareablePictures(facts) : [];
  if (pagePictures.length === 0) return null;
  const kind = findSitePicture(url, facts);
  if (kind !== null) return m.siteWide({ kind });
  const { page, head, about } = facts;
  const subject = [head.titles[0]?.text ?? '', about?.headline ?? '', parseUrl(page.url)?.pathname ?? ''];
  const siteNames = [about?.publisher?.name ?? '', readShareTags(head).first('og:site_name')?.content ?? ''];
  return pageType === 'product' && isPictureOfAnotherPage(url, pagePictures, subject, siteNames) ? m.anotherSubject() : null;
}
