import { useMemo, useState } from 'preact/hooks';
import type { JSX } from 'preact';
import { anchorsByName, anchorsByTarget, genericAnchors, valueOf, type AnchorQuality, type AnchorsOfTarget, type LinkFact, type TargetsOfAnchor } from '../../checks/index.ts';
import { DataTable } from '../data-table.tsx';
import { Absent, Bars, Chip, Choice, count, Cut, Part, type ChipKind } from '../tool-parts.tsx';
import type { Column, ToolProps } from '../tool-props.ts';

type View = 'text' | 'target' | 'images';
const qualities: Record<AnchorQuality, readonly [kind: ChipKind, words: string]> = { empty: ['bad', 'no text'], generic: ['warn', 'says little'], fine: ['good', 'fine'] };

/** Anchor text: links grouped by what they say, and by where they lead. */
export default function AnchorText({ facts, report, act }: ToolProps): JSX.Element {
  const [view, setView] = useState<View>('text');
  const links = valueOf(facts, 'links');
  const known = genericAnchors(report.language);
  const byName = useMemo(() => anchorsByName(links?.items ?? [], report.language), [links, report.language]);
  const byTarget = useMemo(() => anchorsByTarget(links?.items ?? [], report.language), [links, report.language]);
  if (!links) return <Absent facts={facts} name="links" />;
  if (byName.length === 0) return <p class="empty">No link of the page leads to an address of the web, so there is no text to group.</p>;
  const images = links.items.filter(({ imageOnly }) => imageOnly);
  const sum = (quality: AnchorQuality) => byName.filter((row) => row.quality === quality).reduce((total, row) => total + row.links.length, 0);
  return (
    <div class="stack loose">
      <div class="stack">
        <Bars label="Links by quality of their text" rows={[
          { name: 'Say what they lead to', value: sum('fine'), kind: 'good' },
          { name: 'Say little', value: sum('generic'), kind: 'warn' },
          { name: 'Have no text', value: sum('empty'), kind: 'bad' },
        ]} />
        {links.total > links.items.length && <p class="muted small">The page has {count(links.total, 'link')}; the first {links.items.length.toLocaleString('en')} are grouped.</p>}
        {!known && <p class="muted small">For the language of this page we have no list of phrases that say little (“click here”), so only missing texts are told apart.</p>}
      </div>
      <Part title="Grouped">
        <Choice label="Group links" value={view} choose={setView} options={[['text', `By text (${byName.length})`], ['target', `By target (${byTarget.length})`], ['images', `Image links (${images.length})`]]} />
        {view === 'text' && <DataTable<TargetsOfAnchor> name="link texts" rows={byName} columns={nameColumns} act={act} at={({ links: own }) => own[0]?.selector} empty="There are no links." />}
        {view === 'target' && <DataTable<AnchorsOfTarget> name="link targets" rows={byTarget} columns={targetColumns} act={act} at={({ links: own }) => own[0]?.selector} empty="There are no links." />}
        {view === 'images' && <DataTable<LinkFact> name="image links" rows={images} columns={imageColumns} act={act} at={({ selector }) => selector} empty="No link consists of a picture alone." />}
      </Part>
    </div>
  );
}

const nameColumns: readonly Column<TargetsOfAnchor>[] = [
  { id: 'text', title: 'Text', wide: true, value: ({ name }) => name, cell: ({ name }) => (name ? <Cut text={name} max={120} /> : <span class="muted">(none)</span>) },
  { id: 'quality', title: 'Quality', value: ({ quality }) => qualities[quality][1], cell: ({ quality }) => <Chip kind={qualities[quality][0]}>{qualities[quality][1]}</Chip> },
  { id: 'links', title: 'Links', numeric: true, value: ({ links }) => links.length },
  {
    id: 'targets', title: 'Lead to', wide: true, value: ({ targets }) => targets.map(({ url }) => url).join(' '),
    cell: ({ targets }) => <><Cut text={targets[0]?.url ?? ''} max={100} />{targets.length > 1 && <span class="muted"> and {count(targets.length - 1, 'other address', 'other addresses')}</span>}</>,
  },
];
const targetColumns: readonly Column<AnchorsOfTarget>[] = [
  { id: 'target', title: 'Target', wide: true, value: ({ url }) => url, cell: ({ url }) => <Cut text={url} max={140} /> },
  {
    id: 'texts', title: 'Texts', wide: true, value: ({ names }) => names.map(({ name }) => name || '(none)').join(' | '),
    cell: ({ names }) => (
      <ul class="stack tight">
        {names.slice(0, 5).map(({ name, count: times, quality }, index) => (
          <li key={index}>{name ? <Cut text={name} max={80} /> : <span class="muted">(no text)</span>}{times > 1 && <span class="muted"> ×{times}</span>}{quality !== 'fine' && <> <Chip kind={qualities[quality][0]}>{qualities[quality][1]}</Chip></>}</li>
        ))}
        {names.length > 5 && <li class="muted">and {names.length - 5} more</li>}
      </ul>
    ),
  },
  { id: 'links', title: 'Links', numeric: true, value: ({ links }) => links.length },
];
const imageColumns: readonly Column<LinkFact>[] = [
  { id: 'name', title: 'Name', wide: true, value: ({ name }) => name, cell: ({ name }) => (name ? <Cut text={name} max={120} /> : <Chip kind="bad">no alternative text</Chip>) },
  { id: 'from', title: 'Taken from', value: ({ nameFrom }) => (nameFrom === 'none' ? 'nowhere' : nameFrom) },
  { id: 'target', title: 'Target', wide: true, value: ({ url, href }) => url ?? href, cell: ({ url, href }) => <Cut text={url ?? href ?? ''} max={120} /> },
];
