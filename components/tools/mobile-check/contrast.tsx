import { useState } from 'preact/hooks';
import type { JSX } from 'preact';
import type { Figures, TextAndGround, UnclearContrast } from '../../../checks/collect/contrast/measure.ts';
import { DataTable } from '../../tables/data-table.tsx';
import { CutText, MarkToggle, StatusChip, FactRows, Part } from '../../tool/parts.tsx';
import type { Column, Mark, ToolActions } from '../../tool/props.ts';
import { usePart } from '../../use-locale.ts';
import type { Parts } from '../../../words/locale.ts';

type ContrastWords = Parts['mobile-check']['contrast'];

/** Contrast of the page's text, measured on a click: facts, which no check judges. */
export function ContrastPart({ act }: { act: ToolActions }): JSX.Element {
  const words = usePart('mobile-check').contrast;
  const [figures, setFigures] = useState<Figures | 'measuring' | 'unread' | null>(null);
  const measure = async () => {
    setFigures('measuring');
    setFigures((await act.measureContrast?.()) ?? 'unread');
  };
  const known = typeof figures === 'object' ? figures : null;
  const busy = figures === 'measuring';
  return (
    <Part title={words.title} note={words.note}>
      {!act.measureContrast || act.live === false ? (
        <p class="empty">{words.notHere}</p>
      ) : (
        <p class="row">
          <button type="button" class="button" aria-disabled={busy} onClick={() => !busy && void measure()}>
            {busy ? words.measuring : known ? words.again : words.measure}
          </button>
          {known && <MarkToggle act={act} label={words.mark} marks={marksOf(known, words)} />}
        </p>
      )}
      {figures === 'unread' && <p class="empty">{words.unread}</p>}
      {known && <Figures figures={known} act={act} />}
    </Part>
  );
}

function Figures({ figures, act }: { figures: Figures; act: ToolActions }): JSX.Element {
  const words = usePart('mobile-check').contrast;
  const { enough, failed, unclear, pairs, pairsTotal, causes, truncated } = figures;
  return (
    <>
      <FactRows
        rows={[
          [
            words.failed,
            failed > 0 ? (
              <StatusChip kind="info">{words.texts({ count: failed })}</StatusChip>
            ) : (
              <StatusChip kind="good">{words.noFailed}</StatusChip>
            ),
          ],
          [words.enough, words.texts({ count: enough })],
          [words.unclear, words.texts({ count: unclear })],
        ]}
      />
      {truncated && <p class="muted small">{words.truncated}</p>}
      {failed > 0 && (
        <DataTable<TextAndGround>
          name={words.rows}
          rows={pairs}
          total={pairsTotal}
          columns={pairColumns(words)}
          at={({ selectors }) => selectors[0]}
          act={act}
          empty={words.noFailed}
        />
      )}
      {causes.length > 0 && (
        <DataTable<UnclearContrast>
          name={words.unclearRows}
          rows={causes}
          columns={causeColumns(words)}
          at={({ selectors }) => selectors[0]}
          act={act}
          empty={words.noFailed}
        />
      )}
    </>
  );
}

const marksOf = ({ pairs }: Figures, words: ContrastWords): Mark[] =>
  pairs
    .flatMap(({ selectors, ratio, needed }) =>
      selectors.map((selector): Mark => ({ selector, kind: 'info', group: words.failed, label: words.ratio({ ratio, needed }) })),
    )
    .slice(0, 300);

const pairColumns = (words: ContrastWords): readonly Column<TextAndGround>[] => [
  {
    id: 'colors',
    title: words.colors,
    value: ({ color, background }) => words.pair({ color, background }),
    cell: ({ color, background }) => (
      <>
        <span class="t-contrast" aria-hidden="true" style={{ background }}>
          <i style={{ background: color }} />
        </span>{' '}
        {words.pair({ color, background })}
      </>
    ),
  },
  { id: 'ratio', title: words.ratioTitle, numeric: true, value: ({ ratio }) => ratio, cell: (pair) => words.ratio(pair) },
  { id: 'count', title: words.count, numeric: true, value: ({ count }) => count },
  { id: 'text', title: words.sample, wide: true, value: ({ text }) => text, cell: ({ text }) => <CutText text={text} max={80} /> },
];
const causeColumns = (words: ContrastWords): readonly Column<UnclearContrast>[] => [
  { id: 'cause', title: words.cause, wide: true, value: ({ cause }) => words.causes[cause] },
  { id: 'count', title: words.count, numeric: true, value: ({ count }) => count },
  { id: 'text', title: words.sample, wide: true, value: ({ text }) => text, cell: ({ text }) => <CutText text={text} max={80} /> },
];
