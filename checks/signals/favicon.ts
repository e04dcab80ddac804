import { elementsEvidence, listEvidence, tableEvidence, type Evidence } from '../core/evidence.ts';
import type { LinkTag } from '../core/facts/head.ts';
import type { PictureProbe } from '../core/facts/probes.ts';
import { defineSignal, type Words } from '../core/signal.ts';
import { fail, note, pass, unchecked, uncheckedAs, verdict, warn, type Finding } from '../core/verdict.ts';
import { linkTagRef } from '../core/element-refs.ts';
import { parseUrl } from '../parse/urls.ts';
import { isSuccess } from '../core/helpers/is-success.ts';
import { isIconLink } from '../derive/head/icon-links.ts';

/** Placeholder icons that keep browsers from requesting one: an empty data URL, or a PNG signature without data. */
const isOff = ({ href }: LinkTag) => /^data:[^,]*(?:,(?:iVBORw0KGgo)?=*)?$/i.test(href.trim());

export default defineSignal({
  id: 'favicon',
  group: 'head',
  sources: [
    {
      title: 'Google, Define a favicon to show in search results',
      url: 'https://developers.google.com/search/docs/appearance/favicon-in-search',
      checked: '2026-11-21',
      mark: 'primary',
    },
  ],
  scope: ['D', 'N'],
  weight: 1,
  tools: ['favicon-sitename'],
  needs: ['page', 'head'],
  uses: ['icons'],
  limits: { smallest: 8, recommended: 48, squareTolerance: 1 },
  judge({ page, head, icons }, { m, w, limits, missing }) {
    const links = head.links.filter(isIconLink);
    const declared = links.filter((link) => !isOff(link));
    if (declared.length === 0 && links.length > 0) return verdict([warn(m.turnedOff(), elementsEvidence(links.map(linkTagRef)))]);
    if (declared.length === 0) {
      // A data: URL cannot have /favicon.ico.
      const byDefault = parseUrl('/favicon.ico', page.url)?.href;
      return verdict([byDefault ? warn(m.defaultOnly(), listEvidence([byDefault])) : warn(m.defaultOnly())]);
    }
    const at = elementsEvidence(declared.map(linkTagRef));
    const fetched = declared.filter(({ href }) => !/^\s*data:/i.test(href));
    if (fetched.length === 0) return verdict([pass(m.inline(), at)]);

    if (!icons) {
      const sizes = declared.flatMap(declaredSizes);
      const judged = sizes.length === 0 ? null : judgeSizes(sizes, at);
      // An icon without a declared size may be large enough.
      if (!judged || (judged.status !== 'pass' && declared.some((link) => declaredSizes(link).length === 0)))
        return unchecked(missing('icons'));
      return verdict([judged, note(m.fromDeclaration())]);
    }

    const pictureTable = (pictures: readonly PictureProbe[]) => tableOf(pictures, w);
    const broken = icons.pictures
      .filter(isBroken)
      .map((picture) => fail(m.broken({ url: picture.url, answer: { status: picture.status, type: picture.contentType } }), at));
    const blocked = icons.robotsTxtAllowed === false ? [fail(m.blocked(), at)] : [];
    if (broken.length + blocked.length > 0) return verdict([...broken, ...blocked]);
    const loaded = icons.pictures.filter(({ status, robotsTxtAllowed }) => isSuccess(status) && robotsTxtAllowed !== false);
    const [seen, unread] = [loaded.filter(hasSize), loaded.filter((picture) => !hasSize(picture))];
    const blockedIcons = icons.pictures.filter(({ robotsTxtAllowed }) => robotsTxtAllowed === false);
    const notes = [
      ...(unread.length > 0 ? [note(m.unreadable({ count: unread.length }), pictureTable(unread))] : []),
      ...(blockedIcons.length > 0 ? [note(m.someBlocked({ count: blockedIcons.length }), pictureTable(blockedIcons))] : []),
    ];
    // Other programs may be able to read its format.
    if (seen.length === 0 && unread.length > 0) return uncheckedAs('not-supported', m.sizeUnread(), notes);
    if (seen.length === 0)
      return uncheckedAs('refused', m.unverified({ why: icons.pictures.find(({ reason }) => reason)?.reason ?? null }), notes);
    return verdict([judgeSizes(seen.map(sizeOf), pictureTable(icons.pictures)), ...notes]);

    /** The best icon decides, since search engines choose among all declared ones. */
    function judgeSizes(sizes: Size[], evidence: Evidence): Finding {
      const apart = ({ width, height }: Size) => Math.abs(width - height);
      const squares = sizes.filter((size) => apart(size) === 0).toSorted((a, b) => b.width - a.width);
      const best = squares[0];
      if (best && best.width >= limits.recommended) return pass(m.usable({ size: nameOf(best) }), evidence);
      const near = sizes.find((size) => apart(size) > 0 && apart(size) <= limits.squareTolerance && size.width >= limits.recommended);
      if (near) return warn(m.nearlySquare({ size: nameOf(near) }), evidence);
      if (best && best.width >= limits.smallest) return warn(m.small({ size: nameOf(best) }), evidence);
      if (best) return fail(m.tooSmall({ size: nameOf(best) }), evidence);
      const nearest = sizes.toSorted((a, b) => apart(a) - apart(b))[0]!;
      return apart(nearest) <= limits.squareTolerance
        ? warn(m.nearlySquare({ size: nameOf(nearest) }), evidence)
        : fail(m.notSquare({ size: nameOf(nearest) }), evidence);
    }
  },
});

/** In pixels. */
interface Size {
  width: number;
  height: number;
}
/** Vector images fit any size; a finite number keeps sizes comparable (infinity minus infinity is NaN). */
const vector: Size = { width: 1e6, height: 1e6 };
const nameOf = (size: Size): Size | null => (size.width === vector.width ? null : size);

/** Sizes from a declaration's sizes attribute or type; empty if neither has one. Pages also write sizes="any" for raster images. */
function declaredSizes({ sizes, type, href, url }: LinkTag): Size[] {
  if (/svg/i.test(type) || /\.svg(?:[?#]|$)/i.test(url ?? href) || /^\s*data:image\/svg/i.test(href)) return [vector];
  return sizes
    .toLowerCase()
    .split(/\s+/)
    .flatMap((size) => {
      const match = /^(\d{1,5})x(\d{1,5})$/.exec(size);
      return match ? [{ width: Number(match[1]), height: Number(match[2]) }] : [];
    });
}

const isSvg = ({ contentType }: PictureProbe) => /svg/i.test(contentType);
const sizeOf = (picture: PictureProbe): Size => (isSvg(picture) ? vector : { width: picture.width, height: picture.height });
const hasSize = (picture: PictureProbe) => isSvg(picture) || (picture.width > 0 && picture.height > 0);
/** Missing, failed on the server, or not an image. 401, 403 and 429 are about the visitor, not the file. */
const isBroken = (picture: PictureProbe) => {
  const { status, contentType, width } = picture;
  if (status >= 400) return ![401, 403, 407, 429].includes(status);
  return isSuccess(status) && width === 0 && !isSvg(picture) && !/^image\//i.test(contentType);
};

const tableOf = (pictures: readonly PictureProbe[], w: Words<'favicon'>): Evidence =>
  tableEvidence(
    [w.icon(), w.status(), w.type(), w.pixels()],
    pictures.map((picture) => ({
      cells: [picture.url, String(picture.status), picture.contentType, isSvg(picture) ? w.any() : `${picture.width} × ${picture.height}`],
    })),
  );
