import { useState } from 'preact/hooks';
import type { JSX } from 'preact';
import { altState, altIsFileName, type AltState } from '../../../checks/derive/images.ts';
import { factValueOf } from '../../../checks/core/fact-value.ts';
import { allFindings, type Report } from '../../../checks/core/report/report.ts';
import type { ImageFact } from '../../../checks/core/facts/links-and-images.ts';
import { DataTable } from '../../tables/data-table.tsx';
import { ShowButton } from '../../findings/evidence.tsx';
import { imageFileName, LoadPicturesButton, PagePicture } from '../../parts/pictures.tsx';
import { AbsentFactNote, StatusChip, CutText, isLinkable, MarkToggle, Part, TableUrl, type ChipKind } from '../../tool/parts.tsx';
import { RadioChoice } from '../../parts/radio-choice.tsx';
import type { Column, Mark, ToolActions, ToolProps } from '../../tool/props.ts';
import { usePart } from '../../use-locale.ts';
import type { Parts } from '../../../words/locale.ts';
import '../media.css';

type ViewWords = Parts['image-inventory'];
const useViewWords = (): ViewWords => usePart('image-inventory');

/** Image inventory: every image with its alt text. */
export default function View({ facts, report, act }: ToolProps): JSX.Element {
  const words = useViewWords();
  const images = factValueOf(facts, 'images');
  const [view, setView] = useState<'grid' | 'table'>('grid');
  if (!images) return <AbsentFactNote facts={facts} name="images" />;
  const items = inOrderOfNeed(images.items.filter(({ kind }) => kind !== 'background'));
  if (items.length === 0) return <p class="empty">{words.none}</p>;
  const states = items.map(altState);
  const files = items.filter((image, index) => states[index] === 'named' && altIsFileName(image)).length;
  const besideText = countBesideText(report);
  const number = (wanted: AltState) => states.filter((state) => state === wanted).length;
  return (
    <div class="stack">
      <p class="row">
        <StatusChip kind="good">{words.counts.named({ count: number('named') - files })}</StatusChip>
        {files > 0 && <StatusChip kind="warn">{words.counts.files({ count: files })}</StatusChip>}
        <StatusChip kind="muted">{words.counts.decorative({ count: number('decorative') })}</StatusChip>
        <StatusChip kind={number('missing') > 0 ? 'bad' : 'muted'}>{words.counts.missing({ count: number('missing') })}</StatusChip>
        {number('nameless-link') > 0 && <StatusChip kind="bad">{words.counts.inLinks({ count: number('nameless-link') })}</StatusChip>}
        {number('unjudged') > 0 && <StatusChip kind="muted">{words.counts.unjudged({ count: number('unjudged') })}</StatusChip>}
      </p>
      {besideText > 0 && <p class="muted small">{words.counts.besideText({ count: besideText })}</p>}
      <div class="split">
        <RadioChoice
          label={words.view}
          options={[
            ['grid', words.grid],
            ['table', words.table],
          ]}
          value={view}
          choose={setView}
        />
        <MarkToggle act={act} label={words.mark} marks={items.map((image) => markOf(image, words))} />
      </div>
      <DataTable<ImageFact>
        name={words.columns.rows}
        rows={items}
        total={images.total}
        columns={columnsOf(words)}
        at={({ selector }) => selector}
        act={act}
        empty={words.none}
        {...(view === 'grid' && { grid: (shown) => <Grid items={shown} pageUrl={factValueOf(facts, 'page')?.url ?? ''} act={act} /> })}
      />
      {images.total > images.items.length && (
        <p class="muted small">{words.firstListed({ total: images.total, listed: images.items.length })}</p>
      )}
    </div>
  );
}

/** Images without alt text that the check counts apart, since their link has a text. */
function countBesideText({ signals }: Pick<Report, 'signals'>): number {
  const check = signals.find(({ id }) => id === 'image-alt');
  const count = check && allFindings(check).find(({ code }) => code === 'missingBesideText')?.args['count'];
  return typeof count === 'number' ? count : 0;
}

/** What needs an alt text first, then a better one, then the rest; each in document order. */
function inOrderOfNeed(items: readonly ImageFact[]): ImageFact[] {
  const need = (image: ImageFact) => {
    const state = altState(image);
    return state === 'missing' || state === 'nameless-link' ? 0 : state !== 'named' ? 3 : altIsFileName(image) ? 1 : 2;
  };
  return items
    .map((image) => ({ image, need: need(image) }))
    .sort((a, b) => a.need - b.need)
    .map(({ image }) => image);
}

/** The alt text of an image: kinds that must not be confused. */
function textOf(image: ImageFact, { says }: ViewWords): { kind: ChipKind; name: string; text: string } {
  const state = altState(image);
  if (state === 'named' && altIsFileName(image)) return { kind: 'warn', ...says.fileName, text: image.alt! };
  if (state === 'named')
    return image.alt?.trim() ? { kind: 'good', ...says.alt, text: image.alt } : { kind: 'good', ...says.label, text: image.label };
  if (state === 'decorative') return { kind: 'muted', ...says.decorative };
  if (state === 'unjudged') return { kind: 'muted', ...says.unjudged };
  if (state === 'nameless-link') return { kind: 'bad', ...says.namelessLink };
  if (image.kind === 'svg') return { kind: 'bad', ...says.namelessDrawing };
  const { name, text, caption } = image.alt === null ? says.noAlt : says.emptyAlt;
  return { kind: 'bad', name, text: image.figcaption ? caption : text };
}
const markOf = (image: ImageFact, words: ViewWords): Mark => {
  const { kind, name, text } = textOf(image, words);
  return { selector: image.selector, kind, group: name, label: kind === 'good' || kind === 'warn' ? text : name };
};
const format = (image: ImageFact): string => {
  if (image.kind === 'svg') return 'svg';
  const url = image.url ?? '';
  const data = /^data:image\/([\w+.-]{1,20})/.exec(url)?.[1];
  return (data ?? /\.([a-z0-9]{2,5})(?:[?#]|$)/i.exec(url)?.[1] ?? '').toLowerCase().replace('svg+xml', 'svg');
};
const sizeOf = ({ naturalWidth: width, naturalHeight: height }: ImageFact, words: ViewWords) =>
  width > 0 ? words.pixels({ width, height }) : '';

function Grid({ items, pageUrl, act }: { items: readonly ImageFact[]; pageUrl: string; act: ToolActions }): JSX.Element {
  const toolWords = useViewWords();
  const words = toolWords.pictures;
  return (
    <Part title={words.title}>
      <LoadPicturesButton urls={items.map(({ url }) => url)} pageUrl={pageUrl} act={act} />
      <ul class="t-image-grid">
        {items.map((image, index) => {
          const { kind, name, text } = textOf(image, toolWords);
          const file = imageFileName(image.url ?? image.src);
          return (
            <li key={index} class="card t-image">
              <div class="t-image-frame">
                {isLinkable(image.url) || image.url?.startsWith('data:image/') ? (
                  <PagePicture
                    url={image.url!}
                    act={act}
                    otherwise={(why) => (
                      <span class="muted small">{why ? words.missing({ why }) : sizeOf(image, toolWords) || words.notLoaded}</span>
                    )}
                  />
                ) : (
                  <span class="muted small">{image.kind === 'svg' ? words.inline : words.noUrl}</span>
                )}
              </div>
              <div class="t-image-text">
                <StatusChip kind={kind}>{name}</StatusChip>
                <ShowButton selector={image.selector} name={image.alt || image.src || words.unnamed} act={act} />
              </div>
              <p class={kind === 'good' ? '' : 'muted'}>
                <CutText text={text} max={160} />
              </p>
              {file && (
                <p class="small">
                  <CutText text={file} max={80} dir="ltr" />
                </p>
              )}
              <p class="muted small">
                {[format(image), sizeOf(image, toolWords), image.bytes === null ? '' : toolWords.bytes({ count: image.bytes })]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            </li>
          );
        })}
      </ul>
    </Part>
  );
}

const columnsOf = (toolWords: ViewWords): readonly Column<ImageFact>[] => {
  const words = toolWords.columns;
  return [
    {
      id: 'text',
      title: words.text,
      wide: true,
      value: (image) => textOf(image, toolWords).text,
      cell: (image) => <CutText text={textOf(image, toolWords).text} max={200} />,
    },
    {
      id: 'kind',
      title: words.kind,
      value: (image) => textOf(image, toolWords).name,
      cell: (image) => <StatusChip kind={textOf(image, toolWords).kind}>{textOf(image, toolWords).name}</StatusChip>,
    },
    { id: 'src', title: words.url, wide: true, value: ({ src }) => src, cell: ({ src }) => <TableUrl url={src} max={120} /> },
    { id: 'size', title: words.pixels, value: (image) => sizeOf(image, toolWords) },
    {
      id: 'bytes',
      title: words.bytes,
      numeric: true,
      value: ({ bytes }) => bytes,
      cell: ({ bytes }) => (bytes === null ? words.hidden : toolWords.bytes({ count: bytes })),
    },
  ];
};
