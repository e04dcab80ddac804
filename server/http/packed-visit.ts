/** A cached visit as compressed text, a tenth of the size of the original objects. */
import { promisify } from 'node:util';
import { constants, deflateRaw, inflateRaw } from 'node:zlib';
import type { KnownFacts } from '../../checks/core/facts.ts';
import type { Visit } from '../audit/auditor.ts';
import type { Reading } from '../audit/reading.ts';

// Both run in other threads.
const squeeze = promisify(deflateRaw);
const unsqueeze = promisify(inflateRaw);
const fast = { level: constants.Z_BEST_SPEED };
/** Bytes of a cached audit in addition to its text: its order, and its entries in two maps. */
const aside = 4_000;

export interface PackedVisit {
  /** The visit without facts, which is enough for most responses. */
  report: Buffer;
  /** Facts and the data saved with them. */
  facts: Buffer | null;
  /** Total bytes in the cache. */
  size: number;
}

export async function packVisit({ report: { facts, ...report }, reading, ...visit }: Visit): Promise<PackedVisit> {
  const [packed, packedFacts] = await Promise.all(
    [{ ...visit, report }, facts && { facts, ...(reading && { reading }) }].map(async (part) =>
      part === undefined ? null : copyOf(await squeeze(JSON.stringify(part), fast)),
    ),
  );
  return { report: packed!, facts: packedFacts ?? null, size: packed!.length + (packedFacts?.length ?? 0) + aside };
}

/** A copy of exact length: zlib returns slices of larger buffers, which would stay in memory. */
function copyOf(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}

export async function unpackVisit({ report, facts }: PackedVisit, withFacts: boolean): Promise<Visit> {
  const [visit, known] = await Promise.all([
    parsed(report) as Promise<Visit>,
    withFacts && facts ? (parsed(facts) as Promise<{ facts: KnownFacts; reading?: Reading }>) : null,
  ]);
  return known ? { ...visit, ...(known.reading && { reading: known.reading }), report: { ...visit.report, facts: known.facts } } : visit;
}

const parsed = async (packed: Buffer): Promise<unknown> => JSON.parse((await unsqueeze(packed)).toString('utf8'));
