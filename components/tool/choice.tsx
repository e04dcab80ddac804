import type { JSX } from 'preact';
import { useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { toolGroups, type ToolGroupId } from '../../checks/tool-groups.ts';
import { tools, type ToolId } from '../../checks/tools.ts';
import { catalogue } from '../../words/catalogue.ts';
import { Icon } from '../parts/icons.tsx';
import { RadioButtons } from '../parts/radio-choice.tsx';
import { useWords, usePart } from '../use-locale.ts';

const all: readonly ToolId[] = tools.map(({ id }) => id);

/** Which tools are judged: all, or a selection by group or tool. An empty list means all. */
export function ChooseTools({ chosen, choose }: { chosen: readonly ToolId[]; choose(tools: ToolId[]): void }): JSX.Element {
  const words = usePart('bulk').toolChoice;
  const { app } = useWords();
  const [some, setSome] = useState(chosen.length > 0);
  const checks = catalogue.filter((signal) => chosen.length === 0 || signal.tools.some((id) => chosen.includes(id))).length;
  const set = (ids: readonly ToolId[], on: boolean) => {
    const next = all.filter((id) => (ids.includes(id) ? on : chosen.includes(id)));
    if (next.length === all.length) setSome(false);
    choose(next.length === all.length ? [] : next);
  };
  return (
    <fieldset class="stack tight">
      <legend class="option-title">{app.views.tools}</legend>
      <RadioButtons
        options={[
          ['all', words.all({ count: all.length })],
          ['some', words.some],
        ]}
        value={some ? 'some' : 'all'}
        choose={(which) => {
          setSome(which === 'some');
          if (which === 'all') choose([]);
        }}
      />
      <p class="small muted" aria-live="polite">
        {chosen.length > 0
          ? words.someChecks({ chosen: chosen.length, tools: all.length, checks, all: catalogue.length })
          : some
            ? words.noneYet({ checks: catalogue.length })
            : words.allChecks({ checks: catalogue.length })}
      </p>
      {some && (
        <ul class="choice-groups">
          {toolGroups.map((group) => (
            <Group key={group.id} id={group.id} chosen={chosen} set={set} />
          ))}
        </ul>
      )}
    </fieldset>
  );
}

/** The whole group with one checkbox; single tools behind a button. */
function Group({
  id,
  chosen,
  set,
}: {
  id: ToolGroupId;
  chosen: readonly ToolId[];
  set(ids: readonly ToolId[], on: boolean): void;
}): JSX.Element {
  const words = usePart('bulk').toolChoice;
  const { tools: names, toolGroups: groups } = useWords();
  const toolsOfGroup = tools.filter((tool) => tool.group === id);
  const on = toolsOfGroup.filter((tool) => chosen.includes(tool.id));
  const [open, setOpen] = useState(on.length > 0 && on.length < toolsOfGroup.length);
  const box = useRef<HTMLInputElement>(null);
  const list = useId();
  useLayoutEffect(() => {
    if (box.current) box.current.indeterminate = on.length > 0 && on.length < toolsOfGroup.length;
  }, [on.length]);
  return (
    <li>
      <p class="choice-group">
        <label class="check">
          <input
            ref={box}
            type="checkbox"
            checked={on.length === toolsOfGroup.length}
            onChange={(event) =>
              set(
                toolsOfGroup.map((tool) => tool.id),
                event.currentTarget.checked,
              )
            }
          />
          {groups[id]}
        </label>
        <button
          type="button"
          class="button quiet"
          aria-expanded={open}
          aria-controls={list}
          aria-label={words.group({ group: groups[id], on: on.length, all: toolsOfGroup.length })}
          onClick={() => setOpen(!open)}
        >
          {words.share({ on: on.length, all: toolsOfGroup.length })}
          <span class={open ? 'turn open' : 'turn'}>
            <Icon name="forward" size={12} />
          </span>
        </button>
      </p>
      <ul id={list} class="choice-tools" hidden={!open}>
        {toolsOfGroup.map((tool) => (
          <li key={tool.id}>
            <label class="check" title={names[tool.id].help}>
              <input type="checkbox" checked={chosen.includes(tool.id)} onChange={(event) => set([tool.id], event.currentTarget.checked)} />
              {names[tool.id].name}
            </label>
          </li>
        ))}
      </ul>
    </li>
  );
}
