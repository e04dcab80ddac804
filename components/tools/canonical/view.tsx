import type { JSX } from 'preact';
import {
  findCanonicals,
  distinctCanonicalUrls,
  canonicalVariance,
  isCanonicalLink,
  type CanonicalDifference,
} from '../../../checks/derive/head/canonicals.ts';
import { headersOfPage, withHeadersOfPageOnly } from '../../../checks/derive/head/page-response.ts';
import { htmlTextToPaste } from '../../../checks/fixes/escape.ts';
import { canonicalTargetIssues } from '../../../checks/derive/head/target-view.ts';
import { factValueOf } from '../../../checks/core/fact-value.ts';
import type { KnownFacts } from '../../../checks/core/facts.ts';
import type { Probe } from '../../../checks/core/facts/probes.ts';
import { linksInHeaders } from '../../../checks/parse/link-header.ts';
import { parseUrl, urlDifferences, withoutReferral } from '../../../checks/parse/urls.ts';
import { ShowButton } from '../../findings/evidence.tsx';
import { AddressLink, StatusChip, CopyButton, CutText, FactRows, Part, UrlText, useWhyAbsent, type ChipKind } from '../../tool/parts.tsx';
import type { ToolActions, ToolProps } from '../../tool/props.ts';
import { usePart } from '../../use-locale.ts';
import type { Parts } from '../../../words/locale.ts';

type ViewWords = Parts['canonical'];
const useViewWords = (): ViewWords => usePart('canonical');

type Relation = 'same' | 'variant' | 'other' | 'none' | 'unknown';
interface Voice {
  /** Where the URL is declared. */
  from: string;
  help: string;
  url: string | null;
  selector: string;
  relation: Relation;
  /** How it differs, if it is a variant. */
  differs: CanonicalDifference[];
  /** Why nothing is known. */
  missing: string;
}

/** Canonical check: this URL and everything that declares one, and the state of the target. */
export default function View({ facts, report, act }: ToolProps): JSX.Element {
  const page = factValueOf(facts, 'page');
  const words = useViewWords();
  const absence = useWhyAbsent();
  const list = voices(facts, words, absence);
  const named = new Set(list.flatMap(({ url }) => (url ? [parseUrl(url)?.href ?? url] : [])));
  const { canonicals, unusable } = usedCanonicals(facts);
  const only = canonicals.length === 1 && page ? canonicalVariance(canonicals[0]!, page.url) : null;
  return (
    <div class="stack loose">
      <figure class="t-canon">
        <figcaption class="visually-hidden">{words.diagram}</figcaption>
        <div class="t-canon-hub">
          <span class="muted small">{words.thisUrl}</span>
          <p>{page ? <UrlText url={page.url} max={300} /> : absence(facts, 'page')}</p>
        </div>
        <ul class="t-canon-voices">
          {list.map((voice, index) => (
            <VoiceLine key={index} voice={voice} act={act} />
          ))}
        </ul>
      </figure>
      <p class="muted small">
        {canonicals.length === 0
          ? words.named[unusable ? 'unusable' : 'none']
          : canonicals.length > 1
            ? words.named.several({ count: canonicals.length })
            : only === null
              ? words.named.other
              : only.length === 0
                ? words.named.itself
                : words.named.variant}
        {named.size > 1 && ` ${words.named.many({ count: named.size })}`}
      </p>
      <Target facts={facts} now={Date.parse(report.at) || 0} act={act} />
      {page && (
        <p>
          <CopyButton
            act={act}
            label={words.copy}
            text={`<link rel="canonical" href="${htmlTextToPaste(withoutReferral(page.url).replace(/#.*$/s, ''))}">`}
          />
        </p>
      )}
    </div>
  );
}

/** URLs of the canonicals that search engines read, as in the findings, and whether there are only others. */
function usedCanonicals(facts: KnownFacts): { canonicals: string[]; unusable: boolean } {
  const head = factValueOf(facts, 'head');
  const page = factValueOf(facts, 'page');
  const all = head && page ? findCanonicals(head, headersOfPage(factValueOf(facts, 'response')), page.url) : [];
  const canonicals = distinctCanonicalUrls(all);
  return { canonicals, unusable: all.length > 0 && canonicals.length === 0 };
}

const relations: Record<Relation, readonly [kind: ChipKind, sign: string]> = {
  same: ['good', '='],
  variant: ['info', '≈'],
  other: ['warn', '≠'],
  none: ['muted', '·'],
  unknown: ['muted', '?'],
};

function VoiceLine({ voice, act }: { voice: Voice; act: ToolActions }): JSX.Element {
  const words = useViewWords();
  const [kind, sign] = relations[voice.relation];
  return (
    <li class={`kind-${kind} ${voice.relation}`}>
      <span class="t-canon-wire" aria-hidden="true">
        <b>{sign}</b>
      </span>
      <div class="t-canon-box">
        <p class="split">
          <span>
            <strong>{voice.from}</strong> <span class="muted small">{voice.help}</span>
          </span>
          <StatusChip kind={kind}>
            {voice.differs.length > 0 ? words.variantBy({ by: voice.differs }) : words.relations[voice.relation]}
          </StatusChip>
        </p>
        {voice.url ? (
          <p class="t-canon-url">
            <AddressLink url={voice.url} act={act} />
            {voice.selector && <ShowButton selector={voice.selector} name={voice.from} act={act} />}
          </p>
        ) : (
          voice.missing && <p class="muted">{voice.missing}</p>
        )}
      </div>
    </li>
  );
}

/** Everything that declares a URL for this page. */
function voices(known: KnownFacts, { places }: ViewWords, absence: ReturnType<typeof useWhyAbsent>): Voice[] {
  const facts = withHeadersOfPageOnly(known);
  const page = factValueOf(facts, 'page')?.url ?? '';
  const head = factValueOf(facts, 'head');
  const response = factValueOf(facts, 'response');
  const sitemap = factValueOf(facts, 'sitemap');
  const compare = (url: string): Pick<Voice, 'relation' | 'differs'> => {
    const differs = canonicalVariance(url, page);
    if (differs === null) return { relation: 'other', differs: [] };
    return { relation: differs.length === 0 ? 'same' : 'variant', differs };
  };
  const collect = (from: string, help: string, missing: string, found: readonly { url: string; selector: string }[]): Voice[] =>
    missing !== ''
      ? [{ from, help, url: null, selector: '', relation: 'unknown', differs: [], missing }]
      : found.length === 0
        ? [{ from, help, url: null, selector: '', relation: 'none', differs: [], missing: '' }]
        : found.slice(0, 10).map(({ url, selector }) => ({ from, help, url, selector, missing: '', ...compare(url) }));
  /** Each URL once, and none that is empty. */
  const distinct = (found: readonly { url: string; selector: string }[]) => [
    ...new Map(found.flatMap((one) => (one.url === '' ? [] : [[one.url, one] as const]))).values(),
  ];

  const canonicals = head?.links.filter(isCanonicalLink) ?? [];
  const ogUrls = head?.metas.filter(({ property, name }) => property === 'og:url' || name === 'og:url') ?? [];
  const alternates = head?.links.filter(({ rel, hreflang, url }) => rel.includes('alternate') && hreflang && url) ?? [];
  // A language version can be a variant of this URL, so variants count only if no entry is this URL.
  const related = (relation: Relation) => alternates.filter(({ url }) => compare(url!).relation === relation);
  const same = related('same');
  const selves = same.length > 0 ? same : related('variant');
  const inHeader = linksInHeaders(response?.headers ?? [], page || 'about:blank').filter(
    ({ rel, anchor }) => rel.includes('canonical') && anchor === null,
  );
  return [
    ...collect(
      places.html,
      places.htmlHelp,
      absence(facts, 'head'),
      canonicals.map(({ url, href, selector }) => ({ url: url ?? href, selector })),
    ),
    ...collect(
      places.header,
      places.headerHelp,
      absence(facts, 'response'),
      inHeader.map(({ url, href }) => ({ url: url ?? href, selector: '' })),
    ),
    ...collect(
      places.ogUrl,
      places.ogUrlHelp,
      absence(facts, 'head'),
      distinct(ogUrls.map(({ content, selector }) => ({ url: content.trim(), selector }))),
    ),
    ...collect(
      places.hreflang,
      alternates.length > 0 ? places.hreflangHelp : places.noHreflang,
      absence(facts, 'head'),
      distinct(selves.map(({ url, selector }) => ({ url: url!, selector }))),
    ),
    ...collect(
      places.sitemap,
      places.sitemapHelp,
      absence(facts, 'sitemap'),
      sitemap?.entries.map(({ loc }) => ({ url: loc, selector: '' })) ?? [],
    ),
  ];
}

/** A rejected request is about the client, not about the target. */
const answerKinds: Record<Probe['class'], ChipKind> = {
  ok: 'good',
  redirected: 'warn',
  broken: 'bad',
  unverified: 'muted',
  skipped: 'muted',
};
function answer({ status, reason, redirects, class: kind }: Probe, words: ViewWords['target']): string {
  if (status === 0) return reason ? words.noAnswerFor({ why: reason }) : words.noAnswer;
  if (redirects > 0) return words.statusAfter({ status, redirects });
  return kind === 'unverified' ? words.unverified({ status }) : words.status({ status });
}

function Target({ facts, now, act }: { facts: KnownFacts; now: number; act: ToolActions }): JSX.Element {
  const words = useViewWords().target;
  const absence = useWhyAbsent();
  const target = factValueOf(facts, 'canonicalTarget');
  const page = factValueOf(facts, 'page');
  const head = factValueOf(facts, 'head');
  const { canonicals } = usedCanonicals(facts);
  const self = canonicals.length === 1 && page && urlDifferences(canonicals[0]!, page.url)?.every((one) => one === 'fragment');
  if (!target?.probe.url) {
    const sentence = self
      ? words.self
      : canonicals.length > 1
        ? words.several
        : head && canonicals.length === 0
          ? words.none
          : absence(facts, 'canonicalTarget') || words.none;
    return (
      <Part title={words.title}>
        <p class="empty">{sentence}</p>
      </Part>
    );
  }
  const { probe, robotsTxtAllowed } = target;
  const { noindex, onward } = canonicalTargetIssues(target, probe.url, now);
  const state = (good: boolean | null, yes: string, no: string) => (
    <StatusChip kind={good === null ? 'muted' : good ? 'good' : 'bad'}>{good === null ? words.unknown : good ? yes : no}</StatusChip>
  );
  const unread = noindex === null;
  return (
    <Part title={words.title}>
      <FactRows
        rows={[
          [words.url, <AddressLink url={probe.url} act={act} />],
          [words.answer, <StatusChip kind={answerKinds[probe.class]}>{answer(probe, words)}</StatusChip>],
          [words.indexing, state(unread ? null : !noindex, words.indexable, words.noindex)],
          [words.robotsTxt, state(robotsTxtAllowed, words.crawlable, words.uncrawlable)],
          [
            words.canonical,
            unread ? (
              state(null, '', '')
            ) : target.canonical ? (
              <>
                {state(onward === null, words.itself, words.onward)} <CutText text={target.canonical} />
              </>
            ) : (
              words.namesNone
            ),
          ],
          [words.pageTitle, target.title ? <CutText text={target.title} /> : unread ? words.unknown : words.missing],
          [words.heading, target.heading ? <CutText text={target.heading} /> : unread ? words.unknown : words.missing],
        ]}
      />
    </Part>
  );
}
