import type { PhrasedEvidence } from '../../checks/core/evidence.ts';
import { printableText } from './text/clean.ts';
import { baselineOf, sideBySide, gapRow, withBackground, paragraphRows, type Row } from './flow.ts';
import { isRightToLeft } from './text/scripts.ts';
import { colors, styles } from './theme.ts';
import type { Span, Typesetter } from './text/typesetter.ts';
import type { ReportWords } from '../../words/locale.ts';

/** Examples are enough on paper: the rest is counted. */
const most = { items: 8, rows: 10, lines: 3 } as const;
type Words = ReportWords['evidence'];

type EvidenceOf<T extends PhrasedEvidence['type']> = Extract<PhrasedEvidence, { type: T }>;
/** Position of rows, and their words. */
interface Column {
  set: Typesetter;
  x: number;
  width: number;
  words: Words;
}

/** The evidence of a finding, as rows of a column. */
export function evidenceRows(
  set: Typesetter,
  evidence: PhrasedEvidence,
  x: number,
  width: number,
  { evidence: words, punctuation }: ReportWords,
): Row[] {
  const column: Column = { set, x, width, words };
  switch (evidence.type) {
    case 'value':
      return text(
        column,
        [
          { text: `${printableText(evidence.label, 80)}${punctuation.colon}`, color: colors.muted },
          { text: ` ${printableText(evidence.value, 400)}` },
        ],
        0,
        4,
      );
    case 'list':
      return [
        ...evidence.items.slice(0, most.items).flatMap((item) => bullet(set, text(column, printableText(item, 300), 10), x)),
        ...more(set, Math.min(most.items, evidence.items.length), evidence.total, x, width, words),
      ];
    case 'elements':
      return [
        ...evidence.items.slice(0, most.items).flatMap((element) => elementRows(column, element)),
        ...more(set, Math.min(most.items, evidence.items.length), evidence.total, x, width, words),
      ];
    case 'table':
      return [
        ...tableRows(
          set,
          evidence.columns,
          evidence.rows.slice(0, most.rows).map(({ cells }) => cells),
          x,
          width,
        ),
        ...more(set, Math.min(most.rows, evidence.rows.length), evidence.total, x, width, words),
      ];
    case 'source':
      return sourceRows(column, evidence);
    case 'measure':
      return measureRows(column, evidence);
    case 'difference':
      return tableRows(
        set,
        [printableText(evidence.label, 80), ''],
        [
          [words.before, evidence.before || words.nothing],
          [words.after, evidence.after || words.nothing],
        ],
        x,
        width,
      );
  }
}

const text = ({ set, x, width }: Column, content: string | readonly Span[], indent = 0, lines: number = most.lines): Row[] =>
  paragraphRows(set, content, styles.small, { x: x + indent, width: width - indent, most: lines });

/** An element: its text, its tag, and where it is. */
function elementRows(column: Column, element: EvidenceOf<'elements'>['items'][number]): Row[] {
  const { set, x, width } = column;
  const [name, tag, place] = [printableText(element.text, 200), printableText(element.snippet, 200), printableText(element.selector, 200)];
  const quoted: Span = { text: name && tag ? ` ${tag}` : tag || place, color: name && tag ? colors.muted : colors.ink };
  const where = place && (name || tag) ? paragraphRows(set, place, styles.tiny, { x: x + 10, width: width - 10, most: 2 }) : [];
  // Inside a right-to-left paragraph, a tag would be read from the wrong end.
  const lines = !name
    ? text(column, [quoted], 10)
    : isRightToLeft(name)
      ? [...text(column, name, 10), ...(tag ? text(column, [{ ...quoted, text: tag }], 10) : [])]
      : text(column, [{ text: name }, ...(tag ? [quoted] : [])], 10);
  const held = lines.map((line, index) => (index === lines.length - 1 && where.length > 0 ? { ...line, keep: true } : line));
  return bullet(set, [...held, ...where], x);
}

/** An excerpt of the source with the position in question. */
function sourceRows(column: Column, evidence: EvidenceOf<'source'>): Row[] {
  const { set, x, width, words } = column;
  const [start, end] = evidence.mark;
  const [before, marked, after] = [evidence.excerpt.slice(0, start), evidence.excerpt.slice(start, end), evidence.excerpt.slice(end)].map(
    (part) => printableText(part, 240),
  ) as [string, string, string];
  const spaced = (part: string, edge: string) => (/\s$/.test(edge) || /^\s/.test(part) ? ' ' : '');
  const spans: Span[] = [
    { text: before },
    { text: spaced(evidence.excerpt.slice(start), evidence.excerpt.slice(0, start)) + marked, bold: true, color: colors.fail },
    { text: spaced(evidence.excerpt.slice(end), evidence.excerpt.slice(start, end)) + after },
  ].filter((span) => span.text.trim() !== '');
  const lines = spans.length > 0 ? paragraphRows(set, spans, styles.small, { x: x + 6, width: width - 6, most: 4, isCode: true }) : [];
  return [
    ...paragraphRows(set, words.place(evidence), styles.note, { x, width }).map((row) => ({ ...row, keep: true })),
    ...withBackground(lines, (top, height) => set.document.rectangle(x, top, width, height, colors.faint)),
  ];
}

/** A value and its limit, in numbers and as a bar. */
function measureRows(column: Column, { value, limit, unit: name }: EvidenceOf<'measure'>): Row[] {
  const { set, x, width, words } = column;
  const unit = printableText(name, 40);
  const end = Math.max(value, limit) * 1.15 || 1;
  const wide = Math.min(width, 240);
  const at = (amount: number) => (wide * Math.max(0, Math.min(end, amount))) / end;
  return [
    ...text(column, [
      { text: words.amount({ value, unit }), bold: true },
      { text: ` ${words.limit({ limit, unit })}`, color: colors.muted },
    ]).map((row) => ({ ...row, keep: true })),
    {
      height: 11,
      draw(top) {
        set.document.rectangle(x, top + 2, wide, 5, colors.bar);
        set.document.rectangle(x, top + 2, Math.max(0.8, at(value)), 5, colors.note);
        set.document.rectangle(x + at(limit) - 0.6, top, 1.2, 9, colors.ink);
      },
    },
  ];
}

function bullet(set: Typesetter, rows: readonly Row[], x: number): Row[] {
  return rows.map((row, index) =>
    index > 0
      ? row
      : {
          ...row,
          draw(top) {
            set.label('•', x + 1, top + baselineOf(styles.small), { ...styles.small, color: colors.muted }, 9);
            row.draw(top);
          },
        },
  );
}

function more(set: Typesetter, shown: number, total: number, x: number, width: number, words: Words): Row[] {
  return total > shown ? paragraphRows(set, words.more({ count: total - shown }), styles.note, { x: x + 10, width: width - 10 }) : [];
}

/** A small table: columns are as wide as they need, within limits. Cells may contain any text. */
export function tableRows(
  set: Typesetter,
  columns: readonly string[],
  cells: readonly (readonly string[])[],
  x: number,
  width: number,
): Row[] {
  const space = 10;
  const head = columns.map((column) => printableText(column, 60));
  const body = cells.map((row) => head.map((_, index) => printableText(row[index] ?? '', 200)));
  const wanted = head.map((name, index) =>
    Math.max(
      set.width(name, { ...styles.tiny, bold: true }),
      ...body.map((row) => Math.min(width * 0.7, set.width(row[index]!, styles.small))),
      14,
    ),
  );
  const free = width - space * (head.length - 1);
  const sizes = columnWidths(wanted, free);
  const lefts = sizes.map((_, index) => x + sizes.slice(0, index).reduce((sum, size) => sum + size + space, 0));
  const line = (height: number): Row => ({ height, draw: (top) => set.document.rectangle(x, top + height / 2, width, 0.4, colors.line) });
  const titles = sideBySide(
    ...head.map((name, index) =>
      name ? paragraphRows(set, name, { ...styles.tiny, bold: true }, { x: lefts[index]!, width: sizes[index]!, most: 2 }) : [],
    ),
  );
  return [
    ...(head.some(Boolean)
      ? [
          { ...titles, keep: true },
          { ...line(3), keep: true },
        ]
      : []),
    ...body.flatMap((row, index) => [
      ...(index > 0 ? [{ ...line(3), keep: true }] : []),
      sideBySide(
        ...row.map((cell, column) =>
          paragraphRows(set, cell, styles.small, { x: lefts[column]!, width: sizes[column]!, most: most.lines }),
        ),
      ),
    ]),
    gapRow(2),
  ];
}

/** Widths that add up to at most the total: columns that need little get it, the others share the rest. */
export function columnWidths(wanted: readonly number[], width: number): number[] {
  const sizes = [...wanted];
  let open = sizes.map((_, index) => index);
  let left = width;
  while (open.length > 0) {
    const each = left / open.length;
    const small = open.filter((index) => wanted[index]! <= each);
    if (small.length === 0) {
      for (const index of open) sizes[index] = each;
      break;
    }
    for (const index of small) left -= wanted[index]!;
    open = open.filter((index) => wanted[index]! > each);
  }
  return sizes;
}
