import { reportRouteOf, type ReportRoute } from '../../components/report-route.ts';

/** What the bulk page shows; in the address after `#`. */
export type Route =
  | { view: 'runs' }
  | { view: 'new' }
  | { view: 'run'; id: string; part: 'pages' | 'site' }
  | { view: 'report'; id: string; jobId: string; report: ReportRoute };

/** `#runs`, `#new`, `#run=<id>`, `#run=<id>&site`, `#run=<id>&page=<job id>` with a view of the report behind: `&tool=title`. Unknown: the runs. */
export function routeOf(hash: string): Route {
  const [first = '', second = '', ...rest] = hash.replace(/^#/, '').split('&');
  if (first === 'new') return { view: 'new' };
  const id = valueOf(first, 'run');
  if (!id) return { view: 'runs' };
  const jobId = valueOf(second, 'page');
  if (jobId) return { view: 'report', id, jobId, report: reportRouteOf(rest.join('&')) };
  return { view: 'run', id, part: second === 'site' ? 'site' : 'pages' };
}

export const runAddress = (id: string): string => `#run=${encodeURIComponent(id)}`;
export const reportAddress = (id: string, jobId: string): string => `${runAddress(id)}&page=${encodeURIComponent(jobId)}`;

/** Is this the same page of ours, so that the focus stays where it is? */
export const bulkPlaceOf = (route: Route): string => JSON.stringify(route);

function valueOf(part: string, name: string): string {
  if (!part.startsWith(`${name}=`)) return '';
  try {
    return decodeURIComponent(part.slice(name.length + 1));
  } catch {
    return '';
  }
}
