import type { JSX } from 'preact';
import type { Report } from '../checks/index.ts';
import { glanceRows, glanceTable, glanceText, type GlanceRow } from './glance-rows.ts';
import { Icon } from './icons.tsx';
import type { ToolActions } from './tool-props.ts';
import { useWords } from './words/use-words.ts';

/** What people look up first of a page: each value is copied with a click. Nothing where the head could not be read. */
export function GlanceCard({ report, act }: { report: Report; act: Pick<ToolActions, 'copy'> }): JSX.Element | null {
  const words = useWords();
  const { glance } = report;
  if (!glance) return null;
  const rows = glanceRows({ ...report, glance }, words);
  return (
    <section class="card glance" aria-labelledby="glance">
      <div class="split">
        <h2 id="glance">{words.glance.title}</h2>
        <span class="row">
          <button type="button" class="button" onClick={() => act.copy(glanceText(rows, words))}><Icon name="copy" size={13} />{words.glance.copyText}</button>
          <button type="button" class="button" onClick={() => act.copy(glanceTable(rows, words))}><Icon name="copy" size={13} />{words.glance.copyRow}</button>
        </span>
      </div>
      <dl>{rows.map((row) => <Row key={row.id} row={row} act={act} />)}</dl>
    </section>
  );
}

function Row({ row: { id, value, note, shown, own }, act }: { row: GlanceRow; act: Pick<ToolActions, 'copy'> }): JSX.Element {
  const { glance: words } = useWords();
  return (
    <div class="glance-row" data-glance={id}>
      <dt id={`glance-${id}`}>{words.rows[id]}</dt>
      <dd>
        {value === ''
          ? <span class="muted">{words.none}</span>
          : (
            <button type="button" aria-describedby={`glance-${id}`} title={words.copyOne} onClick={() => act.copy(value)}>
              <span class="glance-value" dir={own ? 'auto' : undefined}>{shown ?? value}</span>
              {note !== '' && <span class="small muted">{note}</span>}
              <Icon name="copy" size={12} />
            </button>
          )}
      </dd>
    </div>
  );
}
