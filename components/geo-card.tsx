import type { JSX } from 'preact';
import type { Geo } from '../checks/index.ts';
import { appliesWords, categoryWords, evidenceWords } from '../reports/report-words.ts';
import { useEdition } from './edition.ts';
import { StatusIcon } from './status.tsx';

/** The GEO score taken apart: caps first, then the six stages, then how well founded the losses are. */
export function GeoCard({ geo }: { geo: Geo }): JSX.Element {
  const edition = useEdition();
  return (
    <section class="stack" aria-labelledby="geo-title" id="geo">
      <div class="split">
        <h2 id="geo-title" tabIndex={-1}>GEO readiness, six categories</h2>
        <span class="muted small">{Math.round(100 * geo.measured)} % of the points measured{geo.partial ? ': partial' : ''}</span>
      </div>
      <div class="card stack">
        {geo.score === null && <p><b>{geo.message}</b></p>}
        {geo.score !== null && geo.caps.map((cap) => (
          <p key={cap.id} class="cap tone-fail"><StatusIcon status="fail" silent /><span><b>Capped at {cap.cap}.</b> {cap.message}</span></p>
        ))}
        <ul class="categories">
          {geo.categories.map((category) => (
            <li key={category.id}>
              <span>{category.title} <span class="muted small">{category.points} points</span></span>
              <span class="bar" aria-hidden="true">{category.score !== null && <i style={{ inlineSize: `${category.score}%` }} />}</span>
              {category.score === null
                ? <span class={`status tone-${category.status}`}><StatusIcon status={category.status === 'na' ? 'na' : 'unchecked'} silent size={13} />{category.status === 'na' ? 'does not apply' : 'unchecked'}</span>
                : <span class="number"><b>{Math.round(category.score)}</b><span class="visually-hidden"> of 100</span></span>}
              {geo.score !== null && categoryWords(category, edition) !== '' && <span class="counted small muted">{categoryWords(category, edition)}</span>}
            </li>
          ))}
        </ul>
        {geo.score !== null && <p class="small">{[appliesWords(geo, edition), evidenceWords(geo, edition)].filter(Boolean).join(' ')}</p>}
        <p class="small muted">{edition.words.about.readiness} The points are our convention.</p>
      </div>
    </section>
  );
}
