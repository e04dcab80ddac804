import { userAgentNames, type AuditOrder } from '../audit/auditor.ts';
import type { VisitValues } from './table.ts';

/** The order for a page, without its URL and headers. A user agent that is no name is a text of its own. */
export const visitOrder = (visit: VisitValues): Omit<AuditOrder, 'url' | 'headers'> => ({
  device: visit.device,
  pageLocale: visit.pageLocale,
  javascript: visit.javascript,
  waitUntil: visit.waitUntil,
  settleMs: visit.settle,
  timeoutMs: visit.timeout,
  ...(userAgentNames.includes(visit.userAgent) ? { userAgent: visit.userAgent } : { userAgent: 'default', userAgentText: visit.userAgent }),
  probe: visit.probe,
  choice: { intent: visit.intent, pageType: visit.pageType, aiOptOut: visit.aiOptOut },
});
