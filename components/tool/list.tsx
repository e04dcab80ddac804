import type { JSX, TargetedKeyboardEvent } from 'preact';
import { useContext, useLayoutEffect, useRef } from 'preact/hooks';
import { toolGroups } from '../../checks/tool-groups.ts';
import { tools, type ToolId } from '../../checks/tools.ts';
import type { Report, ToolStatus } from '../../checks/core/report/report.ts';
import { catalogue } from '../../words/catalogue.ts';
import { FavoritesContext } from './favorites.ts';
import { useViewLink } from '../parts/link-base.ts';
import { FavoriteStar } from './star.tsx';
import { StatusIcon } from '../findings/status.tsx';
import { useLocale, useWords } from '../use-locale.ts';

/** All tools with their status: the user's favorites first, the others in their groups. */
export function ToolList({ report, findable = true }: { report: Report | null; findable?: boolean }): JSX.Element {
  const status = statusByTool(report);
  const { app, toolList: words, toolGroups: groups } = useWords();
  const favorites = useContext(FavoritesContext)?.ids ?? [];
  const [before, key, after] = words.find.split('`');
  const list = useRef<HTMLDivElement>(null);
  const pressed = useRef<string | null>(null);
  const chosen = favorites.join();
  // A tool moves when its star is pressed: the focus goes with it.
  useLayoutEffect(() => {
    const star = pressed.current && list.current?.querySelector<HTMLElement>(`a[href="${pressed.current}"] + .star`);
    pressed.current = null;
    if (star && document.activeElement === document.body) star.focus();
  }, [chosen]);
  return (
    <section class="stack" aria-labelledby="tools-title" id="tools">
      <div class="split">
        <h2 id="tools-title" tabIndex={-1}>
          {app.views.tools}
        </h2>
        <span class="muted small">
          {findable ? (
            <>
              {before}
              <kbd>{key}</kbd>
              {after}
            </>
          ) : (
            words.move
          )}
        </span>
      </div>
      <div
        ref={list}
        class="groups"
        role="presentation"
        onKeyDown={moveFocusByArrow}
        onClick={({ target }) => {
          pressed.current = (target as Element).closest('.star')?.previousElementSibling?.getAttribute('href') ?? null;
        }}
      >
        {favorites.length > 0 && (
          <section class="card group" aria-labelledby="group-favorites">
            <h3 id="group-favorites">{words.favorites}</h3>
            <ul>
              {favorites.map((id) => (
                <ToolLink key={id} id={id} status={status(id)} />
              ))}
            </ul>
          </section>
        )}
        {toolGroups.map((group) => {
          const others = tools.filter((tool) => tool.group === group.id && !favorites.includes(tool.id));
          return (
            others.length > 0 && (
              <section key={group.id} class="card group" aria-labelledby={`group-${group.id}`}>
                <h3 id={`group-${group.id}`}>{groups[group.id]}</h3>
                <ul>
                  {others.map((tool) => (
                    <ToolLink key={tool.id} id={tool.id} status={status(tool.id)} />
                  ))}
                </ul>
              </section>
            )
          );
        })}
      </div>
    </section>
  );
}

export function ToolLink({ id, status, long = false }: { id: ToolId; status: ToolStatus | 'pending'; long?: boolean }): JSX.Element {
  const { name, help } = useWords().tools[id];
  const link = useViewLink();
  const { words } = useLocale();
  return (
    <li class="starred">
      <a href={link(`tool=${id}`)} class={`entry tone-${status}`} title={long ? undefined : help} data-step>
        <StatusIcon status={status} silent />
        <span class="entry-name">
          {name}
          {long && <span class="small muted entry-help">{help}</span>}
        </span>
        <span class="entry-word">{words.status[status]}</span>
      </a>
      <FavoriteStar id={id} listed />
    </li>
  );
}

/** A tool whose signals all still wait for facts is shown as being read, not as unchecked. */
export function statusByTool(report: Report | null): (id: ToolId) => ToolStatus | 'pending' {
  const entries = new Map(report?.signals.map((entry) => [entry.id, entry]));
  return (id) => {
    const status = report?.tools.find((tool) => tool.id === id)?.status;
    if (!status) return 'pending';
    const waits =
      status === 'unchecked' && catalogue.some((signal) => signal.tools.includes(id) && entries.get(signal.id)?.reason === 'pending');
    return waits ? 'pending' : status;
  };
}

/** Up and Down move through the entries of a list, Left and Right to the star of an entry; Home and End go to the ends; Tab still reaches every entry. */
export function moveFocusByArrow(event: TargetedKeyboardEvent<HTMLElement>): void {
  if (event.key === 'ArrowRight' || event.key === 'ArrowLeft') {
    const [entry, star] = (document.activeElement?.closest('.starred')?.children ?? []) as unknown as HTMLElement[];
    if (!entry || !star) return;
    event.preventDefault();
    return (document.activeElement === star ? entry : star).focus();
  }
  const entries = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-step]')];
  const at = entries.indexOf(document.activeElement as HTMLElement);
  const steps: Partial<Record<string, number>> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: entries.length - 1 };
  const to = steps[event.key];
  if (to === undefined || at < 0) return;
  event.preventDefault();
  entries[Math.max(0, Math.min(entries.length - 1, to))]?.focus();
}
