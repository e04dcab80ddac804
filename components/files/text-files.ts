import type { ToolId } from '../../checks/tools.ts';
import type { Report } from '../../checks/core/report/report.ts';
import type { Edition } from '../../reports/edition.ts';
import type { ToolActions } from '../tool/props.ts';
import type { TextKind } from './text-kinds.ts';

/** The code that writes files is loaded with the first file that is saved or copied. */
const writers = () => import('./write-files.ts');

export async function saveReport(
  report: Report,
  kind: TextKind,
  edition: Edition,
  act: Pick<ToolActions, 'save' | 'brand'>,
): Promise<void> {
  const { name, type, text } = (await writers()).viewReportTextFile(report, kind, edition, await act.brand?.());
  act.save(name, type, text);
}

export async function copyReport(
  report: Report,
  kind: TextKind,
  edition: Edition,
  act: Pick<ToolActions, 'copy' | 'brand'>,
): Promise<void> {
  act.copy((await writers()).viewReportTextFile(report, kind, edition, await act.brand?.()).text);
}

export async function saveTool(
  report: Report,
  id: ToolId,
  kind: 'json' | 'md',
  edition: Edition,
  act: Pick<ToolActions, 'save'>,
): Promise<void> {
  const { name, type, text } = (await writers()).toolTextFile(report, id, kind, edition);
  act.save(name, type, text);
}

export async function copyToolText(report: Report, id: ToolId, edition: Edition, act: Pick<ToolActions, 'copy'>): Promise<void> {
  act.copy((await writers()).toolTextFile(report, id, 'md', edition).text);
}

export const loadViewPdfFileName = async (report: Report, edition: Edition): Promise<string> =>
  (await writers()).viewPdfFileName(report, edition);
