import type { JSX } from 'preact';
import { readingMinutes } from '../../../checks/derive/text/length.ts';
import { factValueOf } from '../../../checks/core/fact-value.ts';
import type { Block, MainFact, TextFact } from '../../../checks/core/facts/text.ts';
import { DataTable } from '../../tables/data-table.tsx';
import { textLengthOf, type TextLength } from '../../parts/text-length.ts';
import { AbsentFactNote, StatusChip, CopyButton, CutText, FactRows, MarkToggle, Part, useWhyAbsent } from '../../tool/parts.tsx';
import type { Column, Mark, ToolProps } from '../../tool/props.ts';
import { usePart } from '../../use-locale.ts';
import type { Parts } from '../../../words/locale.ts';

type ViewWords = Parts['main-content'];
const useViewWords = (): ViewWords => usePart('main-content');

/** Maximum number of marks and blocks, so that no page can slow down the popup. */
const most = { marks: 200, blocks: 250 };

/** Main content: the text that machines take as the content of the page. */
export default function View({ facts, act }: ToolProps): JSX.Element {
  const words = useViewWords();
  const absence = useWhyAbsent();
  const main = factValueOf(facts, 'main');
  const text = factValueOf(facts, 'text');
  if (!main && !text)
    return (
      <>
        <AbsentFactNote facts={facts} name="main" />
        <AbsentFactNote facts={facts} name="text" />
      </>
    );
  const blocks = text?.blocks.filter((block) => block.main) ?? [];
  return (
    <div class="stack loose">
      {main ? <Found main={main} text={text} length={textLengthOf(facts)} /> : <AbsentFactNote facts={facts} name="main" />}
      {text && blocks.length > 0 && (
        <div class="row">
          <MarkToggle act={act} label={words.mark} marks={marks(main, text, words.marks)} />
          <CopyButton act={act} label={words.copy} text={blocks.map((block) => block.text).join('\n\n')} />
          <button
            type="button"
            class="button"
            onClick={() => act.save('main-content.txt', 'text/plain', `${blocks.map((block) => block.text).join('\n\n')}\n`)}
          >
            {words.save}
          </button>
        </div>
      )}
      {main && main.locked.length > 0 && (
        <Part title={words.locked.title} note={words.locked.note}>
          <DataTable<Locked>
            name={words.locked.rows}
            rows={main.locked}
            columns={lockedColumns(words.locked)}
            act={act}
            at={({ at }) => at.selector}
            empty={words.locked.none}
          />
        </Part>
      )}
      <Part title={words.text.title}>
        {!text ? (
          <p class="empty">{absence(facts, 'text')}</p>
        ) : blocks.length === 0 ? (
          <p class="empty">{words.text.none}</p>
        ) : (
          <Reader blocks={blocks} />
        )}
        {text?.truncated && <p class="muted small">{words.text.truncated}</p>}
      </Part>
    </div>
  );
}

function Found({ main, text, length }: { main: MainFact; text: TextFact | undefined; length: TextLength }): JSX.Element {
  const words = useViewWords();
  return (
    <div class="stack">
      <div class="t-main-share">
        <div class="t-main-bar" aria-hidden="true">
          <span style={{ inlineSize: `${100 * main.share}%` }} />
        </div>
        <p class="legend">
          <span>
            <span class="t-key" aria-hidden="true" /> {words.share({ share: main.share })}
          </span>
          <span>
            <span class="t-key rest" aria-hidden="true" /> {words.rest({ share: 1 - main.share })}
          </span>
        </p>
      </div>
      <FactRows
        rows={[
          [words.found, main.method === 'density' ? words.densest({ confidence: main.confidence }) : words.methods[main.method]],
          [words[length.in], words.noAim({ count: length.of(main.words) })],
          ...(main.words > 0 ? [[words.readingTime, words.minutes({ count: readingMinutes(main.words) })] as const] : []),
          ...(text
            ? [[words.blocks, words.blocksOf({ main: text.blocks.filter((block) => block.main).length, all: text.blocks.length })] as const]
            : []),
        ]}
      />
    </div>
  );
}

/** Paragraphs, headings and lists in order. */
function Reader({ blocks }: { blocks: readonly Block[] }): JSX.Element {
  const words = useViewWords().text;
  return (
    <>
      {/* A region that scrolls must be reachable by keyboard. */}
      <section class="t-main-text" tabIndex={0} aria-label={words.label}>
        {blocks.slice(0, most.blocks).map((block, index) => (
          <p
            key={index}
            dir="auto"
            class={block.level > 0 ? 'heading' : block.within === 'list' ? 'item' : block.quote ? 'quote' : block.code ? 'code' : ''}
          >
            {block.level > 0 && <span class="t-main-level">h{block.level}</span>}
            <CutText text={block.text} max={1_200} />
          </p>
        ))}
      </section>
      {blocks.length > most.blocks && <p class="muted small">{words.first({ shown: most.blocks, total: blocks.length })}</p>}
    </>
  );
}

type Locked = MainFact['locked'][number];
const lockedColumns = (words: ViewWords['locked']): readonly Column<Locked>[] => [
  {
    id: 'kind',
    title: words.what,
    value: ({ kind }) => words.kinds[kind],
    cell: ({ kind }) => <StatusChip kind="warn">{words.kinds[kind]}</StatusChip>,
  },
  {
    id: 'share',
    title: words.area,
    numeric: true,
    value: ({ share }) => Math.round(share * 100),
    cell: ({ share }) => <>{words.share({ share })}</>,
  },
  {
    id: 'element',
    title: words.element,
    wide: true,
    value: ({ at }) => at.snippet,
    cell: ({ at }) => (
      <code>
        <CutText text={at.snippet} max={120} />
      </code>
    ),
  },
];

/** A spotlight on the main content; if no single element contains it, marks on what does not belong to it. */
function marks(main: MainFact | undefined, text: TextFact, words: ViewWords['marks']): Mark[] {
  const rest = text.blocks.filter((block) => !block.main && block.selector);
  const seen = new Set<string>();
  const dimmed = rest.filter(({ selector }) => !seen.has(selector) && seen.add(selector)).slice(0, most.marks);
  return [
    ...(main?.selector ? [{ selector: main.selector, label: words.main, kind: 'good', look: 'spotlight' } as const] : []),
    ...dimmed.map(({ selector, region }): Mark => ({ selector, label: words.regions[region], kind: 'muted', look: 'dim' })),
  ];
}
