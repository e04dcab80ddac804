import type { JSX } from 'preact';
import { factValueOf } from '../../../checks/core/fact-value.ts';
import type { ElementRef } from '../../../checks/core/facts/page.ts';
import type { KnownFacts } from '../../../checks/core/facts.ts';
import { withHeadersOfPageOnly } from '../../../checks/derive/head/page-response.ts';
import {
  copilotLimit,
  effectiveRules,
  findDirectives,
  type EffectiveRobots,
  type RobotsDirective,
} from '../../../checks/parse/robots-directives.ts';
import { DataTable } from '../../tables/data-table.tsx';
import { ProseText, isolateQuote } from '../../findings/prose.tsx';
import { AbsentFactNote, StatusChip, CutText, MarkToggle, Part, useWhyAbsent, type ChipKind } from '../../tool/parts.tsx';
import type { Column, ToolProps } from '../../tool/props.ts';
import { usePart } from '../../use-locale.ts';
import type { Parts } from '../../../words/locale.ts';

type ViewWords = Parts['preview-controls'];
const useViewWords = (): ViewWords => usePart('preview-controls');

interface Allowance {
  what: string;
  kind: ChipKind;
  words: string;
  by: readonly RobotsDirective[];
}

/** Snippet and preview controls: what each engine may quote, and areas excluded from quotes. */
export default function View({ facts: known, report, act }: ToolProps): JSX.Element {
  const facts = withHeadersOfPageOnly(known);
  const head = factValueOf(facts, 'head');
  const response = factValueOf(facts, 'response');
  const parts = factValueOf(facts, 'parts');
  const words = useViewWords();
  const absence = useWhyAbsent();
  const now = Date.parse(report.at) || 0;
  const directives = head ? findDirectives(head, response?.headers ?? null) : [];
  const areas = parts?.nosnippet ?? [];
  return (
    <div class="stack loose">
      {head ? (
        <div class="columns">
          <Card name="Google" where={words.google} allowances={google(effectiveRules(directives, 'googlebot', now), words)} />
          <Card name="Bing" where={words.bing} allowances={bing(effectiveRules(directives, 'bingbot', now), words)} />
        </div>
      ) : (
        <AbsentFactNote facts={facts} name="head" />
      )}
      {!response && (
        <p class="muted small">
          {absence(facts, 'response')} {words.pageOnly}
        </p>
      )}
      <Part title={words.areas.title} note={<ProseText text={words.areas.note} />}>
        <Share facts={facts} />
        {parts ? (
          <>
            {areas.length > 0 && (
              <p>
                <MarkToggle
                  act={act}
                  label={words.areas.mark}
                  marks={areas.map(({ selector }) => ({ selector, label: 'data-nosnippet', kind: 'warn', look: 'shade' }))}
                />
              </p>
            )}
            <DataTable<ElementRef>
              name={words.areas.rows}
              rows={areas}
              columns={columnsOf(words.areas)}
              act={act}
              at={({ selector }) => selector}
              empty={words.areas.none}
            />
          </>
        ) : (
          <AbsentFactNote facts={facts} name="parts" />
        )}
      </Part>
      {parts?.snippet && (
        <Part title={words.offered.title} note={<ProseText text={words.offered.note} />}>
          <p>
            <MarkToggle
              act={act}
              label={words.offered.mark}
              marks={parts.snippet.map(({ selector }) => ({ selector, label: 'data-snippet', kind: 'good', look: 'shade' }))}
            />
          </p>
          <DataTable<ElementRef>
            name={words.offered.rows}
            rows={parts.snippet}
            columns={columnsOf(words.areas)}
            act={act}
            at={({ selector }) => selector}
            empty={words.areas.none}
          />
        </Part>
      )}
    </div>
  );
}

function Card({ name, where, allowances }: { name: string; where: string; allowances: readonly Allowance[] }): JSX.Element {
  const toolWords = useViewWords();
  const directive = ({ written: text, origin, crawler }: RobotsDirective) => ({
    written: isolateQuote(text, 40),
    place: origin === 'meta' ? toolWords.meta({ name: crawler }) : 'X-Robots-Tag',
  });
  return (
    <section class="card stack">
      <div>
        <h3>{name}</h3>
        <p class="muted small">{where}</p>
      </div>
      <dl class="t-quote">
        {allowances.map(({ what, kind, words, by }) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>
              <StatusChip kind={kind}>{words}</StatusChip>
              {by.length > 0 && (
                <span class="muted small">
                  <ProseText text={toolWords.by({ directives: by.slice(0, 3).map(directive) })} />
                </span>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const written = ({ applies }: EffectiveRobots, name: string) => applies.filter((one) => one.name === name);

/** Text snippets, with the same words for both engines. */
function textSnippet(merged: EffectiveRobots, toolWords: ViewWords): Allowance {
  const what = toolWords.text;
  if (merged.noindex.length > 0) return { what, kind: 'bad', words: toolWords.notIndexed, by: merged.noindex };
  if (merged.nosnippet.length > 0) return { what, kind: 'bad', words: toolWords.nothing, by: merged.nosnippet };
  if (merged.maxSnippet === 0) return { what, kind: 'bad', words: toolWords.nothing, by: written(merged, 'max-snippet') };
  if (merged.maxSnippet !== null && merged.maxSnippet > 0)
    return { what, kind: 'warn', words: toolWords.upToCharacters({ count: merged.maxSnippet }), by: written(merged, 'max-snippet') };
  return { what, kind: 'good', words: toolWords.anyLength, by: written(merged, 'max-snippet') };
}
function pictures(merged: EffectiveRobots, toolWords: ViewWords): Allowance[] {
  const size = merged.maxImagePreview;
  const seconds = merged.maxVideoPreview;
  return [
    {
      what: toolWords.images,
      kind: size === 'none' ? 'bad' : size === 'standard' ? 'warn' : size === 'large' ? 'good' : 'info',
      words: size === null ? toolWords.imageUnset : toolWords.imageSizes[size],
      by: written(merged, 'max-image-preview'),
    },
    {
      what: toolWords.video,
      kind: seconds === 0 ? 'warn' : 'good',
      words:
        seconds === null || seconds < 0 ? toolWords.anyLength : seconds === 0 ? toolWords.still : toolWords.upToSeconds({ count: seconds }),
      by: written(merged, 'max-video-preview'),
    },
  ];
}

function google(merged: EffectiveRobots, toolWords: ViewWords): Allowance[] {
  const text = textSnippet(merged, toolWords);
  return [
    text,
    ...pictures(merged, toolWords),
    {
      what: toolWords.aiFeatures,
      kind: text.kind,
      by: text.by,
      words: text.kind === 'bad' ? toolWords.ai.bad : text.kind === 'warn' ? toolWords.ai.warn : toolWords.ai.good,
    },
  ];
}
function bing(merged: EffectiveRobots, toolWords: ViewWords): Allowance[] {
  const text = textSnippet(merged, toolWords);
  const what = toolWords.copilot;
  const limit = copilotLimit(merged);
  const copilot: Allowance =
    merged.noindex.length > 0
      ? { what, kind: 'bad', words: toolWords.notIndexed, by: merged.noindex }
      : limit?.kind === 'nothing'
        ? { what, kind: 'bad', words: toolWords.copilotMay.not, by: limit.by }
        : limit?.kind === 'snippet'
          ? { what, kind: 'warn', words: toolWords.copilotMay.snippet, by: limit.by }
          : {
              what,
              kind: text.kind === 'bad' ? 'warn' : 'good',
              words: text.kind === 'bad' ? toolWords.copilotMay.noText : toolWords.copilotMay.yes,
              by: [],
            };
  return [text, ...pictures(merged, toolWords), copilot];
}

/** How much of the main text may not be quoted. */
function Share({ facts }: { facts: KnownFacts }): JSX.Element | null {
  const words = useViewWords().areas;
  const text = factValueOf(facts, 'text');
  if (!text) return <AbsentFactNote facts={facts} name="text" />;
  if (text.nosnippetChars === 0 || text.mainChars === 0) return null;
  const share = Math.min(1, text.nosnippetChars / text.mainChars);
  return (
    <div class="t-quote-share">
      <span class="bar" aria-hidden="true">
        <i style={{ width: `${100 * share}%`, background: 'var(--warn)' }} />
      </span>
      <p class="small">{words.share({ share, stored: text.nosnippetChars, all: text.mainChars })}</p>
    </div>
  );
}

const columnsOf = (words: ViewWords['areas']): readonly Column<ElementRef>[] => [
  {
    id: 'text',
    title: words.text,
    wide: true,
    value: ({ text }) => text,
    cell: ({ text }) => (text ? <CutText text={text} max={160} /> : <span class="muted">{words.noText}</span>),
  },
  {
    id: 'element',
    title: words.element,
    wide: true,
    value: ({ snippet }) => snippet,
    cell: ({ snippet }) => (
      <code>
        <CutText text={snippet} max={120} />
      </code>
    ),
  },
];
