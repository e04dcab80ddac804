import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** How an answer engine used one source in its answer. */
export interface Citation {
  positionAdjustedWordCount: number;
  sentencesCiting: number;
  relativeVisibility: number;
  cited: number;
}
export const outcomes = [
  'positionAdjustedWordCount',
  'sentencesCiting',
  'relativeVisibility',
] as const satisfies readonly (keyof Citation)[];
export type Outcome = (typeof outcomes)[number];

/** One rewrite of a source and its citations. `baseline`: citations of the unchanged source for the same questions. */
export interface EvidenceText {
  prompt: number;
  version: string;
  title: string;
  /** Markdown. */
  text: string;
  citation: Citation;
  baseline: Citation[];
}

export const halves = ['choosing', 'stated'] as const;
export type Half = (typeof halves)[number];
/**
 * The half to which a question belongs. Changes may be tried on `choosing`; docs/judging/geo-score.md reports the results on
 * `stated`. By an FNV-1a hash of the question's number, so that new questions do not move others.
 */
export function halfOf(prompt: number): Half {
  let hash = 2_166_136_261;
  for (const character of String(prompt)) hash = Math.imul(hash ^ character.charCodeAt(0), 16_777_619) >>> 0;
  return halves[(hash >>> 16) & 1]!;
}

/** @throws if the folder has no texts.ndjson, or a line has another shape */
export function readTexts(folder: string): EvidenceText[] {
  const file = join(folder, 'texts.ndjson');
  if (!existsSync(file)) throw new Error(`${folder} has no texts.ndjson.`);
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line, index) => (line.trim() === '' ? [] : [textOf(line, `${file}:${index + 1}`)]));
}

function textOf(line: string, where: string): EvidenceText {
  let row: unknown;
  try {
    row = JSON.parse(line);
  } catch {
    throw new Error(`${where} is not JSON.`);
  }
  const { prompt, version, title, text, citation, baseline } = (row ?? {}) as Partial<EvidenceText>;
  const isCitation = (one: unknown): one is Citation => outcomes.every((name) => Number.isFinite((one as Citation | undefined)?.[name]));
  if (
    typeof prompt !== 'number' ||
    typeof version !== 'string' ||
    typeof title !== 'string' ||
    typeof text !== 'string' ||
    !isCitation(citation)
  ) {
    throw new Error(`${where} needs prompt, version, title, text and citation (${outcomes.join(', ')}).`);
  }
  return { prompt, version, title, text, citation, baseline: Array.isArray(baseline) ? baseline.filter(isCitation) : [] };
}

/** The texts of every n-th question, so that about `questions` remain; 0 for all. */
export function sampleQuestions(texts: readonly EvidenceText[], questions: number): EvidenceText[] {
  const all = [...new Set(texts.map(({ prompt }) => prompt))].sort((a, b) => a - b);
  if (questions <= 0 || questions >= all.length) return [...texts];
  const sampled = new Set(Array.from({ length: questions }, (_, index) => all[Math.floor((index * all.length) / questions)]!));
  return texts.filter(({ prompt }) => sampled.has(prompt));
}
