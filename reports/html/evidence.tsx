import type { ComponentChildren, JSX } from 'preact';
import { allFindings, type ReportSignal } from '../../checks/core/report/report.ts';
import type { PhrasedEvidence } from '../../checks/core/evidence.ts';
import { SentenceWithQuotes } from '../check-sentence.tsx';
import { shownStatus, type Shown } from '../statuses.ts';
import { isHeuristic, signalTitle } from '../catalogue.ts';
import type { FileLocale, ReportWords } from '../../words/locale.ts';

/** How much evidence of each finding a saved report shows. */
const shownItems = 10;

/** Text from a page: isolated, so that right-to-left text cannot reorder the text around it. Always text, never markup. */
export const WrittenText = ({ text, code = false }: { text: string; code?: boolean }): JSX.Element => (
  <bdi dir="auto" class={code ? 'code' : undefined}>
    {text}
  </bdi>
);

/** A status as a word in its color. */
export const StatusLabel = ({ status, locale }: { status: Shown; locale: FileLocale }): JSX.Element => (
  <span class={`status ${status}`}>{locale.words.status[status]}</span>
);

/** A URL that is a link only if it is http(s), whatever the page calls a link. */
export function WrittenUrl({ url }: { url: string }): JSX.Element {
  // Browsers break a long URL anywhere, also in the middle of a word.
  const parts = url.split(/(?<=[\w)]\/)(?=\w)/);
  const text = <bdi dir="ltr">{parts.flatMap((part, index) => (index === 0 ? [part] : [<wbr key={index} />, part]))}</bdi>;
  return /^https?:\/\//i.test(url) ? (
    <a href={url} rel="noreferrer noopener nofollow">
      {text}
    </a>
  ) : (
    text
  );
}

/** A table. The first cell of a row is its header. @param caption null if it would only repeat the columns */
export function PrintedTable({
  caption,
  columns,
  rows,
  numbers = [],
}: {
  caption: string | null;
  columns: readonly string[];
  rows: readonly (readonly ComponentChildren[])[];
  numbers?: readonly number[];
}): JSX.Element {
  const kind = (index: number) => (numbers.includes(index) ? 'number' : undefined);
  return (
    // Wide tables scroll on their own, and scrolling regions must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div class="wide" role="group" tabIndex={0} aria-label={caption ?? columns.join(', ')}>
      <table>
        {caption !== null && <caption>{caption}</caption>}
        <thead>
          <tr>
            {columns.map((column, index) => (
              <th key={index} scope="col" class={kind(index)}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            <tr key={row}>
              {cells.map((cell, index) =>
                index === 0 ? (
                  <th key={index} scope="row">
                    {cell}
                  </th>
                ) : (
                  <td key={index} class={kind(index)}>
                    {cell}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** One criterion with all its findings. */
export function SignalSection({ entry, locale }: { entry: ReportSignal; locale: FileLocale }): JSX.Element {
  const shown = shownStatus(entry);
  return (
    <div class="card">
      <div class="line">
        <h5>{signalTitle(locale, entry.id, shown)}</h5>
        <StatusLabel status={shown} locale={locale} />
      </div>
      {allFindings(entry).map((finding, index) => (
        <div key={index}>
          <p>
            {index > 0 && (
              <>
                <StatusLabel status={finding.status} locale={locale} />{' '}
              </>
            )}
            <SentenceWithQuotes text={finding.message} />
            {isHeuristic(locale.entryOf(entry.id), finding) && locale.words.punctuation.brackets.join(locale.words.evidence.heuristic)}
          </p>
          {finding.change && (
            <p>
              <b>{locale.words.evidence.toChange}</b> <SentenceWithQuotes text={finding.change} />
            </p>
          )}
          {finding.evidence && <EvidenceText evidence={finding.evidence} all={locale.words} />}
        </div>
      ))}
    </div>
  );
}

type Words = ReportWords['evidence'];

function EvidenceText({ evidence, all }: { evidence: PhrasedEvidence; all: ReportWords }): JSX.Element {
  const { evidence: words, punctuation } = all;
  switch (evidence.type) {
    case 'value':
      return (
        <p class="small">
          <span class="muted">{`${evidence.label}${punctuation.colon}`}</span>
          <WrittenText text={evidence.value} />
        </p>
      );
    case 'list':
      return (
        <Items total={evidence.total} words={words}>
          {evidence.items.slice(0, shownItems).map((item, index) => (
            <li key={index}>
              <WrittenText text={item} />
            </li>
          ))}
        </Items>
      );
    case 'elements':
      return (
        <Items total={evidence.total} words={words}>
          {evidence.items.slice(0, shownItems).map(({ text, snippet, selector }, index) => (
            <li key={index}>
              {text && <WrittenText text={text} />}{' '}
              <span class="muted">
                <WrittenText text={snippet || selector} code />
              </span>
            </li>
          ))}
        </Items>
      );
    case 'table':
      return (
        <PrintedTable
          caption={
            evidence.total > shownItems ? words.first({ shown: Math.min(shownItems, evidence.rows.length), total: evidence.total }) : null
          }
          columns={evidence.columns}
          rows={evidence.rows
            .slice(0, shownItems)
            .map(({ cells }) => evidence.columns.map((_, index) => <WrittenText key={index} text={cells[index] ?? ''} />))}
        />
      );
    case 'source': {
      const [start, end] = evidence.mark;
      const { excerpt } = evidence;
      return (
        <p class="small">
          <span class="muted">{`${words.place(evidence)}${punctuation.colon}`}</span>
          <bdi dir="ltr" class="code">
            {excerpt.slice(0, start)}
            <mark>{excerpt.slice(start, end)}</mark>
            {excerpt.slice(end)}
          </bdi>
        </p>
      );
    }
    case 'measure':
      return (
        <p class="small">
          {words.amount(evidence)} <span class="muted">({words.limit(evidence)})</span>
        </p>
      );
    case 'difference':
      return (
        <div class="small">
          <p class="muted">{evidence.label}</p>
          <dl>
            <dt>{words.before}</dt>
            <dd>{evidence.before ? <WrittenText text={evidence.before} /> : words.nothing}</dd>
            <dt>{words.after}</dt>
            <dd>{evidence.after ? <WrittenText text={evidence.after} /> : words.nothing}</dd>
          </dl>
        </div>
      );
  }
}

function Items({ children, total, words }: { children: JSX.Element[]; total: number; words: Words }): JSX.Element {
  return (
    <>
      <ul class="small">{children}</ul>
      {total > children.length && <p class="small muted">{words.first({ shown: children.length, total })}</p>}
    </>
  );
}
