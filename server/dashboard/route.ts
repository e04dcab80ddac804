/** The route is in the URL after #: nothing, a site, or a site and one of its runs. */
import { useEffect, useState } from 'preact/hooks';

export interface Route {
  site: string | null;
  /** ID; null for the latest. */
  run: string | null;
}
export const siteLink = (site: string, run?: string): string => `#${encodeURIComponent(site)}${run === undefined ? '' : `/${run}`}`;
export const listAddress = '#';

export function routeOf(hash: string): Route {
  const [site = '', run = ''] = hash.replace(/^#/, '').split('/');
  try {
    return { site: decodeURIComponent(site) || null, run: /^[\dA-Z]{26}$/.test(run) ? run : null };
  } catch {
    return { site: null, run: null };
  }
}

export function useRoute(): Route {
  const [route, setRoute] = useState(() => routeOf(location.hash));
  useEffect(() => {
    const read = () => setRoute(routeOf(location.hash));
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);
  return route;
}
