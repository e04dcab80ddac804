import { parseUrl } from '../../../checks/parse/urls.ts';
import { hostAndPort } from '../../egress/guard.ts';
import type { Traffic } from '../../egress/traffic.ts';
import type { AuditRefused } from '../auditor.ts';
import type { OpenVisitPage } from './open-page.ts';
import { refusalFor, refusalByChromium, refusalOfRedirect } from '../refusals.ts';

/** Why there is no document at the URL to which the page navigated, worded as for an HTTP redirect; null if there is one. */
export function whyNavigationWasRefused({ aside }: OpenVisitPage, traffic: Traffic): AuditRefused | null {
  if (!aside) return null;
  const led = parseUrl(aside.url);
  const why = led && traffic.failures.get(hostAndPort(led));
  if (why) return refusalOfRedirect(why);
  return aside.text === ''
    ? refusalFor('target-forbidden', 'leadsAside')
    : (refusalByChromium(aside.text) ?? refusalFor('target-connect-failed'));
}
