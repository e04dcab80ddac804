import { isHttpUrl } from '../checks/parse/urls.ts';
import { tryParseArguments } from './usage.ts';

/** Parses the arguments of the command audit. Pure. */
export const auditUsage = `Usage: npm run --silent audit -- <url>… [--probe] [--pretty] [--facts]

Opens each URL in a headless Chromium with the extension, clicks its toolbar button,
and prints one JSON report a line on standard output (schema: docs/report.schema.json).

  --probe    then check the page's links, canonical, language versions, images and redirects
  --pretty   indented JSON
  --facts    leave the collected facts in the report

Exit code: 0 every URL gave a report, 2 wrong usage, 3 some URLs gave none (their line has "error").
`;

export interface AuditOrder {
  urls: string[];
  probe: boolean;
  pretty: boolean;
  facts: boolean;
}
export type AuditWords = { order: AuditOrder } | { wrong: string };

/** @param words arguments after the command */
export function readAuditWords(words: string[]): AuditWords {
  const flag = { type: 'boolean', default: false } as const;
  const parsed = tryParseArguments(words, { allowPositionals: true, options: { probe: flag, pretty: flag, facts: flag } });
  if (typeof parsed === 'string') return { wrong: parsed };
  const { values, positionals: urls } = parsed;
  if (urls.length === 0) return { wrong: 'Name at least one URL.' };
  const bad = urls.find((url) => !isHttpUrl(url));
  if (bad !== undefined) return { wrong: `Not an http(s) URL: ${bad}. Write it with its scheme, as in https://example.com/.` };
  return { order: { urls, ...values } };
}
