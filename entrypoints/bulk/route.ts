import { routeOfHash, type Route as RouteInReport } from '../../components/report/route.ts';

/** The route of the bulk page, in the URL after `#`. */
export type Route =
  | { view: 'runs' }
  | { view: 'new'; site: string }
  | { view: 'compare'; before: string; now: string }
  | { view: 'run'; id: string; part: 'pages' | 'site' | 'left' }
  | { view: 'report'; id: string; jobId: string; report: RouteInReport };

/** `#runs`, `#new`, `#new&site=<url>`, `#run=<id>`, `#run=<id>&site`, `#run=<id>&left`, `#compare=<id>&with=<id>` (either may be empty), `#run=<id>&page=<job id>`, optionally followed by a view of the report: `&tool=title`. Unknown routes lead to the runs. */
export function routeOf(hash: string): Route {
  const [first = '', second = '', ...rest] = hash.replace(/^#/, '').split('&');
  if (first === 'new') return { view: 'new', site: valueOf(second, 'site') };
  if (first.startsWith('compare=')) return { view: 'compare', before: valueOf(first, 'compare'), now: valueOf(second, 'with') };
  const id = valueOf(first, 'run');
  if (!id) return { view: 'runs' };
  const jobId = valueOf(second, 'page');
  if (jobId) return { view: 'report', id, jobId, report: routeOfHash(rest.join('&')) };
  return { view: 'run', id, part: second === 'site' || second === 'left' ? second : 'pages' };
}

function valueOf(part: string, name: string): string {
  if (!part.startsWith(`${name}=`)) return '';
  try {
    return decodeURIComponent(part.slice(name.length + 1));
  } catch {
    return '';
  }
}
