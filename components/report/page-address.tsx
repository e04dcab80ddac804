import type { JSX } from 'preact';
import type { Report } from '../../checks/core/report/report.ts';
import { parseUrl } from '../../checks/parse/urls.ts';
import { readableUrl } from '../../checks/core/helpers/readable-url.ts';
import { LogoIcon } from '../parts/icons.tsx';
import { AuditAge } from './audit-age.tsx';

/** The product, how long ago the page was audited, and its URL. */
export const AuditedPage = ({ report }: { report: Report | null }): JSX.Element => (
  <>
    <LogoIcon size={26} />
    <p class="top-page">
      <span class="top-name">
        <b class="brand">Pageloupe</b>
        {report && <AuditAge at={report.at} opened={performance.timeOrigin} />}
      </span>
      <PageAddress url={report?.finalUrl || report?.url || ''} />
    </p>
  </>
);

/** The URL of an audited page, its host first. Renders nothing if it is not a URL. */
function PageAddress({ url }: { url: string }): JSX.Element | null {
  const parsed = parseUrl(url);
  if (!parsed) return null;
  const { host, protocol } = parsed;
  const rest = readableUrl(host ? url.slice(url.indexOf(host) + host.length) : url);
  return (
    <bdi dir="ltr" class="top-url" title={url}>
      <b>{host || protocol}</b>
      {rest === '/' ? '' : rest}
    </bdi>
  );
}
