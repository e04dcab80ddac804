import * as shape from '../../checks/core/helpers/shape.ts';
import { mostNotes } from '../../reports/run.ts';
import type { VisitWarning } from './auditor.ts';
import { pageUrlShape, type RunRow } from './row.ts';
import { serverWords } from '../words.ts';

const kinds = ['sitemap', 'page', 'crawl'] as const;

/**
 * Something that belongs to a run and could not be read: a sitemap, or a part of an audited page. Pages without a report are rows of their own.
 * In saved results, also a page without a row, and a crawl that ended before its last page.
 */
export interface RunLoss {
  kind: (typeof kinds)[number];
  url: string;
  /** One sentence. */
  reason: string;
}

export interface LossOfSitemap extends RunLoss {
  kind: 'sitemap';
}

/** Maximum losses in reports for people. */
const mostShown = 20;
/** Maximum losses that a run remembers. */
export const mostLosses = 10_000;

/** Whether a warning says that a part of the page is unknown. */
export const isLoss = ({ code }: Pick<VisitWarning, 'code'>): boolean => ofParts.has(code);
const ofParts: ReadonlySet<VisitWarning['code']> = new Set(['timeout-partial', 'raw-html-unread', 'document-cut']);

/** @param start URL of the start page of a crawl; null without one. Links of an error page are not followed, so nothing is known about its site. */
export function lossesOf({ url, warnings, http }: Pick<RunRow, 'url' | 'warnings' | 'http'>, start: string | null): RunLoss[] {
  const { status = 0 } = http ?? {};
  const losses = warnings.filter(isLoss).map(({ message }): RunLoss => ({ kind: 'page', url, reason: message }));
  if (url === start && status >= 400) losses.push({ kind: 'crawl', url, reason: serverWords().losses.errorAtStart({ status }) });
  return losses;
}

/** Whether what the start page of a crawl links to is unknown, or known in part. */
export const lacksStart = (losses: readonly RunLoss[], start: string): boolean =>
  losses.some(({ kind, url }) => kind !== 'sitemap' && url === start);

/** A sentence about a file, which may begin with its name. */
export const withFile = (file: string, sentence: string): string =>
  sentence.startsWith(`${file} `) ? sentence : `${file}${serverWords().punctuation.colon}${sentence}`;
export const lossLine = ({ kind, url, reason }: RunLoss): string =>
  `${serverWords().commands.losses.kinds[kind]}${serverWords().punctuation.colon}${withFile(url, reason)}`;
/** One sentence each, for all reports for people. */
export const lossLines = (losses: readonly RunLoss[], most = mostShown): string[] => [
  ...losses.slice(0, most).map(lossLine),
  ...(losses.length > most ? [serverWords().commands.losses.more({ count: losses.length - most })] : []),
];

/** Notes of a document; no member if there are none. @param notes about other things than losses */
export const documentNotes = (losses: readonly RunLoss[], notes: readonly string[] = []): { notes?: readonly string[] } =>
  losses.length + notes.length === 0 ? {} : { notes: [...lossLines(losses, mostNotes), ...notes] };

/** A row of the CSV file of pages. */
export const lossAsCsvRow = ({ kind, url, reason }: RunLoss): string[] => [
  url,
  '',
  '',
  'incomplete',
  `${serverWords().commands.losses.kinds[kind]}${serverWords().punctuation.colon}${reason}`,
];

const lossOf = (...of: RunLoss['kind'][]) => shape.object({ kind: shape.oneOf(...of), url: shape.anyText, reason: shape.anyText });
/** Losses from the manifest of a run. */
export const areLosses = shape.list(lossOf('sitemap'));

const isSaved = lossOf(...kinds);
/** A page that was not reached counts as a page of the run. */
const isSavedLoss: typeof isSaved = (value): value is RunLoss => isSaved(value) && (value.kind !== 'page' || pageUrlShape(value.url));
const isLine = shape.object({ losses: shape.list(isSavedLoss, mostLosses) });
/** The last line of saved results that lack something no row can tell. */
export const lossesAsLine = (losses: readonly RunLoss[]): string => JSON.stringify({ losses: losses.slice(0, mostLosses) });
/** Null if a line of saved results is no such line. */
export function parseLossesLine(line: string): RunLoss[] | null {
  const value = shape.parseShortJson(line, Infinity);
  return isLine(value) ? value.losses.map(({ kind, url, reason }) => ({ kind, url, reason })) : null;
}
/** Losses of joined files, each once. A page with a row, such as one that a later run reached, tells itself what it lacks. */
export function joinLosses(losses: readonly RunLoss[], hasRow: (url: string) => boolean): RunLoss[] {
  const missing = losses.filter(({ kind, url }) => kind !== 'page' || !hasRow(url));
  const keyOf = (loss: RunLoss) => (loss.kind === 'page' ? loss.url : JSON.stringify(loss));
  return [...new Map(missing.map((loss) => [keyOf(loss), loss])).values()].slice(0, mostLosses);
}
