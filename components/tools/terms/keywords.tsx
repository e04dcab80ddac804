import { useId, useMemo, useState } from 'preact/hooks';
import type { JSX } from 'preact';
import {
  keywordPlaceIds,
  findKeywordPlaces,
  splitKeywords,
  type KeywordMatch,
  type KeywordPlaces,
} from '../../../checks/views/keyword-places.ts';
import { DataTable } from '../../tables/data-table.tsx';
import { StatusChip, CutText, Part, type ChipKind } from '../../tool/parts.tsx';
import type { Column, ToolProps } from '../../tool/props.ts';
import { useArrival } from '../../use-arrival.ts';
import { usePart } from '../../use-locale.ts';
import type { Parts } from '../../../words/locale.ts';

type KeywordWords = Parts['terms']['keywords'];

/** The user's keywords, and which parts of the page contain them. They are stored per site. */
export function KeywordsPart({ facts, report, act }: ToolProps): JSX.Element {
  const words = usePart('terms').keywords;
  const [typed, setTyped] = useState('');
  const id = useId();
  const url = report.finalUrl || report.url;
  useArrival(act.keywords ? () => act.keywords!.read(url) : null, (stored) => setTyped((now) => now || stored.join(', ')), [act, url]);
  const keywords = useMemo(() => splitKeywords(typed), [typed]);
  const rows = useMemo(() => findKeywordPlaces(facts, keywords, report.language), [facts, keywords, report.language]);
  return (
    <Part title={words.title} note={words.note}>
      <label class="t-label" htmlFor={id}>
        {words.label}
      </label>
      <input
        id={id}
        class="field"
        type="text"
        dir="auto"
        autocomplete="off"
        spellcheck={false}
        value={typed}
        // Stored as they are typed: no change event is sure to come when the popup closes.
        onInput={({ currentTarget: { value } }) => {
          setTyped(value);
          void act.keywords?.keep(url, splitKeywords(value));
        }}
      />
      {rows.length > 0 && (
        <DataTable<KeywordPlaces> name={words.rows} rows={rows} columns={columnsOf(words)} act={act} empty={words.none} />
      )}
    </Part>
  );
}

const kinds: Record<KeywordMatch, ChipKind> = { exact: 'good', forms: 'good', part: 'info', none: 'muted', unknown: 'muted' };

const columnsOf = (words: KeywordWords): readonly Column<KeywordPlaces>[] => [
  { id: 'keyword', title: words.keyword, value: ({ keyword }) => keyword, cell: ({ keyword }) => <CutText text={keyword} max={100} /> },
  ...keywordPlaceIds.map((place): Column<KeywordPlaces> => ({
    id: place,
    title: words.places[place],
    value: ({ places }) => words.matches[places[place]],
    cell: ({ places }) => <StatusChip kind={kinds[places[place]]}>{words.matches[places[place]]}</StatusChip>,
  })),
];
