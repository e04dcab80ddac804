import type { JSX } from 'preact';
import { useId, useState } from 'preact/hooks';
import { anyPatternMatcher } from '../../checks/parse/url-patterns.ts';
import { crawlLimits, withinPatternLimits, type CrawlPlan } from '../../checks/site/crawl.ts';
import { jobLimit, type Run } from '../../extension/runs/runs.ts';
import { ProseText, isolateQuote } from '../../components/findings/prose.tsx';
import { parseTypedAddress } from '../../extension/app/read-address.ts';
import type { BulkProps } from './props.ts';
import { usePart } from '../../components/use-locale.ts';

/** A run that follows the links of a site. @param site URL to start at; '' for none */
export function AddSite({ bulk, run, site }: Pick<BulkProps, 'bulk'> & { run: Run | null; site: string }): JSX.Element {
  const {
    crawl: words,
    urls: { reasons },
  } = useAddWords();
  const plan = run?.crawl ?? null;
  const [typed, setTyped] = useState(() => typedPlan(plan, site));
  const set = (change: Partial<TypedPlan>) => setTyped((before) => ({ ...before, ...change }));
  const [error, setError] = useState('');
  const id = useId();

  const follow = () => {
    const named = parseTypedAddress(typed.start.trim());
    if ('reason' in named) return setError(words.wrongUrl({ text: typed.start.trim().slice(0, 300), reason: named.reason(reasons) }));
    const [include, exclude] = [patternsOf(typed.include), patternsOf(typed.exclude)];
    if (!withinPatternLimits(include) || !withinPatternLimits(exclude))
      return setError(words.tooManyPatterns({ most: crawlLimits.patterns, length: crawlLimits.pattern }));
    const wrong = [...include, ...exclude].find((pattern) => !isPattern(pattern));
    if (wrong !== undefined) return setError(words.wrongPattern({ pattern: wrong }));
    setError('');
    const next: CrawlPlan = {
      start: named.url.split('#', 1)[0]!,
      limit: whole(typed.limit, 1, jobLimit) ?? crawlLimits.pages,
      depth: whole(typed.depth, 0, crawlLimits.depth),
      include,
      exclude,
    };
    void bulk.follow(next);
  };
  return (
    <form
      class="stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        follow();
      }}
    >
      {plan && (
        <p class="cap tone-info">
          <span>
            <ProseText text={words.plan({ start: isolateQuote(plan.start), pages: plan.limit, depth: plan.depth })} />
          </span>{' '}
          <button type="button" class="button" onClick={() => void bulk.follow(null)}>
            {words.stop}
          </button>
        </p>
      )}
      <div class="stack tight">
        <label htmlFor={id}>{words.label}</label>
        <input
          id={id}
          class="field"
          type="text"
          inputMode="url"
          dir="ltr"
          spellcheck={false}
          autocapitalize="off"
          placeholder="https://example.com/"
          value={typed.start}
          onInput={(event) => set({ start: event.currentTarget.value })}
        />
        <span class="small muted">{words.hint}</span>
      </div>
      <Limits typed={typed} set={set} />
      <Patterns typed={typed} set={set} />
      {error !== '' && (
        <p class="cap tone-fail" role="alert">
          {error}
        </p>
      )}
      <p class="end">
        <button type="submit" class="button primary" disabled={typed.start.trim() === ''}>
          {plan ? words.change : words.follow}
        </button>
      </p>
    </form>
  );
}

/** A crawl plan while it is being typed. */
interface TypedPlan {
  start: string;
  limit: string;
  /** '' for any. */
  depth: string;
  /** Patterns, one per line. */
  include: string;
  exclude: string;
}
interface TypedProps {
  typed: TypedPlan;
  set(change: Partial<TypedPlan>): void;
}

const typedPlan = (plan: CrawlPlan | null, site: string): TypedPlan => ({
  start: plan?.start ?? site,
  limit: String(plan?.limit ?? crawlLimits.pages),
  depth: plan?.depth === null || plan === null ? '' : String(plan.depth),
  include: plan?.include.join('\n') ?? '',
  exclude: plan?.exclude.join('\n') ?? '',
});

/** How many pages, and how many links away from the first. */
function Limits({ typed, set }: TypedProps): JSX.Element {
  const { crawl: words } = useAddWords();
  return (
    <div class="row">
      <label class="row">
        {words.limit({ most: jobLimit })}{' '}
        <input
          class="field short"
          type="number"
          min={1}
          max={jobLimit}
          inputMode="numeric"
          value={typed.limit}
          onInput={(event) => set({ limit: event.currentTarget.value })}
        />
      </label>
      <label class="row">
        {words.depth}{' '}
        <input
          class="field short"
          type="number"
          min={0}
          max={crawlLimits.depth}
          inputMode="numeric"
          placeholder={words.anyDepth}
          value={typed.depth}
          onInput={(event) => set({ depth: event.currentTarget.value })}
        />
      </label>
    </div>
  );
}

/** Which URLs of the site are followed. */
function Patterns({ typed, set }: TypedProps): JSX.Element {
  const { crawl: words } = useAddWords();
  const id = useId();
  return (
    <details open={typed.include !== '' || typed.exclude !== ''}>
      <summary>{words.patterns}</summary>
      <div class="stack tight">
        <label htmlFor={`${id}-include`}>{words.include}</label>
        <textarea
          id={`${id}-include`}
          class="field addresses"
          rows={2}
          dir="ltr"
          spellcheck={false}
          autocapitalize="off"
          placeholder="/blog/**"
          value={typed.include}
          onInput={(event) => set({ include: event.currentTarget.value })}
        />
        <label htmlFor={`${id}-exclude`}>{words.exclude}</label>
        <textarea
          id={`${id}-exclude`}
          class="field addresses"
          rows={2}
          dir="ltr"
          spellcheck={false}
          autocapitalize="off"
          placeholder="/archive/**"
          value={typed.exclude}
          onInput={(event) => set({ exclude: event.currentTarget.value })}
        />
        <p class="small muted">{words.grammar}</p>
      </div>
    </details>
  );
}

function useAddWords() {
  const {
    add: { urls },
    crawl,
  } = usePart('bulk');
  return { urls, crawl };
}

const patternsOf = (text: string): string[] => [
  ...new Set(
    text
      .split(/\r\n|[\n\r]/)
      .map((line) => line.trim())
      .filter(Boolean),
  ),
];

function isPattern(pattern: string): boolean {
  try {
    anyPatternMatcher([pattern]);
    return true;
  } catch {
    return false;
  }
}

/** A whole number within its limits; null if it is not one. */
function whole(text: string, least: number, most: number): number | null {
  const value = Math.round(Number(text));
  return text.trim() === '' || !Number.isFinite(value) ? null : Math.min(most, Math.max(least, value));
}
