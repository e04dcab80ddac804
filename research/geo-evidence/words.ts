/** Parses the arguments of the command geo-evidence. Pure, except for checking the folder. */
import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { tryParseArguments } from '../../scripts/usage.ts';
import { halves, type Half } from './texts.ts';

export const usage = `Usage: npm run geo-evidence -- <folder> [--half choosing|stated] [--sample <questions>] [--save <file>]

Tries the GEO score on texts of which it is known how often an answer engine cited them: texts.ndjson in the folder, one a line, with
prompt, version, title, text (Markdown), citation and baseline (positionAdjustedWordCount, sentencesCiting, relativeVisibility).
The versions of a question become pages with the same head and frame, which are audited in a browser. Prints how the score, its categories
and signals go with the citations within each question, beside the length and the count of numbers. An interrupted run goes on where it ended.

  --half    only the questions that changes may be chosen on, or only those that docs/judging/geo-score.md states; both without it
  --sample  only about so many questions
  --save    write the result as JSON
`;

export interface Order {
  folder: string;
  half: Half | null;
  sample: number;
  save: string | null;
}

/** @param words arguments of the command @returns the parsed arguments, or an error message */
export function readWords(words: string[]): Order | string {
  const parsed = tryParseArguments(words, {
    allowPositionals: true,
    options: { half: { type: 'string' }, sample: { type: 'string' }, save: { type: 'string' } },
  });
  if (typeof parsed === 'string') return parsed;
  const {
    values,
    positionals: [folder, ...rest],
  } = parsed;
  if (!folder) return 'Name a folder with texts.ndjson.';
  if (rest.length > 0) return `Name one folder, not also ${rest.join(', ')}.`;
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return `Not a folder: ${folder}`;
  const half = halves.find((one) => one === values.half) ?? null;
  if (values.half !== undefined && half === null) return `--half is one of ${halves.join(', ')}.`;
  const sample = values.sample === undefined ? 0 : Number(values.sample);
  if (!Number.isInteger(sample) || sample < 0 || (values.sample !== undefined && sample === 0)) return '--sample is a number of questions.';
  return { folder: resolve(folder), half, sample, save: values.save ?? null };
}
