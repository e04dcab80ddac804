import { useMemo, useState } from 'preact/hooks';
import type { JSX } from 'preact';
import { phraseCounts, valueOf, type PhraseCount } from '../../checks/index.ts';
import { DataTable } from '../data-table.tsx';
import { Absent, absence, Choice, Cut } from '../tool-parts.tsx';
import type { Column, ToolProps } from '../tool-props.ts';

type Size = 'all' | '1' | '2' | '3' | '4';

/** Words and phrases of the main text, and where else they stand. Facts: there is no density to aim for. */
export default function Terms({ facts, report, act }: ToolProps): JSX.Element {
  const [size, setSize] = useState<Size>('all');
  const text = valueOf(facts, 'text');
  const head = valueOf(facts, 'head');
  const headings = valueOf(facts, 'headings');
  const images = valueOf(facts, 'images');
  const links = valueOf(facts, 'links');
  const rows = useMemo(
    () => (text ? phraseCounts({ text, ...(head && { head }), ...(headings && { headings }), ...(images && { images }), ...(links && { links }) }, report.language) : []),
    [text, head, headings, images, links, report.language],
  );
  if (!text) return <Absent facts={facts} name="text" />;
  const shown = size === 'all' ? rows : rows.filter((row) => String(row.size) === size);
  const missing = (['head', 'headings', 'images', 'links'] as const).map((name) => absence(facts, name)).filter(Boolean);
  return (
    <div class="stack">
      <p>What the main text repeats, and whether title, headings, pictures and links speak of it too. These are facts: no search engine has a density to aim for, and repeating a phrase more often does not help.</p>
      {missing.map((sentence) => <p key={sentence} class="muted small">{sentence}</p>)}
      <Cloud rows={rows} />
      <Choice label="Length of phrases" value={size} choose={setSize} options={[['all', 'All'], ['1', '1 word'], ['2', '2 words'], ['3', '3 words'], ['4', '4 words']]} />
      <DataTable<PhraseCount> key={size} name="phrases" rows={shown} columns={columns} act={act}
        empty={rows.length === 0 ? 'The main text repeats nothing: there is too little of it, or each word stands there once.' : 'No phrase of this length is repeated.'} />
      <p class="muted small">In scripts without spaces between words, pieces of two to four characters are counted instead; katakana words are counted whole.</p>
    </div>
  );
}

/** The most frequent phrases with their bars, one for each place they also stand in. */
function Cloud({ rows }: { rows: readonly PhraseCount[] }): JSX.Element | null {
  const top = rows.slice(0, 10);
  const most = top[0]?.count ?? 1;
  if (top.length === 0) return null;
  return (
    <ol class="t-terms" aria-label="Most frequent phrases">
      {top.map(({ phrase, count, places }) => (
        <li key={phrase}>
          <span class="t-terms-phrase"><Cut text={phrase} max={60} /></span>
          <span class="t-terms-track" aria-hidden="true"><i style={{ inlineSize: `${Math.max(2, (100 * count) / most)}%` }} /></span>
          <span class="t-terms-count">{count} times</span>
          <span class="t-terms-places">{places.map((place) => <span key={place} class="tag">{place}</span>)}</span>
        </li>
      ))}
    </ol>
  );
}

const columns: readonly Column<PhraseCount>[] = [
  { id: 'phrase', title: 'Phrase', wide: true, value: ({ phrase }) => phrase, cell: ({ phrase }) => <Cut text={phrase} max={100} /> },
  { id: 'count', title: 'Main text', numeric: true, value: ({ count }) => count },
  { id: 'places', title: 'Also in', wide: true, value: ({ places }) => places.join(', '), cell: ({ places }) => (places.length > 0 ? places.join(', ') : <span class="muted">nowhere else</span>) },
];
