/** The route is in the URL after #: nothing, a site, or a site and one of its runs. */
import { useEffect, useState } from 'preact/hooks';

export interface Route {
  site: string | null;
  /** ID; null for the latest. */
  run: string | null;
}
export const dashboardSiteAddress = (site: string, run?: string): string =>
  `#${encodeURIComponent(site)}${run === undefined ? '' : `/${run}`}`;
export const listAddress = '#';

export function dashboardRouteOf(hash: string): Route {
  const [site = '', run = ''] = hash.replace(/^#/, '').split('/');
  try {
    return { site: decodeURIComponent(site) || null, run: /^[\dA-Z]{26}$/.test(run) ? run : null };
  } catch {
    return { site: null, run: null };
  }
}

export function useDashboardRoute(): Route {
  const [route, setRoute] = useState(() => dashboardRouteOf(location.hash));
  useEffect(() => {
    const read = () => setRoute(dashboardRouteOf(location.hash));
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);
  return route;
}
