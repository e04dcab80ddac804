import { useId, useState } from 'preact/hooks';
import type { JSX } from 'preact';
import { chosenDates, cutToWidth, resultLimits, textWidth, titleSources, valueOf, type KnownFacts, type TitleSource } from '../../checks/index.ts';
import { DataTable } from '../data-table.tsx';
import { LoadPictures, Picture } from '../pictures.tsx';
import { Absent, absence, Chip, Choice, count, Cut, Part, Scaled, type ChipKind } from '../tool-parts.tsx';
import type { Column, ToolActions, ToolProps } from '../tool-props.ts';

type Device = 'desktop' | 'mobile';
const widths = { desktop: 652, mobile: 380 } as const;

/** Search result preview: drawn to scale, with what would be cut, and room to try other words. */
export default function SerpPreview({ facts, report, act }: ToolProps): JSX.Element {
  const [device, setDevice] = useState<Device>(() => (globalThis.innerWidth < 480 ? 'mobile' : 'desktop'));
  const [typedTitle, typeTitle] = useState<string | null>(null);
  const [typedDescription, typeDescription] = useState<string | null>(null);
  const id = useId();
  const head = valueOf(facts, 'head');
  if (!head) return <Absent facts={facts} name="head" />;

  const ownTitle = head.titles.find(({ text }) => text.trim() !== '')?.text.replace(/\s+/g, ' ').trim() ?? '';
  const ownDescription = head.metas.find(({ name }) => name === 'description')?.content.replace(/\s+/g, ' ').trim() ?? '';
  const title = typedTitle ?? ownTitle;
  const description = typedDescription ?? ownDescription;
  const changed = title !== ownTitle || description !== ownDescription;
  const sources = titleSources({ head, headings: valueOf(facts, 'headings'), structuredData: valueOf(facts, 'structuredData') });
  const fromPage = firstProse(facts);
  const snippet = description || fromPage;

  return (
    <div class="stack loose">
      <div class="stack">
        <div class="split">
          <Choice label="Device" value={device} choose={setDevice} options={[['desktop', 'Desktop'], ['mobile', 'Mobile']]} />
          {changed && <Chip kind="info">What-if: not what the page says</Chip>}
        </div>
        <Scaled width={widths[device]}>
          <Result now={Date.parse(report.at) || 0} device={device} facts={facts} act={act} title={title} snippet={snippet} />
        </Scaled>
        <LoadPictures urls={[iconOf(facts)]} pageUrl={valueOf(facts, 'page')?.url ?? ''} act={act} />
        {!title && <p class="muted small">The page has no title. Search engines make one up from headings, links and the address; the address stands here instead.</p>}
        {!description && (
          <p class="muted small">
            {fromPage ? 'No description. Search engines choose text from the page that fits the query; the first paragraph of the main content stands here as an example.'
              : `No description, and no paragraph to show in its place. ${absence(facts, 'text')}`}
          </p>
        )}
      </div>

      <Part title="Try other words" note="Only this preview changes, the page does not. The widths at which results are cut are measured conventions: no search engine documents one.">
        <Draft id={`${id}-title`} label="Title" text={title} type={typeTitle} rows={2}
          gauges={[['Desktop', resultLimits.title.fontSize, resultLimits.title.desktop]]} />
        <Draft id={`${id}-description`} label="Description" text={description} type={typeDescription} rows={4}
          gauges={[['Desktop', resultLimits.description.fontSize, resultLimits.description.desktop], ['Mobile', resultLimits.description.fontSize, resultLimits.description.mobile]]} />
        <p><button type="button" class="button" disabled={!changed} onClick={() => { typeTitle(null); typeDescription(null); }}>Back to the page’s own words</button></p>
      </Part>

      <Part title="What the title link may be made of" note="Google may build the title of a result from any of these. The more they agree, the likelier the title stays as it is.">
        <DataTable<TitleSource> name="title sources" rows={sources} act={act} at={({ selector }) => selector} columns={sourceColumns}
          empty="The page has no title, no visible main heading, no og:title and no headline in its structured data." />
      </Part>
    </div>
  );
}

/** The result as search engines draw it, in their sizes. */
function Result({ device, facts, act, now, title, snippet }: { device: Device; facts: KnownFacts; act: ToolActions; now: number; title: string; snippet: string }): JSX.Element {
  const address = resultAddress(facts, now);
  const { fontSize, desktop } = resultLimits.title;
  const shownTitle = title || address.host;
  const wide = device === 'desktop';
  const drawn = wide ? cutToWidth(shownTitle, fontSize, desktop) : shownTitle;
  const limit = resultLimits.description[device];
  return (
    <figure class={`t-serp t-serp-${device}`}>
      <figcaption class="visually-hidden">Search result on {device}</figcaption>
      <div class="t-serp-top">
        <Favicon facts={facts} act={act} />
        <span class="t-serp-site">
          <span class="t-serp-name"><Cut text={address.site} max={60} /></span>
          <span class="t-serp-crumbs"><Cut text={address.crumbs} max={wide ? 70 : 42} /></span>
        </span>
      </div>
      <p class="t-serp-title" dir="auto">{drawn}</p>
      {wide && <Ruler width={textWidth(shownTitle, fontSize)} limit={desktop} />}
      <p class="t-serp-snippet" dir="auto">
        {address.date && <span class="t-serp-date">{address.date} — </span>}
        {snippet ? cutToWidth(snippet, resultLimits.description.fontSize, limit) : 'No text to show.'}
      </p>
    </figure>
  );
}

/** Pixels under the title: how wide it is, and where it is cut. */
function Ruler({ width, limit }: { width: number; limit: number }): JSX.Element {
  const end = 600;
  const used = Math.min(width, end);
  const over = width > limit;
  const ticks = Array.from({ length: end / 50 + 1 }, (_, index) => index * 50);
  return (
    <>
    <p class="visually-hidden">The title is {Math.round(width)} pixels wide; results are usually cut near {limit}.</p>
    <svg class="t-serp-ruler" width={end + 30} height="34" viewBox={`0 0 ${end + 30} 34`} aria-hidden="true">
      <defs><pattern id="t-serp-hatch" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="2" height="5" fill="var(--fail)" /></pattern></defs>
      <rect class="t-serp-fits" x="0" y="2" width={Math.min(used, limit)} height="6" rx="1" />
      {over && <rect x={limit} y="2" width={Math.max(0, used - limit)} height="6" fill="url(#t-serp-hatch)" />}
      <path d={ticks.map((x) => `M${x + 0.5} 11v${x % 100 === 0 ? 7 : 4}`).join('')} class="t-serp-ticks" />
      <path d={`M0 11.5h${end}`} class="t-serp-ticks" />
      {ticks.filter((x) => x % 100 === 0 && x !== 600).map((x) => <text key={x} x={x === 0 ? 0 : x} y="30" text-anchor={x === 0 ? 'start' : 'middle'}>{x}{x === 0 ? ' px' : ''}</text>)}
      <path d={`M${limit} 0v19`} class="t-serp-cut" />
      <text class="t-serp-cut-label" x={limit} y="31" text-anchor="middle">cut {limit}</text>
    </svg>
    </>
  );
}

const iconOf = (facts: KnownFacts) => valueOf(facts, 'head')?.links.find(({ rel, url }) => rel.includes('icon') && /^https?:/.test(url ?? ''))?.url ?? null;

function Favicon({ facts, act }: { facts: KnownFacts; act: ToolActions }): JSX.Element {
  const globe = () => <svg width="18" height="18" viewBox="0 0 18 18" fill="none" stroke="currentColor" stroke-width="1.3"><circle cx="9" cy="9" r="7" /><path d="M2 9h14M9 2c-5 5-5 9 0 14M9 2c5 5 5 9 0 14" /></svg>;
  return (
    <span class="t-serp-icon" aria-hidden="true">
      <Picture url={iconOf(facts) ?? ''} act={act} width={18} height={18} otherwise={globe} />
    </span>
  );
}

/** A field with what it measures: pixels against the limits, and characters. */
function Draft({ id, label, text, type, rows, gauges }: {
  id: string; label: string; text: string; rows: number; type(text: string): void;
  gauges: readonly (readonly [device: string, fontSize: number, limit: number])[];
}): JSX.Element {
  return (
    <div class="stack tight">
      <label class="t-label" htmlFor={id}>{label}</label>
      <textarea id={id} class="field" rows={rows} dir="auto" spellcheck={false} value={text} onInput={(event) => type(event.currentTarget.value)} aria-describedby={`${id}-size`} />
      <div id={`${id}-size`} class="t-serp-gauges">
        {gauges.map(([device, fontSize, limit]) => {
          const width = Math.round(textWidth(text, fontSize));
          const over = width > limit;
          const share = (width / limit) * 80;
          return (
            <div key={device} class="t-serp-gauge">
              <span class="t-serp-track" aria-hidden="true">
                <i class={over ? 'over' : ''} style={{ width: `${Math.min(100, share)}%` }} />
                <b style={{ insetInlineStart: '80%' }} />
              </span>
              <span>{device}: <strong>{width} px</strong> of about {limit}{over ? ', cut' : ''}</span>
            </div>
          );
        })}
        <span class="muted">{count([...text].length, 'character')}</span>
      </div>
    </div>
  );
}

const agreements: Record<TitleSource['agrees'], readonly [kind: ChipKind, words: string]> = {
  title: ['info', 'the title itself'],
  same: ['good', 'same as the title'],
  contains: ['good', 'contains the title'],
  contained: ['good', 'part of the title'],
  shares: ['info', 'shares words'],
  differs: ['warn', 'shares no word'],
  script: ['info', 'in another script'],
};
const sourceColumns: readonly Column<TitleSource>[] = [
  { id: 'from', title: 'Where', value: ({ from }) => from },
  { id: 'text', title: 'Text', wide: true, value: ({ text }) => text, cell: ({ text }) => <Cut text={text} max={160} /> },
  { id: 'agrees', title: 'Agreement', value: ({ agrees }) => agreements[agrees][1], cell: ({ agrees }) => <Chip kind={agreements[agrees][0]}>{agreements[agrees][1]}</Chip> },
  { id: 'pixels', title: 'Pixels', numeric: true, value: ({ text }) => Math.round(textWidth(text, resultLimits.title.fontSize)) },
  { id: 'characters', title: 'Characters', numeric: true, value: ({ text }) => [...text].length },
];

/** First paragraph of the main content: what a snippet could be taken from. */
function firstProse(facts: KnownFacts): string {
  const blocks = valueOf(facts, 'text')?.blocks ?? [];
  return blocks.find(({ main, level, units, code }) => main && level === 0 && !code && units >= 8)?.text ?? '';
}

/** The lines around the title: site name, breadcrumb, date. */
function resultAddress(facts: KnownFacts, now: number): { host: string; site: string; crumbs: string; date: string } {
  const page = valueOf(facts, 'page');
  const names = valueOf(facts, 'provenance')?.names ?? [];
  const items = valueOf(facts, 'structuredData')?.items ?? [];
  let host = '';
  let path: string[] = [];
  if (page && URL.canParse(page.url)) {
    const url = new URL(page.url);
    host = url.hostname || url.protocol;
    path = url.pathname.split('/').filter(Boolean).map(decoded);
  }
  const declared = names.find(({ from }) => from === 'site-name')?.name;
  const website = items.find(({ types }) => types.includes('WebSite'))?.properties.name?.[0];
  const trail = items.find(({ types }) => types.includes('BreadcrumbList'))?.properties.itemListElement ?? [];
  const marked = trail.map(crumbName).filter(Boolean);
  const origin = page && URL.canParse(page.url) ? new URL(page.url).origin : host;
  const parts = marked.length > 0 ? marked : path;
  const dated = chosenDates(valueOf(facts, 'provenance') ?? { dates: [] }, now).published;
  // The day that the page says, whatever day that moment is elsewhere.
  const time = dated?.visible ? new Date(dated.iso.slice(0, 10)) : null;
  return {
    host: host || 'This page',
    site: (typeof website === 'string' && website) || declared || host || 'This page',
    crumbs: [origin === 'null' ? host : origin, ...parts].join(' › '),
    date: time && !Number.isNaN(time.getTime()) ? time.toLocaleDateString('en', { dateStyle: 'medium', timeZone: 'UTC' }) : '',
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
