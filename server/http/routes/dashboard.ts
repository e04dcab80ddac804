/** /sites: the page of the dashboard with its script and style. It contains no data: the script requests it from the API. */
import { dashboardFile, type DashboardFile } from '../dashboard-files.ts';
import { etagOf, sendVersion } from '../etag.ts';
import type { Handler } from '../lists.ts';
import { dashboardHtml } from '../pages.tsx';
import { setLanguageHeaders } from '../request-language.ts';
import { pageLanguage } from '../../words.ts';

/** Allows only its script, style and API. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data:; form-action 'none'; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'";

export function dashboardRoutes(): Record<'getDashboard' | 'getDashboardScript' | 'getDashboardStyle', Handler> {
  const file =
    (nameOf: () => DashboardFile, type: string): Handler =>
    async (request, reply) => {
      const contents = await dashboardFile(nameOf());
      setLanguageHeaders(reply, 'Accept-Language').header('cache-control', 'no-cache');
      return sendVersion(request, reply, etagOf(contents), `${type}; charset=utf-8`, contents);
    };
  return {
    getDashboard: async (request, reply) =>
      setLanguageHeaders(reply, 'Accept-Language')
        .type('text/html; charset=utf-8')
        .headers({ 'content-security-policy': policy, 'cache-control': 'no-cache' })
        .send(dashboardHtml(request.server.basePath)),
    getDashboardScript: file(() => `app.${pageLanguage().lang}.js`, 'text/javascript'),
    getDashboardStyle: file(() => 'app.css', 'text/css'),
  };
}
