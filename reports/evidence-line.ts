import type { PhrasedEvidence } from '../checks/core/evidence.ts';
import { oneLine } from './one-line.ts';
import type { Locale, ReportWords } from '../words/locale.ts';

type Words = ReportWords['evidence'];
const evidenceLength = 300;
const most = 5;

/** PhrasedEvidence on one line, short enough for a table cell. */
export function evidenceLine(evidence: PhrasedEvidence, { words }: Locale): string {
  const text = oneLine(lineOf(evidence, words));
  return text.length > evidenceLength ? `${[...text].slice(0, evidenceLength - 1).join('')}…` : text;
}

function lineOf(evidence: PhrasedEvidence, { evidence: words, punctuation: { comma, colon } }: ReportWords): string {
  switch (evidence.type) {
    case 'value':
      return `${evidence.label}${colon}${evidence.value}`;
    case 'list':
      return several(evidence.items, evidence.total, words);
    case 'elements':
      return several(
        evidence.items.map(({ text, snippet, selector }) => [text, snippet || selector].filter(Boolean).join(' ')),
        evidence.total,
        words,
      );
    case 'table':
      return several(
        evidence.rows.map(({ cells }) =>
          evidence.columns.flatMap((column, index) => (cells[index] ? [`${column}${colon}${cells[index]}`] : [])).join(comma),
        ),
        evidence.total,
        words,
      );
    case 'source':
      return `${words.place(evidence)}${colon}${evidence.excerpt}`;
    case 'measure':
      return `${words.amount(evidence)}${comma}${words.limit(evidence)}`;
    case 'difference':
      return `${evidence.label}${colon}${words.change(evidence)}`;
  }
}
const several = (items: readonly string[], total: number, words: Words) =>
  `${items.slice(0, most).join(' | ')}${total > most ? ` | … ${words.inAll({ total })}` : ''}`;
