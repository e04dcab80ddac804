import { useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { JSX } from 'preact';
import { factValueOf } from '../../../checks/core/fact-value.ts';
import { firstDescription, firstTitle } from '../../../checks/derive/head/texts.ts';
import type { KnownFacts } from '../../../checks/core/facts.ts';
import { resultLimits } from '../../../checks/language/result-limits.ts';
import { cutToWidth, widthInPixels } from '../../../checks/language/text-width.ts';
import { parseUrl } from '../../../checks/parse/urls.ts';
import { findTitleSources, type TitleSource } from '../../../checks/views/title-sources.ts';
import { DataTable } from '../../tables/data-table.tsx';
import { LoadPicturesButton, PagePicture } from '../../parts/pictures.tsx';
import { AbsentFactNote, StatusChip, CutText, Part, ScaledPicture, useWhyAbsent, type ChipKind } from '../../tool/parts.tsx';
import { RadioChoice } from '../../parts/radio-choice.tsx';
import type { Column, ToolActions, ToolProps } from '../../tool/props.ts';
import { usePart } from '../../use-locale.ts';
import type { Parts } from '../../../words/locale.ts';
import { joinSentences } from '../../../words/sentence.ts';

type ViewWords = Parts['serp-preview'];
const useViewWords = (): ViewWords => usePart('serp-preview');

type Device = 'desktop' | 'mobile';
/** Desktop: the width at which titles are cut, plus the figure's padding and borders. It fits into the popup at its true size. */
const widths = { desktop: 606, mobile: 380 } as const;
/** Of the text in the figure. */
const lineWidths = { desktop: 580, mobile: 342 } as const;
/** On phones the title is cut at the end of its second line. */
const mobileTitle = 2 * lineWidths.mobile;

/** Search result preview: to scale, with what would be cut, and fields to try other texts. */
export default function View(props: ToolProps): JSX.Element {
  const { facts, act } = props;
  const [device, setDevice] = useState<Device>(() => (globalThis.innerWidth < 480 ? 'mobile' : 'desktop'));
  const [typedTitle, typeTitle] = useState<string | null>(null);
  const [typedDescription, typeDescription] = useState<string | null>(null);
  const words = useViewWords();
  const head = factValueOf(facts, 'head');
  if (!head) return <AbsentFactNote facts={facts} name="head" />;

  const page = { title: oneLine(firstTitle(head)), description: oneLine(firstDescription(head)) };
  const title = typedTitle ?? page.title;
  const description = typedDescription ?? page.description;
  const changed = title !== page.title || description !== page.description;
  const sources = findTitleSources({
    head,
    headings: factValueOf(facts, 'headings'),
    structuredData: factValueOf(facts, 'structuredData'),
  });

  return (
    <div class="stack loose">
      <Preview {...props} device={device} setDevice={setDevice} title={title} description={description} changed={changed} />
      <Part title={words.draft.title} note={words.draft.note}>
        <Drafts title={title} description={description} typeTitle={typeTitle} typeDescription={typeDescription} />
        <p>
          <button
            type="button"
            class="button"
            disabled={!changed}
            onClick={() => {
              typeTitle(null);
              typeDescription(null);
            }}
          >
            {words.draft.back}
          </button>
        </p>
      </Part>

      <Part title={words.sources.title} note={words.sources.note}>
        <DataTable<TitleSource>
          name={words.sources.rows}
          rows={sources}
          act={act}
          at={({ selector }) => selector}
          columns={sourceColumns(words.sources)}
          empty={words.sources.none}
        />
      </Part>
    </div>
  );
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

interface Texts {
  title: string;
  description: string;
}

/** The result on a device, and which parts of it the page lacks. */
function Preview({
  facts,
  act,
  device,
  setDevice,
  title,
  description,
  changed,
}: ToolProps & Texts & { device: Device; setDevice(device: Device): void; changed: boolean }): JSX.Element {
  const words = useViewWords();
  const absence = useWhyAbsent();
  const fromPage = firstProse(facts);
  return (
    <div class="stack">
      <div class="split">
        <RadioChoice
          label={words.device}
          value={device}
          choose={setDevice}
          options={[
            ['desktop', words.desktop],
            ['mobile', words.mobile],
          ]}
        />
        {changed && <StatusChip kind="info">{words.whatIf}</StatusChip>}
      </div>
      <ScaledPicture width={widths[device]}>
        <Result device={device} facts={facts} act={act} title={title} snippet={description || fromPage} />
      </ScaledPicture>
      <LoadPicturesButton urls={[iconOf(facts)]} pageUrl={factValueOf(facts, 'page')?.url ?? ''} act={act} />
      {!title && <p class="muted small">{words.noTitle}</p>}
      {!description && (
        <p class="muted small">{fromPage ? words.exampleSnippet : joinSentences([words.noSnippet, absence(facts, 'text')])}</p>
      )}
    </div>
  );
}

/** Fields to try another title and description. */
function Drafts({
  title,
  description,
  typeTitle,
  typeDescription,
}: Texts & { typeTitle(text: string): void; typeDescription(text: string): void }): JSX.Element {
  const id = useId();
  const words = useViewWords().draft;
  return (
    <>
      <Draft
        id={`${id}-title`}
        label={words.pageTitle}
        text={title}
        type={typeTitle}
        rows={2}
        gauges={[['desktop', resultLimits.title.fontSize, resultLimits.title.desktop]]}
      />
      <Draft
        id={`${id}-description`}
        label={words.description}
        text={description}
        type={typeDescription}
        rows={4}
        gauges={[
          ['desktop', resultLimits.description.fontSize, resultLimits.description.desktop],
          ['mobile', resultLimits.description.fontSize, resultLimits.description.mobile],
        ]}
      />
    </>
  );
}

/** The result as search engines show it, in their sizes. */
function Result({
  device,
  facts,
  act,
  title,
  snippet,
}: {
  device: Device;
  facts: KnownFacts;
  act: ToolActions;
  title: string;
  snippet: string;
}): JSX.Element {
  const words = useViewWords();
  const address = resultAddress(facts, words);
  const { fontSize, desktop } = resultLimits.title;
  const shownTitle = title || address.host;
  const wide = device === 'desktop';
  const drawn = wide ? cutToWidth(shownTitle, fontSize, desktop) : shownTitle;
  const limit = resultLimits.description[device];
  return (
    <figure class={`t-serp t-serp-${device}`}>
      <figcaption class="visually-hidden">{words.resultOn[device]}</figcaption>
      <div class="t-serp-top">
        <Favicon facts={facts} act={act} />
        <span class="t-serp-site">
          <span class="t-serp-name">
            <CutText text={address.site} max={60} />
          </span>
          <span class="t-serp-crumbs">
            <CutText text={address.crumbs} max={wide ? 70 : 42} />
          </span>
        </span>
      </div>
      <p class="t-serp-title" dir="auto">
        {wide ? <Fitted text={drawn} width={widthInPixels(drawn, fontSize)} /> : drawn}
      </p>
      <Ruler
        width={widthInPixels(shownTitle, fontSize)}
        limit={wide ? desktop : mobileTitle}
        room={lineWidths[device]}
        turned={startsFromRight(shownTitle)}
        say={words.ruler}
      />
      {/* The direction is that of the snippet: isolated, the date before it does not count. */}
      <p class="t-serp-snippet" dir="auto">
        {address.date && (
          <>
            <bdi>{address.date}</bdi>
            {' — '}
          </>
        )}
        {snippet ? cutToWidth(snippet, resultLimits.description.fontSize, limit) : words.noText}
      </p>
      {snippet && (
        <Ruler
          width={widthInPixels(snippet, resultLimits.description.fontSize)}
          limit={limit}
          room={lineWidths[device]}
          turned={startsFromRight(snippet)}
          say={words.snippetRuler}
        />
      )}
    </figure>
  );
}

/** A text scaled to its width in Arial, if another font is used instead. */
function Fitted({ text, width }: { text: string; width: number }): JSX.Element {
  const line = useRef<HTMLSpanElement>(null);
  const [scale, setScale] = useState(1);
  useLayoutEffect(() => {
    const drawn = line.current?.offsetWidth ?? 0;
    setScale(drawn > 0 && width > 0 && Math.abs(drawn - width) > 2 ? width / drawn : 1);
  }, [text, width]);
  return (
    <span ref={line} class="t-serp-fitted" style={scale === 1 ? {} : { transform: `scaleX(${scale})` }}>
      {text}
    </span>
  );
}

/** As dir=auto does: by the first letter. */
const startsFromRight = (text: string) =>
  /^[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]$/u.test(
    /\p{L}/u.exec(text)?.[0] ?? '',
  );

/**
 * A ruler under a text: how wide it is on one line, and where it is cut.
 * @param room CSS pixels of the ruler: true size if the limit fits, otherwise smaller
 * @param turned from the right, where the text begins
 */
function Ruler({
  width,
  limit,
  room,
  turned,
  say,
}: {
  width: number;
  limit: number;
  room: number;
  turned: boolean;
  say(size: { pixels: number; limit: number }): string;
}): JSX.Element {
  const words = useViewWords();
  const hatch = useId();
  const scale = limit <= room ? 1 : room / (limit * 1.08);
  const end = limit <= room ? room : limit * 1.08;
  const at = (pixels: number) => Math.round(pixels * scale * 10) / 10;
  const from = (start: number, wide = 0) => (turned ? room - at(start) - at(wide) : at(start));
  // The excess runs into the padding.
  const used = Math.min(width, end + 10);
  const over = width > limit;
  const step = scale === 1 ? 50 : 100;
  const ticks = Array.from({ length: Math.floor(end / step) + 1 }, (_, index) => index * step);
  return (
    <>
      <p class="visually-hidden">{say({ pixels: Math.round(width), limit })}</p>
      <svg class={`t-serp-ruler ${turned ? 'turned' : ''}`} width={room} height="34" viewBox={`0 0 ${room} 34`} aria-hidden="true">
        <defs>
          <pattern id={hatch} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <rect width="2" height="5" fill="var(--fail)" />
          </pattern>
        </defs>
        <rect class="t-serp-fits" x={from(0, Math.min(used, limit))} y="2" width={at(Math.min(used, limit))} height="6" rx="1" />
        {over && <rect x={from(limit, used - limit)} y="2" width={at(used - limit)} height="6" fill={`url(#${hatch})`} />}
        <path
          d={ticks.map((x) => `M${from(x) + (turned ? -0.5 : 0.5)} 11v${x % (step * 2) === 0 ? 7 : 4}`).join('')}
          class="t-serp-ticks"
        />
        <path d={`M0 11.5h${room}`} class="t-serp-ticks" />
        {ticks
          .filter((x) => x % (step * 2) === 0 && limit - x > 40 / scale)
          .map((x) => (
            <text key={x} x={from(x)} y="30" text-anchor={x > 0 ? 'middle' : turned ? 'end' : 'start'}>
              {x}
              {x === 0 ? ' px' : ''}
            </text>
          ))}
        <path d={`M${from(limit)} 0v19`} class="t-serp-cut" />
        {/* At the end of the ruler its words go inwards. */}
        <text
          class="t-serp-cut-label"
          x={at(limit) > room - 20 ? (turned ? 0 : room) : from(limit)}
          y="31"
          text-anchor={at(limit) <= room - 20 ? 'middle' : turned ? 'start' : 'end'}
        >
          {words.cut({ limit })}
        </text>
      </svg>
    </>
  );
}

const iconOf = (facts: KnownFacts) =>
  factValueOf(facts, 'head')?.links.find(({ rel, url }) => rel.includes('icon') && /^https?:/.test(url ?? ''))?.url ?? null;

function Favicon({ facts, act }: { facts: KnownFacts; act: ToolActions }): JSX.Element {
  const globe = () => (
    <svg width="18" height="18" viewBox="0 0 18 18" fill="none" stroke="currentColor" stroke-width="1.3">
      <circle cx="9" cy="9" r="7" />
      <path d="M2 9h14M9 2c-5 5-5 9 0 14M9 2c5 5 5 9 0 14" />
    </svg>
  );
  return (
    <span class="t-serp-icon" aria-hidden="true">
      <PagePicture url={iconOf(facts) ?? ''} act={act} width={18} height={18} otherwise={globe} />
    </span>
  );
}

/** A field with its measurements: pixels against the limits, and characters. */
function Draft({
  id,
  label,
  text,
  type,
  rows,
  gauges,
}: {
  id: string;
  label: string;
  text: string;
  rows: number;
  type(text: string): void;
  gauges: readonly (readonly [device: Device, fontSize: number, limit: number])[];
}): JSX.Element {
  const words = useViewWords().draft;
  return (
    <div class="stack tight">
      <label class="t-label" htmlFor={id}>
        {label}
      </label>
      <textarea
        id={id}
        class="field"
        rows={rows}
        dir="auto"
        spellcheck={false}
        value={text}
        onInput={(event) => type(event.currentTarget.value)}
        aria-describedby={`${id}-size`}
      />
      <div id={`${id}-size`} class="t-serp-gauges">
        {gauges.map(([device, fontSize, limit]) => {
          const width = Math.round(widthInPixels(text, fontSize));
          const over = width > limit;
          const share = (width / limit) * 80;
          return (
            <div key={device} class="t-serp-gauge">
              <span class="t-gauge" aria-hidden="true">
                <i class={over ? 'over' : ''} style={{ width: `${Math.min(100, share)}%` }} />
                <b style={{ insetInlineStart: '80%' }} />
              </span>
              <span>{words[over ? 'over' : 'fits'][device]({ pixels: width, limit })}</span>
            </div>
          );
        })}
        <span class="muted">{words.characters({ count: [...text].length })}</span>
      </div>
    </div>
  );
}

const agreements: Record<TitleSource['agrees'], ChipKind> = {
  title: 'info',
  same: 'good',
  contains: 'good',
  contained: 'good',
  shares: 'info',
  differs: 'warn',
  script: 'info',
};
const sourceColumns = (words: ViewWords['sources']): readonly Column<TitleSource>[] => [
  { id: 'from', title: words.where, value: ({ place, name }) => words.places[place]({ name }) },
  { id: 'text', title: words.text, wide: true, value: ({ text }) => text, cell: ({ text }) => <CutText text={text} max={160} /> },
  {
    id: 'agrees',
    title: words.agreement,
    value: ({ agrees }) => words.agrees[agrees],
    cell: ({ agrees }) => <StatusChip kind={agreements[agrees]}>{words.agrees[agrees]}</StatusChip>,
  },
  { id: 'pixels', title: words.pixels, numeric: true, value: ({ text }) => Math.round(widthInPixels(text, resultLimits.title.fontSize)) },
  { id: 'characters', title: words.characters, numeric: true, value: ({ text }) => [...text].length },
];

/** First paragraph of the main content, a possible source of the snippet. */
function firstProse(facts: KnownFacts): string {
  const blocks = factValueOf(facts, 'text')?.blocks ?? [];
  return blocks.find(({ main, level, units, code }) => main && level === 0 && !code && units >= 8)?.text ?? '';
}

/** The lines around the title: site name, breadcrumb, date. */
function resultAddress(facts: KnownFacts, words: ViewWords): { host: string; site: string; crumbs: string; date: string } {
  const page = factValueOf(facts, 'page');
  const names = factValueOf(facts, 'provenance')?.names ?? [];
  const items = factValueOf(facts, 'structuredData')?.items ?? [];
  let host = '';
  let path: string[] = [];
  const url = page && parseUrl(page.url);
  if (url) {
    host = url.hostname || url.protocol;
    path = url.pathname.split('/').filter(Boolean).map(decoded);
  }
  const declared = names.find(({ from }) => from === 'site-name')?.name;
  const website = items.find(({ types }) => types.includes('WebSite'))?.properties.name?.[0];
  const trail = items.find(({ types }) => types.includes('BreadcrumbList'))?.properties.itemListElement ?? [];
  const marked = trail.map(crumbName).filter(Boolean);
  const origin = url ? url.origin : host;
  const parts = marked.length > 0 ? marked : path;
  const dated = factValueOf(facts, 'about')?.dates.published;
  // The date that the page shows, whatever day it is in other time zones.
  const day = dated?.visible ? dated.iso.slice(0, 10) : '';
  return {
    host: host || words.thisPage,
    site: (typeof website === 'string' && website) || declared || host || words.thisPage,
    crumbs: [origin === 'null' ? host : origin, ...parts].join(' › '),
    date: Number.isNaN(Date.parse(day)) ? '' : words.date({ iso: day }),
  };
}
function crumbName(element: unknown): string {
  if (typeof element !== 'object' || element === null) return '';
  const { name, item } = element as { name?: unknown; item?: { name?: unknown } };
  const found = name ?? item?.name;
  const text = Array.isArray(found) ? found[0] : found;
  return typeof text === 'string' ? text : '';
}
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
