import { useState } from 'preact/hooks';
import type { JSX } from 'preact';
import { factValueOf } from '../../../checks/core/fact-value.ts';
import type { HeadFact } from '../../../checks/core/facts/head.ts';
import type { KnownFacts } from '../../../checks/core/facts.ts';
import { readShareTags, xCardOf } from '../../../checks/derive/head/share-tags.ts';
import { parseUrl } from '../../../checks/parse/urls.ts';
import { DataTable } from '../../tables/data-table.tsx';
import { imageFileName, LoadPicturesButton, PagePicture } from '../../parts/pictures.tsx';
import { AbsentFactNote, StatusChip, CutText, isLinkable, Part, useWhyAbsent } from '../../tool/parts.tsx';
import type { Column, ToolActions, ToolProps } from '../../tool/props.ts';
import { usePart } from '../../use-locale.ts';
import type { Parts } from '../../../words/locale.ts';
import '../data-sharing.css';

type ViewWords = Parts['social-preview'];
const useViewWords = (): ViewWords => usePart('social-preview');

/** Social previews: the card that each network makes from the tags, and where each value comes from. */
export default function View({ facts, act }: ToolProps): JSX.Element {
  const words = useViewWords();
  const head = factValueOf(facts, 'head');
  if (!head) return <AbsentFactNote facts={facts} name="head" />;
  const url = factValueOf(facts, 'page')?.url ?? '';
  const rows = networks.flatMap((entry) => fieldRows(entry, head));
  const images = networks.map(({ chain }) => resolved(first(head, chain.image)?.value, head, url));
  return (
    <div class="stack loose">
      <Part title={words.shared.title} note={words.shared.note}>
        <LoadPicturesButton urls={images} pageUrl={url} act={act} />
        <div class="t-cards">
          {networks.map((network) => (
            <figure key={network.id} class="stack tight">
              <figcaption>
                <b>{network.name}</b>
              </figcaption>
              <Card network={network} head={head} url={url} act={act} />
            </figure>
          ))}
        </div>
      </Part>
      <ShareImage facts={facts} head={head} act={act} />
      <Part title={words.tags.title} note={words.tags.note}>
        <DataTable<FieldRow>
          name={words.tags.rows}
          rows={rows}
          columns={columnsOf(words.tags)}
          at={({ selector }) => selector}
          act={act}
          empty={words.tags.none}
        />
      </Part>
    </div>
  );
}

type NetworkId = 'facebook' | 'linkedin' | 'x' | 'slack' | 'whatsapp' | 'discord';
type Field = 'title' | 'description' | 'image' | 'site';
interface Network {
  id: NetworkId;
  name: string;
  /** CSS pixels of the card, where there is room. */
  width: number;
  /** Width divided by height of the crop; null if the whole image is shown. */
  crop: number | null;
  layout: 'large' | 'small' | 'aside';
  showsDescription: boolean;
  chain: Record<Field, readonly string[]>;
}
const og: Record<Field, readonly string[]> = {
  title: ['og:title', 'twitter:title', 'title'],
  description: ['og:description', 'twitter:description', 'description'],
  image: ['og:image', 'og:image:url', 'twitter:image'],
  site: ['og:site_name'],
};
const x: Record<Field, readonly string[]> = {
  title: ['twitter:title', 'og:title', 'title'],
  description: ['twitter:description', 'og:description', 'description'],
  image: ['twitter:image', 'twitter:image:src', 'og:image'],
  site: ['twitter:site'],
};
const networks: readonly Network[] = [
  { id: 'facebook', name: 'Facebook', width: 500, crop: 1.91, layout: 'large', showsDescription: true, chain: og },
  { id: 'linkedin', name: 'LinkedIn', width: 500, crop: 1.91, layout: 'large', showsDescription: false, chain: og },
  { id: 'x', name: 'X', width: 500, crop: 1.91, layout: 'large', showsDescription: false, chain: x },
  { id: 'slack', name: 'Slack', width: 420, crop: null, layout: 'large', showsDescription: true, chain: og },
  { id: 'whatsapp', name: 'WhatsApp', width: 340, crop: 1.91, layout: 'large', showsDescription: true, chain: og },
  { id: 'discord', name: 'Discord', width: 420, crop: null, layout: 'large', showsDescription: true, chain: og },
];

interface Found {
  tag: string;
  value: string;
  selector: string;
}
/** The first tag of the chain with a value. */
function first(head: HeadFact, chain: readonly string[]): Found | null {
  for (const tag of chain) {
    if (tag === 'title') {
      const title = head.titles.find(({ text }) => text.trim() !== '');
      if (title) return { tag, value: title.text, selector: title.selector };
    } else {
      const meta = head.metas.find(({ property, name, content }) => (property === tag || name === tag) && content.trim() !== '');
      if (meta) return { tag, value: meta.content, selector: meta.selector };
    }
  }
  return null;
}

function Card({ network, head, url, act }: { network: Network; head: HeadFact; url: string; act: ToolActions }): JSX.Element {
  const words = useViewWords().shared;
  const title = first(head, network.chain.title)?.value ?? '';
  const description = first(head, network.chain.description)?.value ?? '';
  const image = resolved(first(head, network.chain.image)?.value, head, url);
  const kind = xCardOf(readShareTags(head))?.content.toLowerCase();
  const layout = network.id === 'x' && kind !== 'summary_large_image' ? 'aside' : network.layout;
  const host = parseUrl(url)?.hostname.replace(/^www\./, '') ?? '';
  const site = first(head, network.chain.site)?.value ?? host;
  if (network.id === 'x' && !kind && !first(head, ['og:title'])) return <p class="empty">{words.noCard}</p>;
  return (
    <div class={`t-card ${network.id} ${image ? layout : 'bare'}`} style={{ maxInlineSize: `${network.width}px` }}>
      {image && <CardImage url={image} head={head} pageUrl={url} crop={layout === 'aside' ? 1 : network.crop} act={act} />}
      <div class="t-card-text">
        <p class="t-card-site">
          <CutText text={network.id === 'slack' || network.id === 'discord' ? site : host} max={80} />
        </p>
        <p class="t-card-title">
          <CutText text={title || words.noTitle} max={140} />
        </p>
        {network.showsDescription && description && (
          <p class="t-card-description">
            <CutText text={description} max={network.id === 'whatsapp' ? 80 : 200} />
          </p>
        )}
      </div>
    </div>
  );
}

interface ShownImage {
  url: string;
  head: HeadFact;
  pageUrl: string;
}
function CardImage({ crop, act, ...image }: ShownImage & { crop: number | null; act: ToolActions }): JSX.Element {
  const words = useViewWords().shared;
  return (
    <PagePicture
      class="t-card-image"
      url={image.url}
      act={act}
      style={crop ? { aspectRatio: String(crop), objectFit: 'cover' } : { maxBlockSize: '280px', objectFit: 'contain' }}
      otherwise={(why) => (
        <p class="t-card-missing" style={{ aspectRatio: String(crop ?? 1.91) }}>
          <ImageName {...image} />
          <span>{why ? words.noImage({ why }) : words.notLoaded}</span>
        </p>
      )}
    />
  );
}

/** File name of an image that is not shown, and its size as the tags declare it. */
function ImageName({ url, head, pageUrl }: ShownImage): JSX.Element {
  const { image: words } = useViewWords();
  const isOg = url === resolved(first(head, og.image.slice(0, 2))?.value, head, pageUrl);
  const [width = 0, height = 0] = isOg ? ['width', 'height'].map((side) => Number(first(head, [`og:image:${side}`])?.value)) : [];
  return (
    <>
      <b>
        <CutText text={imageFileName(url)} max={80} dir="ltr" />
      </b>
      {width > 0 && height > 0 && <span>{words.declared({ width, height })}</span>}
    </>
  );
}

const resolved = (value: string | undefined, head: HeadFact, url: string): string | null => {
  if (!value) return null;
  const base = (head.base?.href && parseUrl(head.base.href, url)?.href) || url;
  const absolute = parseUrl(value, base)?.href ?? null;
  return isLinkable(absolute) ? absolute : null;
};

/** The whole image with the frame of the usual crop. */
function ShareImage({ facts, head, act }: { facts: KnownFacts; head: HeadFact; act: ToolActions }): JSX.Element {
  const { image: words, shared } = useViewWords();
  const absence = useWhyAbsent();
  const [natural, setNatural] = useState<{ width: number; height: number } | null>(null);
  const pageUrl = factValueOf(facts, 'page')?.url ?? '';
  const url = resolved(first(head, og.image)?.value, head, pageUrl);
  if (!url)
    return (
      <Part title={words.title}>
        <p class="empty">{words.none}</p>
      </Part>
    );
  const probe = factValueOf(facts, 'shareImage')?.picture;
  const size = probe && probe.width > 0 ? probe : natural;
  const ratio = size ? size.width / size.height : null;
  const frame =
    ratio === null
      ? {}
      : ratio > 1.91
        ? {
            inlineSize: `${(100 * 1.91) / ratio}%`,
            blockSize: '100%',
            insetInlineStart: `${50 * (1 - 1.91 / ratio)}%`,
            insetBlockStart: '0',
          }
        : {
            inlineSize: '100%',
            blockSize: `${(100 * ratio) / 1.91}%`,
            insetInlineStart: '0',
            insetBlockStart: `${50 * (1 - ratio / 1.91)}%`,
          };
  return (
    <Part title={words.title} note={words.note}>
      <div class="t-crop">
        <PagePicture
          url={url}
          act={act}
          measured={setNatural}
          otherwise={(why) => (
            <p class="no-picture">
              <ImageName url={url} head={head} pageUrl={pageUrl} />
              <span>{why ? shared.noImage({ why }) : shared.notLoaded}</span>
            </p>
          )}
        />
        {natural !== null && <span class="t-crop-frame" style={frame} aria-hidden="true" />}
      </div>
      <p class="row">
        {size && (
          <StatusChip kind={size.width >= 1200 && size.height >= 630 ? 'good' : size.width >= 600 ? 'warn' : 'bad'}>
            {words.pixels({ width: size.width, height: size.height })}
          </StatusChip>
        )}
        {ratio !== null && <StatusChip kind={Math.abs(ratio / 1.91 - 1) <= 0.1 ? 'good' : 'warn'}>{words.ratio({ ratio })}</StatusChip>}
        {!probe && (
          <span class="muted small">
            {absence(facts, 'shareImage')}
            {natural ? ` ${words.drawnSize}` : ''}
          </span>
        )}
      </p>
    </Part>
  );
}

interface FieldRow {
  network: string;
  field: keyof ViewWords['tags']['parts'];
  tag: string;
  value: string;
  selector: string;
}
function fieldRows(network: Network, head: HeadFact): FieldRow[] {
  return (['title', 'description', 'image'] as const).map((field) => {
    const found = first(head, network.chain[field]);
    return { network: network.name, field, tag: found?.tag ?? '', value: found?.value ?? '', selector: found?.selector ?? '' };
  });
}
const columnsOf = (words: ViewWords['tags']): readonly Column<FieldRow>[] => [
  { id: 'network', title: words.network, value: ({ network }) => network },
  { id: 'field', title: words.part, value: ({ field }) => words.parts[field] },
  {
    id: 'tag',
    title: words.from,
    value: ({ tag }) => (tag === 'title' ? words.titleElement : tag),
    cell: ({ tag }) =>
      tag === 'title' ? words.titleElement : tag ? <code>{tag}</code> : <StatusChip kind="warn">{words.nothing}</StatusChip>,
  },
  { id: 'value', title: words.value, wide: true, value: ({ value }) => value, cell: ({ value }) => <CutText text={value} max={160} /> },
];
