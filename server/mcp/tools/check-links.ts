import { factValueOf } from '../../../checks/core/fact-value.ts';
import type { LinkClass, Probe } from '../../../checks/core/facts/probes.ts';
import type { LinkFact } from '../../../checks/core/facts/links-and-images.ts';
import { probeText } from '../../../words/en/checks/probes.ts';
import { reasonText } from '../../../words/en/checks/reasons.ts';
import { probeUrl } from '../../../checks/views/link-probes.ts';
import { CommandFailed, exitCodes } from '../../cli/failure.ts';
import { mcpWords as words } from '../../../words/en/server/mcp.ts';
import type { McpContext, ToolAnswer } from '../context.ts';
import type { Input, Output } from '../schemas.ts';
import { auditOrReuse } from './audited-page.ts';
import { escapePageText, quotedLine } from './page-text.ts';

type Links = Output<'checkLinks'>;
/** Maximum links listed per kind; the report contains all. */
const mostListed = 20;
const urlText = (url: string) => escapePageText(url, 500);

/** @throws CommandFailed, AuditRefused */
export async function checkLinksTool({ url }: Input<'checkLinks'>, context: McpContext, signal: AbortSignal): Promise<ToolAnswer<Links>> {
  const page = await auditOrReuse(url, {}, context, signal);
  const facts = page.visit.report.facts ?? {};
  const [links, status] = [factValueOf(facts, 'links'), factValueOf(facts, 'linkStatus')];
  if (!links || !status) {
    const missing = [facts.links, facts.linkStatus].find((fact) => fact?.ok === false);
    const why = missing && !missing.ok ? reasonText(missing) : '';
    throw new CommandFailed(exitCodes.unreachable, words.links.unread({ why: escapePageText(why) }));
  }
  const counts: Record<LinkClass, number> = { ok: 0, redirected: 0, broken: 0, unverified: 0, skipped: 0 };
  for (const { class: kind } of status.probes) counts[kind]++;
  const places = placesOf(links.items);
  const listed = (kind: LinkClass): Links['broken'] =>
    status.probes
      .filter((probe) => probe.class === kind)
      .slice(0, mostListed)
      .map((probe) => linkOf(probe, places.get(probe.url.split('#', 1)[0]!) ?? []));
  const data: Links = {
    url: page.url,
    links: links.total,
    counts,
    finished: status.finished,
    broken: listed('broken'),
    redirected: listed('redirected'),
    unverified: listed('unverified'),
    report: page.stored.uri,
  };
  return { text: textOf(data), data, reports: [page.stored] };
}

/** Links of the page, by target URL. */
function placesOf(links: readonly LinkFact[]): Map<string, LinkFact[]> {
  const places = new Map<string, LinkFact[]>();
  for (const link of links) {
    const target = probeUrl(link);
    if (target === null) continue;
    const known = places.get(target);
    if (known) known.push(link);
    else places.set(target, [link]);
  }
  return places;
}

const linkOf = ({ url, status, finalUrl, reason }: Probe, links: readonly LinkFact[]): Links['broken'][number] => ({
  url: urlText(url),
  status,
  finalUrl: urlText(finalUrl),
  reason: reason ? escapePageText(probeText(reason)) : '',
  text: escapePageText(links[0]?.name || links[0]?.text || '', 100),
  links: links.length,
});

function textOf(data: Links): string {
  const section = (kind: 'broken' | 'redirected' | 'unverified') =>
    data[kind].length === 0
      ? []
      : [
          '',
          words.links[kind],
          ...data[kind].map((link) => quotedLine(words.links.row(link))),
          ...(data.counts[kind] > data[kind].length ? [words.links.more({ count: data.counts[kind] - data[kind].length })] : []),
        ];
  return [
    words.links.summary(data),
    ...(data.finished ? [] : [words.links.unfinished]),
    words.pageNote,
    ...section('broken'),
    ...section('redirected'),
    ...section('unverified'),
    '',
    words.links.next(data),
  ].join('\n');
}
