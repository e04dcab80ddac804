import { useState } from 'preact/hooks';
import type { ComponentChildren, JSX } from 'preact';
import { factValueOf } from '../../../checks/core/fact-value.ts';
import type { FactTable } from '../../../checks/core/facts.ts';
import { blocksMissingForCrawlers } from '../../../checks/views/crawler-reading.ts';
import { PageText } from '../../findings/page-text.tsx';
import { textLengthOf } from '../../parts/text-length.ts';
import { AbsentFactNote, StatusChip, CopyButton, FactRows, MarkToggle, Part, SummaryLine } from '../../tool/parts.tsx';
import { RadioChoice } from '../../parts/radio-choice.tsx';
import type { ToolActions, ToolProps } from '../../tool/props.ts';
import { AgentReadiness } from './agents.tsx';
import { CrawlerSightPart } from './sight.tsx';
import { usePart } from '../../use-locale.ts';
import type { Parts } from '../../../words/locale.ts';
import '../ai-readiness.css';
import '../rendering.css';

const useViewWords = (): Parts['ai-view'] => usePart('ai-view');

/** What an AI crawler reads: the page without JavaScript, as text and as Markdown. */
export default function View({ report, facts, act }: ToolProps): JSX.Element {
  const words = useViewWords();
  const served = factValueOf(facts, 'served');
  const text = factValueOf(facts, 'text');
  if (!served)
    return (
      <div class="stack loose">
        <CrawlerSightPart report={report} facts={facts} act={act} />
        <AbsentFactNote facts={facts} name="served" />
        <AgentReadiness facts={facts} act={act} />
      </div>
    );
  const blocks = (text?.blocks ?? []).filter((block) => block.main);
  const missing = blocksMissingForCrawlers(facts) ?? [];
  const missed = new Set(missing);
  // The same text as in the tool for the main content, without what needs scripts.
  const main = blocks.filter((block) => !missed.has(block));
  const length = textLengthOf(facts);
  const size = length.of(served.units);
  return (
    <div class="stack loose">
      <CrawlerSightPart report={report} facts={facts} act={act} />
      {served.blocks.length === 0 || served.units === 0 ? (
        <SummaryLine kind="bad">{words.nothing}</SummaryLine>
      ) : blocks.length === 0 ? (
        <SummaryLine kind="warn">
          {text?.blocks.length === 0 && served.noscriptUnits >= served.units / 2 ? words.onlyNoscript : words.nothingShown}
        </SummaryLine>
      ) : null}
      <FactRows
        rows={[
          [
            words.text,
            length.in === 'words'
              ? words.words({ words: size, blocks: served.blocks.length })
              : words.characters({ characters: size, blocks: served.blocks.length }),
          ],
          [words.tokens, words.tokenCount({ count: tokens(served.markdown) })],
          [words.html, words.bytes({ count: served.bytes })],
          ...(missing.length === 0 && (report.crawlerReading?.share ?? null) === null
            ? []
            : [
                [
                  words.missing,
                  missing.length === 0 ? (
                    <StatusChip kind="good">{words.noneMissing}</StatusChip>
                  ) : (
                    <StatusChip kind="bad">{words.someMissing({ count: missing.length })}</StatusChip>
                  ),
                ] as const,
              ]),
        ]}
      />
      {missing.length > 0 && (
        <p>
          <MarkToggle
            act={act}
            label={words.mark}
            marks={missing.map(({ selector }) => ({ selector, kind: 'bad' as const, label: words.notInSource }))}
          />
        </p>
      )}
      <p class="muted small">{words.note}</p>
      <Reading served={served} main={main} act={act} />
      <AgentReadiness facts={facts} act={act} />
    </div>
  );
}

/** Estimated number of tokens, by average characters per token: about four in alphabetic scripts, about one and a half in Han, kana and Hangul. */
function tokens(markdown: string): number {
  const dense = markdown.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/gu)?.length ?? 0;
  return Math.round((markdown.length - dense) / 4 + dense / 1.5);
}

/** A block of text, with its level if it is a heading. */
type Line = Pick<FactTable['text']['blocks'][number], 'text' | 'level'>;

/** Characters shown at first, and added with each step. */
const step = 6000;

function Reading({ served, main, act }: { served: FactTable['served']; main: readonly Line[]; act: ToolActions }): JSX.Element {
  const words = useViewWords().reading;
  const [form, setForm] = useState<'main' | 'text' | 'markdown'>('text');
  const [limit, setLimit] = useState(step);
  const whole = form === 'markdown' ? served.markdown : (form === 'main' ? main : served.blocks).map(({ text }) => text).join('\n\n');
  return (
    <Part title={words.title}>
      <div class="split">
        <RadioChoice
          label={words.form}
          options={[
            ['text', words.text],
            ['main', words.main],
            ['markdown', words.markdown],
          ]}
          value={form}
          choose={setForm}
        />
        <span class="row">
          <CopyButton act={act} text={whole} />
          <button type="button" class="button" onClick={() => act.save('page.md', 'text/markdown', served.markdown)}>
            {words.save}
          </button>
        </span>
      </div>
      {whole.trim() === '' ? (
        <p class="empty">{form === 'main' ? words.noMain : words.none}</p>
      ) : form === 'markdown' ? (
        <Scrolled>
          <pre>
            <PageText text={whole.slice(0, limit)} code />
          </pre>
        </Scrolled>
      ) : (
        <Text blocks={form === 'main' ? main : served.blocks} limit={limit} />
      )}
      {whole.length > limit && (
        <p>
          <button type="button" class="button" onClick={() => setLimit(limit + 4 * step)}>
            {words.more({ share: limit / whole.length })}
          </button>
        </p>
      )}
    </Part>
  );
}

function Text({ blocks, limit }: { blocks: readonly Line[]; limit: number }): JSX.Element {
  const lines: JSX.Element[] = [];
  let length = 0;
  for (const [index, { text, level }] of blocks.entries()) {
    if (length > limit) break;
    length += text.length;
    lines.push(
      level > 0 ? (
        <p key={index} class={`t-read-heading level-${level}`}>
          <span class="muted small">h{level}</span> <PageText text={text} />
        </p>
      ) : (
        <p key={index}>
          <PageText text={text} />
        </p>
      ),
    );
  }
  return <Scrolled>{lines}</Scrolled>;
}

/** A region that scrolls must be reachable by keyboard. */
function Scrolled({ children }: { children: ComponentChildren }): JSX.Element {
  const words = useViewWords().reading;
  return (
    <section class="t-read card stack tight" tabIndex={0} aria-label={words.label}>
      {children}
    </section>
  );
}
