import { useState } from 'preact/hooks';
import type { ToolId } from '../../checks/tools.ts';
import type { Tool } from './props.ts';
import { toolViews } from '../tools/index.ts';
import { useArrival } from '../use-arrival.ts';
import { useLocale } from '../use-locale.ts';
import type { Locale } from '../../words/locale.ts';

const loaded = new Map<ToolId, Tool>();
/** Words of a tool, and those around every tool. */
export const loadToolWords = (locale: Locale, id: ToolId): Promise<Locale> => locale.load(id, 'tables', 'toolParts');

/** The view of a tool; undefined until it is loaded, with its words. */
export function useLoadedView(id: ToolId): Tool | undefined {
  const [, redraw] = useState(0);
  const locale = useLocale();
  const load = async () => {
    const [file] = await Promise.all([toolViews[id]?.(), loadToolWords(locale, id)]);
    if (file) loaded.set(id, file.default);
  };
  useArrival(loaded.has(id) ? null : load, () => redraw((count) => count + 1), [id, locale]);
  return loaded.get(id);
}
