import type { JSX } from 'preact';
import {
  isBroken,
  isLoaded,
  isFileImage,
  isSpaceUnknown,
  isUnsized,
  needsScriptToLoad,
  findLcpImage,
  imagePixelRatio,
} from '../../../checks/derive/images.ts';
import { factValueOf } from '../../../checks/core/fact-value.ts';
import type { ImageFact } from '../../../checks/core/facts/links-and-images.ts';
import { DataTable } from '../../tables/data-table.tsx';
import { ShowButton } from '../../findings/evidence.tsx';
import { imageFileName } from '../../parts/pictures.tsx';
import { ProseText } from '../../findings/prose.tsx';
import { AbsentFactNote, StatusChip, CutText, TableUrl, Part } from '../../tool/parts.tsx';
import type { Column, ToolActions, ToolProps } from '../../tool/props.ts';
import { usePart } from '../../use-locale.ts';
import type { Parts } from '../../../words/locale.ts';
import '../media.css';

type ViewWords = Parts['image-delivery'];
const useViewWords = (): ViewWords => usePart('image-delivery');

/** Image delivery: delivered pixels and displayed pixels. */
export default function View({ facts, act }: ToolProps): JSX.Element {
  const words = useViewWords();
  const images = factValueOf(facts, 'images');
  const vitals = factValueOf(facts, 'vitals');
  const dpr = factValueOf(facts, 'page')?.viewport.dpr ?? 1;
  if (!images) return <AbsentFactNote facts={facts} name="images" />;
  // Inline SVGs arrive with the HTML: there is no file whose size, loading or space could be judged.
  const files = images.items.filter(({ kind }) => kind !== 'svg');
  if (files.length === 0) return <p class="empty">{words.none}</p>;
  const pictures = images.items.filter(isFileImage);
  const lcp = findLcpImage(pictures, vitals?.lcp ?? null);
  // One-pixel images count visits, and nobody sees images that are not displayed.
  const shown = images.items.filter(
    (image) => imagePixelRatio(image, dpr) > 0 && image.width > 1 && image.height > 1 && !image.undisplayed,
  );
  const largest = [...shown].sort((a, b) => imagePixelRatio(b, dpr) - imagePixelRatio(a, dpr)).slice(0, 12);
  const without = pictures.filter(needsScriptToLoad);
  return (
    <div class="stack loose">
      <Part title={words.pairs.title} note={words.pairs.note({ ratio: dpr })}>
        {largest.length === 0 ? (
          <p class="empty">{words.pairs.none}</p>
        ) : (
          <ul class="stack">
            {largest.map((image, index) => (
              <Pair key={index} image={image} dpr={dpr} lcp={image === lcp} act={act} />
            ))}
          </ul>
        )}
      </Part>
      <Part title={words.all.title}>
        <DataTable<ImageFact>
          name={words.all.rows}
          rows={files}
          total={images.total - images.items.length + files.length}
          columns={columnsFor(lcp, words)}
          at={({ selector }) => selector}
          act={act}
          empty={words.none}
        />
      </Part>
      {without.length > 0 && (
        <p>
          <StatusChip kind="warn">{words.without({ count: without.length })}</StatusChip> <ProseText text={words.withoutWhy} />
        </p>
      )}
    </div>
  );
}

function Pair({ image, dpr, lcp, act }: { image: ImageFact; dpr: number; lcp: boolean; act: ToolActions }): JSX.Element {
  const words = useViewWords().pairs;
  const factor = imagePixelRatio(image, dpr);
  const part = Math.min(1, 1 / Math.max(1, Math.sqrt(factor)));
  const sizes = {
    delivered: { width: image.naturalWidth, height: image.naturalHeight },
    shown: { width: Math.round(image.width), height: Math.round(image.height) },
  };
  const sentence = factor > 1.05 ? words.tooMany({ ...sizes, factor }) : factor < 0.5 ? words.tooFew(sizes) : words.right(sizes);
  return (
    <li class="t-pair">
      <span class="t-pair-box" aria-hidden="true">
        <i class={factor > 4 ? 'over' : ''} style={{ inlineSize: `${100 * part}%`, blockSize: `${100 * part}%` }} />
      </span>
      <div class="stack tight">
        <p>
          <CutText text={image.alt || imageFileName(image.src) || image.src} max={90} />{' '}
          {lcp && <StatusChip kind="info">{words.lcp}</StatusChip>}{' '}
          {image.loading && <StatusChip kind={lcp && image.loading === 'lazy' ? 'bad' : 'muted'}>{image.loading}</StatusChip>}
        </p>
        <p class="muted small">
          {sentence}
          {image.bytes === null ? '' : ` · ${words.bytes({ count: image.bytes })}`}
        </p>
      </div>
      <ShowButton selector={image.selector} name={image.alt || image.src} act={act} />
    </li>
  );
}

function deliveredOf(image: ImageFact, words: ViewWords['all']): string {
  if (image.naturalWidth > 0) return words.pixels({ width: image.naturalWidth, height: image.naturalHeight });
  if (image.kind === 'background') return words.background;
  if (isLoaded(image)) return words.sizeless;
  if (needsScriptToLoad(image)) return words.noSrc;
  if (image.dataSrc) return words.notYet;
  if (!image.complete) return words.notYet;
  return isBroken(image) ? words.broken : words.unloaded;
}

const columnsFor = (lcp: ImageFact | undefined, { all: words, pairs }: ViewWords): readonly Column<ImageFact>[] => [
  {
    id: 'src',
    title: words.image,
    wide: true,
    value: ({ src, kind }) => src || words.kind[kind],
    cell: ({ src, kind }) => (src ? <TableUrl url={src} max={120} /> : words.kind[kind]),
  },
  { id: 'shown', title: words.shown, value: ({ width, height }) => words.pixels({ width: Math.round(width), height: Math.round(height) }) },
  { id: 'delivered', title: words.delivered, value: (image) => deliveredOf(image, words) },
  {
    id: 'bytes',
    title: words.bytes,
    numeric: true,
    value: ({ bytes }) => bytes,
    cell: ({ bytes }) => (bytes === null ? words.hidden : pairs.bytes({ count: bytes })),
  },
  {
    id: 'loading',
    title: words.loading,
    value: (image) => (isFileImage(image) ? [image.loading || words.eager, ...(image === lcp ? [pairs.lcp] : [])].join(', ') : '–'),
  },
  {
    id: 'room',
    title: words.room,
    value: (image) =>
      image.sized ? words.reserved : isUnsized(image) ? words.unreserved : isSpaceUnknown(image) ? words.unknown : words.unneeded,
    cell: (image) =>
      isUnsized(image) ? (
        <StatusChip kind="warn">{words.jumps}</StatusChip>
      ) : isSpaceUnknown(image) ? (
        <span class="muted">{words.unknownHere}</span>
      ) : (
        <StatusChip kind="good">{image.sized ? words.reserved : words.unneeded}</StatusChip>
      ),
  },
];
