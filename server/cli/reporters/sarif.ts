import { createHash } from 'node:crypto';
import type { Breach } from '../assertions.ts';
import { escapeJsonForTerminal } from '../escape.ts';
import { lossLine } from '../../audit/run-losses.ts';
import { crawlRunLines } from '../../crawl/summary.ts';
import { serverWords } from '../../words.ts';
import { displaySafeText } from '../../../checks/core/helpers/display-safe-text.ts';
import { pathAndQuery } from '../../../checks/parse/url-patterns.ts';
import { sourceFileOf, type FinishedRun } from './reporter.ts';

const colon = () => serverWords().punctuation.colon;

/** Maximum results per run that GitHub accepts (docs.github.com, SARIF support for code scanning). */
const mostResults = 25_000;
const mostTags = 10;
const most = { message: 1000, title: 255 };

/**
 * SARIF 2.1.0. GitHub shows results next to files of the repository: `sourceMap` of the configuration maps URLs to files.
 * Without it, the location is a path made from the URL, because GitHub rejects the whole file if one location has a web scheme
 * (github/codeql-action, issue 754); the URL is the logical location.
 */
export async function* sarifReporter(finished: FinishedRun): AsyncGenerator<string> {
  const { pages, version, totals, crawl } = finished;
  const results = await worstOf(finished);
  const rules = rulesOf(results, finished);
  const indexOf = new Map(rules.map(({ id }, index) => [id, index]));
  const failures = pages.filter(({ error }) => error !== null);
  const cut = totals.errors + totals.warnings - results.length;
  const { losses, allowIncomplete } = totals;
  const notificationsOf = (level: 'error' | 'warning' | 'note', texts: readonly string[]) =>
    texts.map((text) => ({ level, message: { text: messageText(text) } }));
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'Pageloupe', version, semanticVersion: version, rules } },
        automationDetails: { id: 'pageloupe/' },
        columnKind: 'utf16CodeUnits',
        invocations: [
          {
            executionSuccessful: (failures.length === 0 || totals.tolerated > 0) && (allowIncomplete || losses.length === 0),
            exitCode: totals.exitCode,
            toolExecutionNotifications: [
              ...notificationsOf('note', crawl ? crawlRunLines(crawl, totals.failed) : []),
              ...notificationsOf('note', cut > 0 ? [serverWords().commands.report.sarifCut({ left: cut })] : []),
              ...notificationsOf(allowIncomplete ? 'warning' : 'error', losses.slice(0, 1000).map(lossLine)),
              ...notificationsOf('error', totals.notes),
              ...notificationsOf(
                totals.tolerated > 0 ? 'warning' : 'error',
                failures.slice(0, 1000).map(({ url, error }) => `${url}${colon()}${error!.message}`),
              ),
            ],
          },
        ],
        results: results.map((one) => resultOf(one, indexOf.get(one.breach.rule)!, finished)),
      },
    ],
  };
  yield `${escapeJsonForTerminal(JSON.stringify(log, null, 1))}\n`;
}

interface Result {
  url: string;
  breach: Breach;
}
const messageText = (text: string): string => text.slice(0, most.message).toWellFormed();

/** Every rule with a result, by ID. */
function rulesOf(results: readonly Result[], { locale }: FinishedRun) {
  const titles = new Map(results.map(({ breach }) => [breach.rule, breach.title]));
  return [...titles.keys()].toSorted().map((id) => {
    const title = titles.get(id)!;
    const entry = locale.entryOf(id);
    const { why = title, sources = [] } = locale.groundsOf(id) ?? {};
    return {
      id,
      name: id
        .split(/[-:]/)
        .map((part) => part.slice(0, 1).toUpperCase() + part.slice(1))
        .join(''),
      shortDescription: { text: title.slice(0, most.title) },
      fullDescription: { text: why.slice(0, most.message) },
      ...(sources[0]?.url ? { helpUri: sources[0].url } : {}),
      help: { text: [why, ...sources.map((source) => (source.url ? `${source.title}${colon()}${source.url}` : source.title))].join('\n') },
      properties: { tags: entry ? ['seo', entry.group, ...(entry.geo ? ['geo'] : [])].slice(0, mostTags) : ['seo'] },
    };
  });
}

const resultOf = ({ url, breach }: Result, ruleIndex: number, { sourceMap }: FinishedRun) => ({
  ruleId: breach.rule,
  ruleIndex,
  level: breach.level === 'error' ? 'error' : 'warning',
  message: {
    text: messageText(displaySafeText([`${url}${colon()}${breach.message}`, breach.where, breach.change].filter(Boolean).join('\n'))),
  },
  locations: [
    {
      physicalLocation: { artifactLocation: { uri: uriOf(url, sourceFileOf(url, sourceMap)) }, region: { startLine: 1 } },
      logicalLocations: [{ fullyQualifiedName: url.toWellFormed(), kind: 'resource' }],
    },
  ],
  // The same fault has the same fingerprint on any host and in any order.
  partialFingerprints: {
    'pageloupe/v1': createHash('sha256')
      .update(`${breach.rule} ${pathAndQuery(url)}`)
      .digest('hex'),
  },
  properties: { url },
});

/** As many faults as GitHub accepts: errors first, then by weight. Only that many are in memory. */
async function worstOf({ pages, breachesOf }: FinishedRun): Promise<Result[]> {
  const found: Record<Breach['level'], Result[]> = { error: [], warn: [] };
  for (const { index, url, errors, warnings } of pages) {
    if (errors + warnings === 0 || (found.error.length >= mostResults && found.warn.length >= mostResults)) continue;
    for (const breach of await breachesOf(index)) if (found[breach.level].length < mostResults) found[breach.level].push({ url, breach });
  }
  const heaviest = (list: Result[]) => list.toSorted((a, b) => b.breach.weight - a.breach.weight);
  return [...heaviest(found.error), ...heaviest(found.warn)].slice(0, mostResults);
}

/** A URI reference according to RFC 3986, which SARIF requires (3.10.1); browsers leave characters in URLs that it forbids. */
function uriOf(url: string, file: string | null): string {
  if (file !== null) return file.toWellFormed().split('/').map(encodeURIComponent).join('/');
  const { host, pathname, search, hash } = new URL(url);
  // A colon in the first path segment would be read as the end of a scheme (RFC 3986, 4.2).
  return host.replaceAll(':', '%3A').replace(forbidden, encoded) + (pathname + search + hash).replace(forbidden, encoded);
}
/** Characters that are not allowed in a path, and percent signs without two digits. */
const forbidden = /%(?![\da-f]{2})|[^\w\-.~:/@!$&'()*+,;=%]/giu;
const encoded = (character: string): string => encodeURIComponent(character.toWellFormed());
