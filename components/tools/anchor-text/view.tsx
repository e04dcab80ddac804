import { useMemo, useState } from 'preact/hooks';
import type { JSX } from 'preact';
import {
  anchorQualities,
  targetsByAnchor,
  anchorsByTarget,
  type AnchorQuality,
  type AnchorsOfTarget,
  type TargetsOfAnchor,
} from '../../../checks/derive/links/anchor-groups.ts';
import { factValueOf } from '../../../checks/core/fact-value.ts';
import type { LinkFact } from '../../../checks/core/facts/links-and-images.ts';
import { genericAnchorPhrases } from '../../../checks/language/language-words.ts';
import { DataTable } from '../../tables/data-table.tsx';
import { AbsentFactNote, BarChart, StatusChip, CutText, Part, TableUrl, type ChipKind } from '../../tool/parts.tsx';
import { RadioChoice } from '../../parts/radio-choice.tsx';
import type { Column, ToolProps } from '../../tool/props.ts';
import { usePart } from '../../use-locale.ts';
import type { Parts } from '../../../words/locale.ts';

type ViewWords = Parts['anchor-text'];
type View = 'text' | 'target' | 'images';
const qualities: Record<AnchorQuality, ChipKind> = { empty: 'bad', generic: 'warn', fine: 'good' };

/** Anchor text: links grouped by text, and by target. */
export default function View({ facts, report, act }: ToolProps): JSX.Element {
  const [view, setView] = useState<View>('text');
  const words = usePart('anchor-text');
  const links = factValueOf(facts, 'links');
  const known = genericAnchorPhrases(report.language);
  const customTexts = report.ownLists?.genericTexts;
  const pageUrl = factValueOf(facts, 'page')?.url ?? '';
  // The links of the findings, so that both count the same.
  const judged = useMemo(
    () => anchorQualities(links?.items ?? [], pageUrl, report.language, customTexts),
    [links, pageUrl, report.language, customTexts],
  );
  const byName = useMemo(() => targetsByAnchor(judged), [judged]);
  const byTarget = useMemo(() => anchorsByTarget(judged), [judged]);
  if (!links) return <AbsentFactNote facts={facts} name="links" />;
  if (byName.length === 0) return <p class="empty">{words.none}</p>;
  const images = [...judged.keys()].filter(({ imageOnly }) => imageOnly);
  const bar = (quality: AnchorQuality) => {
    const value = [...judged.values()].filter((one) => one === quality).length;
    return { name: words.bars[quality], value, label: words.bars.links({ count: value }), kind: qualities[quality] };
  };
  return (
    <div class="stack loose">
      <div class="stack">
        <BarChart label={words.bars.label} rows={[bar('fine'), bar('generic'), bar('empty')]} />
        <p class="muted small">{words.counted({ count: judged.size, others: links.items.length - judged.size })}</p>
        {links.total > links.items.length && (
          <p class="muted small">{words.firstGrouped({ total: links.total, grouped: links.items.length })}</p>
        )}
        {customTexts && customTexts.length > 0 && <p class="muted small">{words.ownList({ count: customTexts.length })}</p>}
        {!known && <p class="muted small">{words.noList}</p>}
      </div>
      <Part title={words.groups.title}>
        <RadioChoice
          label={words.groups.choose}
          value={view}
          choose={setView}
          options={[
            ['text', words.groups.text({ count: byName.length })],
            ['target', words.groups.target({ count: byTarget.length })],
            ['images', words.groups.images({ count: images.length })],
          ]}
        />
        {view === 'text' && (
          <DataTable<TargetsOfAnchor>
            name={words.groups.textRows}
            rows={byName}
            columns={nameColumns(words)}
            act={act}
            at={(row) => row.links[0]?.selector}
            empty={words.groups.none}
          />
        )}
        {view === 'target' && (
          <DataTable<AnchorsOfTarget>
            name={words.groups.targetRows}
            rows={byTarget}
            columns={targetColumns(words)}
            act={act}
            at={(row) => row.links[0]?.selector}
            empty={words.groups.none}
          />
        )}
        {view === 'images' && (
          <DataTable<LinkFact>
            name={words.groups.imageRows}
            rows={images}
            columns={imageColumns(words.columns)}
            act={act}
            at={({ selector }) => selector}
            empty={words.groups.noImages}
          />
        )}
      </Part>
    </div>
  );
}

const nameColumns = ({ columns: words, qualities: names }: ViewWords): readonly Column<TargetsOfAnchor>[] => [
  {
    id: 'text',
    title: words.text,
    wide: true,
    value: ({ name }) => name,
    cell: ({ name }) => (name ? <CutText text={name} max={120} /> : <span class="muted">{words.noText}</span>),
  },
  {
    id: 'quality',
    title: words.quality,
    value: ({ quality }) => names[quality],
    cell: ({ quality }) => <StatusChip kind={qualities[quality]}>{names[quality]}</StatusChip>,
  },
  { id: 'links', title: words.links, numeric: true, value: ({ links }) => links.length },
  {
    id: 'targets',
    title: words.leadTo,
    wide: true,
    value: ({ targets }) => targets.map(({ url }) => url).join(' '),
    cell: ({ targets }) => (
      <>
        <TableUrl url={targets[0]?.url ?? ''} max={100} />
        {targets.length > 1 && <span class="muted"> {words.otherUrls({ count: targets.length - 1 })}</span>}
      </>
    ),
  },
];
const targetColumns = ({ columns: words, qualities: qualityNames }: ViewWords): readonly Column<AnchorsOfTarget>[] => [
  { id: 'target', title: words.target, wide: true, value: ({ url }) => url, cell: ({ url }) => <TableUrl url={url} max={140} /> },
  {
    id: 'texts',
    title: words.texts,
    wide: true,
    value: ({ names }) => names.map(({ name }) => name || words.noText).join(' | '),
    cell: ({ names }) => (
      <ul class="stack tight">
        {names.slice(0, 5).map(({ name, count: times, quality }, index) => (
          <li key={index}>
            {name ? <CutText text={name} max={80} /> : <span class="muted">{words.noText}</span>}
            {times > 1 && <span class="muted"> {words.times({ count: times })}</span>}
            {quality !== 'fine' && (
              <>
                {' '}
                <StatusChip kind={qualities[quality]}>{qualityNames[quality]}</StatusChip>
              </>
            )}
          </li>
        ))}
        {names.length > 5 && <li class="muted">{words.more({ count: names.length - 5 })}</li>}
      </ul>
    ),
  },
  { id: 'links', title: words.links, numeric: true, value: ({ links }) => links.length },
];
const imageColumns = (words: ViewWords['columns']): readonly Column<LinkFact>[] => [
  {
    id: 'name',
    title: words.name,
    wide: true,
    value: ({ name }) => name,
    cell: ({ name }) => (name ? <CutText text={name} max={120} /> : <StatusChip kind="bad">{words.noAlt}</StatusChip>),
  },
  { id: 'from', title: words.from, value: ({ nameFrom }) => words.sources[nameFrom] },
  {
    id: 'target',
    title: words.target,
    wide: true,
    value: ({ url, href }) => url ?? href,
    cell: ({ url, href }) => <TableUrl url={url ?? href ?? ''} max={120} />,
  },
];
