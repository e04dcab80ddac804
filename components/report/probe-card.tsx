import type { JSX } from 'preact';
import { useId, useState } from 'preact/hooks';
import type { ProbeProgress } from '../../checks/fetch/probe-progress.ts';
import { useWords } from '../use-locale.ts';
import type { Words, Phrase } from '../../words/locale.ts';
import { joinSentences } from '../../words/sentence.ts';
import './probe-card.css';

/** Data of the card. */
export interface ProbeView {
  stage: 'idle' | 'asking' | 'refused' | 'starting' | 'running' | 'paused' | 'finished' | 'stopped' | 'failed';
  progress: ProbeProgress | null;
  /** The browser stopped the worker, and the check has resumed. */
  interrupted: boolean;
  /** Why a stage failed. */
  problem: Phrase | null;
  /** Number of distinct link targets. */
  addresses: number;
  /** Hosts to request, the page's own first; and those without permission so far. */
  hosts: string[];
  missing: string[];
  pageHost: string;
  siteNotAllowed: boolean;
  canWithdraw: boolean;
  rate: string;
  rates: { id: string; name: string }[];
}

type Scope = 'own' | 'all';

export interface ProbeActions {
  /** Must be called synchronously in a click handler. `again`: repeats known results too. */
  start(scope: Scope, again: boolean): void;
  pause(): void;
  resume(): void;
  stop(): void;
  setRate(id: string): void;
  withdraw(): void;
}

interface CardProps {
  probe: ProbeView;
  act: ProbeActions;
  /** Next to a tool or check: a single line, unless there is a question or progress. */
  compact?: boolean;
  /** URL of the list of links. */
  listHref?: string;
}

/** The check of the URLs that a page points to: what for, which hosts, its progress, and a button to stop it. One line if there is nothing to do. */
export function ProbeCard({ probe, act, compact = false, listHref }: CardProps): JSX.Element {
  const id = useId();
  const [scope, setScope] = useState<Scope>('all');
  const all = useWords();
  const { probes: words } = all;
  const problem = probe.problem?.(all) ?? '';
  const { stage, progress } = probe;
  const stages = stagesOf(probe);
  const { busy, moving, ended } = stages;
  const wanted = scope === 'own' && hasOtherHosts(probe) ? 'own' : 'all';
  const asks = wanted === 'own' ? probe.siteNotAllowed : probe.missing.length > 0;
  const quiet = (ended && probe.missing.length === 0) || (compact && (ended || stage === 'idle'));
  const options = <Options probe={probe} act={act} scope={scope} setScope={setScope} />;
  const note = <p class="small muted probe-note">{noteOf(words, probe, wanted, asks, problem)}</p>;
  return (
    <section class={`card stack probe ${quiet ? 'quiet' : ''} ${compact ? 'compact' : ''}`} aria-labelledby={id} data-probe={stage}>
      <div class="split">
        <h2 id={id} class={compact || quiet ? 'probe-title' : ''}>
          {words.titles[stage]}
        </h2>
        {moving && progress && <span class="small muted">{timeRemaining(words, probe)}</span>}
        {quiet && progress && <Counts progress={progress} listHref={listHref} />}
      </div>
      {!quiet &&
        (progress && !busy ? (
          <Meter progress={progress} listHref={ended ? listHref : undefined} />
        ) : (
          <p class="small">{beforeProgress(words, probe)}</p>
        ))}
      <div class="row">
        <MainButton probe={probe} act={act} scope={wanted} />
        {moving && (
          <button type="button" class="button" onClick={act.stop}>
            {words.stop}
          </button>
        )}
        {!quiet && options}
      </div>
      {quiet ? (
        <details class="probe-options">
          <summary class="small">{words.options}</summary>
          <div class="stack tight">
            {stage === 'idle' && <p class="small">{beforeProgress(words, probe)}</p>}
            <div class="row">{options}</div>
            {note}
          </div>
        </details>
      ) : (
        note
      )}
      <output class="visually-hidden">{spoken(words, probe, problem)}</output>
    </section>
  );
}

const stagesOf = ({ stage }: ProbeView) => ({
  busy: stage === 'asking' || stage === 'starting',
  moving: stage === 'running' || stage === 'paused',
  ended: stage === 'finished' || stage === 'stopped',
});
const hasOtherHosts = ({ hosts, pageHost }: ProbeView) => hosts.length > 1 && pageHost !== '';

/** One button that keeps its place, and with it the focus, while its label changes. */
function MainButton({ probe, act, scope }: Pick<CardProps, 'probe' | 'act'> & { scope: Scope }): JSX.Element {
  const { probes: words } = useWords();
  const { stage, missing } = probe;
  const { busy, moving, ended } = stagesOf(probe);
  const main =
    stage === 'running'
      ? { word: words.pause, run: act.pause }
      : stage === 'paused'
        ? { word: words.resume, run: act.resume }
        : stage === 'finished' && missing.length === 0
          ? { word: words.checkAgain, run: () => act.start(scope, true) }
          : { word: stage === 'stopped' ? words.checkRest : ended ? words.allowRest : words.check, run: () => act.start(scope, false) };
  return (
    <button
      type="button"
      class={`button ${moving || ended ? '' : 'primary'}`}
      aria-disabled={busy}
      onClick={() => {
        if (!busy) main.run();
      }}
    >
      {main.word}
    </button>
  );
}

/** Which hosts, how fast, and a button to withdraw the permission. */
function Options({
  probe,
  act,
  scope,
  setScope,
}: Pick<CardProps, 'probe' | 'act'> & { scope: Scope; setScope(scope: Scope): void }): JSX.Element {
  const { probes: words } = useWords();
  const { busy, moving } = stagesOf(probe);
  return (
    <>
      {!moving && hasOtherHosts(probe) && (
        <label class="small">
          {words.sites}{' '}
          <select class="field" value={scope} disabled={busy} onChange={(event) => setScope(event.currentTarget.value as Scope)}>
            <option value="all">{words.allSites({ count: probe.hosts.length })}</option>
            <option value="own">{words.onlyHost({ host: probe.pageHost })}</option>
          </select>
        </label>
      )}
      <label class="small probe-rate">
        {words.speed}{' '}
        <select class="field" value={probe.rate} onChange={(event) => act.setRate(event.currentTarget.value)}>
          {probe.rates.map(({ id: rate, name }) => (
            <option key={rate} value={rate}>
              {words.rates[rate] ?? name}
            </option>
          ))}
        </select>
      </label>
      {!moving && !busy && probe.canWithdraw && (
        <button type="button" class="button quiet" onClick={act.withdraw}>
          {words.withdraw}
        </button>
      )}
    </>
  );
}

type ProbeWords = Words['probes'];

/** Text while there is nothing to count. */
function beforeProgress(words: ProbeWords, { stage, addresses, hosts }: ProbeView): string {
  if (stage === 'asking') return words.askingNow;
  if (stage === 'starting') return words.startingNow;
  return words.whatFor({ links: addresses, sites: hosts.length });
}

function noteOf(words: ProbeWords, probe: ProbeView, scope: Scope, asks: boolean, problem: string): string {
  const { stage, missing, pageHost, interrupted } = probe;
  if (stage === 'failed') return problem;
  if (stage === 'running' || stage === 'paused') return interrupted ? words.interrupted : words.goesOn;
  if (stage === 'asking' || stage === 'starting') return words.noCookies;
  const question = asks ? words.willAsk({ hosts: scope === 'own' ? [pageHost] : missing }) : words.noCookies;
  if (stage === 'refused') return joinSentences([words.refused, question]);
  if ((stage === 'finished' || stage === 'stopped') && missing.length > 0)
    return joinSentences([words.missing({ hosts: missing }), question]);
  return question;
}

function timeRemaining(words: ProbeWords, { stage, progress }: ProbeView): string {
  if (stage === 'paused' || !progress) return words.paused;
  const { secondsLeft } = progress;
  if (secondsLeft === null) return '';
  return secondsLeft < 90
    ? words.secondsLeft({ seconds: Math.max(1, Math.round(secondsLeft)) })
    : words.minutesLeft({ minutes: Math.round(secondsLeft / 60) });
}

interface Reached {
  progress: ProbeProgress;
  listHref?: string | undefined;
}

function Meter({ progress, listHref }: Reached): JSX.Element {
  const { probes: words } = useWords();
  const { done, total } = progress;
  return (
    <div class="stack tight">
      <progress class="probe-bar" aria-label={words.progress} max={Math.max(1, total)} value={done}>
        {words.done(progress)}
      </progress>
      <Counts progress={progress} listHref={listHref} />
    </div>
  );
}

function Counts({ progress, listHref }: Reached): JSX.Element {
  const { probes: words } = useWords();
  const { broken, unverified } = progress;
  return (
    <p class="legend probe-counts">
      <span>{words.done(progress)}</span>
      <span class={broken > 0 ? 'kind-bad' : 'muted'}>{words.broken({ count: broken })}</span>
      <span class="muted">{words.unverified({ count: unverified })}</span>
      {listHref && <a href={listHref}>{words.list}</a>}
    </p>
  );
}

/** For screen readers: announces beginning and end, not every step. */
function spoken({ spoken: words }: ProbeWords, { stage, progress }: ProbeView, problem: string): string {
  if (stage === 'running' || stage === 'paused' || stage === 'refused') return words[stage];
  if (stage === 'failed') return words.failed({ error: problem });
  if ((stage === 'finished' || stage === 'stopped') && progress) return words[stage](progress);
  return '';
}
