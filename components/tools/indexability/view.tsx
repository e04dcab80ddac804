import type { JSX } from 'preact';
import { readableUrl } from '../../../checks/core/helpers/readable-url.ts';
import { engines, stepsToIndex, type Rung, type RungState } from '../../../checks/views/index-ladder.ts';
import { StatusIcon, type Shown } from '../../findings/status.tsx';
import { ProseText, isolateQuote } from '../../findings/prose.tsx';
import { Part, SummaryLine, type ChipKind } from '../../tool/parts.tsx';
import type { ToolProps } from '../../tool/props.ts';
import { joinSentences, sentenceOf } from '../../../words/sentence.ts';
import { usePart } from '../../use-locale.ts';
import type { Parts } from '../../../words/locale.ts';

type ViewWords = Parts['indexability'];
const useViewWords = (): ViewWords => usePart('indexability');

const states: Record<RungState, readonly [icon: Shown, kind: ChipKind]> = {
  open: ['pass', 'good'],
  blocks: ['fail', 'bad'],
  elsewhere: ['warn', 'warn'],
  watch: ['warn', 'warn'],
  unknown: ['unchecked', 'muted'],
};
const unreached: readonly [icon: Shown, kind: ChipKind] = ['na', 'muted'];
/** The text of a rung; text from the page is quoted. */
const rungText = ({ code, args }: Rung, { says }: ViewWords) =>
  sentenceOf(says, {
    code,
    args: Object.fromEntries(
      Object.entries(args).map(([name, value]) => [
        name,
        name === 'url' || name === 'written' ? isolateQuote(readableUrl(String(value))) : value,
      ]),
    ),
  });

/** Whether the page can be indexed: one verdict, and a ladder for each engine with the first rung that blocks. */
export default function View({ facts, report }: ToolProps): JSX.Element {
  const words = useViewWords();
  const now = Date.parse(report.at) || 0;
  const ladders = engines.map((engine) => ({ engine, rungs: stepsToIndex(facts, engine, now) }));
  return (
    <div class="stack loose">
      <Outcome ladders={ladders} keptOut={report.intent === 'keep-out'} />
      <div class="columns">
        {ladders.map(({ engine, rungs }) => (
          <Part key={engine.name} title={engine.name}>
            <Ladder rungs={rungs} />
          </Part>
        ))}
      </div>
      <p class="muted small">{words.note}</p>
    </div>
  );
}

type Ladders = { engine: { name: string }; rungs: Rung[] }[];
function Outcome({ ladders, keptOut }: { ladders: Ladders; keptOut: boolean }): JSX.Element {
  const words = useViewWords();
  const blocked = ladders.flatMap(({ engine, rungs }) => {
    const rung = rungs.find(({ state }) => state === 'blocks');
    return rung ? [{ engine, rung }] : [];
  });
  if (blocked.length === ladders.length && blocked[0]) {
    const first = rungText(blocked[0].rung, words);
    const one = blocked.every(({ rung }) => rungText(rung, words) === first);
    const why = one
      ? first
      : joinSentences(blocked.map(({ engine, rung }) => words.ofEngine({ engine: engine.name, why: rungText(rung, words) })));
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
        <ProseText text={words.some({ engines: blocked.map(({ engine }) => engine.name), why: rungText(blocked[0].rung, words) })} />
      </SummaryLine>
    );
  const all = ladders.flatMap(({ rungs }) => rungs);
  const elsewhere = all.find(({ state }) => state === 'elsewhere');
  if (elsewhere)
    return (
      <SummaryLine kind="warn">
        <ProseText text={words.elsewhere({ why: rungText(elsewhere, words) })} />
      </SummaryLine>
    );
  const unknown = all.filter(({ state }) => state === 'unknown');
  if (unknown.length > 0) return <SummaryLine kind="muted">{words.unknown}</SummaryLine>;
  const doubt = all.find(({ state }) => state === 'watch');
  if (doubt)
    return (
      <SummaryLine kind="warn">
        <ProseText text={words.doubt({ why: rungText(doubt, words) })} />
      </SummaryLine>
    );
  return <SummaryLine kind={keptOut ? 'bad' : 'good'}>{keptOut ? words.yesUnwanted : words.yes}</SummaryLine>;
}

function Ladder({ rungs }: { rungs: readonly Rung[] }): JSX.Element {
  const words = useViewWords();
  const first = rungs.findIndex(({ state }) => state === 'blocks');
  return (
    <ol class="t-ladder">
      {rungs.map((rung, index) => {
        const { id, state } = rung;
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
                <strong>{words.rungs[id]}</strong>{' '}
                <span>{index === first ? words.blocksFirst : unseen ? words.unreached : words.states[state]}</span>
              </p>
              <p>
                <ProseText text={rungText(rung, words)} />
              </p>
            </div>
          </li>
        );
      })}
    </ol>
  );
}
