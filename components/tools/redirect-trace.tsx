import type { JSX } from 'preact';
import { valueOf, type KnownFacts, type Probe, type ProbeHop, type RedirectsFact } from '../../checks/index.ts';
import { absence, Address, Chip, CopyButton, count, Cut, Facts, Part, Verdict, type ChipKind } from '../tool-parts.tsx';
import type { ToolActions, ToolProps } from '../tool-props.ts';

/** Redirect trace: how the browser came here, and the other spellings of the address. */
export default function RedirectTrace({ facts, act }: ToolProps): JSX.Element {
  const redirects = valueOf(facts, 'redirects');
  return (
    <div class="stack loose">
      {redirects ? <Trace redirects={redirects} facts={facts} act={act} /> : <Known facts={facts} act={act} />}
      <Variants facts={facts} act={act} />
    </div>
  );
}

function answer({ status }: ProbeHop, last: boolean): readonly [kind: ChipKind, words: string] {
  if (last) return status >= 200 && status < 300 ? ['good', `${status}, the page`] : ['bad', `${status || 'no answer'}`];
  if (status === 301 || status === 308) return ['good', `${status}, permanent`];
  return ['warn', `${status}, temporary`];
}
const hostOf = (url: string) => (URL.canParse(url) ? new URL(url).host : '');
const schemeOf = (url: string) => (URL.canParse(url) ? new URL(url).protocol : '');

function Trace({ redirects: { hops, loop }, facts, act }: { redirects: RedirectsFact; facts: KnownFacts; act: ToolActions }): JSX.Element {
  const response = valueOf(facts, 'response');
  if (hops.length <= 1 && !loop) {
    return (
      <div class="stack">
        {hops.length === 1 && <Verdict kind="good">No HTTP redirect was seen: the address answers itself.</Verdict>}
        {hops.length === 0 && valueOf(facts, 'page')?.navigation?.redirects === 0 && response?.redirected === false && (
          <Verdict kind="good">No HTTP redirect was seen: the address answers itself.</Verdict>
        )}
        <Known facts={facts} act={act} />
      </div>
    );
  }
  const redirected = hops.length - 1;
  return (
    <div class="stack">
      <Verdict kind={loop ? 'bad' : redirected > 1 ? 'warn' : 'info'}>
        {loop ? 'The redirects lead in a circle.' : `${count(redirected, 'redirect')} before the page.`}{response ? ` The last answer took ${Math.round(response.ttfb)} ms.` : ''}
      </Verdict>
      <ol class="t-trace">
        {hops.slice(0, 30).map((hop, index) => {
          const last = index === hops.length - 1 && !loop;
          const [kind, words] = answer(hop, last);
          const before = hops[index - 1];
          return (
            <li key={index} class={`kind-${kind} ${last ? 'last' : ''}`}>
              <span class="t-trace-number" aria-hidden="true">{last ? '●' : index + 1}</span>
              <div>
                <p class="row">
                  <Chip kind={kind}>{words}</Chip>
                  {before && hostOf(before.url) !== hostOf(hop.url) && <Chip kind="info">another host: <Cut text={hostOf(hop.url)} max={60} /></Chip>}
                  {before && schemeOf(before.url) === 'https:' && schemeOf(hop.url) === 'http:' && <Chip kind="bad">from https back to http</Chip>}
                </p>
                <p><Address url={hop.url} act={act} /></p>
              </div>
            </li>
          );
        })}
        {loop && <li class="kind-bad"><span class="t-trace-number" aria-hidden="true">↺</span><div><p>… and back to an address that was there before.</p></div></li>}
      </ol>
      <p><CopyButton act={act} label="Copy the path" text={hops.map(({ status, url }) => `${status} ${url}`).join('\n')} /></p>
    </div>
  );
}

/** What the browser and one more request show, when no trace was made. */
function Known({ facts, act }: { facts: KnownFacts; act: ToolActions }): JSX.Element {
  const response = valueOf(facts, 'response');
  const navigation = valueOf(facts, 'page')?.navigation;
  const rows: [string, JSX.Element | string][] = [];
  if (navigation) {
    const within = navigation.redirects === 0 ? 'none counted on the way here' : `${count(navigation.redirects, 'redirect')} on the same site`;
    rows.push(['In your visit', `${within}. Browsers do not count redirects that come from another site.`]);
  }
  if (response) {
    rows.push(['Asked again', response.redirected ? 'redirected to another address' : 'answered without a redirect']);
    rows.push(['Asked for', <Address url={response.requestedUrl} act={act} />]);
    if (response.redirected) rows.push(['Answered by', <Address url={response.finalUrl} act={act} />]);
    rows.push(['Status', `${response.status}, after ${Math.round(response.ttfb)} ms`]);
  }
  return (
    <div class="stack">
      {!facts.redirects?.ok && <p class="empty">{absence(facts, 'redirects')} {rows.length > 0 ? 'This is what is known without a trace:' : ''}</p>}
      {rows.length > 0 && <Facts rows={rows} />}
      {!response && <p class="muted small">{absence(facts, 'response')}</p>}
    </div>
  );
}

function variantWords({ class: kind, status, finalUrl, redirects, hops, reason }: Probe, page: string): { probe: string; kind: ChipKind } {
  const way = hops ? hops.map((hop) => hop.status).join(', ') : '';
  if (kind === 'redirected' && finalUrl === page) return { probe: `redirects here${way ? ` (${way})` : ''}`, kind: redirects > 1 || hops?.some((hop) => hop.status !== 301 && hop.status !== 308) ? 'warn' : 'good' };
  if (kind === 'redirected') return { probe: `redirects elsewhere, to ${finalUrl.slice(0, 100)}`, kind: 'warn' };
  if (kind === 'ok') return { probe: `answers itself, status ${status}`, kind: 'warn' };
  if (kind === 'broken') return { probe: `does not exist${status ? `, status ${status}` : ''}`, kind: 'good' };
  return { probe: `${kind}: ${reason}`, kind: 'info' };
}

interface Variant { name: string; url: string; probe: string | null; kind: ChipKind }
/** The other spellings under which people and links may ask for the page. */
function Variants({ facts, act }: { facts: KnownFacts; act: ToolActions }): JSX.Element {
  const page = valueOf(facts, 'page')?.url ?? '';
  if (!/^https?:/.test(page)) return <Part title="Other spellings"><p class="empty">This address has no other spellings: it is not one of the web.</p></Part>;
  const url = new URL(page);
  url.hash = '';
  const change = (edit: (copy: URL) => void) => {
    const copy = new URL(url);
    edit(copy);
    return copy.href;
  };
  const probes = [...(valueOf(facts, 'redirects')?.variants ?? []), ...(valueOf(facts, 'linkStatus')?.probes ?? [])];
  const hops = valueOf(facts, 'redirects')?.hops ?? [];
  const state = (name: string, spelt: string): Variant => {
    const hop = hops.findIndex((one) => one.url === spelt);
    const probe = probes.find((one) => one.url === spelt);
    if (probe) return { name, url: spelt, ...variantWords(probe, url.href) };
    if (hop >= 0 && hop < hops.length - 1) return { name, url: spelt, probe: 'redirects here', kind: 'good' };
    return { name, url: spelt, probe: null, kind: 'muted' };
  };
  const variants = [
    state(url.protocol === 'https:' ? 'http' : 'https', change((copy) => { copy.protocol = url.protocol === 'https:' ? 'http:' : 'https:'; })),
    state(url.hostname.startsWith('www.') ? 'without www' : 'with www', change((copy) => { copy.hostname = url.hostname.startsWith('www.') ? url.hostname.slice(4) : `www.${url.hostname}`; })),
    ...(url.pathname === '/' ? [] : [state(url.pathname.endsWith('/') ? 'without slash' : 'with slash', change((copy) => { copy.pathname = url.pathname.endsWith('/') ? url.pathname.slice(0, -1) : `${url.pathname}/`; }))]),
  ];
  return (
    <Part title="Other spellings" note="Each should redirect here with one permanent redirect, or not exist.">
      <ul class="t-trace-variants">
        {variants.map(({ name, url: spelt, probe, kind }) => (
          <li key={name}><strong>{name}</strong><Address url={spelt} act={act} /><Chip kind={kind}>{probe ?? 'not probed'}</Chip></li>
        ))}
      </ul>
    </Part>
  );
}
