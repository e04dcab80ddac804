/** A cookie file in Netscape's format (curl, wget, browsers' exports), or lines of `name=value`. */
export interface FileCookie {
  name: string;
  value: string;
  /** null: of the site that was typed. */ domain: string | null;
  subdomains: boolean;
  path: string;
  secure: boolean;
  /** Epoch seconds, 0 for a session. */ expires: number;
}

/** @returns null if a line has neither format */
export function readCookies(text: string): FileCookie[] | null {
  const cookies: FileCookie[] = [];
  for (const line of text.split(/\r?\n/)) {
    const cookieLine = line.replace(/^#HttpOnly_/, '');
    if (cookieLine.trim() === '' || cookieLine.startsWith('#')) continue;
    const fields = cookieLine.split('\t');
    const [domain = '', subdomains = '', path = '', secure = '', expires = '', name = '', value = ''] = fields;
    const pair = /^([^\s=;,]+)=([^\s;,]*)$/.exec(cookieLine.trim());
    if (fields.length >= 6)
      cookies.push({
        name,
        value,
        domain: domain.replace(/^\./, '').toLowerCase(),
        subdomains: subdomains === 'TRUE' || domain.startsWith('.'),
        path,
        secure: secure === 'TRUE',
        expires: Number(expires) || 0,
      });
    else if (pair) cookies.push({ name: pair[1]!, value: pair[2]!, domain: null, subdomains: false, path: '/', secure: false, expires: 0 });
    else return null;
  }
  return cookies;
}

/** The Cookie header for a URL (RFC 6265, 5.4); '' for none. @param typed whether the user typed the URL's origin */
export function cookieHeader(cookies: readonly FileCookie[], url: string, typed: boolean, now: number): string {
  const { hostname, pathname, protocol } = new URL(url);
  return cookies
    .filter(
      ({ domain, subdomains, path, secure, expires }) =>
        (domain === null ? typed : domain === hostname || (subdomains && hostname.endsWith(`.${domain}`))) &&
        (path === pathname || pathname.startsWith(path.endsWith('/') ? path : `${path}/`)) &&
        (!secure || protocol === 'https:') &&
        (expires === 0 || expires > now / 1000),
    )
    .map(({ name, value }) => `${name}=${value}`)
    .join('; ');
}
