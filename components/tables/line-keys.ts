/** Keyboard navigation of a list of lines. */
interface Moved {
  count: number;
  scrollTo(index: number, align?: 'auto' | 'start' | 'end'): void;
}

const controls = 'button, a[href], summary, input, select, textarea, [tabindex="0"]';

/**
 * Arrow keys, Page Up and Down, Home and End in a list of which only some lines are rendered. If a control in a line has the focus, it moves to the same control of another line;
 * if the list itself has it, Home and End go to its ends, and the browser handles the other keys.
 */
export function moveFocusByKey(event: KeyboardEvent, list: HTMLElement, { count, scrollTo }: Moved): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || !(event.target instanceof HTMLElement))
    return;
  const { target, key } = event;
  if (target.matches('input, select, textarea')) return;
  const line = target.closest<HTMLElement>('[data-index]');
  if (!line && target !== list) return;
  const to = line
    ? destination(key, Number(line.dataset['index']), count, linesInView(list))
    : key === 'Home'
      ? 0
      : key === 'End'
        ? count - 1
        : null;
  if (to === null) return;
  event.preventDefault();
  const place = line ? [...line.querySelectorAll(controls)].indexOf(target) : -1;
  scrollTo(to);
  if (line)
    whenDrawn(
      list,
      to,
      (next) => focusIn(next, place),
      () => scrollTo(to),
    );
}

function destination(key: string, from: number, count: number, page: number): number | null {
  const within = (index: number) => Math.max(0, Math.min(count - 1, index));
  switch (key) {
    case 'ArrowDown':
      return within(from + 1);
    case 'ArrowUp':
      return within(from - 1);
    case 'PageDown':
      return within(from + page);
    case 'PageUp':
      return within(from - page);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}

/** Number of fully visible lines minus one, so that the line at the edge stays in view. */
function linesInView(list: HTMLElement): number {
  const { top, bottom } = list.getBoundingClientRect();
  const seen = [...list.querySelectorAll('[data-index]')].filter((line) => {
    const box = line.getBoundingClientRect();
    return box.top >= top && box.bottom <= bottom;
  });
  return Math.max(1, seen.length - 1);
}

/** The line is rendered in one of the next frames. */
function whenDrawn(list: HTMLElement, index: number, then: (line: HTMLElement) => void, again: () => void, frames = 20): void {
  const line = list.querySelector<HTMLElement>(`[data-index="${index}"]`);
  if (line) return then(line);
  if (frames === 0) return;
  requestAnimationFrame(() => {
    if (frames % 5 === 0) again();
    whenDrawn(list, index, then, again, frames - 1);
  });
}

/** The same control in another line, otherwise its last control, otherwise the line itself. */
function focusIn(line: HTMLElement, place: number): void {
  const inside = [...line.querySelectorAll<HTMLElement>(controls)];
  const next = place < 0 ? undefined : inside[Math.min(place, inside.length - 1)];
  if (!next) line.tabIndex = -1;
  (next ?? line).focus();
}
