import type { JSX } from 'preact';
import { readableUrl } from '../../../checks/core/helpers/readable-url.ts';
import { engines, stepsToIndex, type IndexStep, type IndexStepState } from '../../../checks/views/index-steps.ts';
import { StatusIcon, type Shown } from '../../findings/status.tsx';
import { ProseText, isolateQuote } from '../../findings/prose.tsx';
import { Part, SummaryLine, type ChipKind } from '../../tool/parts.tsx';
import type { ToolProps } from '../../tool/props.ts';
import { joinSentences, sentenceOf } from '../../../words/sentence.ts';
import { usePart } from '../../use-locale.ts';
import type { Parts } from '../../../words/locale.ts';

type ViewWords = Parts['indexability'];
const useViewWords = (): ViewWords => usePart('indexability');

const states: Record<IndexStepState, readonly [icon: Shown, kind: ChipKind]> = {
  open: ['pass', 'good'],
  blocks: ['fail', 'bad'],
  elsewhere: ['warn', 'warn'],
  watch: ['warn', 'warn'],
  unknown: ['unchecked', 'muted'],
};
const unreached: readonly [icon: Shown, kind: ChipKind] = ['na', 'muted'];
/** The text of a step; text from the page is quoted. */
const stepText = ({ code, args }: IndexStep, { says }: ViewWords) =>
  sentenceOf(says, {
    code,
    args: Object.fromEntries(
      Object.entries(args).map(([name, value]) => [
        name,
        name === 'url' || name === 'written' ? isolateQuote(readableUrl(String(value))) : value,
      ]),
    ),
  });

/** Whether the page can be indexed: one verdict, and a list of steps for each engine with the first step that blocks. */
export default function View({ facts, report }: ToolProps): JSX.Element {
  const words = useViewWords();
  const now = Date.parse(report.at) || 0;
  const stepsByEngine = engines.map((engine) => ({ engine, steps: stepsToIndex(facts, engine, now) }));
  return (
    <div class="stack loose">
      <Outcome stepsByEngine={stepsByEngine} keptOut={report.intent === 'keep-out'} />
      <div class="columns">
        {stepsByEngine.map(({ engine, steps }) => (
          <Part key={engine.name} title={engine.name}>
            <StepList steps={steps} />
          </Part>
        ))}
      </div>
      <p class="muted small">{words.note}</p>
    </div>
  );
}

type StepsByEngine = { engine: { name: string }; steps: IndexStep[] }[];
function Outcome({ stepsByEngine, keptOut }: { stepsByEngine: StepsByEngine; keptOut: boolean }): JSX.Element {
  const words = useViewWords();
  const blocked = stepsByEngine.flatMap(({ engine, steps }) => {
    const step = steps.find(({ state }) => state === 'blocks');
    return step ? [{ engine, step }] : [];
  });
  if (blocked.length === stepsByEngine.length && blocked[0]) {
    const first = stepText(blocked[0].step, words);
    const one = blocked.every(({ step }) => stepText(step, words) === first);
    const why = one
      ? first
      : joinSentences(blocked.map(({ engine, step }) => words.ofEngine({ engine: engine.name, why: stepText(step, words) })));
    return (
      <SummaryLine kind={keptOut ? 'good' : 'bad'}>
        <ProseText text={words.neither({ why })} />
        {keptOut && ` ${words.wanted}`}
      </SummaryLine>
    );
  }
  if (blocked[0])
    return (
      <SummaryLine kind="warn">
        <ProseText text={words.some({ engines: blocked.map(({ engine }) => engine.name), why: stepText(blocked[0].step, words) })} />
      </SummaryLine>
    );
  const all = stepsByEngine.flatMap(({ steps }) => steps);
  const elsewhere = all.find(({ state }) => state === 'elsewhere');
  if (elsewhere)
    return (
      <SummaryLine kind="warn">
        <ProseText text={words.elsewhere({ why: stepText(elsewhere, words) })} />
      </SummaryLine>
    );
  const unknown = all.filter(({ state }) => state === 'unknown');
  if (unknown.length > 0) return <SummaryLine kind="muted">{words.unknown}</SummaryLine>;
  const doubt = all.find(({ state }) => state === 'watch');
  if (doubt)
    return (
      <SummaryLine kind="warn">
        <ProseText text={words.doubt({ why: stepText(doubt, words) })} />
      </SummaryLine>
    );
  return <SummaryLine kind={keptOut ? 'bad' : 'good'}>{keptOut ? words.yesUnwanted : words.yes}</SummaryLine>;
}

function StepList({ steps }: { steps: readonly IndexStep[] }): JSX.Element {
  const words = useViewWords();
  const first = steps.findIndex(({ state }) => state === 'blocks');
  return (
    <ol class="t-ladder">
      {steps.map((step, index) => {
        const { id, state } = step;
        const unseen = first >= 0 && index > first;
        // Crawlers do not get there: neither a pass nor a fault is shown.
        const [icon, kind] = unseen ? unreached : states[state];
        return (
          <li key={id} class={`kind-${kind} ${index === first ? 'first' : ''} ${unseen ? 'unseen' : ''}`}>
            <span class="t-ladder-sign">
              <StatusIcon status={icon} silent size={18} />
            </span>
            <div>
              <p class="t-ladder-title">
                <strong>{words.steps[id]}</strong>{' '}
                <span>{index === first ? words.blocksFirst : unseen ? words.unreached : words.states[state]}</span>
              </p>
              <p>
                <ProseText text={stepText(step, words)} />
              </p>
            </div>
          </li>
        );
      })}
    </ol>
  );
}
