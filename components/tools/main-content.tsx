import type { JSX } from 'preact';
import { valueOf, type Block, type MainFact, type TextFact } from '../../checks/index.ts';
import { DataTable } from '../data-table.tsx';
import { Absent, absence, Chip, CopyButton, count, Cut, Facts, MarkToggle, Part } from '../tool-parts.tsx';
import type { Column, Mark, ToolProps } from '../tool-props.ts';

/** Our reading speed for the estimate: text units a minute. */
const unitsPerMinute = 230;
/** Marks and blocks drawn at most: a page cannot make the popup crawl. */
const most = { marks: 200, blocks: 250 };
const methods: Record<MainFact['method'], string> = {
  main: 'in the main element', article: 'in an article element', density: 'by where the text is densest', body: 'nothing stood out, so the whole body counts', none: 'not found',
};

/** Main content: the text that machines take for the content of the page. */
export default function MainContent({ facts, act }: ToolProps): JSX.Element {
  const main = valueOf(facts, 'main');
  const text = valueOf(facts, 'text');
  if (!main && !text) return <><Absent facts={facts} name="main" /><Absent facts={facts} name="text" /></>;
  const blocks = text?.blocks.filter((block) => block.main) ?? [];
  return (
    <div class="stack loose">
      {main ? <Found main={main} text={text} /> : <Absent facts={facts} name="main" />}
      {text && blocks.length > 0 && (
        <div class="row">
          <MarkToggle act={act} label="Dim everything else on the page" marks={marks(main, text)} />
          <CopyButton act={act} label="Copy the text" text={blocks.map((block) => block.text).join('\n\n')} />
          <button type="button" class="button" onClick={() => act.save('main-content.txt', 'text/plain', `${blocks.map((block) => block.text).join('\n\n')}\n`)}>Save the text</button>
        </div>
      )}
      {main && main.locked.length > 0 && (
        <Part title="Text that machines cannot read" note="Areas of the main content whose words are locked in pictures, frames or drawings.">
          <DataTable<Locked> name="locked areas" rows={main.locked} columns={lockedColumns} act={act} at={({ at }) => at.selector} empty="None." />
        </Part>
      )}
      <Part title="The text">
        {!text ? <p class="empty">{absence(facts, 'text')}</p>
          : blocks.length === 0 ? <p class="empty">No text of the page belongs to its main content.</p>
            : <Reader blocks={blocks} />}
        {text?.truncated && <p class="muted small">The page holds more text than we keep.</p>}
      </Part>
    </div>
  );
}

function Found({ main, text }: { main: MainFact; text: TextFact | undefined }): JSX.Element {
  const percent = Math.round(main.share * 100);
  const minutes = main.words / unitsPerMinute;
  return (
    <div class="stack">
      <div class="t-main-share">
        <div class="t-main-bar" aria-hidden="true"><span style={{ inlineSize: `${percent}%` }} /></div>
        <p class="legend">
          <span><span class="t-main-key" aria-hidden="true" /> main content {percent} %</span>
          <span><span class="t-main-key rest" aria-hidden="true" /> navigation, footer and the rest {100 - percent} %</span>
        </p>
      </div>
      <Facts rows={[
        ['Found', `${methods[main.method]}${main.method === 'density' ? `, ${Math.round(main.confidence * 100)} % sure` : ''}`],
        ['Words', `${main.words.toLocaleString('en')}. There is no number to aim for.`],
        ['Reading time', minutes < 1 ? 'less than a minute' : `about ${count(Math.round(minutes), 'minute')}`],
        ...(text ? [['Blocks', `${text.blocks.filter((block) => block.main).length} of ${text.blocks.length} blocks of text`] as const] : []),
      ]} />
    </div>
  );
}

/** Paragraphs, headings and lists as they follow each other. */
function Reader({ blocks }: { blocks: readonly Block[] }): JSX.Element {
  return (
    <>
      {/* A region that scrolls must be reachable by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section class="t-main-text" tabIndex={0} aria-label="Main text">
        {blocks.slice(0, most.blocks).map((block, index) => (
          <p key={index} dir="auto" class={block.level > 0 ? 'heading' : block.within === 'list' ? 'item' : block.quote ? 'quote' : block.code ? 'code' : ''}>
            {block.level > 0 && <span class="t-main-level">h{block.level}</span>}
            <Cut text={block.text} max={1_200} />
          </p>
        ))}
      </section>
      {blocks.length > most.blocks && <p class="muted small">The first {most.blocks} of {count(blocks.length, 'block')} are shown; copying takes all.</p>}
    </>
  );
}

type Locked = MainFact['locked'][number];
const kinds: Record<Locked['kind'], string> = { canvas: 'canvas', frame: 'frame from another site', embed: 'embedded document', image: 'picture without alternative text' };
const lockedColumns: readonly Column<Locked>[] = [
  { id: 'kind', title: 'What', value: ({ kind }) => kinds[kind], cell: ({ kind }) => <Chip kind="warn">{kinds[kind]}</Chip> },
  { id: 'share', title: 'Share of the area', numeric: true, value: ({ share }) => Math.round(share * 100), cell: ({ share }) => <>{Math.round(share * 100)} %</> },
  { id: 'element', title: 'Element', wide: true, value: ({ at }) => at.snippet, cell: ({ at }) => <code><Cut text={at.snippet} max={120} /></code> },
];

/** The main content framed, everything beside it muted. */
function marks(main: MainFact | undefined, text: TextFact): Mark[] {
  const rest = text.blocks.filter((block) => !block.main && block.selector);
  const seen = new Set<string>();
  const dimmed = rest.filter(({ selector }) => !seen.has(selector) && seen.add(selector)).slice(0, most.marks);
  return [
    ...(main?.selector ? [{ selector: main.selector, label: 'main content', kind: 'good' } as const] : []),
    ...dimmed.map(({ selector, region }): Mark => ({ selector, label: region === 'none' || region === 'main' ? 'not main content' : region, kind: 'muted' })),
  ];
}
