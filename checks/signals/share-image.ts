import { elementsEvidence, measuredEvidence, valueEvidence } from '../core/evidence.ts';
import type { HeadFact, MetaTag } from '../core/facts.ts';
import { defineSignal } from '../core/signal.ts';
import { fail, na, note, pass, unchecked, uncheckedAs, verdict, warn, type Finding } from '../core/verdict.ts';
import { metaRef } from '../core/element-refs.ts';
import { imageNames, isVectorImage, deriveShareTags } from '../derive/head/share-tags.ts';
import { isHttpUrl, parseUrl } from '../parse/urls.ts';
const declared = (tag: { content: string } | null): number =>
  tag && /^\d{1,5}(?:px)?$/.test(tag.content) ? Number.parseInt(tag.content, 10) : 0;
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
  ],
  scope: ['N'],
  weight: 1,
  tools: ['social-preview'],
  needs: ['head', 'page'],
  uses: ['shareImage'],
  limits: { leastSide: 200, smallWidth: 600, goodWidth: 1200, ratio: 1.91, ratioTolerance: 0.1, bytes: 5_000_000 },
  judge({ head, page, shareImage }, { m, w, limits, missing }) {
    const tags = deriveShareTags(head);
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
    if (!tags.first('og:image:alt', 'twitter:image:alt')) advice.push(note(m.noAlt()));

    if (!picture) {
      const [width, height] = [declared(tags.first('og:image:width')), declared(tags.first('og:image:height'))];
      if (width && height && width < limits.goodWidth) notes.push(note(m.declaredSmall({ width, height, goodWidth: limits.goodWidth })));
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
