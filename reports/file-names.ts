import type { ToolId } from '../checks/tools.ts';
import { parseUrl } from '../checks/parse/urls.ts';
import type { Report } from '../checks/core/report/report.ts';
import type { RunToExport } from './run.ts';
import type { FileLocale, FileWords } from '../words/locale.ts';

/** Name of a file saved from one report: host and date, with only characters that file systems allow. */
export function fileNameFor(
  report: Pick<Report, 'finalUrl' | 'at'>,
  what: 'audit' | ToolId,
  extension: string,
  { words: { fileNames } }: FileLocale,
): string {
  const host = parseUrl(report.finalUrl)?.hostname;
  const safe = `${host || fileNames.page}-${what === 'audit' ? fileNames.audit : what}`
    .replace(/[^\p{L}\p{N}.-]+/gu, '-')
    .replace(/^[.-]+/, '')
    .slice(0, 80);
  return `pageloupe-${safe}-${report.at.slice(0, 10)}.${extension}`;
}

/** Name of a file of a run: name and date of the run, with only characters that file systems allow. */
export function runFileName(
  { name, createdAt }: Pick<RunToExport, 'name' | 'createdAt'>,
  what: keyof FileWords['fileNames'],
  extension: string,
  { words: { fileNames } }: FileLocale,
): string {
  const safe = name
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}.-]+/gu, '-')
    .replace(/^[.-]+/, '')
    .replace(/[.-]+$/, '');
  const rest = `-${fileNames[what]}-${new Date(createdAt).toISOString().slice(0, 10)}.${extension}`;
  return `pageloupe-${cutBytes(safe, fileNameBytes - 'pageloupe-'.length - bytesOf(rest)) || fileNames.run}${rest}`;
}

/** File systems allow 255 bytes of UTF-8; the browser may add a number, and a sync service a note. */
const fileNameBytes = 200;
const bytesOf = (text: string) => new TextEncoder().encode(text).length;
/** As many whole graphemes as fit, at most 60. */
function cutBytes(text: string, most: number): string {
  let shortened = '';
  let remaining = most;
  let count = 0;
  // Text beyond what can fit is not read.
  for (const { segment } of new Intl.Segmenter('und', { granularity: 'grapheme' }).segment(text.slice(0, most))) {
    remaining -= bytesOf(segment);
    if (remaining < 0 || count++ === 60) break;
    shortened += segment;
  }
  return shortened.replace(/[.-]+$/, '');
}

/** Names that Windows reserves for devices, with any extension. */
const reserved = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(?:\.|$)/i;

/** A name that all file systems and both browsers' downloads accept; ends with .pdf. */
export function safeFileName(name: string, { words: { fileNames } }: FileLocale): string {
  const stem = name
    .toWellFormed()
    .normalize('NFC')
    .replace(/\.pdf$/i, '')
    // Separators, wildcards, control and invisible characters, and those that change the text direction.
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\ufffd<>:"/\\|?*~%]+/gu, '-')
    .replace(/\s+/g, ' ')
    .replace(/-{2,}/g, '-')
    .replace(/^[.\s-]+|[.\s-]+$/g, '');
  const whole = reserved.test(stem) ? `${fileNames.report}-${stem}` : stem;
  // File systems count bytes: at most 255, and the browser may add a number.
  let short = '';
  let bytes = 0;
  for (const char of whole) {
    bytes += new TextEncoder().encode(char).length;
    if (bytes > 180) break;
    short += char;
  }
  return `${short.replace(/[.\s-]+$/, '') || fileNames.report}.pdf`;
}
