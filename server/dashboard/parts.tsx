/** Small parts of the dashboard. */
import type { ComponentChildren, JSX } from 'preact';
import { start } from '../../words/en/index.ts';
import { dashboard as words } from '../../words/en/server/dashboard.ts';

const { number, date, time } = start.wording;
export { number };
const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
/** @param at RFC 3339; shown in the reader's time zone */
export const timeText = (at: string): string => time(at, timeZone);
export const dayText = (at: string): string => date(at, timeZone);

export const Time = ({ at }: { at: string }): JSX.Element => (
  <time dateTime={at} title={timeText(at)}>
    {dayText(at)}
  </time>
);

export const scoreText = (score: number | null): string => (score === null ? '–' : number(Math.round(score)));

/** How a score changed: an arrow, a number and, for screen readers, a word. */
export function ScoreChange({ by }: { by: number | null | undefined }): JSX.Element {
  if (by === undefined) return <span class="muted small">{words.change.none}</span>;
  if (by === null || Math.abs(by) < 0.05)
    return (
      <span class="muted">
        <span aria-hidden="true">=</span>
        <span class="visually-hidden">{words.change.same}</span>
      </span>
    );
  const amount = Math.abs(by);
  return (
    <span class={by > 0 ? 'change up' : 'change down'}>
      <span aria-hidden="true">
        {by > 0 ? '▲' : '▼'} {number(amount)}
      </span>
      <span class="visually-hidden">{by > 0 ? words.change.up({ by: amount }) : words.change.down({ by: amount })}</span>
    </span>
  );
}

export const LoadingNote = (): JSX.Element => <output class="muted">{words.reading}</output>;

export function Fault({ text, again }: { text: string; again?: () => void }): JSX.Element {
  return (
    <div class="fault row" role="alert">
      <p>{text}</p>
      {again && (
        <button type="button" class="button" onClick={again}>
          {words.again}
        </button>
      )}
    </div>
  );
}

interface SectionProps {
  title: string;
  /** Id of the title. */
  id: string;
  children: ComponentChildren;
  actions?: JSX.Element | undefined;
}
/** A card under a title. */
export const Section = ({ title, id, children, actions }: SectionProps): JSX.Element => (
  <div class="card stack table-frame">
    <div class="split">
      <h2 id={id}>{title}</h2>
      {actions}
    </div>
    {children}
  </div>
);
