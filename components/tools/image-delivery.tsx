import type { JSX } from 'preact';
import { valueOf, type ImageFact } from '../../checks/index.ts';
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
  const lcp = vitals?.lcp?.url ?? null;
  const shown = images.items.filter(({ naturalWidth, width }) => naturalWidth > 0 && width > 0);
  const largest = [...shown].sort((a, b) => wasteOf(b, dpr) - wasteOf(a, dpr)).slice(0, 12);
  const without = images.items.filter(({ url }) => url === null);
  return (
    <div class="stack loose">
      <Part title="Delivered and shown" note={`Each outline is what was delivered, the filled part what the page shows on this screen (${dpr} device pixels a CSS pixel). Images that are drawn small but delivered large cost the reader's time.`}>
        {largest.length === 0
          ? <p class="empty">No image of the page has both a size on the screen and pixels of its own.</p>
          : <ul class="stack">{largest.map((image, index) => <Pair key={index} image={image} dpr={dpr} lcp={image.url === lcp && lcp !== null} act={act} />)}</ul>}
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

/** Delivered pixels for each pixel that the screen can show. */
const wasteOf = ({ naturalWidth, naturalHeight, width, height }: ImageFact, dpr: number) =>
  (naturalWidth * naturalHeight) / Math.max(1, width * height * dpr * dpr);

function Pair({ image, dpr, lcp, act }: { image: ImageFact; dpr: number; lcp: boolean; act: ToolActions }): JSX.Element {
  const factor = wasteOf(image, dpr);
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

const columnsFor = (lcp: string | null): readonly Column<ImageFact>[] => [
  { id: 'src', title: 'Image', wide: true, value: ({ src, kind }) => src || `(${kind})`, cell: ({ src, kind }) => <Cut text={src || `(${kind})`} max={120} /> },
  { id: 'shown', title: 'Shown', value: ({ width, height }) => `${Math.round(width)} × ${Math.round(height)}` },
  { id: 'delivered', title: 'Delivered', value: ({ naturalWidth, naturalHeight }) => (naturalWidth > 0 ? `${naturalWidth} × ${naturalHeight}` : 'not loaded') },
  { id: 'bytes', title: 'Bytes', numeric: true, value: ({ bytes }) => bytes, cell: ({ bytes }) => (bytes === null ? 'hidden' : size(bytes)) },
  {
    id: 'loading', title: 'Loading', value: ({ loading, url }) => `${loading || 'eager by default'}${lcp !== null && url === lcp ? ', LCP image' : ''}`,
  },
  {
    id: 'room', title: 'Room reserved', value: ({ sized }) => (sized ? 'yes' : 'no'),
    cell: ({ sized, inFlow }) => (sized || !inFlow ? <Chip kind="good">{sized ? 'yes' : 'not needed'}</Chip> : <Chip kind="warn">no: content may jump</Chip>),
  },
];
