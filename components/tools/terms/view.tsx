import { useMemo, useState } from 'preact/hooks';
import type { JSX } from 'preact';
import { factValueOf } from '../../../checks/core/fact-value.ts';
import type { FactTable } from '../../../checks/core/facts.ts';
import { countPhrasesInSteps, type PhraseCount } from '../../../checks/views/phrase-counts.ts';
import { measureReadability } from '../../../checks/views/readability.ts';
import { DataTable } from '../../tables/data-table.tsx';
import { useSteps } from '../../tables/in-steps.ts';
import { AbsentFactNote, CutText, Part, useWhyAbsent } from '../../tool/parts.tsx';
import { RadioChoice } from '../../parts/radio-choice.tsx';
import type { Column, ToolProps } from '../../tool/props.ts';
import { KeywordsPart } from './keywords.tsx';
import { useLocale, usePart } from '../../use-locale.ts';
import type { Parts } from '../../../words/locale.ts';

type ViewWords = Parts['terms'];
const useViewWords = (): ViewWords => usePart('terms');

type Size = 'all' | '1' | '2' | '3' | '4';

/** Words and phrases of the main text, and where else they occur. Facts: there is no ideal density. */
export default function View({ facts, report, act }: ToolProps): JSX.Element {
  const [size, setSize] = useState<Size>('all');
  const words = useViewWords();
  const { comma } = useLocale().words.punctuation;
  const absence = useWhyAbsent();
  const text = factValueOf(facts, 'text');
  const head = factValueOf(facts, 'head');
  const headings = factValueOf(facts, 'headings');
  const images = factValueOf(facts, 'images');
  const links = factValueOf(facts, 'links');
  const rows = useSteps(
    () =>
      countPhrasesInSteps(
        {
          text: text ?? { blocks: [] },
          ...(head && { head }),
          ...(headings && { headings }),
          ...(images && { images }),
          ...(links && { links }),
        },
        report.language,
      ),
    [text, head, headings, images, links, report.language],
  );
  if (!text) return <AbsentFactNote facts={facts} name="text" />;
  if (!rows) return <div class="card place picture-place" aria-busy="true" />;
  const shown = size === 'all' ? rows : rows.filter((row) => String(row.size) === size);
  const missing = (['head', 'headings', 'images', 'links'] as const).map((name) => absence(facts, name)).filter(Boolean);
  return (
    <div class="stack">
      <KeywordsPart facts={facts} report={report} act={act} />
      <p>{words.note}</p>
      {missing.map((sentence) => (
        <p key={sentence} class="muted small">
          {sentence}
        </p>
      ))}
      <Cloud rows={rows} />
      <RadioChoice
        label={words.length}
        value={size}
        choose={setSize}
        options={[
          ['all', words.all],
          ...(['1', '2', '3', '4'] as const).map((length) => [length, words.words({ count: Number(length) })] as const),
        ]}
      />
      <DataTable<PhraseCount>
        key={size}
        name={words.rows}
        rows={shown}
        columns={columnsOf(words, comma)}
        act={act}
        empty={rows.length === 0 ? words.none : words.noneOfLength}
      />
      <p class="muted small">{words.unspaced}</p>
      <ReadabilityPart blocks={text.blocks} code={report.language} />
    </div>
  );
}

/** How long sentences and words of the running text are, with the formula; nothing in languages in which neither is counted. */
function ReadabilityPart({ blocks, code }: { blocks: FactTable['text']['blocks']; code: string }): JSX.Element | null {
  const words = useViewWords().readability;
  const { colon } = useLocale().words.punctuation;
  const figures = useMemo(() => measureReadability(blocks, code), [blocks, code]);
  if (!figures) return null;
  const { lix, newspapers } = figures;
  return (
    <Part title={words.title} note={newspapers === null ? words.noFormula({ code }) : words.formula({ newspapers, code })}>
      <p>
        {lix !== null && <strong>{`${words.lix({ lix, code })}${colon}`}</strong>}
        {words.parts(figures)}
      </p>
    </Part>
  );
}

/** The most frequent phrases with bars, one for each part of the page that contains them. */
function Cloud({ rows }: { rows: readonly PhraseCount[] }): JSX.Element | null {
  const words = useViewWords();
  const top = rows.slice(0, 10);
  const most = top[0]?.count ?? 1;
  if (top.length === 0) return null;
  return (
    <ol class="t-terms" aria-label={words.mostFrequent}>
      {top.map(({ phrase, count, places }) => (
        <li key={phrase}>
          <span class="t-terms-phrase">
            <CutText text={phrase} max={60} />
          </span>
          <span class="t-terms-track" aria-hidden="true">
            <i style={{ inlineSize: `${Math.max(2, (100 * count) / most)}%` }} />
          </span>
          <span class="t-terms-count">{words.times({ count })}</span>
          <span class="t-terms-places">
            {places.map((place) => (
              <span key={place} class="tag">
                {words.places[place]}
              </span>
            ))}
          </span>
        </li>
      ))}
    </ol>
  );
}

const columnsOf = (words: ViewWords, comma: string): readonly Column<PhraseCount>[] => [
  {
    id: 'phrase',
    title: words.phrase,
    wide: true,
    value: ({ phrase }) => phrase,
    cell: ({ phrase }) => <CutText text={phrase} max={100} />,
  },
  { id: 'count', title: words.mainText, numeric: true, value: ({ count }) => count },
  {
    id: 'places',
    title: words.alsoIn,
    wide: true,
    value: ({ places }) => places.map((place) => words.places[place]).join(comma),
    cell: ({ places }) =>
      places.length > 0 ? places.map((place) => words.places[place]).join(comma) : <span class="muted">{words.nowhere}</span>,
  },
];
