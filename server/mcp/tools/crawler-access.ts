import { parseRobotsTxt } from '../../../checks/parse/robots-txt.ts';
import { reasonText } from '../../../words/en/checks/reasons.ts';
import { netUntil } from '../../../checks/fetch/net.ts';
import { fetchRobotsTxt } from '../../../checks/fetch/site-texts.ts';
import { accessByCrawler as accessOf, type CrawlerAccess } from '../../../checks/views/crawler-access.ts';
import { withAdvice } from '../../audit/refusals.ts';
import { CommandFailed, exitCodes } from '../../cli/failure.ts';
import { auditableUrl } from '../../cli/targets/url.ts';
import { mcpWords as words } from '../../../words/en/server/mcp.ts';
import type { McpContext, ToolAnswer } from '../context.ts';
import type { Input, Output } from '../schemas.ts';
import { howToAllow } from './audited-page.ts';
import { escapePageText, quotedLine } from './page-text.ts';

type Access = Output<'crawlerAccess'>;
const patienceMs = 10_000;
/** Crawlers that are in no list follow the group of this token. */
const everyOther = '*';
const purposes = ['search', 'user', 'training', 'other'] as const;

/** Reads robots.txt through the egress guard; needs no browser. @throws CommandFailed, AuditRefused */
export async function crawlerAccessTool(
  { url: typed }: Input<'crawlerAccess'>,
  { world, allowOrigins, authorities }: McpContext,
  signal: AbortSignal,
): Promise<ToolAnswer<Access>> {
  const url = auditableUrl(typed.trim(), '');
  const { net, refusal, close } = await world.openNet(allowOrigins, { authorities });
  try {
    const file = await fetchRobotsTxt(netUntil(net, signal), new URL(url).origin, patienceMs);
    if (!file.ok)
      throw withAdvice(refusal(url) ?? new CommandFailed(exitCodes.unreachable, words.crawlers.unread({ why: reasonText(file) })), () =>
        howToAllow(url),
      );
    const { text, status, url: robotsUrl } = file.value;
    const lines = text.split(/\r\n|\r|\n/);
    const groups = grouped(accessOf(file.value, parseRobotsTxt(text), url, [everyOther])).map(({ verdict, line, because, crawlers }) => ({
      verdict,
      line,
      rule: line === null ? null : escapePageText(lines[line - 1] ?? '', 300),
      because,
      crawlers,
    }));
    const data: Access = { url, robotsTxt: { url: robotsUrl, status }, groups };
    return { text: textOf(data), data, reports: [] };
  } finally {
    await close();
  }
}

type Group = Omit<Access['groups'][number], 'rule'>;

/** Crawlers grouped by deciding line, blocked ones first. */
function grouped(access: readonly CrawlerAccess[]): Group[] {
  const groups = new Map<string, { verdict: Group['verdict']; line: number | null; because: string; rows: CrawlerAccess[] }>();
  for (const row of access) {
    const { verdict, line } = row;
    const because = words.crawlers.because(
      row.because.code === 'failing' ? { code: 'failing', ...row.because.args } : { code: row.because.code },
    );
    const key = JSON.stringify([verdict, line, because]);
    const known = groups.get(key);
    if (known) known.rows.push(row);
    else groups.set(key, { verdict, line, because, rows: [row] });
  }
  const order = ['blocked', 'unknown', 'allowed'];
  return [...groups.values()]
    .sort((a, b) => order.indexOf(a.verdict) - order.indexOf(b.verdict) || (a.line ?? 0) - (b.line ?? 0))
    .map(({ verdict, line, because, rows }) => ({
      verdict,
      line,
      because,
      crawlers: purposes.flatMap((purpose) => {
        const tokens = rows
          .filter((row) => row.purpose === purpose)
          .map(({ token }) => (token === everyOther ? words.crawlers.others : token));
        return tokens.length > 0 ? [{ purpose, tokens }] : [];
      }),
    }));
}

function textOf({ url, robotsTxt, groups }: Access): string {
  return [
    words.crawlers.page({ url, status: robotsTxt.status }),
    words.pageNote,
    ...groups.flatMap(({ verdict, line, rule, because, crawlers }) => [
      '',
      words.crawlers.group({ verdict, line, because, count: crawlers.reduce((sum, { tokens }) => sum + tokens.length, 0) }),
      ...(rule === null ? [] : [quotedLine(rule)]),
      ...crawlers.map(({ purpose, tokens }) => `- ${purpose}: ${tokens.join(', ')}`),
    ]),
    '',
    words.crawlers.note,
  ].join('\n');
}
