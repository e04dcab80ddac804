/** The path under which a proxy shows the service (`--base-path`): removed from requests, added to what leads to the service. */

/** @param base `/pageloupe`, or '' for none @param url path and query as requested: some proxies remove the base path, some keep it */
export function pathBelow(base: string, url: string): string {
  const rest = base !== '' && url.startsWith(base) ? url.slice(base.length) : null;
  if (rest === null || !/^(?:[/?]|$)/.test(rest)) return url;
  return rest.startsWith('/') ? rest : `/${rest}`;
}

/** A Location or Link header that leads to the service. */
export const headerWithBase = (base: string, value: string): string => value.replace(/^(<?)\/(?!\/)/, `$1${base}/`);

/** A body as JSON. Members called links that are paths of the API get the base path. */
export const jsonWithBase = (base: string, body: unknown): string =>
  JSON.stringify(body, base === '' ? undefined : (name, value: unknown) => (name === 'links' ? linksWithBase(base, value) : value));

const linksWithBase = (base: string, links: unknown): unknown =>
  typeof links === 'object' && links !== null && !Array.isArray(links)
    ? Object.fromEntries(
        Object.entries(links).map(([name, path]) => [name, typeof path === 'string' && path.startsWith('/v1/') ? base + path : path]),
      )
    : links;
