import { cookieHeaderFor, type SessionCookie } from '../../audit/visit/session.ts';

/** A cookie of a file in Netscape's format (curl, wget, browsers' exports), or of a line `name=value`: then its domain is null, for the site that was typed. */
export type FileCookie = Pick<SessionCookie, 'name' | 'value' | 'path' | 'secure' | 'expires'> & { domain: string | null };

/** @returns null if a line has neither format */
export function readCookies(text: string): FileCookie[] | null {
  const cookies: FileCookie[] = [];
  for (const line of text.replace(/^\ufeff/, '').split(/\r?\n/)) {
    const cookieLine = line.replace(/^#HttpOnly_/, '');
    if (cookieLine.trim() === '' || cookieLine.startsWith('#')) continue;
    const fields = cookieLine.split('\t');
    const [domain = '', subdomains = '', path = '', secure = '', expires = '', name = '', value = ''] = fields;
    const pair = /^([^\s=;,]+)=([^\s;,]*)$/.exec(cookieLine.trim());
    if (fields.length >= 6)
      cookies.push({
        name,
        value,
        domain: (isTrue(subdomains) ? domain.replace(/^\.?/, '.') : domain).toLowerCase(),
        path,
        secure: isTrue(secure),
        expires: Number(expires) || -1,
      });
    else if (pair) cookies.push({ name: pair[1]!, value: pair[2]!, domain: null, path: '/', secure: false, expires: -1 });
    else return null;
  }
  return cookies;
}

/** Whether a cookie is no longer sent. @param now epoch milliseconds */
export const isExpired = ({ expires }: Pick<FileCookie, 'expires'>, now: number): boolean => expires >= 0 && expires <= now / 1000;

const isTrue = (field: string): boolean => field.toUpperCase() === 'TRUE';

/** The Cookie header for a URL; '' for none. @param typed whether the user typed the URL's origin */
export function cookieHeader(cookies: readonly FileCookie[], url: string, typed: boolean, now: number): string {
  const { hostname } = new URL(url);
  return cookieHeaderFor(
    cookies.flatMap((cookie) => {
      const domain = cookie.domain ?? (typed ? hostname : null);
      return domain === null ? [] : [{ ...cookie, domain }];
    }),
    url,
    now,
  );
}
