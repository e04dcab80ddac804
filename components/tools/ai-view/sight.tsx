import { useId, useState } from 'preact/hooks';
import type { JSX } from 'preact';
import type { CrawlerRead, CrawlerReading, QuotablePassage } from '../../../checks/core/report/crawler-reading.ts';
import { makeCrawlerCard } from '../../../reports/crawler-card.ts';
import { makeCrawlerSight } from '../../../reports/crawler-sight.ts';
import { describeCrawler } from '../../../reports/crawler-words.ts';
import { cardSize, crawlerCardPng, type CrawlerCard } from '../../../reports/draw-crawler-card.ts';
import { ShowButton } from '../../findings/evidence.tsx';
import { Icon } from '../../parts/icons.tsx';
import { PageText } from '../../findings/page-text.tsx';
import { StatusChip, CutText, Part, type ChipKind } from '../../tool/parts.tsx';
import type { ToolActions, ToolProps } from '../../tool/props.ts';
import { useLocale, usePart } from '../../use-locale.ts';
import type { ReportWords } from '../../../words/locale.ts';

const useSightWords = () => usePart('ai-view').sight;

/** What ChatGPT, or another crawler, sees of the page: one number, the reason, and the slider on the page. */
export function CrawlerSightPart({ report, facts, act }: ToolProps): JSX.Element | null {
  const locale = useLocale();
  const words = useSightWords();
  const [token, setToken] = useState<string | null>(null);
  const id = useId();
  const reading = report.crawlerReading;
  const read = reading?.crawlers.find((one) => one.token === token) ?? reading?.crawlers[0];
  if (!reading || !read) return null;
  const shown = describeCrawler(read, reading, locale);
  const { crawlers: all } = locale.words;
  const card = makeCrawlerCard(report, read.token, locale);
  const compare = () => {
    const sight = makeCrawlerSight(report, facts, read.token, locale, words.overlay);
    if (sight) act.showSight?.(sight);
  };
  return (
    <Part title={shown.title} note={all.note}>
      <p class="row">
        <label htmlFor={id}>{words.crawler}</label>
        <select id={id} class="field" value={read.token} onChange={(event) => setToken(event.currentTarget.value)}>
          {reading.crawlers.map((one) => (
            <option key={one.token} value={one.token}>
              {all.crawler({ token: one.token, purpose: all.purposes[one.purpose] })}
            </option>
          ))}
        </select>
      </p>
      <div class={`card stack tight t-sight tone-${shown.tone}`} aria-live="polite">
        <p class="t-sight-figure">
          <b class="t-sight-number">{shown.number}</b> <span>{shown.caption}</span>
        </p>
        <p>{shown.sentence}</p>
        {shown.rule && (
          <p class="mono small">
            <PageText text={shown.rule} code />
          </p>
        )}
      </div>
      <Buttons act={act} card={card} compare={compare} />
      <Access reading={reading} words={all} />
      <Passages passages={reading.passages} act={act} words={all} />
    </Part>
  );
}

function Buttons({ act, card, compare }: { act: ToolActions; card: CrawlerCard | null; compare(): void }): JSX.Element {
  const words = useSightWords();
  return (
    <p class="row">
      {act.showSight && act.live !== false && (
        <button type="button" class="button primary" onClick={compare}>
          {words.compare}
        </button>
      )}
      {card && act.copyImage && (
        <button type="button" class="button" onClick={() => void act.copyImage?.(card.file, imageOf(card))}>
          <Icon name="copy" size={13} />
          {words.overlay.copy}
        </button>
      )}
      {card && act.saveImage && (
        <button type="button" class="button" onClick={() => void act.saveImage?.(card.file, imageOf(card))}>
          <Icon name="save" size={13} />
          {words.overlay.save}
        </button>
      )}
    </p>
  );
}

const imageOf = (card: CrawlerCard) => crawlerCardPng(card, new OffscreenCanvas(cardSize.width, cardSize.height));

type AllWords = ReportWords['crawlers'];
/** Blocking is a fault only where a page is found by it: a crawler for training is blocked by choice. */
const kindOf = ({ access, purpose }: CrawlerRead): ChipKind =>
  access === 'allowed' ? 'good' : access !== 'blocked' ? 'muted' : purpose === 'search' ? 'bad' : 'info';
const isBlocked = ({ access }: CrawlerRead) => access === 'blocked';

function Access({ reading, words }: { reading: CrawlerReading; words: AllWords }): JSX.Element {
  return (
    <ul class="row" aria-label={words.list}>
      {[...reading.crawlers.filter(isBlocked), ...reading.crawlers.filter((crawler) => !isBlocked(crawler))].map((crawler) => (
        <li key={crawler.token}>
          <StatusChip kind={kindOf(crawler)}>{words.accessOf({ token: crawler.token, access: words.access[crawler.access] })}</StatusChip>
        </li>
      ))}
    </ul>
  );
}

function Passages({ passages, act, words }: { passages: readonly QuotablePassage[]; act: ToolActions; words: AllWords }): JSX.Element {
  return (
    <div class="stack tight">
      <h4>{words.passages}</h4>
      {passages.length === 0 ? (
        <p class="empty">{words.noPassages}</p>
      ) : (
        <ol class="stack tight">
          {passages.map(({ text, selector }) => (
            <li key={selector} class="split t-sight-passage">
              <CutText text={text} max={240} />
              <ShowButton selector={selector} name={text} act={act} />
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
