import { useState } from 'preact/hooks';
import type { JSX } from 'preact';
import { bestSentence, scoredPassages, rankPassages, type PassageView } from '../../../checks/derive/text/passages.ts';
import { factValueOf } from '../../../checks/core/fact-value.ts';
import type { FactTable } from '../../../checks/core/facts.ts';
import { ShowButton } from '../../findings/evidence.tsx';
import { ProseText, isolateQuote } from '../../findings/prose.tsx';
import { textLengthOf, type TextLength } from '../../parts/text-length.ts';
import { StatusChip, CutText, FactRows, MarkToggle, Part, useWhyAbsent } from '../../tool/parts.tsx';
import type { Mark, ToolActions, ToolProps } from '../../tool/props.ts';
import { usePart } from '../../use-locale.ts';
import type { Parts } from '../../../words/locale.ts';
import '../ai-readiness.css';

const useViewWords = (): Parts['passages'] => usePart('passages');

/** Quotable passages: the page divided by headings, each part alone, as a retriever would see it. */
export default function View({ facts, report, act }: ToolProps): JSX.Element {
  const words = useViewWords();
  const absence = useWhyAbsent();
  const page = factValueOf(facts, 'page');
  const head = factValueOf(facts, 'head');
  const text = factValueOf(facts, 'text');
  const provenance = factValueOf(facts, 'provenance');
  if (!page || !head || !text) {
    const missing = (['text', 'head', 'page'] as const).find((name) => absence(facts, name) !== '') ?? 'text';
    return <p class="empty">{absence(facts, missing)}</p>;
  }
  const view = scoredPassages({ page, head, text, ...(provenance ? { provenance } : {}) }, report.language);
  if (view.passages.length === 0) return <p class="empty">{words.none}</p>;
  return <Cuts view={view} text={text} length={textLengthOf(facts)} act={act} />;
}

type Scored = PassageView['passages'][number];
const kindOf = (score: number): 'good' | 'warn' | 'bad' => (score >= 0.7 ? 'good' : score >= 0.35 ? 'warn' : 'bad');
/** Passages shown at first, and added with each step. */
const step = 40;

interface CutsProps {
  view: PassageView;
  text: FactTable['text'];
  length: TextLength;
  act: ToolActions;
}

function Cuts(props: CutsProps): JSX.Element {
  const { view, length, act } = props;
  const words = useViewWords();
  const [question, setQuestion] = useState('');
  const [limit, setLimit] = useState(step);
  const ranked = question.trim() === '' ? null : rankPassages(view, question);
  const shown = ranked
    ? ranked.flatMap(({ index, share }) => (view.passages[index] ? [{ scored: view.passages[index], share, index }] : []))
    : view.passages.map((scored, index) => ({ scored, share: null, index }));
  return (
    <div class="stack loose">
      <AtAGlance {...props} />
      <Part title={words.ask.title} note={words.ask.note}>
        <form class="t-ask" onSubmit={(event) => event.preventDefault()}>
          <input
            aria-label={words.ask.question}
            class="field"
            type="search"
            dir="auto"
            maxLength={300}
            placeholder={words.ask.placeholder}
            value={question}
            onInput={(event) => {
              setQuestion(event.currentTarget.value);
              setLimit(step);
            }}
          />
          <output class="muted small">
            {ranked ? (ranked.length === 0 ? words.ask.none : words.ask.found({ found: ranked.length, all: view.passages.length })) : ''}
          </output>
        </form>
      </Part>
      <Part title={ranked ? words.best : words.inOrder}>
        <ol class="stack">
          {shown.slice(0, limit).map(({ scored, share, index }) => (
            <li key={index}>
              <Card
                scored={scored}
                index={index + 1}
                share={share}
                matching={ranked ? bestSentence(scored.passage.text, question, view.language) : ''}
                length={length}
                act={act}
              />
            </li>
          ))}
        </ol>
        {shown.length > limit && (
          <p>
            <button type="button" class="button" onClick={() => setLimit(limit + step)}>
              {words.more({ count: Math.min(step, shown.length - limit) })}
            </button>
          </p>
        )}
      </Part>
    </div>
  );
}

/** Length, terms and first answer of the main content, and its passages marked on the page. */
function AtAGlance({ view, text, length, act }: CutsProps): JSX.Element {
  const words = useViewWords();
  return (
    <div class="stack">
      <FactRows
        rows={[
          [words.mainText, words.size[length.in]({ count: length.of(text.mainUnits), passages: view.passages.length })],
          [words.topTerms, <CutText text={view.topTerms.join(', ') || words.noTerms} max={200} />],
          [
            words.firstAnswer,
            view.lead ? (
              <>
                <CutText text={view.lead.block.text} max={160} />{' '}
                <StatusChip kind={kindOf(view.lead.score)}>
                  {length.of(view.lead.before) > 0 ? words.after[length.in]({ count: length.of(view.lead.before) }) : words.atOnce}
                </StatusChip>
              </>
            ) : (
              words.noLead
            ),
          ],
        ]}
      />
      <p>
        <MarkToggle
          act={act}
          label={words.mark}
          marks={view.passages.map((scored, index) =>
            markOf(scored, words.markOf({ number: index + 1, score: Math.round(scored.score * 100) }), words.groups[kindOf(scored.score)]),
          )}
        />
      </p>
    </div>
  );
}

/** From the heading, if there is one, to the last block. */
function markOf({ passage: { heading, blocks }, score }: Scored, label: string, group: string): Mark {
  const first = heading?.selector || blocks[0]?.selector || '';
  const last = blocks.at(-1)?.selector;
  return { selector: first, kind: kindOf(score), label, group, ...(last && last !== first && { until: last }) };
}

/** @param matching the sentence that matched a question */
function Card({
  scored,
  index,
  share,
  matching,
  length,
  act,
}: {
  scored: Scored;
  index: number;
  share: number | null;
  matching: string;
  length: TextLength;
  act: ToolActions;
}): JSX.Element {
  const words = useViewWords().card;
  const { passage, lead, opener, pointer, anchor, score } = scored;
  const at = passage.blocks[0]?.selector;
  const size = passage.units < 30 ? 'short' : passage.units > 220 ? 'long' : 'fits';
  return (
    <div class={`card stack tight t-passage kind-${kindOf(score)}`}>
      <p class="split">
        <strong>
          <span class="muted">{words.index({ index })}</span> <CutText text={passage.heading?.text ?? words.before} max={120} />
        </strong>
        {at && <ShowButton selector={at} name={lead || words.passage({ index })} act={act} />}
      </p>
      <p>
        <CutText text={matching || lead || passage.text} max={260} />
      </p>
      <p class="t-passage-parts">
        {share !== null && <StatusChip kind="info">{words.share({ share })}</StatusChip>}
        <StatusChip kind={kindOf(score)}>{words.alone({ score: Math.round(score * 100) })}</StatusChip>
        <StatusChip kind={size === 'fits' ? 'good' : 'warn'}>{words[length.in][size]({ count: length.of(passage.units) })}</StatusChip>
        {!anchor && <StatusChip kind="warn">{words.namesNone}</StatusChip>}
        {opener && (
          <StatusChip kind="warn">
            <ProseText text={words.opens({ opener: isolateQuote(opener, 30) })} />
          </StatusChip>
        )}
        {pointer && (
          <StatusChip kind="warn">
            <ProseText text={words.sendsAway({ pointer: isolateQuote(pointer, 30) })} />
          </StatusChip>
        )}
      </p>
    </div>
  );
}
