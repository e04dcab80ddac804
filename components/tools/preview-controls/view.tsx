import type { JSX } from 'preact';
import {
  copilotLimit,
  effectiveRobots,
  robotsDirectives,
  valueOf,
  type EffectiveRobots,
  type ElementRef,
  type KnownFacts,
  type RobotsDirective,
} from '../../../checks/index.ts';
import { DataTable } from '../../data-table.tsx';
import { Prose, quoted } from '../../prose.tsx';
import { Absent, Chip, Cut, MarkToggle, Part, useAbsence, type ChipKind } from '../../tool-parts.tsx';
import type { Column, ToolProps } from '../../tool-props.ts';
import { words as en } from './words.ts';
import { useToolWords } from '../../words/use-words.ts';

type Own = typeof en;
const useOwn = (): Own => useToolWords('preview-controls', en);

interface Allowance {
  what: string;
  kind: ChipKind;
  words: string;
  by: readonly RobotsDirective[];
}

/** Snippet and preview controls: what each engine may quote, and the areas that are kept out of quotes. */
export default function PreviewControls({ facts, report, act }: ToolProps): JSX.Element {
  const head = valueOf(facts, 'head');
  const response = valueOf(facts, 'response');
  const parts = valueOf(facts, 'parts');
  const words = useOwn();
  const absence = useAbsence();
  const now = Date.parse(report.at) || 0;
  const directives = head ? robotsDirectives(head, response?.headers ?? null) : [];
  const areas = parts?.nosnippet ?? [];
  return (
    <div class="stack loose">
      {head ? (
        <div class="columns">
          <Card name="Google" where={words.google} allowances={google(effectiveRobots(directives, 'googlebot', now), words)} />
          <Card name="Bing" where={words.bing} allowances={bing(effectiveRobots(directives, 'bingbot', now), words)} />
        </div>
      ) : (
        <Absent facts={facts} name="head" />
      )}
      {!response && (
        <p class="muted small">
          {absence(facts, 'response')} {words.pageOnly}
        </p>
      )}
      <Part title={words.areas.title} note={<Prose text={words.areas.note} />}>
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
          <Absent facts={facts} name="parts" />
        )}
      </Part>
      {parts?.snippet && (
        <Part title={words.offered.title} note={<Prose text={words.offered.note} />}>
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
  const own = useOwn();
  const directive = ({ written: text, origin, crawler }: RobotsDirective) => ({
    written: quoted(text, 40),
    place: origin === 'meta' ? own.meta({ name: crawler }) : 'X-Robots-Tag',
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
              <Chip kind={kind}>{words}</Chip>
              {by.length > 0 && (
                <span class="muted small">
                  <Prose text={own.by({ directives: by.slice(0, 3).map(directive) })} />
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

/** Text snippets, in the same words for both engines. */
function textSnippet(merged: EffectiveRobots, own: Own): Allowance {
  const what = own.text;
  if (merged.noindex.length > 0) return { what, kind: 'bad', words: own.notIndexed, by: merged.noindex };
  if (merged.nosnippet.length > 0) return { what, kind: 'bad', words: own.nothing, by: merged.nosnippet };
  if (merged.maxSnippet === 0) return { what, kind: 'bad', words: own.nothing, by: written(merged, 'max-snippet') };
  if (merged.maxSnippet !== null && merged.maxSnippet > 0)
    return { what, kind: 'warn', words: own.upToCharacters({ count: merged.maxSnippet }), by: written(merged, 'max-snippet') };
  return { what, kind: 'good', words: own.anyLength, by: written(merged, 'max-snippet') };
}
function pictures(merged: EffectiveRobots, own: Own): Allowance[] {
  const size = merged.maxImagePreview;
  const seconds = merged.maxVideoPreview;
  return [
    {
      what: own.images,
      kind: size === 'none' ? 'bad' : size === 'standard' ? 'warn' : size === 'large' ? 'good' : 'info',
      words: size === null ? own.imageUnset : own.imageSizes[size],
      by: written(merged, 'max-image-preview'),
    },
    {
      what: own.video,
      kind: seconds === 0 ? 'warn' : 'good',
      words: seconds === null || seconds < 0 ? own.anyLength : seconds === 0 ? own.still : own.upToSeconds({ count: seconds }),
      by: written(merged, 'max-video-preview'),
    },
  ];
}

function google(merged: EffectiveRobots, own: Own): Allowance[] {
  const text = textSnippet(merged, own);
  return [
    text,
    ...pictures(merged, own),
    {
      what: own.aiFeatures,
      kind: text.kind,
      by: text.by,
      words: text.kind === 'bad' ? own.ai.bad : text.kind === 'warn' ? own.ai.warn : own.ai.good,
    },
  ];
}
function bing(merged: EffectiveRobots, own: Own): Allowance[] {
  const text = textSnippet(merged, own);
  const what = own.copilot;
  const limit = copilotLimit(merged);
  const copilot: Allowance =
    merged.noindex.length > 0
      ? { what, kind: 'bad', words: own.notIndexed, by: merged.noindex }
      : limit?.kind === 'nothing'
        ? { what, kind: 'bad', words: own.copilotMay.not, by: limit.by }
        : limit?.kind === 'snippet'
          ? { what, kind: 'warn', words: own.copilotMay.snippet, by: limit.by }
          : {
              what,
              kind: text.kind === 'bad' ? 'warn' : 'good',
              words: text.kind === 'bad' ? own.copilotMay.noText : own.copilotMay.yes,
              by: [],
            };
  return [text, ...pictures(merged, own), copilot];
}

/** How much of the main text may not be quoted. */
function Share({ facts }: { facts: KnownFacts }): JSX.Element | null {
  const words = useOwn().areas;
  const text = valueOf(facts, 'text');
  if (!text) return <Absent facts={facts} name="text" />;
  if (text.nosnippetChars === 0 || text.mainChars === 0) return null;
  const share = Math.min(1, text.nosnippetChars / text.mainChars);
  return (
    <div class="t-quote-share">
      <span class="bar" aria-hidden="true">
        <i style={{ width: `${100 * share}%`, background: 'var(--warn)' }} />
      </span>
      <p class="small">{words.share({ share, kept: text.nosnippetChars, all: text.mainChars })}</p>
    </div>
  );
}

const columnsOf = (words: Own['areas']): readonly Column<ElementRef>[] => [
  {
    id: 'text',
    title: words.text,
    wide: true,
    value: ({ text }) => text,
    cell: ({ text }) => (text ? <Cut text={text} max={160} /> : <span class="muted">{words.noText}</span>),
  },
  {
    id: 'element',
    title: words.element,
    wide: true,
    value: ({ snippet }) => snippet,
    cell: ({ snippet }) => (
      <code>
        <Cut text={snippet} max={120} />
      </code>
    ),
  },
];
