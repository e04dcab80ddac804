/** Parses the arguments of the command bulk. Pure, except for checking the named files. */
import { accessSync, constants, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { nearestSpelling } from '../checks/language/nearest.ts';
import { parallelLimit } from '../extension/runs/runs.ts';
import { isHttpUrl } from '../checks/parse/urls.ts';
import { toolGroups } from '../checks/tool-groups.ts';
import { tools, type ToolId } from '../checks/tools.ts';
import type { ExportName } from './bulk-browser.ts';
import { tryParseArguments } from './usage.ts';

export const bulkUsage = `Usage: npm run --silent bulk -- <url>… [options]
       npm run --silent bulk -- --sitemap <url> [options]
       npm run --silent bulk -- --folder <folder> [options]

Queues the pages in the extension's own bulk page, in a headless Chromium, lets its worker audit them,
and saves what you name:

  --pdf <file>        report to hand on, with summary, contents and a part for each page
  --html <file>       the same as one file for any browser
  --csv <file>        one row a page
  --findings <file>   CSV, one row a finding
  --json <file>       every report (schema: docs/run.schema.json)

  --sitemap <url>     pages that a sitemap lists; may stand beside URLs
  --folder <folder>   saved pages, served on 127.0.0.1; every other host is left alone
  --tools <a,b>       judge only what these tools or groups of tools show
  --probe             also check link targets, canonical, alternates, images and redirects
  --parallel <n>      pages at a time, 1 to ${parallelLimit} (2)
  --name <name>       name of the run

Standard output: one JSON line a page with its scores and the ids of failed checks and warnings, or its "error".
Progress and a table are on standard error. Exit code: 0 every page gave a report, 2 wrong usage, 3 some gave none.
`;

export interface BulkOrder {
  urls: string[];
  sitemaps: string[];
  folder: string | null;
  tools: ToolId[];
  probes: boolean;
  parallel: number;
  name: string;
  files: { name: ExportName; path: string }[];
}
export type BulkWords = { order: BulkOrder } | { wrong: string };

const exportsByOption = [
  ['pdf', 'PDF report'],
  ['html', 'HTML report'],
  ['csv', 'CSV of pages'],
  ['findings', 'CSV of findings'],
  ['json', 'JSON'],
] as const satisfies readonly [string, ExportName][];

/** @param words arguments after the command */
export function readBulkWords(words: string[]): BulkWords {
  const parsed = tryParseArguments(words, {
    allowPositionals: true,
    options: {
      pdf: { type: 'string' },
      html: { type: 'string' },
      csv: { type: 'string' },
      findings: { type: 'string' },
      json: { type: 'string' },
      sitemap: { type: 'string', multiple: true },
      folder: { type: 'string' },
      tools: { type: 'string', multiple: true },
      probe: { type: 'boolean' },
      parallel: { type: 'string' },
      name: { type: 'string' },
    },
  });
  if (typeof parsed === 'string') return { wrong: parsed };
  const { values, positionals } = parsed;
  const sitemaps = values.sitemap ?? [];
  if (positionals.length + sitemaps.length === 0 && values.folder === undefined)
    return { wrong: 'Name at least one URL, a sitemap or a folder.' };
  const bad = [...positionals, ...sitemaps].find((url) => !isHttpUrl(url));
  if (bad !== undefined) return { wrong: `Not an http(s) URL: ${bad}. Write it with its scheme, as in https://example.com/.` };
  if (values.folder !== undefined && !statSync(values.folder, { throwIfNoEntry: false })?.isDirectory())
    return { wrong: `Not a folder: ${values.folder}` };
  const parallel = Number(values.parallel ?? 2);
  if (!Number.isInteger(parallel) || parallel < 1 || parallel > parallelLimit)
    return { wrong: `--parallel takes a whole number from 1 to ${parallelLimit}, not ${values.parallel}.` };
  const chosen = readTools(
    (values.tools ?? [])
      .flatMap((list) => list.split(','))
      .map((id) => id.trim())
      .filter(Boolean),
  );
  if ('wrong' in chosen) return chosen;
  const files: BulkOrder['files'] = [];
  for (const [option, name] of exportsByOption) {
    const path = values[option];
    if (path === undefined) continue;
    const reason = whyUnwritable(path);
    if (reason) return { wrong: `--${option}: ${reason}` };
    if (files.some((file) => file.path === resolve(path)))
      return { wrong: `--${option}: ${path} is named twice: each file needs a name of its own.` };
    files.push({ name, path: resolve(path) });
  }
  return {
    order: {
      urls: positionals,
      sitemaps,
      folder: values.folder ?? null,
      tools: chosen.tools,
      probes: values.probe ?? false,
      parallel,
      name: values.name?.trim() ?? '',
      files,
    },
  };
}

/** Tool ids; a group id stands for all of its tools. */
function readTools(ids: readonly string[]): { tools: ToolId[] } | { wrong: string } {
  const result = new Set<ToolId>();
  for (const id of ids) {
    const found = tools.filter((tool) => tool.id === id || tool.group === id);
    if (found.length === 0) {
      const near = nearestSpelling(
        id,
        [...tools, ...toolGroups].map((entry) => entry.id),
      );
      return {
        wrong: `There is no tool ${id}.${near ? ` Did you mean ${near}?` : ''} Tools: ${tools.map((tool) => tool.id).join(', ')}. Groups: ${toolGroups.map((group) => group.id).join(', ')}.`,
      };
    }
    for (const tool of found) result.add(tool.id);
  }
  return { tools: [...result] };
}

/** Why no file can be written at a path; '' if one can. */
function whyUnwritable(path: string): string {
  if (path === '') return 'name a file.';
  const at = statSync(path, { throwIfNoEntry: false });
  if (at?.isDirectory()) return `${path} is a folder: name a file in it.`;
  const folder = dirname(resolve(path));
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return `the folder ${folder} does not exist.`;
  try {
    accessSync(at ? path : folder, constants.W_OK);
    return '';
  } catch {
    return `${path} cannot be written.`;
  }
}
