import type { JSX } from 'preact';
import { isBrokenImage, isLoaded, isPicture, isRoomUnknown, isUnsized, lcpImage, pixelRatio, valueOf, type ImageFact } from '../../checks/index.ts';
import { DataTable } from '../data-table.tsx';
import { ShowButton } from '../evidence.tsx';
import { Absent, Chip, count, Cut, Part, size } from '../tool-parts.tsx';
import type { Column, ToolActions, ToolProps } from '../tool-props.ts';
import './media.css';

/** Image delivery: pixels delivered beside pixels shown. */
export default function ImageDelivery({ facts, act }: ToolProps): JSX.Element {
  const images = valueOf(facts, 'images');
  const vitals = valueOf(facts, 'vitals');
  const dpr = valueOf(facts, 'page')?.viewport.dpr ?? 1;
  if (!images) return <Absent facts={facts} name="images" />;
  if (images.items.length === 0) return <p class="empty">The page has no images.</p>;
  const pictures = images.items.filter(isPicture);
  const lcp = lcpImage(pictures, vitals?.lcp ?? null);
  // Images of one pixel count visits, and those that are not displayed are shown to nobody.
  const shown = images.items.filter((image) => pixelRatio(image, dpr) > 0 && image.width > 1 && image.height > 1 && !image.undisplayed);
  const largest = [...shown].sort((a, b) => pixelRatio(b, dpr) - pixelRatio(a, dpr)).slice(0, 12);
  const without = pictures.filter(({ dataSrc }) => dataSrc);
  return (
    <div class="stack loose">
      <Part title="Delivered and shown" note={`Each outline is what was delivered, the filled part what the page shows on this screen (${dpr} device pixels a CSS pixel). Images that are drawn small but delivered large cost the reader's time.`}>
        {largest.length === 0
          ? <p class="empty">No image of the page has both a size on the screen and pixels of its own.</p>
          : <ul class="stack">{largest.map((image, index) => <Pair key={index} image={image} dpr={dpr} lcp={image === lcp} act={act} />)}</ul>}
      </Part>
      <Part title="All images">
        <DataTable<ImageFact> name="delivered images" rows={images.items} total={images.total} columns={columnsFor(lcp)} at={({ selector }) => selector} act={act} empty="The page has no images." />
      </Part>
      {without.length > 0 && (
        <p><Chip kind="warn">{count(without.length, 'image')} without an address</Chip> Crawlers read src and srcset; a data-src that only a script reads shows them nothing.</p>
      )}
    </div>
  );
}

function Pair({ image, dpr, lcp, act }: { image: ImageFact; dpr: number; lcp: boolean; act: ToolActions }): JSX.Element {
  const factor = pixelRatio(image, dpr);
  const part = Math.min(1, 1 / Math.max(1, Math.sqrt(factor)));
  const words = factor > 1.05 ? `${factor.toFixed(1)} times the pixels it needs` : factor < 0.5 ? 'drawn larger than it is: it may look soft' : 'about the pixels it needs';
  return (
    <li class="t-pair">
      <span class="t-pair-box" aria-hidden="true"><i class={factor > 4 ? 'over' : ''} style={{ inlineSize: `${100 * part}%`, blockSize: `${100 * part}%` }} /></span>
      <div class="stack tight">
        <p><Cut text={image.alt || fileName(image.src)} max={90} /> {lcp && <Chip kind="info">LCP image</Chip>} {image.loading && <Chip kind={lcp && image.loading === 'lazy' ? 'bad' : 'muted'}>{image.loading}</Chip>}</p>
        <p class="muted small">{image.naturalWidth} × {image.naturalHeight} delivered, {Math.round(image.width)} × {Math.round(image.height)} shown: {words}{image.bytes === null ? '' : `, ${size(image.bytes)}`}</p>
      </div>
      <ShowButton selector={image.selector} name={image.alt || image.src} act={act} />
    </li>
  );
}
const fileName = (src: string) => /([^/?#]+)(?:[?#]|$)/.exec(src)?.[1] ?? src;

const others = { svg: 'drawn in the page', background: 'a CSS background' } as const;
function deliveredOf(image: ImageFact): string {
  if (image.naturalWidth > 0) return `${image.naturalWidth} × ${image.naturalHeight}`;
  if (image.kind === 'svg' || image.kind === 'background') return others[image.kind];
  if (isLoaded(image)) return 'loaded, without a size of its own';
  if (image.dataSrc) return 'not loaded: no src';
  if (!image.complete) return 'not loaded yet';
  return isBrokenImage(image) ? 'did not load' : 'not loaded';
}

const columnsFor = (lcp: ImageFact | undefined): readonly Column<ImageFact>[] => [
  { id: 'src', title: 'Image', wide: true, value: ({ src, kind }) => src || `(${kind})`, cell: ({ src, kind }) => <Cut text={src || `(${kind})`} max={120} /> },
  { id: 'shown', title: 'Shown', value: ({ width, height }) => `${Math.round(width)} × ${Math.round(height)}` },
  { id: 'delivered', title: 'Delivered', value: deliveredOf },
  { id: 'bytes', title: 'Bytes', numeric: true, value: ({ bytes }) => bytes, cell: ({ bytes }) => (bytes === null ? 'hidden' : size(bytes)) },
  {
    id: 'loading', title: 'Loading', value: (image) => (isPicture(image) ? `${image.loading || 'eager by default'}${image === lcp ? ', LCP image' : ''}` : '–'),
  },
  {
    id: 'room', title: 'Room reserved', value: (image) => (image.sized ? 'yes' : isUnsized(image) ? 'no' : isRoomUnknown(image) ? 'not known' : 'not needed'),
    cell: (image) => (isUnsized(image) ? <Chip kind="warn">no: content may jump</Chip>
      : isRoomUnknown(image) ? <span class="muted">not known in this browser</span>
      : <Chip kind="good">{image.sized ? 'yes' : 'not needed'}</Chip>),
  },
];
