import { useState } from 'preact/hooks';
import type { JSX } from 'preact';
import { passageView, rankPassages, valueOf, type FactTable, type PassageView } from '../../checks/index.ts';
import { ShowButton } from '../evidence.tsx';
import { absence, Chip, count, Cut, Facts, MarkToggle, Part, type ChipKind } from '../tool-parts.tsx';
import type { ToolActions, ToolProps } from '../tool-props.ts';
import './ai-readiness.css';

/** Quotable passages: the page cut by heading, each part on its own as a retriever would see it. */
export default function Passages({ facts, report, act }: ToolProps): JSX.Element {
  const page = valueOf(facts, 'page');
  const head = valueOf(facts, 'head');
  const text = valueOf(facts, 'text');
  const provenance = valueOf(facts, 'provenance');
  if (!page || !head || !text) {
    const missing = (['text', 'head', 'page'] as const).find((name) => absence(facts, name) !== '') ?? 'text';
    return <p class="empty">{absence(facts, missing)}</p>;
  }
  const view = passageView({ page, head, text, ...(provenance ? { provenance } : {}) }, report.language);
  if (view.passages.length === 0) return <p class="empty">No main text was found that could be cut into passages.</p>;
  return <Cuts view={view} text={text} act={act} />;
}

type Scored = PassageView['passages'][number];
const kindOf = (score: number): ChipKind => (score >= 0.7 ? 'good' : score >= 0.35 ? 'warn' : 'bad');
/** Passages drawn at first, and more with each step. */
const step = 40;

function Cuts({ view, text, act }: { view: PassageView; text: FactTable['text']; act: ToolActions }): JSX.Element {
  const [question, setQuestion] = useState('');
  const [limit, setLimit] = useState(step);
  const ranked = question.trim() === '' ? null : rankPassages(view, question);
  const shown = ranked ? ranked.flatMap(({ index, share }) => (view.passages[index] ? [{ scored: view.passages[index], share, index }] : [])) : view.passages.map((scored, index) => ({ scored, share: null, index }));
  return (
    <div class="stack loose">
      <div class="stack">
        <Facts rows={[
          ['Main text', `${Math.round(text.mainUnits).toLocaleString('en')} text units in ${count(view.passages.length, 'passage')}`],
          ['Top terms', <Cut text={view.topTerms.join(', ') || 'none stands out'} max={200} />],
          ['First answer', view.lead ? <><Cut text={view.lead.block.text} max={160} /> <Chip kind={kindOf(view.lead.score)}>{Math.round(view.lead.before)} units in</Chip></> : 'no block of prose early in the main text'],
        ]} />
        <p><MarkToggle act={act} label="Mark the passages on the page" marks={view.passages.map(({ passage, score }, index) => ({ selector: passage.blocks[0]?.selector ?? '', kind: kindOf(score), label: `passage ${index + 1}: ${Math.round(score * 100)}` }))} /></p>
      </div>
      <Part title="Ask the page" note="Ranks the passages by the share of your question’s terms that they name. No model, nothing leaves your machine.">
        <form class="t-ask" onSubmit={(event) => event.preventDefault()}>
          <input aria-label="Question" class="field" type="search" dir="auto" maxLength={300} placeholder="What would a reader ask?" value={question} onInput={(event) => { setQuestion(event.currentTarget.value); setLimit(step); }} />
          <output class="muted small">{ranked ? (ranked.length === 0 ? 'No passage names a term of this question.' : `${count(ranked.length, 'passage')} of ${view.passages.length}`) : ''}</output>
        </form>
      </Part>
      <Part title={ranked ? 'Passages that fit best' : 'Passages in order'}>
        <ol class="stack">
          {shown.slice(0, limit).map(({ scored, share, index }) => <li key={index}><Card scored={scored} number={index + 1} share={share} act={act} /></li>)}
        </ol>
        {shown.length > limit && <p><button type="button" class="button" onClick={() => setLimit(limit + step)}>Show {Math.min(step, shown.length - limit)} more</button></p>}
      </Part>
    </div>
  );
}

function Card({ scored, number, share, act }: { scored: Scored; number: number; share: number | null; act: ToolActions }): JSX.Element {
  const { passage, lead, opener, pointer, anchor, score } = scored;
  const at = passage.blocks[0]?.selector;
  const fits = passage.units >= 30 && passage.units <= 220;
  return (
    <div class={`card stack tight t-passage kind-${kindOf(score)}`}>
      <p class="split">
        <strong><span class="muted">{number}.</span> <Cut text={passage.heading?.text ?? 'Before the first heading'} max={120} /></strong>
        {at && <ShowButton selector={at} name={lead || `passage ${number}`} act={act} />}
      </p>
      <p><Cut text={lead || passage.text} max={260} /></p>
      <p class="t-passage-parts">
        {share !== null && <Chip kind="info">{Math.round(share * 100)} % of the question’s terms</Chip>}
        <Chip kind={kindOf(score)}>stands alone: {Math.round(score * 100)} of 100</Chip>
        <Chip kind={fits ? 'good' : 'warn'}>{Math.round(passage.units)} units{fits ? '' : passage.units < 30 ? ', short' : ', long'}</Chip>
        {anchor ? <Chip kind="good">names “<Cut text={anchor} max={30} />”</Chip> : <Chip kind="warn">names no top term</Chip>}
        {opener && <Chip kind="warn">opens with “<Cut text={opener} max={30} />”</Chip>}
        {pointer && <Chip kind="warn">sends away: “<Cut text={pointer} max={30} />”</Chip>}
      </p>
    </div>
  );
}
