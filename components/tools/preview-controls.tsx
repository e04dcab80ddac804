import type { JSX } from 'preact';
import { copilotLimit, effectiveRobots, robotsDirectives, valueOf, type EffectiveRobots, type ElementRef, type KnownFacts, type RobotsDirective } from '../../checks/index.ts';
import { DataTable } from '../data-table.tsx';
import { Absent, absence, Chip, count, Cut, MarkToggle, Part, type ChipKind } from '../tool-parts.tsx';
import type { Column, ToolProps } from '../tool-props.ts';

interface Allowance { what: string; kind: ChipKind; words: string; by: readonly RobotsDirective[] }

/** Snippet and preview controls: what each engine may quote, and the areas that are kept out of quotes. */
export default function PreviewControls({ facts, report, act }: ToolProps): JSX.Element {
  const head = valueOf(facts, 'head');
  const response = valueOf(facts, 'response');
  const parts = valueOf(facts, 'parts');
  const now = Date.parse(report.at) || 0;
  const directives = head ? robotsDirectives(head, response?.headers ?? null) : [];
  const areas = parts?.nosnippet ?? [];
  return (
    <div class="stack loose">
      {head
        ? (
          <div class="columns">
            <Card name="Google" where="Search, AI Overviews and AI Mode" allowances={google(effectiveRobots(directives, 'googlebot', now))} />
            <Card name="Bing" where="Search and Copilot answers" allowances={bing(effectiveRobots(directives, 'bingbot', now))} />
          </div>
        )
        : <Absent facts={facts} name="head" />}
      {!response && <p class="muted small">{absence(facts, 'response')} Only directives in the page itself are counted.</p>}
      <Part title="Areas kept out of snippets" note="Text under data-nosnippet may not be quoted. It is still indexed.">
        <Share facts={facts} />
        {parts
          ? (
            <>
              {areas.length > 0 && (
                <p><MarkToggle act={act} label="Mark these areas on the page" marks={areas.map(({ selector }) => ({ selector, label: 'data-nosnippet', kind: 'warn' }))} /></p>
              )}
              <DataTable<ElementRef> name="areas" rows={areas} columns={columns} act={act} at={({ selector }) => selector} empty="No part of the page is marked data-nosnippet: all of its text may be quoted as far as the directives allow." />
            </>
          )
          : <Absent facts={facts} name="parts" />}
      </Part>
    </div>
  );
}

function Card({ name, where, allowances }: { name: string; where: string; allowances: readonly Allowance[] }): JSX.Element {
  return (
    <section class="card stack">
      <div><h3>{name}</h3><p class="muted small">{where}</p></div>
      <dl class="t-quote">
        {allowances.map(({ what, kind, words, by }) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>
              <Chip kind={kind}>{words}</Chip>
              {by.length > 0 && <span class="muted small">by {by.slice(0, 3).map((one, index) => <span key={index}>{index > 0 && ', '}<code><Cut text={one.written} max={40} /></code> in {one.origin === 'meta' ? `meta ${one.crawler}` : 'X-Robots-Tag'}</span>)}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const written = ({ applies }: EffectiveRobots, name: string) => applies.filter((one) => one.name === name);

/** Text snippets, in the same words for both engines. */
function textSnippet(merged: EffectiveRobots): Allowance {
  const what = 'Text';
  if (merged.noindex.length > 0) return { what, kind: 'bad', words: 'nothing: it may not be indexed', by: merged.noindex };
  if (merged.nosnippet.length > 0) return { what, kind: 'bad', words: 'nothing', by: merged.nosnippet };
  if (merged.maxSnippet === 0) return { what, kind: 'bad', words: 'nothing', by: written(merged, 'max-snippet') };
  if (merged.maxSnippet !== null && merged.maxSnippet > 0) return { what, kind: 'warn', words: `up to ${count(merged.maxSnippet, 'character')}`, by: written(merged, 'max-snippet') };
  return { what, kind: 'good', words: 'any length', by: written(merged, 'max-snippet') };
}
function pictures(merged: EffectiveRobots): Allowance[] {
  const size = merged.maxImagePreview;
  const seconds = merged.maxVideoPreview;
  return [
    {
      what: 'Images', kind: size === 'none' ? 'bad' : size === 'standard' ? 'warn' : size === 'large' ? 'good' : 'info',
      words: size === 'none' ? 'none' : size === 'standard' ? 'small previews' : size === 'large' ? 'large previews' : 'not set: the engine chooses', by: written(merged, 'max-image-preview'),
    },
    {
      what: 'Video', kind: seconds === 0 ? 'warn' : 'good', words: seconds === null || seconds < 0 ? 'any length' : seconds === 0 ? 'a still image' : `up to ${count(seconds, 'second')}`,
      by: written(merged, 'max-video-preview'),
    },
  ];
}

function google(merged: EffectiveRobots): Allowance[] {
  const text = textSnippet(merged);
  return [
    text, ...pictures(merged),
    {
      what: 'AI features', kind: text.kind, by: text.by,
      words: text.kind === 'bad' ? 'may not use the text' : text.kind === 'warn' ? 'may use as much as the snippet' : 'may use the text',
    },
  ];
}
function bing(merged: EffectiveRobots): Allowance[] {
  const text = textSnippet(merged);
  const limit = copilotLimit(merged);
  const copilot: Allowance = merged.noindex.length > 0
    ? { what: 'Copilot', kind: 'bad', words: 'nothing: it may not be indexed', by: merged.noindex }
    : limit?.kind === 'nothing'
      ? { what: 'Copilot', kind: 'bad', words: 'may not use the content', by: limit.by }
      : limit?.kind === 'snippet'
        ? { what: 'Copilot', kind: 'warn', words: 'address, title and snippet only', by: limit.by }
        : { what: 'Copilot', kind: text.kind === 'bad' ? 'warn' : 'good', words: text.kind === 'bad' ? 'no text to quote' : 'may use the content', by: [] };
  return [text, ...pictures(merged), copilot];
}

/** How much of the main text may not be quoted. */
function Share({ facts }: { facts: KnownFacts }): JSX.Element | null {
  const text = valueOf(facts, 'text');
  if (!text) return <Absent facts={facts} name="text" />;
  if (text.nosnippetChars === 0 || text.mainChars === 0) return null;
  const percent = Math.min(100, (100 * text.nosnippetChars) / text.mainChars);
  return (
    <div class="t-quote-share">
      <span class="bar" aria-hidden="true"><i style={{ width: `${percent}%`, background: 'var(--warn)' }} /></span>
      <p class="small"><strong>{percent < 1 ? 'Less than 1' : Math.round(percent)} %</strong> of the main text may not be quoted ({text.nosnippetChars.toLocaleString('en')} of {count(text.mainChars, 'character')}).</p>
    </div>
  );
}

const columns: readonly Column<ElementRef>[] = [
  { id: 'text', title: 'Text', wide: true, value: ({ text }) => text, cell: ({ text }) => (text ? <Cut text={text} max={160} /> : <span class="muted">no text</span>) },
  { id: 'element', title: 'Element', wide: true, value: ({ snippet }) => snippet, cell: ({ snippet }) => <code><Cut text={snippet} max={120} /></code> },
];
