import type { JSX } from 'preact';
import { linkHeaders, targetView, urlVariance, valueOf, type KnownFacts, type Probe, type UrlDifference } from '../../checks/index.ts';
import { ShowButton } from '../evidence.tsx';
import { StatusIcon, type Shown } from '../status.tsx';
import { absence, Address, Chip, CopyButton, count, Cut, Facts, Part, type ChipKind } from '../tool-parts.tsx';
import type { ToolActions, ToolProps } from '../tool-props.ts';

type Relation = 'same' | 'variant' | 'other' | 'none' | 'unknown';
interface Voice {
  /** Who names the address. */
  from: string;
  help: string;
  url: string | null;
  selector: string;
  relation: Relation;
  /** How a variant differs, or why nothing is known. */
  words: string;
}

const differences: Record<UrlDifference, string> = {
  scheme: 'http and https', www: 'www', case: 'upper and lower case', slash: 'the slash at the end', parameters: 'tracking parameters', fragment: 'the fragment',
};

/** Canonical check: this URL between everything that names one, and the state of the target. */
export default function Canonical({ facts, report, act }: ToolProps): JSX.Element {
  const page = valueOf(facts, 'page');
  const list = voices(facts);
  const named = [...new Set(list.flatMap(({ url }) => (url ? [URL.canParse(url) ? new URL(url).href : url] : [])))];
  return (
    <div class="stack loose">
      <figure class="t-canon">
        <figcaption class="visually-hidden">This address, and every place that names an address for the page</figcaption>
        <div class="t-canon-hub">
          <span class="muted small">This address</span>
          <p>{page ? <Cut text={page.url} max={300} /> : absence(facts, 'page')}</p>
        </div>
        <ul class="t-canon-voices">
          {list.map((voice, index) => <VoiceLine key={index} voice={voice} act={act} />)}
        </ul>
      </figure>
      <p class="muted small">
        {named.length === 0 ? 'Nothing names an address for this page. A canonical is optional; without one, search engines choose.'
          : named.length === 1 ? 'All that is named is one and the same address.' : `${count(named.length, 'different address', 'different addresses')} are named. Redirects and canonicals are strong hints, sitemaps weak ones.`}
      </p>
      <Target facts={facts} now={Date.parse(report.at) || 0} act={act} />
      {page && <p><CopyButton act={act} label="Copy a canonical element for this address" text={`<link rel="canonical" href="${page.url.replace(/#.*$/s, '').replaceAll('&', '&amp;').replaceAll('"', '&quot;')}">`} /></p>}
    </div>
  );
}

const relations: Record<Relation, readonly [kind: ChipKind, sign: string, words: string]> = {
  same: ['good', '=', 'same address'],
  variant: ['info', '≈', 'a variant'],
  other: ['warn', '≠', 'another address'],
  none: ['muted', '·', 'names none'],
  unknown: ['muted', '?', 'unknown'],
};

function VoiceLine({ voice, act }: { voice: Voice; act: ToolActions }): JSX.Element {
  const [kind, sign, words] = relations[voice.relation];
  return (
    <li class={`kind-${kind} ${voice.relation}`}>
      <span class="t-canon-wire" aria-hidden="true"><b>{sign}</b></span>
      <div class="t-canon-box">
        <p class="split">
          <span><strong>{voice.from}</strong> <span class="muted small">{voice.help}</span></span>
          <Chip kind={kind}>{words}{voice.relation === 'variant' && voice.words ? `: ${voice.words}` : ''}</Chip>
        </p>
        {voice.url
          ? <p class="t-canon-url"><Address url={voice.url} act={act} />{voice.selector && <ShowButton selector={voice.selector} name={voice.from} act={act} />}</p>
          : voice.words && <p class="muted">{voice.words}</p>}
      </div>
    </li>
  );
}

/** Everything that names an address for this page. */
function voices(facts: KnownFacts): Voice[] {
  const page = valueOf(facts, 'page')?.url ?? '';
  const head = valueOf(facts, 'head');
  const response = valueOf(facts, 'response');
  const sitemap = valueOf(facts, 'sitemap');
  const compare = (url: string): Pick<Voice, 'relation' | 'words'> => {
    const differ = urlVariance(url, page);
    if (differ === null) return { relation: 'other', words: '' };
    const real = differ.filter((one) => one !== 'fragment');
    return real.length === 0 ? { relation: 'same', words: '' } : { relation: 'variant', words: `differs by ${real.map((one) => differences[one]).join(', ')}` };
  };
  const collect = (from: string, help: string, missing: string, found: readonly { url: string; selector: string }[]): Voice[] =>
    missing !== '' ? [{ from, help, url: null, selector: '', relation: 'unknown', words: missing }]
      : found.length === 0 ? [{ from, help, url: null, selector: '', relation: 'none', words: '' }]
        : found.slice(0, 10).map(({ url, selector }) => ({ from, help, url, selector, ...compare(url) }));

  const canonicals = head?.links.filter(({ rel }) => rel.includes('canonical')) ?? [];
  const ogUrls = head?.metas.filter(({ property, name }) => property === 'og:url' || name === 'og:url') ?? [];
  const selves = head?.links.filter(({ rel, hreflang, url }) => rel.includes('alternate') && hreflang && url && (compare(url).relation === 'same' || compare(url).relation === 'variant')) ?? [];
  const alternates = head?.links.some(({ rel, hreflang }) => rel.includes('alternate') && hreflang);
  const inHeader = linkHeaders(response?.headers ?? [], page || 'about:blank').filter(({ rel, anchor }) => rel.includes('canonical') && anchor === null);
  return [
    ...collect('HTML', 'link rel=canonical', absence(facts, 'head'), canonicals.map(({ url, href, selector }) => ({ url: url ?? href, selector }))),
    ...collect('Header', 'Link: rel=canonical', absence(facts, 'response'), inHeader.map(({ url, href }) => ({ url: url ?? href, selector: '' }))),
    ...collect('og:url', 'for shared links', absence(facts, 'head'), ogUrls.map(({ content, selector }) => ({ url: content, selector }))),
    ...collect('hreflang', alternates ? 'its own entry in the set' : 'no hreflang set', absence(facts, 'head'), selves.map(({ url, selector }) => ({ url: url!, selector }))),
    ...collect('Sitemap', 'loc', absence(facts, 'sitemap'), sitemap?.entries.map(({ loc }) => ({ url: loc, selector: '' })) ?? []),
  ];
}

type StateKind = 'good' | 'warn' | 'bad' | 'muted';
const icons: Record<StateKind, Shown> = { good: 'pass', warn: 'warn', bad: 'fail', muted: 'na' };
const State = ({ kind, words }: { kind: StateKind; words: string }): JSX.Element => (
  <span class={`t-canon-state kind-${kind}`}><StatusIcon status={icons[kind]} silent size={14} /> {words}</span>
);
/** Refusals tell about who asks, not about the target. */
const answerKinds: Record<Probe['class'], StateKind> = { ok: 'good', redirected: 'warn', broken: 'bad', unverified: 'muted', skipped: 'muted' };
function answer(probe: Probe): string {
  if (probe.status === 0) return `no answer${probe.reason ? `: ${probe.reason}` : ''}`;
  if (probe.redirects > 0) return `status ${probe.status} after ${count(probe.redirects, 'redirect')}`;
  return `status ${probe.status}${probe.class === 'unverified' ? ': not verified' : ''}`;
}

function Target({ facts, now, act }: { facts: KnownFacts; now: number; act: ToolActions }): JSX.Element {
  const target = valueOf(facts, 'canonicalTarget');
  const page = valueOf(facts, 'page');
  const head = valueOf(facts, 'head');
  const canonical = head?.links.find(({ rel }) => rel.includes('canonical'));
  const self = canonical?.url && page && urlVariance(canonical.url, page.url)?.every((one) => one === 'fragment');
  if (!target?.probe.url) {
    const sentence = self ? 'The canonical is this address itself: there is no other target to look at.'
      : head && !canonical ? 'There is no canonical target to look at.' : absence(facts, 'canonicalTarget') || 'There is no canonical target to look at.';
    return <Part title="The target"><p class="empty">{sentence}</p></Part>;
  }
  const { probe, robotsTxtAllowed } = target;
  const { noindex, onward } = targetView(target, probe.url, now);
  const state = (good: boolean | null, yes: string, no: string) => <State kind={good === null ? 'muted' : good ? 'good' : 'bad'} words={good === null ? 'not known' : good ? yes : no} />;
  const unread = noindex === null;
  return (
    <Part title="The target">
      <Facts rows={[
        ['Address', <Address url={probe.url} act={act} />],
        ['Answer', <State kind={answerKinds[probe.class]} words={answer(probe)} />],
        ['Indexing', state(unread ? null : !noindex, 'allowed', 'noindex')],
        ['robots.txt', state(robotsTxtAllowed, 'crawling allowed', 'crawling blocked')],
        ['Its canonical', unread ? state(null, '', '') : target.canonical ? <>{state(onward === null, 'itself', 'yet another address')} <Cut text={target.canonical} /></> : 'names none'],
        ['Title', target.title ? <Cut text={target.title} /> : unread ? 'not known' : 'none'],
        ['Main heading', target.heading ? <Cut text={target.heading} /> : unread ? 'not known' : 'none'],
      ]} />
    </Part>
  );
}
