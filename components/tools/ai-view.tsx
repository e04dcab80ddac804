import { useState } from 'preact/hooks';
import type { ComponentChildren, JSX } from 'preact';
import { valueOf, type FactTable } from '../../checks/index.ts';
import { Absent, Chip, Choice, CopyButton, count, Facts, MarkToggle, Part, size, Verdict } from '../tool-parts.tsx';
import { PageText } from '../page-text.tsx';
import type { ToolActions, ToolProps } from '../tool-props.ts';
import './rendering.css';

/** What an AI crawler reads: the page without JavaScript, as text and as Markdown. */
export default function AiView({ facts, act }: ToolProps): JSX.Element {
  const served = valueOf(facts, 'served');
  const text = valueOf(facts, 'text');
  if (!served) return <Absent facts={facts} name="served" />;
  const blocks = (text?.blocks ?? []).filter((block) => block.main);
  const missing = blocks.flatMap((block, index) => ((served.presence[index] ?? 1) < 0.7 ? [block] : []));
  // The same text as in the tool for the main content, without what needs a script.
  const main = blocks.filter((_, index) => (served.presence[index] ?? 1) >= 0.7);
  const percent = Math.round(served.inText * 100);
  return (
    <div class="stack loose">
      <Verdict kind={percent >= 90 ? 'good' : percent >= 50 ? 'warn' : 'bad'}>
        {percent >= 90 ? 'A crawler without JavaScript reads the main content.' : `A crawler without JavaScript reads ${percent} % of the main content.`}
      </Verdict>
      <Facts rows={[
        ['Text', `${Math.round(served.units).toLocaleString('en')} text units in ${count(served.blocks.length, 'block')}`],
        ['Tokens', `about ${tokens(served.markdown).toLocaleString('en')} (an estimate: each model counts in its own way)`],
        ['HTML', size(served.bytes)],
        ['Missing', missing.length === 0 ? <Chip kind="good">no main block</Chip> : <Chip kind="bad">{count(missing.length, 'main block')} of the live page</Chip>],
      ]} />
      {missing.length > 0 && <p><MarkToggle act={act} label="Mark what is missing on the page" marks={missing.map(({ selector }) => ({ selector, kind: 'bad' as const, label: 'not in the source' }))} /></p>}
      <p class="muted small">Most AI crawlers do not run JavaScript (measured by Vercel and MERJ, December 2024); Googlebot, Bingbot and Applebot do.</p>
      <Reading served={served} main={main} act={act} />
    </div>
  );
}

/** Letters a token holds on average: about four in alphabetic scripts, about one and a half in Han, kana and Hangul. */
function tokens(markdown: string): number {
  const dense = markdown.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/gu)?.length ?? 0;
  return Math.round((markdown.length - dense) / 4 + dense / 1.5);
}

/** A block of text, with its level when it is a heading. */
type Line = Pick<FactTable['text']['blocks'][number], 'text' | 'level'>;

/** Characters drawn at first, and more with each step. */
const step = 6000;

function Reading({ served, main, act }: { served: FactTable['served']; main: readonly Line[]; act: ToolActions }): JSX.Element {
  const [form, setForm] = useState<'main' | 'text' | 'markdown'>('text');
  const [limit, setLimit] = useState(step);
  const whole = form === 'markdown' ? served.markdown : (form === 'main' ? main : served.blocks).map(({ text }) => text).join('\n\n');
  return (
    <Part title="The page as it is read">
      <div class="split">
        <Choice label="Form" options={[['text', 'Text'], ['main', 'Main content'], ['markdown', 'Markdown']]} value={form} choose={setForm} />
        <span class="row">
          <CopyButton act={act} text={whole} />
          <button type="button" class="button" onClick={() => act.save('page.md', 'text/markdown', served.markdown)}>Save as Markdown</button>
        </span>
      </div>
      {whole.trim() === ''
        ? <p class="empty">{form === 'main' ? 'The source holds none of the main content: it needs JavaScript.' : 'The source holds no text at all: without JavaScript this page is empty.'}</p>
        : form === 'markdown'
          ? <Scrolled><pre><PageText text={whole.slice(0, limit)} code /></pre></Scrolled>
          : <Text blocks={form === 'main' ? main : served.blocks} limit={limit} />}
      {whole.length > limit && <p><button type="button" class="button" onClick={() => setLimit(limit + 4 * step)}>Show more ({Math.round((100 * limit) / whole.length)} % shown)</button></p>}
    </Part>
  );
}

function Text({ blocks, limit }: { blocks: readonly Line[]; limit: number }): JSX.Element {
  const lines: JSX.Element[] = [];
  let length = 0;
  for (const [index, { text, level }] of blocks.entries()) {
    if (length > limit) break;
    length += text.length;
    lines.push(level > 0
      ? <p key={index} class={`t-read-heading level-${level}`}><span class="muted small">h{level}</span> <PageText text={text} /></p>
      : <p key={index}><PageText text={text} /></p>);
  }
  return <Scrolled>{lines}</Scrolled>;
}

/** A region that scrolls must be reachable by keyboard. */
function Scrolled({ children }: { children: ComponentChildren }): JSX.Element {
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
  return <section class="t-read card stack tight" tabIndex={0} aria-label="Text of the page">{children}</section>;
}
