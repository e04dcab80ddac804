import type { JSX, TargetedKeyboardEvent, TargetedPointerEvent } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Job } from '../../extension/runs/runs.ts';
import { Icon } from '../../components/parts/icons.tsx';
import { PageUrlText } from '../../components/findings/page-text.tsx';
import { readableUrl } from '../../checks/core/helpers/readable-url.ts';
import type { BulkProps } from './props.ts';
import { usePart } from '../../components/use-locale.ts';

const firstRows = 100;
const step = 400;

/** The queue in order: its lines can be dragged by the handle, moved by buttons or Alt and arrow keys, and removed. */
export function QueueList({ bulk, jobs }: Pick<BulkProps, 'bulk'> & { jobs: readonly Job[] }): JSX.Element {
  const { lists, queue: words } = usePart('bulk');
  const [limit, setLimit] = useState(firstRows);
  const list = useRef<HTMLOListElement>(null);
  const focus = useSteadyFocus(list, [jobs, limit]);
  const drag = useDrag(list, (id, place) => void bulk.move(id, place));

  const move = (job: Job, to: number, control: string) => {
    focus.take(job.id, control);
    if (to >= limit) setLimit(to + 1);
    void bulk.move(job.id, to);
  };
  const press = (event: TargetedKeyboardEvent<HTMLLIElement>, job: Job, index: number) => {
    if (!event.altKey || event.ctrlKey || event.metaKey) return;
    const to = { ArrowUp: index - 1, ArrowDown: index + 1, Home: 0, End: jobs.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    move(job, to, (event.target as HTMLElement).dataset.control ?? 'grip');
  };
  const takeOut = (job: Job, index: number) => {
    const next = jobs[index + 1] ?? jobs[index - 1];
    focus.expect(next ? { id: next.id, control: 'remove' } : null);
    void bulk.remove([job.id]);
  };
  const acts: LineActs = { count: jobs.length, drag, move, press, takeOut };

  return (
    <>
      <ol ref={list} class="card queue" aria-label={words.list}>
        {jobs.slice(0, limit).map((job, index) => (
          <QueueLine key={job.id} job={job} index={index} acts={acts} />
        ))}
      </ol>
      {jobs.length > limit && (
        <p class="row">
          <button type="button" class="button" onClick={() => setLimit(limit + step)}>
            {lists.more({ count: Math.min(step, jobs.length - limit) })}
          </button>
          <span class="small muted">{lists.shown({ shown: limit, total: jobs.length })}</span>
        </p>
      )}
    </>
  );
}

/** Actions on a line. */
interface LineActs {
  /** Number of lines. */
  count: number;
  drag: ReturnType<typeof useDrag>;
  /** @param control that was used, and that keeps the focus */
  move(job: Job, to: number, control: string): void;
  press(event: TargetedKeyboardEvent<HTMLLIElement>, job: Job, index: number): void;
  takeOut(job: Job, index: number): void;
}
interface LineProps {
  job: Job;
  index: number;
  acts: LineActs;
}

function QueueLine({ job, index, acts }: LineProps): JSX.Element {
  const { queue: words } = usePart('bulk');
  const { drag } = acts;
  const name = job.title || readableUrl(job.url);
  return (
    // The keys work on all buttons of the line.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li data-job={job.id} class={drag.classOf(job.id, index)} onKeyDown={(event) => acts.press(event, job, index)}>
      <button
        type="button"
        class="icon-button grip"
        data-control="grip"
        aria-label={words.move({ name, place: index + 1 })}
        title={words.moveHint}
        onPointerDown={(event) => drag.begin(event, job.id)}
      >
        <Icon name="grip" size={14} />
      </button>
      <span class="queue-number small muted" aria-hidden="true">
        {index + 1}
      </span>
      <span class="tab-text">
        <bdi dir="auto" class="cut">
          {name}
        </bdi>
        {job.title && (
          <span class="cut small muted">
            <PageUrlText url={job.url} />
          </span>
        )}
      </span>
      <span class="tag">{job.tabId === null ? words.url : words.tab}</span>
      <span class="queue-buttons">
        <LineButtons job={job} index={index} acts={acts} />
      </span>
    </li>
  );
}

/** Buttons to move a line up or down, and to remove it. */
function LineButtons({ job, index, acts }: LineProps): JSX.Element {
  const { queue: words } = usePart('bulk');
  const name = job.title || readableUrl(job.url);
  return (
    <>
      <button
        type="button"
        class="icon-button"
        data-control="up"
        disabled={index === 0}
        aria-label={words.upNamed({ name })}
        title={words.up}
        onClick={() => acts.move(job, index - 1, 'up')}
      >
        <Icon name="up" size={14} />
      </button>
      <button
        type="button"
        class="icon-button"
        data-control="down"
        disabled={index === acts.count - 1}
        aria-label={words.downNamed({ name })}
        title={words.down}
        onClick={() => acts.move(job, index + 1, 'down')}
      >
        <Icon name="down" size={14} />
      </button>
      <button
        type="button"
        class="icon-button"
        data-control="remove"
        aria-label={words.removeNamed({ name })}
        title={words.remove}
        onClick={() => acts.takeOut(job, index)}
      >
        <Icon name="close" size={13} />
      </button>
    </>
  );
}

interface Control {
  /** Id of the job. */
  id: string;
  control: string;
}

/** Keeps the focus on a control of the list while lines move. @param drawn values that cause the list to be rendered again */
function useSteadyFocus(list: { current: HTMLOListElement | null }, drawn: readonly unknown[]) {
  /**
   * The control that has the focus, or should get it. A line that moves in the document loses the focus, and so does one that is removed: whenever
   * the queue is rendered again, the focus is restored, until the user moves it elsewhere.
   */
  const held = useRef<Control | null>(null);

  const buttonOf = (id: string, which: string) =>
    list.current?.querySelector<HTMLButtonElement>(`[data-job="${CSS.escape(id)}"] [data-control${which}]:not(:disabled)`);

  useLayoutEffect(() => {
    const take = ({ target }: Event) => {
      const button = target instanceof Element && list.current?.contains(target) ? target.closest<HTMLElement>('[data-control]') : null;
      const id = button?.closest<HTMLElement>('[data-job]')?.dataset.job;
      held.current = id === undefined ? null : { id, control: button!.dataset.control! };
    };
    document.addEventListener('focusin', take);
    document.addEventListener('pointerdown', take);
    return () => {
      document.removeEventListener('focusin', take);
      document.removeEventListener('pointerdown', take);
    };
  }, []);
  useLayoutEffect(() => {
    if (!held.current) return;
    const { id, control } = held.current;
    const button = buttonOf(id, `=${control}`) ?? buttonOf(id, '');
    if (button !== document.activeElement) button?.focus();
  }, drawn);

  return {
    take(id: string, control: string): void {
      // Some browsers do not focus a button when it is clicked.
      buttonOf(id, `=${control}`)?.focus();
      held.current = { id, control };
    },
    /** The control that gets the focus when the list is rendered again; null for none. */
    expect(control: Control | null): void {
      held.current = control;
    },
  };
}

/** Dragging with mouse, pen or finger: a line shows the new position. */
function useDrag(list: { current: HTMLOListElement | null }, drop: (id: string, place: number) => void) {
  const [dragged, setDragged] = useState<{ id: string; from: number; to: number } | null>(null);
  /** The latest position, even before it is rendered: a quick drag may end within one frame. */
  const now = useRef(dragged);
  const drag = (to: typeof dragged) => {
    now.current = to;
    setDragged(to);
  };

  const begin = (event: TargetedPointerEvent<HTMLButtonElement>, id: string) => {
    if (event.button !== 0 || !list.current) return;
    event.preventDefault();
    const handle = event.currentTarget;
    handle.setPointerCapture(event.pointerId);
    handle.focus({ preventScroll: true });
    const lines = () => [...(list.current?.children ?? [])] as HTMLElement[];
    const from = lines().findIndex((line) => line.dataset.job === id);
    drag({ id, from, to: from });
    const moved = (next: PointerEvent) => {
      const place = lines().findIndex((line) => {
        const { top, height } = line.getBoundingClientRect();
        return next.clientY < top + height / 2;
      });
      // Before the line under the pointer, or after the last one. The dragged line does not count.
      const before = place < 0 ? lines().length : place;
      const to = before > from ? before - 1 : before;
      if (now.current?.to !== to) drag({ id, from, to });
      // The page scrolls at the edge of the window.
      if (next.clientY < 110) scrollBy(0, -14);
      else if (next.clientY > innerHeight - 60) scrollBy(0, 14);
    };
    const end = (stay: boolean) => {
      handle.removeEventListener('pointermove', moved);
      handle.removeEventListener('pointerup', up);
      handle.removeEventListener('pointercancel', cancelled);
      removeEventListener('keydown', escape, { capture: true });
      const last = now.current;
      drag(null);
      if (stay && last && last.to !== last.from) drop(id, last.to);
    };
    const up = () => end(true);
    const cancelled = () => end(false);
    const escape = (key: KeyboardEvent) => {
      if (key.key !== 'Escape') return;
      key.preventDefault();
      end(false);
    };
    handle.addEventListener('pointermove', moved);
    handle.addEventListener('pointerup', up);
    handle.addEventListener('pointercancel', cancelled);
    addEventListener('keydown', escape, { capture: true });
  };
  const classOf = (id: string, index: number) => {
    if (!dragged) return 'queue-line';
    if (dragged.id === id) return 'queue-line dragged';
    if (index === dragged.to && dragged.to !== dragged.from) return `queue-line ${dragged.to > dragged.from ? 'drop-below' : 'drop-above'}`;
    return 'queue-line';
  };
  return { begin, classOf };
}
