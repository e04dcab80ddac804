import type { JSX } from 'preact';
import type { Report } from '../../checks/core/report/report.ts';
import { GlanceRowLine } from './glance-row.tsx';
import { glanceRows, glanceAsTable, glanceAsText } from './glance-rows.ts';
import { Icon } from '../parts/icons.tsx';
import type { ToolActions } from '../tool/props.ts';
import { useLocale, useWords } from '../use-locale.ts';

/** Title and description, which are shown at the top of the report. */
const inHead = 2;

/** The other values people look up first; a click copies each, and a button all of them. Renders nothing if the head could not be read. */
export function GlanceCard({ report, act }: { report: Report; act: Pick<ToolActions, 'copy'> }): JSX.Element | null {
  const words = useWords();
  const { words: reportWords } = useLocale();
  const { glance } = report;
  if (!glance) return null;
  const rows = glanceRows({ ...report, glance }, words, reportWords);
  return (
    <section class="card glance" aria-labelledby="glance">
      <div class="split">
        <h2 id="glance">{words.glance.title}</h2>
        <span class="row">
          <button type="button" class="button" onClick={() => act.copy(glanceAsText(rows, words, reportWords))}>
            <Icon name="copy" size={13} />
            {words.glance.copyText}
          </button>
          <button type="button" class="button" onClick={() => act.copy(glanceAsTable(rows, words))}>
            <Icon name="copy" size={13} />
            {words.glance.copyRow}
          </button>
        </span>
      </div>
      <dl>
        {rows.slice(inHead).map((row) => (
          <GlanceRowLine key={row.id} row={row} report={report} act={act} />
        ))}
      </dl>
    </section>
  );
}
