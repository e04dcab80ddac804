import { useState } from 'preact/hooks';
import type { JSX } from 'preact';
import { altStateOf, valueOf, type AltState, type ImageFact } from '../../checks/index.ts';
import { DataTable } from '../data-table.tsx';
import { ShowButton } from '../evidence.tsx';
import { LoadPictures, Picture } from '../pictures.tsx';
import { Absent, Chip, Choice, count, Cut, isWeb, MarkToggle, Part, size, type ChipKind } from '../tool-parts.tsx';
import type { Column, Mark, ToolActions, ToolProps } from '../tool-props.ts';
import './media.css';

/** Image inventory: every image with what it says to those who cannot see it. */
export default function ImageInventory({ facts, act }: ToolProps): JSX.Element {
  const images = valueOf(facts, 'images');
  const [view, setView] = useState<'grid' | 'table'>('grid');
  if (!images) return <Absent facts={facts} name="images" />;
  const items = images.items.filter(({ kind }) => kind !== 'background');
  if (items.length === 0) return <p class="empty">The page has no images.</p>;
  const states = items.map(altStateOf);
  const number = (...wanted: AltState[]) => states.filter((state) => wanted.includes(state)).length;
  return (
    <div class="stack">
      <p class="row">
        <Chip kind="good">{number('named')} with text</Chip>
        <Chip kind="muted">{number('decorative')} decorative</Chip>
        <Chip kind="bad">{number('missing', 'nameless-link')} without text</Chip>
        {number('unjudged') > 0 && <Chip kind="muted">{number('unjudged')} tiny or not displayed</Chip>}
      </p>
      <div class="split">
        <Choice label="View" options={[['grid', 'Pictures'], ['table', 'Table']]} value={view} choose={setView} />
        <MarkToggle act={act} label="Show alternative texts on the page" marks={items.map(markOf)} />
      </div>
      {view === 'grid'
        ? <Grid items={items} pageUrl={valueOf(facts, 'page')?.url ?? ''} act={act} />
        : <DataTable<ImageFact> name="images" rows={items} total={images.total} columns={columns} at={({ selector }) => selector} act={act} empty="The page has no images." />}
      {images.total > images.items.length && <p class="muted small">The page has {count(images.total, 'image')}; the first {images.items.length.toLocaleString('en')} are listed.</p>}
    </div>
  );
}

/** What an image says: kinds that must not be mixed up. */
function textOf(image: ImageFact): { kind: ChipKind; words: string; text: string } {
  const state = altStateOf(image);
  if (state === 'named') return image.alt?.trim() ? { kind: 'good', words: 'alt', text: image.alt } : { kind: 'good', words: 'label', text: image.label };
  if (state === 'decorative') return { kind: 'muted', words: 'decorative', text: 'Hidden from those who cannot see it, on purpose.' };
  if (state === 'unjudged') return { kind: 'muted', words: 'not judged', text: 'No text, and none is missed: the image is tiny or not displayed.' };
  if (state === 'nameless-link') return { kind: 'bad', words: 'link without text', text: 'A link consists of this image alone, and nothing says where it leads.' };
  if (image.kind === 'svg') return { kind: 'bad', words: 'no name', text: 'No title element and no label.' };
  const alt = image.alt === null ? 'No alt attribute' : 'The alt attribute holds nothing but white space';
  return { kind: 'bad', words: image.alt === null ? 'no alt' : 'empty alt', text: image.figcaption ? `${alt}, though the figure has a caption.` : `${alt}.` };
}
const markOf = (image: ImageFact): Mark => {
  const { kind, words, text } = textOf(image);
  return { selector: image.selector, kind, label: kind === 'good' ? text : words };
};
const format = (image: ImageFact): string => {
  if (image.kind === 'svg') return 'svg';
  const url = image.url ?? '';
  const data = /^data:image\/([\w+.-]{1,20})/.exec(url)?.[1];
  return (data ?? /\.([a-z0-9]{2,5})(?:[?#]|$)/i.exec(url)?.[1] ?? '').toLowerCase().replace('svg+xml', 'svg');
};
const sizeOf = ({ naturalWidth, naturalHeight }: ImageFact) => (naturalWidth > 0 ? `${naturalWidth} × ${naturalHeight} px` : '');

/** Pictures drawn at first, and more with each step. */
const step = 60;

function Grid({ items, pageUrl, act }: { items: readonly ImageFact[]; pageUrl: string; act: ToolActions }): JSX.Element {
  const [limit, setLimit] = useState(step);
  return (
    <Part title="Pictures and their texts">
      <LoadPictures urls={items.slice(0, limit).map(({ url }) => url)} pageUrl={pageUrl} act={act} />
      <ul class="t-image-grid">
        {items.slice(0, limit).map((image, index) => {
          const { kind, words, text } = textOf(image);
          return (
            <li key={index} class="card t-image">
              <div class="t-image-frame">
                {isWeb(image.url) || image.url?.startsWith('data:image/')
                  ? <Picture url={image.url!} act={act} otherwise={(reason) => <span class="muted small">{reason || sizeOf(image) || 'not loaded'}</span>} />
                  : <span class="muted small">{image.kind === 'svg' ? 'inline SVG' : 'no address'}</span>}
              </div>
              <div class="t-image-text">
                <Chip kind={kind}>{words}</Chip>
                <ShowButton selector={image.selector} name={image.alt || image.src || 'image'} act={act} />
              </div>
              <p class={kind === 'good' ? '' : 'muted'}><Cut text={text} max={160} /></p>
              <p class="muted small">{[format(image), sizeOf(image), image.bytes === null ? '' : size(image.bytes)].filter(Boolean).join(' · ')}</p>
            </li>
          );
        })}
      </ul>
      {items.length > limit && <p><button type="button" class="button" onClick={() => setLimit(limit + step)}>Show {Math.min(step, items.length - limit)} more</button></p>}
    </Part>
  );
}

const columns: readonly Column<ImageFact>[] = [
  { id: 'text', title: 'Text', wide: true, value: (image) => textOf(image).text, cell: (image) => <Cut text={textOf(image).text} max={200} /> },
  { id: 'kind', title: 'Kind', value: (image) => textOf(image).words, cell: (image) => <Chip kind={textOf(image).kind}>{textOf(image).words}</Chip> },
  { id: 'src', title: 'Address', wide: true, value: ({ src }) => src, cell: ({ src }) => <Cut text={src} max={120} /> },
  { id: 'size', title: 'Pixels', value: sizeOf },
  { id: 'bytes', title: 'Bytes', numeric: true, value: ({ bytes }) => bytes, cell: ({ bytes }) => (bytes === null ? 'hidden' : size(bytes)) },
];
