import { tools, type ToolId } from '../../checks/tools.ts';
import { catalogue } from '../../words/catalogue.ts';

/** A view of a report. It is in the URL after `#`, so that every view can be linked to. */
export type Route =
  | { view: 'overview'; at: 'top' | 'tools' | 'geo' }
  | { view: 'tool'; id: ToolId }
  | { view: 'check'; id: string }
  | { view: 'checks'; only: string };

/** Unknown views lead to the overview. */
export function routeOfHash(hash: string): Route {
  const [name, value = ''] = hash.replace(/^#/, '').split('=', 2);
  const tool = tools.find((candidate) => candidate.id === value);
  if (name === 'tool' && tool) return { view: 'tool', id: tool.id };
  if (name === 'check' && catalogue.some((signal) => signal.id === value)) return { view: 'check', id: value };
  if (name === 'checks') return { view: 'checks', only: value };
  return { view: 'overview', at: name === 'tools' || name === 'geo' ? name : 'top' };
}
