import type { ToolId } from '../../checks/tools.ts';
import type { Tool } from '../../components/tool/props.ts';
import { toolViews } from '../../components/tools/index.ts';
import { english } from '../../components/use-locale.ts';
import { loadToolWords } from '../../components/tool/use-view.ts';

/** The view of a tool, with its words. */
export async function toolView(id: ToolId): Promise<Tool> {
  const [{ default: view }] = await Promise.all([toolViews[id](), loadToolWords(english, id)]);
  return view;
}
