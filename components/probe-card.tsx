import type { JSX } from 'preact';
import { useId, useState } from 'preact/hooks';
import type { ProbeProgress } from '../checks/index.ts';
import './probe-card.css';

/** What the card shows. */
export interface ProbeView {
  stage: 'idle' | 'asking' | 'refused' | 'starting' | 'running' | 'paused' | 'finished' | 'stopped' | 'failed';
  progress: ProbeProgress | null;
  /** The browser had stopped the worker: it went on where it was. */
  interrupted: boolean;
  error: string;
  /** Different link targets. */
  addresses: number;
  /** Hosts that would be asked, the page's own first; those not allowed yet. */
  hosts: string[];
  missing: string[];
  ownHost: string;
  ownMissing: boolean;
  canWithdraw: boolean;
  rate: string;
  rates: { id: string; name: string }[];
}

export interface ProbeActions {
  /** To be called in the click itself. `again`: also what is known already. */
  start(scope: 'own' | 'all', again: boolean): void;
  pause(): void;
  resume(): void;
  stop(): void;
  setRate(id: string): void;
  withdraw(): void;
}

interface CardProps {
  probe: ProbeView;
  act: ProbeActions;
  /** Beside a tool or a check: no heading of the overview's kind, fewer words. */
  compact?: boolean;
  /** Address of the list of links. */
  listHref?: string;
}

/** Asking the addresses that a page names: what for, of whom, how far it is, and how to stop it. */
export function ProbeCard({ probe, act, compact = false, listHref }: CardProps): JSX.Element {
  const id = useId();
  const [scope, setScope] = useState<'own' | 'all'>('all');
  const { stage, progress } = probe;
  const busy = stage === 'asking' || stage === 'starting';
  const moving = stage === 'running' || stage === 'paused';
  const several = probe.hosts.length > 1 && probe.ownHost !== '';
  const wanted = scope === 'own' && several ? 'own' : 'all';
  const asks = wanted === 'own' ? probe.ownMissing : probe.missing.length > 0;
  const ended = stage === 'finished' || stage === 'stopped';
  // One button that keeps its place, and with it the focus, while its word changes.
  const main = stage === 'running' ? { word: 'Pause', run: act.pause }
    : stage === 'paused' ? { word: 'Resume', run: act.resume }
      : stage === 'finished' && probe.missing.length === 0 ? { word: 'Check again', run: () => act.start(wanted, true) }
        : { word: stage === 'stopped' ? 'Check the rest' : ended ? 'Allow and check the rest' : 'Check links', run: () => act.start(wanted, false) };
  return (
    <section class={`card stack probe ${compact ? 'compact' : ''}`} aria-labelledby={id} data-probe={stage}>
      <div class="split">
        {compact ? <h2 id={id} class="probe-title">{titles[stage]}</h2> : <h2 id={id}>{titles[stage]}</h2>}
        {moving && progress && <span class="small muted probe-left">{timeLeft(probe)}</span>}
      </div>
      {progress && stage !== 'asking' && stage !== 'starting'
        ? <Meter progress={progress} listHref={ended ? listHref : undefined} />
        : <p class="small">{busy ? busyWords[stage as 'asking' | 'starting'] : whatFor(probe)}</p>}
      <div class="row probe-row">
        <button type="button" class={`button ${moving || ended ? '' : 'primary'}`} aria-disabled={busy} onClick={() => { if (!busy) main.run(); }}>{main.word}</button>
        {moving && <button type="button" class="button" onClick={act.stop}>Stop</button>}
        {!moving && several && (
          <label class="small">on{' '}
            <select class="field" value={scope} disabled={busy} onChange={(event) => setScope(event.currentTarget.value as 'own' | 'all')}>
              <option value="all">all {probe.hosts.length} sites</option>
              <option value="own">{probe.ownHost} only</option>
            </select>
          </label>
        )}
        <label class="small probe-rate">Speed{' '}
          <select class="field" value={probe.rate} onChange={(event) => act.setRate(event.currentTarget.value)}>
            {probe.rates.map(({ id: rate, name }) => <option key={rate} value={rate}>{name}</option>)}
          </select>
        </label>
        {!moving && !busy && probe.canWithdraw && <button type="button" class="button quiet" onClick={act.withdraw}>Take permission back</button>}
      </div>
      <p class="small muted probe-note">{noteOf(probe, wanted, asks)}</p>
      <output class="visually-hidden">{spoken(probe)}</output>
    </section>
  );
}

const titles: Record<ProbeView['stage'], string> = {
  idle: 'Links are not checked yet', asking: 'Waiting for your permission', refused: 'Links are not checked', starting: 'Checking links', running: 'Checking links',
  paused: 'Link check paused', finished: 'Links are checked', stopped: 'Link check stopped', failed: 'Links could not be checked',
};
const busyWords = { asking: 'Your browser asks whether Pageloupe may ask these sites. If this window closes, the check begins all the same.', starting: 'Beginning…' };

const number = (value: number) => value.toLocaleString('en');
const counted = (value: number, one: string, many = `${one}s`) => `${number(value)} ${value === 1 ? one : many}`;

function whatFor({ addresses, hosts }: ProbeView): string {
  const links = addresses === 0 ? '' : `${counted(addresses, 'link target')}, and `;
  return `Do they answer? Pageloupe can ask ${links}the canonical, language versions, pictures and other spellings of this address, on ${counted(hosts.length, 'site')}.`;
}

/** The first names, and how many more: what the browser's question will be about. */
function named(hosts: readonly string[]): string {
  const first = hosts.slice(0, 3);
  const rest = hosts.length - first.length;
  if (rest > 0) return `${first.join(', ')} and ${number(rest)} more`;
  return first.length < 2 ? first.join('') : `${first.slice(0, -1).join(', ')} and ${first.at(-1)}`;
}

function noteOf(probe: ProbeView, scope: 'own' | 'all', asks: boolean): string {
  const { stage, missing, ownHost, error, interrupted } = probe;
  if (stage === 'failed') return error;
  if (stage === 'running' || stage === 'paused') {
    if (interrupted) return 'The browser had put the check to sleep: it went on where it was.';
    return 'It goes on when this window is closed, and ends when you leave the page.';
  }
  if (stage === 'asking' || stage === 'starting') return 'No cookies are sent.';
  const question = asks
    ? `Your browser will ask you to allow ${scope === 'own' ? ownHost : named(missing)}. No cookies are sent, and you can take it back at any time.`
    : 'No cookies are sent.';
  if (stage === 'refused') return `You did not allow it, so nothing was asked and these checks stay open. ${question}`;
  if ((stage === 'finished' || stage === 'stopped') && missing.length > 0) return `Not asked without your permission: ${named(missing)}. ${question}`;
  return question;
}

function timeLeft({ stage, progress }: ProbeView): string {
  if (stage === 'paused' || !progress) return 'paused';
  const { secondsLeft } = progress;
  if (secondsLeft === null) return '';
  if (secondsLeft < 90) return `about ${counted(Math.max(1, Math.round(secondsLeft)), 'second')} left`;
  return `about ${counted(Math.round(secondsLeft / 60), 'minute')} left`;
}

function Meter({ progress, listHref }: { progress: ProbeProgress; listHref?: string | undefined }): JSX.Element {
  const { done, total, broken, unverified } = progress;
  const words = `${number(done)} of ${counted(total, 'address', 'addresses')}`;
  return (
    <div class="stack tight">
      <progress class="probe-bar" aria-label="Addresses asked" max={Math.max(1, total)} value={done}>{words}</progress>
      <p class="legend probe-counts">
        <span>{words}</span>
        <span class={broken > 0 ? 'kind-bad' : 'muted'}><b>{number(broken)}</b> broken</span>
        <span class="muted"><b>{number(unverified)}</b> unverified</span>
        {listHref && <a href={listHref}>Every link with its answer</a>}
      </p>
    </div>
  );
}

/** For screen readers: when something begins or ends, not at every step. */
function spoken({ stage, progress, error }: ProbeView): string {
  if (stage === 'running') return 'Checking links.';
  if (stage === 'paused') return 'Link check paused.';
  if (stage === 'failed') return error;
  if (stage === 'refused') return 'Not allowed: links are not checked.';
  if ((stage === 'finished' || stage === 'stopped') && progress) {
    return `${titles[stage]}: ${number(progress.done)} of ${number(progress.total)} asked, ${number(progress.broken)} broken, ${number(progress.unverified)} unverified.`;
  }
  return '';
}
