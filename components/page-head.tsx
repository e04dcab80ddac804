import type { JSX } from 'preact';
import type { Report } from '../checks/core/report.ts';
import { GlanceRowLine } from './glance-row.tsx';
import { glanceHeadRows } from './glance-head.ts';
import type { ToolActions } from './tool-props.ts';
import { useWords } from './words/use-words.ts';

/** Title and description with their lengths: a click copies the text, one on the length copies both. Renders nothing if the head could not be read. */
export function PageHead({ report, act }: { report: Report; act: Pick<ToolActions, 'copy'> }): JSX.Element | null {
  const words = useWords();
  if (!report.glance) return null;
  return (
    <dl class="card page-head">
      {glanceHeadRows(report.glance, words).map((row) => (
        <GlanceRowLine key={row.id} row={row} report={report} act={act} sized />
      ))}
    </dl>
  );
}
