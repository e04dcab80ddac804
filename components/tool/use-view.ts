import { useEffect, useState } from 'preact/hooks';
import type { ToolId } from '../../checks/tools.ts';
import type { Tool } from './props.ts';
import { toolViews } from '../tools/index.ts';

const loaded = new Map<ToolId, Tool>();

/** The view of a tool; undefined until its file is loaded. */
export function useToolView(id: ToolId): Tool | undefined {
  const [, redraw] = useState(0);
  useEffect(() => {
    let open = true;
    const load = async () => {
      const file = await toolViews[id]?.();
      if (!file) return;
      loaded.set(id, file.default);
      if (open) redraw((count) => count + 1);
    };
    if (!loaded.has(id)) void load();
    return () => {
      open = false;
    };
  }, [id]);
  return loaded.get(id);
}
