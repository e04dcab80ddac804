import { useState } from 'preact/hooks';
import type { JSX } from 'preact';
import { factValueOf } from '../../../checks/core/fact-value.ts';
import type { IconsFact, PictureProbe } from '../../../checks/core/facts/probes.ts';
import type { KnownFacts } from '../../../checks/core/facts.ts';
import type { LinkTag } from '../../../checks/core/facts/head.ts';
import type { ProbeReason } from '../../../checks/core/facts/missing.ts';
import { lettersAndDigits } from '../../../checks/language/letters.ts';
import { parseUrl } from '../../../checks/parse/urls.ts';
import { DataTable } from '../../tables/data-table.tsx';
import { LoadPicturesButton, PagePicture } from '../../parts/pictures.tsx';
import { ProseText, isolateQuote } from '../../findings/prose.tsx';
import { AbsentFactNote, AddressLink, StatusChip, CutText, isLinkable, Part, useWhyAbsent, type ChipKind } from '../../tool/parts.tsx';
import type { Column, ToolActions, ToolProps } from '../../tool/props.ts';
import { usePart } from '../../use-locale.ts';
import type { Parts } from '../../../words/locale.ts';

type ViewWords = Parts['favicon-sitename'];
const useViewWords = (): ViewWords => usePart('favicon-sitename');

interface Candidate {
  url: string;
  written: string;
  rel: string;
  sizes: string;
  type: string;
  byDefault: boolean;
  selector: string | null;
  probe: PictureProbe | null;
}
const sizesShown = [16, 32, 48] as const;

/** Favicon and site name: what search results could show beside the title. */
export default function View({ facts, act }: ToolProps): JSX.Element {
  const head = factValueOf(facts, 'head');
  const icons = factValueOf(facts, 'icons');
  const words = useViewWords();
  return (
    <div class="stack loose">
      <Part title={words.icons.title} note={words.icons.note}>
        {head ? <Icons facts={facts} links={head.links} icons={icons} act={act} /> : <AbsentFactNote facts={facts} name="head" />}
      </Part>
      <Part title={words.names.title} note={words.names.note}>
        <Names facts={facts} act={act} />
      </Part>
    </div>
  );
}

function Icons({
  facts,
  links,
  icons,
  act,
}: {
  facts: KnownFacts;
  links: readonly LinkTag[];
  icons: IconsFact | undefined;
  act: ToolActions;
}): JSX.Element {
  const words = useViewWords().icons;
  const absence = useWhyAbsent();
  const list = candidates(facts, links, icons);
  const noDeclared = list.every(({ byDefault }) => byDefault);
  if (list.length === 0) return <p class="empty">{words.none}</p>;
  return (
    <>
      {noDeclared && <p>{words.fallback}</p>}
      <LoadPicturesButton urls={list.slice(0, 20).map(({ url }) => url)} pageUrl={factValueOf(facts, 'page')?.url ?? ''} act={act} />
      <ul class="stack">
        {list.slice(0, 20).map((candidate) => (
          <li key={candidate.url + candidate.rel}>
            <IconCard candidate={candidate} act={act} />
          </li>
        ))}
      </ul>
      {list.length > 20 && <p class="muted small">{words.more({ count: list.length - 20 })}</p>}
      {!icons && (
        <p class="muted small">
          {absence(facts, 'icons')} {words.drawnSizes}
        </p>
      )}
      {icons?.robotsTxtAllowed === false && (
        <p>
          <StatusChip kind="bad">{words.kept}</StatusChip>
        </p>
      )}
    </>
  );
}

function candidates(facts: KnownFacts, links: readonly LinkTag[], icons: IconsFact | undefined): Candidate[] {
  const probeOf = (url: string) => icons?.pictures.find((picture) => picture.url === url) ?? null;
  const declared = links.filter(({ rel }) =>
    rel.some((token) => token === 'icon' || token.startsWith('apple-touch-icon') || token === 'mask-icon'),
  );
  const list = declared.map((link): Candidate => ({
    url: link.url ?? '',
    written: link.href,
    rel: link.rel.join(' '),
    sizes: link.sizes,
    type: link.type,
    byDefault: false,
    selector: link.selector,
    probe: probeOf(link.url ?? ''),
  }));
  const page = factValueOf(facts, 'page')?.url ?? '';
  const url = isLinkable(page) && parseUrl('/favicon.ico', page)?.href;
  if (list.length === 0 && url) {
    list.push({ url, written: '/favicon.ico', rel: '', sizes: '', type: '', byDefault: true, selector: null, probe: probeOf(url) });
  }
  return list;
}

interface Size {
  width: number;
  height: number;
}

function IconCard({ candidate, act }: { candidate: Candidate; act: ToolActions }): JSX.Element {
  const words = useViewWords().icons;
  const [natural, setNatural] = useState<Size | null>(null);
  const { url, written, rel, probe } = candidate;
  return (
    <div class="card t-icon">
      <IconTiles url={url} act={act} measured={setNatural} />
      <div class="stack tight">
        <p>
          {candidate.byDefault ? (
            <strong>{words.byDefault}</strong>
          ) : (
            <>
              <strong>
                <CutText text={rel} max={60} />
              </strong>{' '}
              {words.declared}
            </>
          )}
        </p>
        <p>
          {url ? (
            <AddressLink url={url} act={act} max={120} />
          ) : (
            <ProseText text={words.notUrl({ written: isolateQuote(written || words.empty, 120) })} />
          )}
        </p>
        <IconChips
          candidate={candidate}
          measured={probe && probe.width > 0 ? probe : natural}
          reason={act.pictures?.of(url)?.reason ?? null}
        />
      </div>
    </div>
  );
}

/** The icon in the sizes of search results, on light and dark. */
function IconTiles({ url, act, measured }: { url: string; act: ToolActions; measured(size: Size): void }): JSX.Element {
  const picture = (pixels: number) => (
    <PagePicture
      key={pixels}
      url={url}
      act={act}
      width={pixels}
      height={pixels}
      measured={measured}
      otherwise={() => <span class="t-icon-none" style={{ inlineSize: `${pixels}px`, blockSize: `${pixels}px` }} />}
    />
  );
  return (
    <div class="t-icon-tiles" aria-hidden="true">
      {(['light', 'dark'] as const).map((ground) => (
        <span key={ground} class={`t-icon-tile ${ground}`}>
          {sizesShown.map(picture)}
        </span>
      ))}
      <span class="t-icon-sizes">
        <span>16</span>
        <span>32</span>
        <span>48</span>
      </span>
    </div>
  );
}

/** The server's response and the type of the file. @param reason why it could not be shown */
function IconChips({
  candidate: { url, sizes, type, probe },
  measured,
  reason,
}: {
  candidate: Candidate;
  measured: Size | null;
  reason: ProbeReason | null;
}): JSX.Element {
  const words = useViewWords().icons;
  const drawable = isLinkable(url) || url.startsWith('data:image/');
  const format = probe?.contentType || type;
  const vector = /svg/i.test(format) || /\.svg(\?|$)/i.test(url);
  return (
    <div class="row">
      {probe && (
        <StatusChip kind={statusKind(probe.status)}>
          {probe.status > 0
            ? words.status({ status: probe.status })
            : probe.reason
              ? words.noAnswerFor({ why: probe.reason })
              : words.noAnswer}
        </StatusChip>
      )}
      {!probe && reason && <StatusChip kind="warn">{words.notDrawn({ why: reason })}</StatusChip>}
      {!drawable && url && <StatusChip kind="bad">{words.notPicture}</StatusChip>}
      {vector ? (
        <StatusChip kind="good">{words.vector}</StatusChip>
      ) : (
        measured && <StatusChip kind={sizeKind(measured)}>{words.pixels({ width: measured.width, height: measured.height })}</StatusChip>
      )}
      {format && !vector && (
        <StatusChip kind="info">
          <CutText text={format} max={40} />
        </StatusChip>
      )}
      {sizes && (
        <StatusChip kind="muted">
          sizes=
          <CutText text={sizes} max={40} />
        </StatusChip>
      )}
      {probe && probe.bytes > 0 && <span class="muted small">{words.bytes({ count: probe.bytes })}</span>}
    </div>
  );
}
function sizeKind({ width, height }: Size): ChipKind {
  const apart = Math.abs(width - height);
  if (apart > 1 || width < 8) return 'bad';
  return apart === 0 && width >= 48 ? 'good' : 'warn';
}
/** A rejected request says nothing about the file. */
const statusKind = (status: number): ChipKind =>
  status >= 200 && status < 300 ? 'good' : [0, 401, 403, 407, 429].includes(status) ? 'warn' : 'bad';

interface SiteName {
  from: string;
  name: string;
  agrees: boolean | null;
  selector: string;
}

const fold = (name: string) => lettersAndDigits(name.normalize('NFKC').toLowerCase());

function Names({ facts, act }: { facts: KnownFacts; act: ToolActions }): JSX.Element {
  const provenance = factValueOf(facts, 'provenance');
  const words = useViewWords().names;
  if (!provenance) return <AbsentFactNote facts={facts} name="provenance" />;
  const website =
    factValueOf(facts, 'structuredData')?.items.flatMap(({ types, properties, selector, format }) =>
      types.includes('WebSite')
        ? (properties.name ?? []).flatMap((name) =>
            typeof name === 'string' ? [{ from: words.website({ format: words.places[format] }), name, selector }] : [],
          )
        : [],
    ) ?? [];
  const named = provenance.names
    .filter(({ role }) => role === 'publisher')
    .map(({ from, type, name, selector }) => ({
      from: type ? words.ofType({ type, place: words.places[from] }) : words.places[from],
      name,
      selector,
    }));
  const all = [...website, ...named].filter(
    ({ name }, index, list) =>
      name.trim() !== '' && list.findIndex((other) => other.name === name && other.from === list[index]?.from) === index,
  );
  const tally = new Map<string, number>();
  for (const { name } of all) tally.set(fold(name), (tally.get(fold(name)) ?? 0) + 1);
  const [most, times] = [...tally].sort((a, b) => b[1] - a[1])[0] ?? ['', 0];
  const rows = all.map((entry): SiteName => ({ ...entry, agrees: all.length < 2 ? null : fold(entry.name) === most && times > 1 }));
  return (
    <>
      {all.length > 1 && (
        <p>
          <StatusChip kind={tally.size === 1 ? 'good' : 'warn'}>
            {tally.size === 1 ? words.agree({ count: all.length }) : words.differ({ names: tally.size, places: all.length })}
          </StatusChip>
        </p>
      )}
      <DataTable<SiteName>
        name={words.rows}
        rows={rows}
        act={act}
        at={({ selector }) => selector}
        columns={nameColumns(words)}
        empty={words.none}
      />
    </>
  );
}
const agreement = (agrees: boolean | null, words: ViewWords['names']) =>
  agrees === null ? words.only : agrees ? words.agrees : words.differs;
const nameColumns = (words: ViewWords['names']): readonly Column<SiteName>[] => [
  { id: 'name', title: words.name, wide: true, value: ({ name }) => name, cell: ({ name }) => <CutText text={name} max={120} /> },
  { id: 'from', title: words.where, value: ({ from }) => from },
  {
    id: 'agrees',
    title: words.agreement,
    value: ({ agrees }) => agreement(agrees, words),
    cell: ({ agrees }) => <StatusChip kind={agrees === null ? 'info' : agrees ? 'good' : 'warn'}>{agreement(agrees, words)}</StatusChip>,
  },
];
