import { readFile } from 'node:fs/promises';
import { describeSystemError, systemErrorCode, usageError } from './failure.ts';
import { serverWords } from '../words.ts';
import { isObject } from '../../checks/core/helpers/is-object.ts';
import * as shape from '../../checks/core/helpers/shape.ts';
import { pathAndQuery } from '../../checks/parse/url-patterns.ts';
import type { Breach } from './assertions.ts';

/** Known faults: they do not count until there are more of them. */
export interface Baseline {
  version: 1;
  /** By path if all pages belong to one site, so that it applies to any host; otherwise by URL. */
  by: 'path' | 'url';
  pages: Record<string, Record<string, KnownFault>>;
}
/** `details`: known codes of findings or URLs of links. `score`: the known number, as {@link Breach} has it. */
interface KnownFault {
  level: Breach['level'];
  details?: string[];
  score?: number;
}

export interface PageBreaches {
  url: string;
  breaches: readonly Breach[];
}

export function baselineOf(pages: readonly PageBreaches[]): Baseline {
  const by = new Set(pages.map(({ url }) => new URL(url).origin)).size <= 1 ? 'path' : 'url';
  const entries = pages
    .filter(({ breaches }) => breaches.length > 0)
    .map(
      ({ url, breaches }) =>
        [
          keyOf(url, by),
          Object.fromEntries(
            breaches
              .map(({ rule, level, details, score }): [string, KnownFault] => [
                rule,
                { level, ...(details.length > 0 && { details: details.toSorted() }), ...(score !== null && { score }) },
              ])
              .toSorted(([a], [b]) => (a < b ? -1 : 1)),
          ),
        ] as const,
    );
  return { version: 1, by, pages: Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1))) };
}

const keyOf = (url: string, by: Baseline['by']) => (by === 'path' ? pathAndQuery(url) : url);

/** New and known faults of a page; `fixed`: number of known faults that are gone. */
export function sinceBaseline(
  { by, pages }: Baseline,
  { url, breaches }: PageBreaches,
): { fresh: Breach[]; known: Breach[]; fixed: number } {
  const key = keyOf(url, by);
  const before = Object.hasOwn(pages, key) ? pages[key]! : {};
  const [fresh, known]: [Breach[], Breach[]] = [[], []];
  for (const breach of breaches)
    (isNew(breach, Object.hasOwn(before, breach.rule) ? before[breach.rule] : undefined) ? fresh : known).push(breach);
  return { fresh, known, fixed: Object.keys(before).filter((rule) => !breaches.some((breach) => breach.rule === rule)).length };
}

function isNew({ level, details, score, over }: Breach, known: KnownFault | undefined): boolean {
  if (!known || (level === 'error' && known.level !== 'error')) return true;
  if (score !== null) return known.score === undefined || (over ? score > known.score : score < known.score);
  return details.some((detail) => !(known.details ?? []).includes(detail));
}

/** @throws CommandFailed */
export async function readBaseline(path: string, file: string): Promise<Baseline> {
  let baseline: unknown;
  try {
    baseline = JSON.parse(await readFile(path, 'utf8'));
  } catch (error) {
    throw usageError(
      systemErrorCode(error) === 'ENOENT'
        ? serverWords().commands.baseline.missing({ file })
        : serverWords().commands.baseline.bad({ file, why: describeSystemError(error) }),
    );
  }
  if (isObject(baseline) && typeof baseline['version'] === 'number' && baseline['version'] !== 1)
    throw usageError(serverWords().commands.baseline.bad({ file, why: serverWords().commands.baseline.otherVersion }));
  if (!isBaseline(baseline))
    throw usageError(serverWords().commands.baseline.bad({ file, why: serverWords().commands.baseline.noVersion }));
  return baseline;
}

/** A baseline edited by hand may lack the details that distinguish faults, and would then hide more than intended. */
const isKnownFault = shape.recordOf<KnownFault>({
  level: shape.oneOf('error', 'warn'),
  details: shape.optional(shape.list(shape.anyText)),
  score: shape.optional(shape.number()),
});
const isBaseline = shape.recordOf<Baseline>({
  version: shape.oneOf(1),
  by: shape.oneOf('path', 'url'),
  pages: shape.record(shape.record(isKnownFault)),
});
