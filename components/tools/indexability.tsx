import type { JSX } from 'preact';
import { engines, indexLadder, type Rung, type RungState } from '../../checks/index.ts';
import { StatusIcon, type Shown } from '../status.tsx';
import { Cut, Part, Verdict, type ChipKind } from '../tool-parts.tsx';
import type { ToolProps } from '../tool-props.ts';

const states: Record<RungState, readonly [icon: Shown, words: string, kind: ChipKind]> = {
  open: ['pass', 'open', 'good'],
  blocks: ['fail', 'blocks', 'bad'],
  elsewhere: ['warn', 'leads elsewhere', 'warn'],
  watch: ['warn', 'with a doubt', 'warn'],
  unknown: ['unchecked', 'unknown', 'muted'],
};

/** Can it be indexed? One verdict, and a ladder for each engine with the first rung that blocks. */
export default function Indexability({ facts, report }: ToolProps): JSX.Element {
  const now = Date.parse(report.at) || 0;
  const ladders = engines.map((engine) => ({ engine, rungs: indexLadder(facts, engine, now) }));
  return (
    <div class="stack loose">
      <Summary ladders={ladders} keptOut={report.intent === 'keep-out'} />
      <div class="columns">
        {ladders.map(({ engine, rungs }) => (
          <Part key={engine.name} title={engine.name}>
            <Ladder rungs={rungs} />
          </Part>
        ))}
      </div>
      <p class="muted small">Engines stop at the first rung that blocks: what stands further down is not seen. Open rungs make a page indexable; whether it is indexed, each engine decides.</p>
    </div>
  );
}

type Ladders = { engine: { name: string }; rungs: Rung[] }[];
function Summary({ ladders, keptOut }: { ladders: Ladders; keptOut: boolean }): JSX.Element {
  const blocked = ladders.flatMap(({ engine, rungs }) => {
    const rung = rungs.find(({ state }) => state === 'blocks');
    return rung ? [{ engine, rung }] : [];
  });
  const wish = keptOut ? ' You set this page to be kept out, so that is what you want.' : '';
  if (blocked.length === ladders.length && blocked[0]) {
    const one = blocked.every(({ rung }) => rung.sentence === blocked[0]!.rung.sentence);
    return (
      <Verdict kind={keptOut ? 'good' : 'bad'}>
        Neither Google nor Bing can index this page.{' '}
        <Cut text={one ? blocked[0].rung.sentence : blocked.map(({ engine, rung }) => `${engine.name}: ${rung.sentence}`).join(' ')} />{wish}
      </Verdict>
    );
  }
  if (blocked[0]) return <Verdict kind="warn">{blocked.map(({ engine }) => engine.name).join(' and ')} cannot index this page. <Cut text={blocked[0].rung.sentence} /></Verdict>;
  const all = ladders.flatMap(({ rungs }) => rungs);
  const elsewhere = all.find(({ state }) => state === 'elsewhere');
  if (elsewhere) return <Verdict kind="warn">Another address may be indexed instead. <Cut text={elsewhere.sentence} /></Verdict>;
  const unknown = all.filter(({ state }) => state === 'unknown');
  if (unknown.length > 0) return <Verdict kind="muted">Nothing blocks as far as we can see, but not every rung could be read.</Verdict>;
  const doubt = all.find(({ state }) => state === 'watch');
  if (doubt) return <Verdict kind="warn">Engines can index this page, with a doubt. <Cut text={doubt.sentence} /></Verdict>;
  return <Verdict kind={keptOut ? 'bad' : 'good'}>Yes: Google and Bing can index this page.{keptOut ? ' You set it to be kept out.' : ''}</Verdict>;
}

function Ladder({ rungs }: { rungs: readonly Rung[] }): JSX.Element {
  const first = rungs.findIndex(({ state }) => state === 'blocks');
  return (
    <ol class="t-ladder">
      {rungs.map(({ id, title, state, sentence }, index) => {
        const [icon, words, kind] = states[state];
        const unseen = first >= 0 && index > first;
        return (
          <li key={id} class={`kind-${kind} ${index === first ? 'first' : ''} ${unseen ? 'unseen' : ''}`}>
            <span class="t-ladder-sign"><StatusIcon status={icon} silent size={18} /></span>
            <div>
              <p class="t-ladder-title"><strong>{title}</strong> <span>{index === first ? 'blocks first' : words}</span></p>
              <p><Cut text={sentence} /></p>
              {unseen && <p class="muted small">Not reached by the engine.</p>}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
