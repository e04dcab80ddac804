import type { JSX } from 'preact';
import { useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { toolGroups, tools, type ToolGroupId, type ToolId } from '../checks/index.ts';
import { catalogue } from './catalogue.ts';
import { Icon } from './icons.tsx';

const all: readonly ToolId[] = tools.map(({ id }) => id);

/** Which tools are judged: all, or some by group and one by one. An empty list means all. */
export function ToolChoice({ chosen, choose }: { chosen: readonly ToolId[]; choose(tools: ToolId[]): void }): JSX.Element {
  const [some, setSome] = useState(chosen.length > 0);
  const checks = catalogue.filter((signal) => chosen.length === 0 || signal.tools.some((id) => chosen.includes(id))).length;
  const set = (ids: readonly ToolId[], on: boolean) => {
    const next = all.filter((id) => (ids.includes(id) ? on : chosen.includes(id)));
    if (next.length === all.length) setSome(false);
    choose(next.length === all.length ? [] : next);
  };
  return (
    <fieldset class="stack tight">
      <legend class="option-title">Tools</legend>
      <span class="switch">
        <label><input type="radio" name="tools" checked={!some} onChange={() => { setSome(false); choose([]); }} /><span>All {all.length} tools</span></label>
        <label><input type="radio" name="tools" checked={some} onChange={() => setSome(true)} /><span>Only some</span></label>
      </span>
      <p class="small muted" aria-live="polite">{chosen.length === 0 ? `${some ? 'Nothing is chosen yet, so all' : 'All'} ${catalogue.length} checks are made, so every page has both scores.` : `${chosen.length} of ${all.length} tools: ${checks} of ${catalogue.length} checks are made. The GEO score needs all of its checks.`}</p>
      {some && <ul class="choice-groups">{toolGroups.map((group) => <Group key={group.id} id={group.id} name={group.name} chosen={chosen} set={set} />)}</ul>}
    </fieldset>
  );
}

/** The whole group with one box; its tools one by one behind a button. */
function Group({ id, name, chosen, set }: { id: ToolGroupId; name: string; chosen: readonly ToolId[]; set(ids: readonly ToolId[], on: boolean): void }): JSX.Element {
  const own = tools.filter((tool) => tool.group === id);
  const on = own.filter((tool) => chosen.includes(tool.id));
  const [open, setOpen] = useState(on.length > 0 && on.length < own.length);
  const box = useRef<HTMLInputElement>(null);
  const list = useId();
  useLayoutEffect(() => { if (box.current) box.current.indeterminate = on.length > 0 && on.length < own.length; }, [on.length]);
  return (
    <li>
      <p class="choice-group">
        <label class="check">
          <input ref={box} type="checkbox" checked={on.length === own.length}
            onChange={(event) => set(own.map((tool) => tool.id), event.currentTarget.checked)} />
          {name}
        </label>
        <button type="button" class="button quiet" aria-expanded={open} aria-controls={list} aria-label={`Tools of ${name}: ${on.length} of ${own.length} chosen`} onClick={() => setOpen(!open)}>
          {on.length} of {own.length}<span class={open ? 'turn open' : 'turn'}><Icon name="forward" size={12} /></span>
        </button>
      </p>
      <ul id={list} class="choice-tools" hidden={!open}>
        {own.map((tool) => (
          <li key={tool.id}>
            <label class="check" title={tool.help}>
              <input type="checkbox" checked={chosen.includes(tool.id)} onChange={(event) => set([tool.id], event.currentTarget.checked)} />
              {tool.name}
            </label>
          </li>
        ))}
      </ul>
    </li>
  );
}
