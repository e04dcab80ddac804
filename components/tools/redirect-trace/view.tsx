import type { JSX } from 'preact';
import { factValueOf } from '../../../checks/core/fact-value.ts';
import type { KnownFacts } from '../../../checks/core/facts.ts';
import type { Probe, ProbeHop, RedirectsFact } from '../../../checks/core/facts/probes.ts';
import { hostOf, parseUrl } from '../../../checks/parse/urls.ts';
import { ProseText, isolateQuote } from '../../findings/prose.tsx';
import {
  AddressLink,
  StatusChip,
  CopyButton,
  CutText,
  FactRows,
  Part,
  useWhyAbsent,
  VerdictLine,
  type ChipKind,
} from '../../tool/parts.tsx';
import type { ToolActions, ToolProps } from '../../tool/props.ts';
import { usePart } from '../../use-locale.ts';
import type { Parts } from '../../../words/locale.ts';

type ViewWords = Parts['redirect-trace'];
const useViewWords = (): ViewWords => usePart('redirect-trace');

/** Redirect trace: how the browser got here, and the variants of the URL. */
export default function View({ facts, act }: ToolProps): JSX.Element {
  const redirects = factValueOf(facts, 'redirects');
  return (
    <div class="stack loose">
      {redirects ? <Trace redirects={redirects} facts={facts} act={act} /> : <KnownRedirects facts={facts} act={act} />}
      <Variants facts={facts} act={act} />
    </div>
  );
}

function answer({ status }: ProbeHop, last: boolean, words: ViewWords): readonly [kind: ChipKind, words: string] {
  if (last) return status >= 200 && status < 300 ? ['good', words.page({ status })] : ['bad', status > 0 ? String(status) : words.noAnswer];
  if (status === 301 || status === 308) return ['good', words.permanent({ status })];
  return ['warn', words.temporary({ status })];
}
const schemeOf = (url: string) => parseUrl(url)?.protocol ?? '';

function Trace({ redirects: { hops, loop }, facts, act }: { redirects: RedirectsFact; facts: KnownFacts; act: ToolActions }): JSX.Element {
  const words = useViewWords();
  const response = factValueOf(facts, 'response');
  if (hops.length <= 1 && !loop) {
    return (
      <div class="stack">
        {hops.length === 1 && <VerdictLine kind="good">{words.none}</VerdictLine>}
        {hops.length === 0 && factValueOf(facts, 'page')?.navigation?.redirects === 0 && response?.redirected === false && (
          <VerdictLine kind="good">{words.none}</VerdictLine>
        )}
        <KnownRedirects facts={facts} act={act} />
      </div>
    );
  }
  const redirected = hops.length - 1;
  const measured = hops.slice(0, loop ? hops.length : -1).every(({ ms }) => ms !== undefined);
  return (
    <div class="stack">
      <VerdictLine kind={loop ? 'bad' : redirected > 1 ? 'warn' : 'info'}>
        {loop ? words.circle : words.redirects({ count: redirected })}
        {measured ? ` ${words.cost({ count: redirected, ms: hops.reduce((total, { ms = 0 }) => total + ms, 0) })}` : ''}
      </VerdictLine>
      <ol class="t-trace">
        {hops.slice(0, 30).map((hop, index) => {
          const last = index === hops.length - 1 && !loop;
          const [kind, sentence] = answer(hop, last, words);
          const before = hops[index - 1];
          return (
            <li key={index} class={`kind-${kind} ${last ? 'last' : ''}`}>
              <span class="t-trace-number" aria-hidden="true">
                {last ? '●' : index + 1}
              </span>
              <div>
                <p class="row">
                  <StatusChip kind={kind}>{sentence}</StatusChip>
                  <strong>
                    <CutText text={hostOf(hop.url)} max={80} />
                  </strong>
                  {hop.ms !== undefined && <span class="t-trace-ms">{words.ms({ ms: hop.ms })}</span>}
                  {last && hop.ms === undefined && response && <span class="t-trace-ms">{words.again({ ms: response.ttfb })}</span>}
                  {before && hostOf(before.url) !== hostOf(hop.url) && (
                    <StatusChip kind="info">
                      <ProseText text={words.otherHost({ host: isolateQuote(hostOf(hop.url), 60) })} />
                    </StatusChip>
                  )}
                  {before && schemeOf(before.url) === 'https:' && schemeOf(hop.url) === 'http:' && (
                    <StatusChip kind="bad">{words.downgrade}</StatusChip>
                  )}
                </p>
                <p>
                  <AddressLink url={hop.url} act={act} />
                </p>
              </div>
            </li>
          );
        })}
        {loop && (
          <li class="kind-bad">
            <span class="t-trace-number" aria-hidden="true">
              ↺
            </span>
            <div>
              <p>{words.back}</p>
            </div>
          </li>
        )}
      </ol>
      <p>
        <CopyButton
          act={act}
          label={words.copy}
          text={hops.map(({ status, url, ms }) => [status, url, ms !== undefined && words.ms({ ms })].filter(Boolean).join(' ')).join('\n')}
        />
      </p>
    </div>
  );
}

/** What is known from the browser and one more request, if there is no trace. */
function KnownRedirects({ facts, act }: { facts: KnownFacts; act: ToolActions }): JSX.Element {
  const words = useViewWords().known;
  const absence = useWhyAbsent();
  const response = factValueOf(facts, 'response');
  const navigation = factValueOf(facts, 'page')?.navigation;
  const rows: [string, JSX.Element | string][] = [];
  if (navigation) rows.push([words.visit, navigation.redirects === 0 ? words.visitNone : words.visitSome({ count: navigation.redirects })]);
  if (response) {
    rows.push([words.again, response.redirected ? words.redirected : words.direct]);
    rows.push([words.requested, <AddressLink url={response.requestedUrl} act={act} />]);
    if (response.redirected) rows.push([words.answeredBy, <AddressLink url={response.finalUrl} act={act} />]);
    rows.push([words.status, words.answer({ status: response.status, ms: response.ttfb })]);
  }
  return (
    <div class="stack">
      {!facts.redirects?.ok && (
        <p class="empty">
          {absence(facts, 'redirects')} {rows.length > 0 ? words.intro : ''}
        </p>
      )}
      {rows.length > 0 && <FactRows rows={rows} />}
      {!response && <p class="muted small">{absence(facts, 'response')}</p>}
    </div>
  );
}

function variantWords(
  { class: kind, status, finalUrl, redirects, hops, reason }: Probe,
  page: string,
  words: ViewWords['variants'],
): { probe: string; kind: ChipKind } {
  if (kind === 'redirected' && finalUrl === page) {
    return {
      probe: hops && hops.length > 0 ? words.hereBy({ statuses: hops.map((hop) => hop.status) }) : words.here,
      kind: redirects > 1 || hops?.some((hop) => hop.status !== 301 && hop.status !== 308) ? 'warn' : 'good',
    };
  }
  if (kind === 'redirected') return { probe: words.elsewhere({ url: isolateQuote(finalUrl, 100) }), kind: 'warn' };
  if (kind === 'ok') return { probe: words.itself({ status }), kind: 'warn' };
  if (kind === 'broken') return { probe: status > 0 ? words.absentBy({ status }) : words.absent, kind: 'good' };
  return { probe: words[kind]({ why: reason }), kind: 'info' };
}

interface Variant {
  name: string;
  url: string;
  probe: string;
  kind: ChipKind;
}
/** The variants of the URL that people and links may use. */
function Variants({ facts, act }: { facts: KnownFacts; act: ToolActions }): JSX.Element {
  const words = useViewWords().variants;
  const page = factValueOf(facts, 'page')?.url ?? '';
  if (!/^https?:/.test(page))
    return (
      <Part title={words.title}>
        <p class="empty">{words.notWeb}</p>
      </Part>
    );
  const url = new URL(page);
  url.hash = '';
  const change = (edit: (copy: URL) => void) => {
    const copy = new URL(url);
    edit(copy);
    return copy.href;
  };
  const probes = [...(factValueOf(facts, 'redirects')?.variants ?? []), ...(factValueOf(facts, 'linkStatus')?.probes ?? [])];
  const hops = factValueOf(facts, 'redirects')?.hops ?? [];
  const state = (name: string, spelt: string): Variant => {
    const hop = hops.findIndex((one) => one.url === spelt);
    const probe = probes.find((one) => one.url === spelt);
    if (probe) return { name, url: spelt, ...variantWords(probe, url.href, words) };
    if (hop >= 0 && hop < hops.length - 1) return { name, url: spelt, probe: words.here, kind: 'good' };
    return { name, url: spelt, probe: words.unchecked, kind: 'muted' };
  };
  const variants = [
    state(
      url.protocol === 'https:' ? words.http : words.https,
      change((copy) => {
        copy.protocol = url.protocol === 'https:' ? 'http:' : 'https:';
      }),
    ),
    state(
      url.hostname.startsWith('www.') ? words.bare : words.www,
      change((copy) => {
        copy.hostname = url.hostname.startsWith('www.') ? url.hostname.slice(4) : `www.${url.hostname}`;
      }),
    ),
    ...(url.pathname === '/'
      ? []
      : [
          state(
            url.pathname.endsWith('/') ? words.noSlash : words.slash,
            change((copy) => {
              copy.pathname = url.pathname.endsWith('/') ? url.pathname.slice(0, -1) : `${url.pathname}/`;
            }),
          ),
        ]),
  ];
  return (
    <Part title={words.title} note={words.note}>
      <ul class="t-trace-variants">
        {/* An IP address has no www, and its URL stays as it is. */}
        {variants
          .filter(({ url: spelt }) => spelt !== url.href)
          .map(({ name, url: spelt, probe, kind }) => (
            <li key={name}>
              <strong>{name}</strong>
              <AddressLink url={spelt} act={act} />
              <StatusChip kind={kind}>
                <ProseText text={probe} />
              </StatusChip>
            </li>
          ))}
      </ul>
    </Part>
  );
}
