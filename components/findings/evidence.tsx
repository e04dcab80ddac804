import type { JSX } from 'preact';
import type { ElementRef } from '../../checks/core/facts/page.ts';
import type { PhrasedEvidence } from '../../checks/core/evidence.ts';
import { Icon } from '../parts/icons.tsx';
import { PageText } from './page-text.tsx';
import type { ToolActions } from '../tool/props.ts';
import { useLocale, useWords } from '../use-locale.ts';

export type Show = Pick<ToolActions, 'show' | 'live'>;

/** The button that shows an element on the page. */
export function ShowButton({ selector, name, act }: { selector: string; name: string; act: Show }): JSX.Element | null {
  const words = useWords().evidence;
  if (act.live === false) return null;
  return (
    <button
      type="button"
      class="icon-button"
      title={words.show}
      aria-label={words.showNamed({ name: name.slice(0, 80) })}
      onClick={() => act.show(selector)}
    >
      <Icon name="target" />
    </button>
  );
}

/** An element of the page: its text, its start tag, and the button that shows it. */
export function ElementLineView({ element, act }: { element: ElementRef; act: Show }): JSX.Element {
  const { selector, snippet, text } = element;
  return (
    <>
      <span>
        {text && <PageText text={text} />}
        {text && snippet && ' '}
        {snippet ? (
          <span class="muted">
            <PageText text={snippet} code />
          </span>
        ) : (
          !text && <PageText text={selector} code />
        )}
      </span>
      {selector && <ShowButton selector={selector} name={text || snippet || selector} act={act} />}
    </>
  );
}

/** The evidence of a finding. */
export function EvidenceView({ evidence, act }: { evidence: PhrasedEvidence; act: Show }): JSX.Element {
  const { evidence: words, punctuation } = useLocale().words;
  switch (evidence.type) {
    case 'value':
      return (
        <p class="evidence">
          <span class="muted">
            {evidence.label}
            {punctuation.colon}
          </span>
          <PageText text={evidence.value} />
        </p>
      );
    case 'list':
      return (
        <div class="evidence">
          <ul class="evidence-list">
            {evidence.items.map((item, index) => (
              <li key={index}>
                <PageText text={item} />
              </li>
            ))}
          </ul>
          <More shown={evidence.items.length} total={evidence.total} />
        </div>
      );
    case 'elements':
      return (
        <div class="evidence">
          <ul class="evidence-list">
            {evidence.items.map((item, index) => (
              <li key={index}>
                <ElementLineView element={item} act={act} />
              </li>
            ))}
          </ul>
          <More shown={evidence.items.length} total={evidence.total} />
        </div>
      );
    case 'table':
      return <EvidenceTable evidence={evidence} act={act} />;
    case 'source': {
      const [start, end] = evidence.mark;
      const { excerpt, line, column } = evidence;
      return (
        <div class="evidence">
          <p class="muted">{words.place({ line, column })}</p>
          <bdi dir="ltr" class="page-text code evidence-source">
            {excerpt.slice(0, start)}
            <mark>{excerpt.slice(start, end)}</mark>
            {excerpt.slice(end)}
          </bdi>
        </div>
      );
    }
    case 'measure':
      return <Measure value={evidence.value} limit={evidence.limit} unit={evidence.unit} />;
    case 'difference':
      return (
        <div class="evidence">
          <p class="muted">{evidence.label}</p>
          <dl class="difference">
            <dt>{words.before}</dt>
            <dd>{evidence.before ? <PageText text={evidence.before} /> : <i class="muted">{words.nothing}</i>}</dd>
            <dt>{words.after}</dt>
            <dd>{evidence.after ? <PageText text={evidence.after} /> : <i class="muted">{words.nothing}</i>}</dd>
          </dl>
        </div>
      );
  }
}

/** A URL or a path of properties: it may be cut anywhere, words are kept whole. */
const longWord = /\S{25}/;

function EvidenceTable({ evidence, act }: { evidence: Extract<PhrasedEvidence, { type: 'table' }>; act: Show }): JSX.Element {
  const { columns, rows, total } = evidence;
  const located = rows.some((row) => row.at);
  const words = useWords().evidence;
  return (
    <div class="evidence table-frame">
      {/* A region that scrolls must be reachable by keyboard; a group, since one view has many of them. */}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
      <div class="table-scroll" role="group" tabIndex={0} aria-label={words.table({ columns: [...columns] })}>
        <table class="data">
          <thead>
            <tr>
              {columns.map((column) => (
                <th scope="col" key={column}>
                  <span>{column}</span>
                </th>
              ))}
              {located && (
                <th scope="col" class="act">
                  <span class="visually-hidden">{words.show}</span>
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              <tr key={index}>
                {columns.map((column, cell) => (
                  <td key={column} data-title={column} class={longWord.test(row.cells[cell] ?? '') ? 'wide' : ''}>
                    <PageText text={row.cells[cell] ?? ''} />
                  </td>
                ))}
                {located && <td class="act">{row.at && <ShowButton selector={row.at} name={row.cells[0] ?? ''} act={act} />}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <More shown={rows.length} total={total} />
    </div>
  );
}

/** A number on a bar with its limit as a line. */
function Measure({ value, limit, unit }: { value: number; limit: number; unit: string }): JSX.Element {
  const words = useLocale().words.evidence;
  const top = Math.max(value, limit) * 1.15 || 1;
  const share = (amount: number) => `${Math.max(0, Math.min(100, (100 * amount) / top))}%`;
  return (
    <div class="evidence measure">
      <span>
        {words.amount({ value, unit })} <span class="muted">· {words.limit({ limit, unit })}</span>
      </span>
      <span class="bar" aria-hidden="true">
        <i style={{ inlineSize: share(value) }} />
        <span class="limit" style={{ insetInlineStart: share(limit) }} />
      </span>
    </div>
  );
}

function More({ shown, total }: { shown: number; total: number }): JSX.Element | null {
  const words = useLocale().words.evidence;
  return total > shown ? <p class="muted small">{words.first({ shown, total })}</p> : null;
}
