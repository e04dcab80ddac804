import { parseUrl } from '../../checks/doors/formats.ts';
import { egressHostAndPort } from '../egress/guard.ts';
import type { EgressTraffic } from '../egress/traffic.ts';
import type { AuditRefused } from './auditor.ts';
import type { OpenVisitPage } from './open-page.ts';
import { auditRefused, auditRefusedByGuard, auditRefusedByChromium } from './refusals.ts';
import { reasonWords } from '../../words/en/server/audit.ts';

/** Why there is no document at the URL to which the page navigated, worded as for an HTTP redirect; null if there is one. */
export function refusalOfNavigation({ aside }: OpenVisitPage, traffic: EgressTraffic): AuditRefused | null {
  if (!aside) return null;
  const led = parseUrl(aside.url);
  const why = led && traffic.failures.get(egressHostAndPort(led));
  if (why) return auditRefusedByGuard(why);
  return aside.text === ''
    ? auditRefused('target-forbidden', reasonWords.leadsAside)
    : (auditRefusedByChromium(aside.text) ?? auditRefused('target-connect-failed'));
}
