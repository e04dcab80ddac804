import type { Because, Failure, ProbeReason, ProbeReasonCode, ReasonCode } from '../../checks/core/facts/missing.ts';
import { probeReasons } from '../../words/en/checks/probes.ts';
import { reasons } from '../../words/en/checks/reasons.ts';

/** Arguments for every reason that has some, as a page or a site may give them. */
type WithArgs = { [C in ReasonCode as keyof Because<C>['args'] extends never ? never : C]: Because<C>['args'] };
const args: WithArgs = {
  'signal-failed': { error: 'x is undefined' },
  'reading-failed': { error: 'x is undefined' },
  'reading-too-slow': { seconds: 25 },
  'vocabulary-unread': { error: 'gone' },
  'answer-too-slow': { seconds: 0.3 },
  'other-origin': { origin: 'https://b.example' },
  'site-refused': { status: 403 },
  'no-document': { status: 204 },
  'not-delivered': { status: 503 },
  'no-own-headers': { status: 503 },
  'style-unloaded': { name: 'https://example.com/a.css' },
  'font-unloaded': { name: 'Example Sans' },
  'not-html': { type: 'application/pdf' },
  'nested-too-deep': { elements: 2_000 },
  'site-unreached': { error: 'The page was left.' },
  'host-not-allowed': { host: 'b.example' },
  'sitemap-limits': { files: 11, megabytes: 20 },
  'answer-status': { status: 500 },
  'sitemap-cut': { url: 'https://b.example/s.xml', megabytes: 50 },
  'sitemap-late': { url: 'https://b.example/s.xml', entries: 1_200 },
  'sitemap-malformed': { url: 'https://b.example/s.xml', fault: { kind: 'tag', line: 4, tag: 'lok', open: 'loc' } },
  'sitemap-too-long': { url: 'https://b.example/s.xml', entries: 50_000 },
  'sitemap-more-pages': { pages: 3_411, taken: 1_000 },
  'sitemap-files-unread': { unread: 1, total: 3 },
  'sitemap-nested': { count: 1 },
  'sitemap-off-the-web': { count: 2 },
  'sitemap-leads-inside': { count: 3 },
};
/** A failure with each code that there is. */
export const everyFailure = (Object.keys(reasons) as ReasonCode[]).map(
  (code) => ({ ok: false, reason: 'refused', code, args: Object.hasOwn(args, code) ? args[code as keyof WithArgs] : {} }) as Failure,
);

/** The same for what checks of other URLs say. */
type ProbesWithArgs = { [C in ProbeReasonCode as keyof ProbeReason<C>['args'] extends never ? never : C]: ProbeReason<C>['args'] };
const probeArgs: ProbesWithArgs = {
  'no-web-url': { scheme: 'ftp:' },
  'too-many': { most: 2_000 },
  'host-waits': { seconds: 86_400 },
  status: { status: 400 },
  'too-slow': { seconds: 2.5 },
  'nothing-answers': { failure: 'no-server' },
  'no-answer': { error: 'net::ERR_X' },
  'picture-status': { status: 404 },
  'picture-too-large': { megabytes: 2 },
};
export const everyProbeReason = (Object.keys(probeReasons) as ProbeReasonCode[]).map(
  (code) => ({ code, args: Object.hasOwn(probeArgs, code) ? probeArgs[code as keyof ProbesWithArgs] : {} }) as ProbeReason,
);
