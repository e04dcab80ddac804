import type { ToolId } from '../../checks/tools.ts';
import type { Report } from '../../checks/core/report/report.ts';
import type { ToolActions } from '../tool/props.ts';
import type { TextKind } from './text-kinds.ts';
import { openLocale } from '../../words/languages.ts';
import { loadFileLocale, type Locale } from '../../words/locale.ts';
import { reportIn } from '../../reports/in-language.ts';
import { fileNameFor } from '../../reports/file-names.ts';

export async function saveReport(report: Report, kind: TextKind, locale: Locale, act: Pick<ToolActions, 'save' | 'brand'>): Promise<void> {
  const { name, type, text } = await reportFile(report, kind, locale, act);
  act.save(name, type, text);
}

export async function copyReport(report: Report, kind: TextKind, locale: Locale, act: Pick<ToolActions, 'copy' | 'brand'>): Promise<void> {
  act.copy((await reportFile(report, kind, locale, act)).text);
}

export async function saveTool(
  report: Report,
  id: ToolId,
  kind: 'json' | 'md',
  locale: Locale,
  act: Pick<ToolActions, 'save'>,
): Promise<void> {
  const { name, type, text } = await toolFile(report, id, kind, locale);
  act.save(name, type, text);
}

export async function copyToolText(report: Report, id: ToolId, locale: Locale, act: Pick<ToolActions, 'copy'>): Promise<void> {
  act.copy((await toolFile(report, id, 'md', locale)).text);
}

export const loadPdfFileName = async (report: Report, locale: Locale): Promise<string> =>
  fileNameFor(report, 'audit', 'pdf', await loadFileLocale(locale));

/** The code and the words of files are loaded with the first file that is saved or copied. */
const filesIn = (locale: Locale) => Promise.all([import('./write.ts'), loadFileLocale(locale)]);
async function reportFile(report: Report, kind: TextKind, locale: Locale, { brand }: Pick<ToolActions, 'brand'>) {
  const look = await brand?.();
  const [{ reportTextFile }, files] = await filesIn(look?.language ? await openLocale('pages', [look.language]) : locale);
  return reportTextFile(await reportIn(report, files), kind, files, look);
}
async function toolFile(report: Report, id: ToolId, kind: 'json' | 'md', locale: Locale) {
  const [{ toolTextFile }, files] = await filesIn(locale);
  return toolTextFile(await reportIn(report, files), id, kind, files);
}
