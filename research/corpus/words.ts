/** Parses the arguments of the command corpus. Pure, except for reading the lists and checking the folder. */
import { readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Label, Pair } from './gold.ts';
import { tryParseArguments } from '../../scripts/usage.ts';

export const usage = `Usage: npm run corpus -- <folder> [--gold <labels.json>] [--pairs <pairs.json>] [--list] [--save <file>] [--service]
                             [--no-scripts]
       npm run corpus -- --replay <reports> [<folder>] [--gold <labels.json>] [--pairs <pairs.json>] [--list] [--save <file>]
       npm run corpus -- --best <reports> <reports> --save <file>

Serves the saved pages of a folder on 127.0.0.1 at their own URLs (url and charset of its MANIFEST.json, where there is one),
audits them all with the real extension, prints a table and writes output/corpus.json.
Where the manifest has in_page counts, disagreements with the collected facts are listed.
Where the folder has an EXPECTED.json, the reports are compared with it.

  --gold    compare the reports with labels made by people who read the pages: a list (Label in research/corpus/gold.ts)
  --pairs   with --gold: compare the order of the GEO scores with pairs ordered by people
  --list    print every disagreement with labels and pairs
  --save    write the reports with their facts and the pastes they offer, one a line
  --replay  judge the facts of a saved run again, without a browser, and count what pastes make worse (--list prints each);
            the folder is only read for labels and annotations
  --no-scripts
            audit the pages with JavaScript off, as crawlers and extractors that run none see them
  --best    of two saved runs, with scripts and without, keep for each page the one that found more text: what an application
            whose scripts cannot start without their network has in its source
  --service audit the pages with the HTTP API and the command line as well, and list what they say otherwise than the extension
`;

export interface Order {
  /** '' for none: only with --replay. */
  folder: string;
  labels: Label[] | null;
  pairs: Pair[];
  list: boolean;
  save: string | null;
  service: boolean;
  scripts: boolean;
}
/** A saved run that is to be judged again. */
export interface ReplayOrder extends Omit<Order, 'service' | 'scripts'> {
  replay: string;
}
/** Two saved runs whose better reports are to be merged. */
export interface BestOrder {
  best: [string, string];
  save: string;
}

/** @param words arguments of the command @returns the parsed arguments, or an error message */
export function readWords(words: string[]): Order | ReplayOrder | BestOrder | string {
  const parsed = tryParseArguments(words, {
    allowPositionals: true,
    options: {
      gold: { type: 'string' },
      pairs: { type: 'string' },
      list: { type: 'boolean' },
      save: { type: 'string' },
      service: { type: 'boolean' },
      'no-scripts': { type: 'boolean' },
      best: { type: 'boolean' },
      replay: { type: 'string' },
    },
  });
  if (typeof parsed === 'string') return parsed;
  const {
    values,
    positionals: [folder, ...rest],
  } = parsed;
  if (values.best)
    return folder && rest.length === 1 && values.save !== undefined
      ? { best: [folder, rest[0]!], save: values.save }
      : '--best takes two saved runs and --save.';
  if (values.replay !== undefined && (values.service || values['no-scripts'])) return '--replay opens no page.';
  if (values.replay !== undefined && !statSync(values.replay, { throwIfNoEntry: false })?.isFile()) return `Not a file: ${values.replay}`;
  if (!folder && values.replay === undefined) return 'Name a folder of saved pages.';
  if (rest.length > 0) return `Name one folder, not also ${rest.join(', ')}.`;
  if (folder && !statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return `Not a folder: ${folder}`;
  if (values['no-scripts'] && values.service) return '--service audits with scripts.';
  if (values.pairs !== undefined && values.gold === undefined) return '--pairs goes with --gold.';
  const read = (name: string, file: string | undefined) => (file === undefined ? null : readList(name, file));
  const [labels, pairs] = [read('--gold', values.gold), read('--pairs', values.pairs)];
  if (typeof labels === 'string') return labels;
  if (typeof pairs === 'string') return pairs;
  const compared = {
    folder: folder ? resolve(folder) : '',
    labels: labels as Label[] | null,
    pairs: (pairs ?? []) as Pair[],
    list: values.list === true,
    save: values.save ?? null,
  };
  if (values.replay !== undefined) return { ...compared, replay: values.replay };
  return { ...compared, service: values.service === true, scripts: values['no-scripts'] !== true };
}

function readList(name: string, file: string): unknown[] | string {
  try {
    const list: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return Array.isArray(list) ? list : `${name}: ${file} holds no list.`;
  } catch (error) {
    return `${name}: ${file} cannot be read (${(error as Error).message}).`;
  }
}
