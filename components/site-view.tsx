import type { ComponentChildren, JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { Distribution, SiteFindings, SignalOnPages } from '../checks/site/findings.ts';
import { Icon } from './parts/icons.tsx';
import { PageText, PageUrlText } from './findings/page-text.tsx';
import { StatusIcon } from './findings/status.tsx';
import { Arrow } from '../reports/arrow.tsx';
import { idsWithoutTable, siteIssuesIn } from '../reports/site-issues.ts';
import { brokenLinkAnswer, gateWords, siteVerdict } from '../reports/site-words.ts';
import { useLocale, useWords, usePart, useFileLocale } from './use-locale.ts';
import { signalTitle } from '../reports/catalogue.ts';
import { joinSentences } from '../words/sentence.ts';

/** A page of the run: its name, its URL, and the URL of its report. */
export interface SitePage {
  title: string;
  url: string;
  href: string;
}

interface Props {
  findings: SiteFindings;
  pages: readonly SitePage[];
}

/** Findings across pages. */
export function AcrossPages({ findings, pages, probed }: Props & { probed: boolean }): JSX.Element {
  const { duplicates, totals } = findings;
  const words = usePart('bulk').site;
  const { issues, byImpact } = useFileLocale().words.site;
  const among = { findings, pages };
  const fine = [
    ...(findings.signals.length === 0 ? [words.good.signals] : []),
    ...(['titles', 'descriptions', 'headings', 'canonicals', 'alternates'] as const).flatMap((id) =>
      totals[id] === 0 ? [words.good[id]] : [],
    ),
    ...(totals.brokenLinks === 0 && findings.linksProbed > 0 ? [words.good.brokenLinks({ pages: findings.linksProbed })] : []),
  ];
  return (
    <div class="stack loose">
      <Summary {...among} />
      <Section id="signals" title={byImpact} help={words.signalsHelp} count={findings.signals.length}>
        <SignalBars {...among} />
      </Section>
      <Section id="titles" title={issues.titles.title} help={issues.titles.change} count={totals.titles}>
        <Groups groups={duplicates.titles} total={totals.titles} pages={pages} />
      </Section>
      <Section id="descriptions" title={issues.descriptions.title} help={issues.descriptions.change} count={totals.descriptions}>
        <Groups groups={duplicates.descriptions} total={totals.descriptions} pages={pages} />
      </Section>
      <Section id="headings" title={issues.headings.title} help={issues.headings.change} count={totals.headings}>
        <Groups groups={duplicates.headings} total={totals.headings} pages={pages} />
      </Section>
      <Section id="canonicals" title={issues.canonicals.title} help={issues.canonicals.change} count={totals.canonicals}>
        <Canonicals {...among} />
      </Section>
      <Section id="alternates" title={issues.alternates.title} help={issues.alternates.change} count={totals.alternates}>
        <Alternates {...among} />
      </Section>
      <Section id="broken" title={issues.brokenLinks.title} help={issues.brokenLinks.change} count={totals.brokenLinks}>
        <BrokenLinks {...among} />
      </Section>
      <MoreIssues {...among} />
      {findings.linksProbed === 0 && (
        <p class="muted">{probed ? words.links.noneYet : findings.linksBetween ? words.links.onlyOfRun : words.links.notAsked}</p>
      )}
      {fine.length > 0 && (
        <p class="card row">
          <StatusIcon status="pass" silent />
          {joinSentences(fine)}
        </p>
      )}
    </div>
  );
}

/** Findings without their own section above; each only if there are any, because some need a crawl or a sitemap. */
function MoreIssues({ findings, pages }: Props): JSX.Element {
  const locale = useFileLocale();
  const { site } = locale.words;
  const { lists } = usePart('bulk');
  return (
    <>
      {siteIssuesIn(findings, locale, idsWithoutTable).map(({ id, title, change, source, items, total }) => (
        <Section key={id} id={id} title={title} count={total} help={change} heuristic={source === null}>
          <List
            items={items}
            total={total}
            draw={({ text, pages: indices, count }) =>
              indices.length === 0 ? (
                <p>
                  <PageText text={text} />
                </p>
              ) : (
                <Pages
                  indices={indices}
                  pages={pages}
                  words={lists.pages({ count: Math.max(count, indices.length) })}
                  of={text}
                  open={indices.length <= 2}
                >
                  <span class="group-text">
                    <PageText text={text} />
                  </span>
                </Pages>
              )
            }
          />
        </Section>
      ))}
      {findings.clicks && <p class="muted">{site.depth(findings.clicks)}</p>}
    </>
  );
}

function Summary({ findings, pages }: Props): JSX.Element {
  const locale = useFileLocale();
  const words = usePart('bulk').site;
  const { overview } = useWords();
  const { summary } = findings;
  const blocked = summary.gates.reduce((sum, gate) => sum + gate.pages, 0);
  return (
    <section class="stack" aria-labelledby="site-summary">
      <h2 id="site-summary">{words.glance({ pages: findings.pages })}</h2>
      <div class={`verdict-line tone-${blocked > 0 ? 'fail' : summary.counts.fail > 0 ? 'warn' : 'pass'}`}>
        <StatusIcon status={blocked > 0 ? 'fail' : summary.counts.fail > 0 ? 'warn' : 'pass'} size={22} />
        <div>
          <p class="site-verdict">{siteVerdict(findings, locale)}</p>
          {summary.gates.length > 0 && (
            <p class="muted">
              {words.blockedBy({ gates: summary.gates.map((gate) => ({ name: gateWords(gate.signal, locale), pages: gate.pages })) })}
            </p>
          )}
          {summary.noindex > 0 && <p class="muted">{words.noindex({ pages: summary.noindex })}</p>}
        </div>
      </div>
      <div class="columns thirds">
        <Histogram name={overview.auditScore} distribution={summary.score} />
        <Histogram name={overview.geoScore} distribution={summary.geo} />
        <div class="card stack">
          <h3>{locale.words.site.categories}</h3>
          <ul class="means">
            {summary.categories.map((category) => (
              <li key={category.id}>
                <span>{locale.names.categories[category.id]}</span>
                <span class="bar" aria-hidden="true">
                  <i style={{ inlineSize: `${category.mean}%` }} />
                </span>
                <b class="number">{category.mean}</b>
              </li>
            ))}
          </ul>
          {summary.categories.length === 0 && <p class="muted">{words.noGeo}</p>}
        </div>
      </div>
      {summary.worst.length > 0 && (
        <div class="card stack tight">
          <h3>{locale.words.site.worst}</h3>
          <ol class="page-list">
            {summary.worst.map((index) => (
              <li key={index}>
                <PageLine page={pages[index]} />
              </li>
            ))}
          </ol>
        </div>
      )}
    </section>
  );
}

/** Number of pages by score. */
function Histogram({ name, distribution }: { name: string; distribution: Distribution | null }): JSX.Element {
  const words = usePart('bulk').site;
  if (!distribution)
    return (
      <div class="card stack">
        <h3>{name}</h3>
        <p class="muted">{words.noneHas}</p>
      </div>
    );
  const most = Math.max(1, ...distribution.bins);
  return (
    <div class="card stack">
      <div class="split">
        <h3>{name}</h3>
        <span class="muted small">{words.spread(distribution)}</span>
      </div>
      <ol class="histogram" aria-label={words.byScore({ score: name })}>
        {distribution.bins.map((bin, index) => {
          const label = words.bin({ from: index * 10, to: index === 9 ? 100 : index * 10 + 9, pages: bin });
          return (
            <li key={index} title={label}>
              <span class="visually-hidden">{label}</span>
              <i aria-hidden="true" style={{ blockSize: `${bin === 0 ? 0 : Math.max(3, (100 * bin) / most)}%` }} data-count={bin || ''} />
            </li>
          );
        })}
      </ol>
      <p class="histogram-axis small muted" aria-hidden="true">
        <span>0</span>
        <span>50</span>
        <span>100</span>
      </p>
    </div>
  );
}

function SignalBars({ findings, pages }: Props): JSX.Element {
  return (
    <List
      items={findings.signals}
      total={findings.signals.length}
      draw={(signal) => <SignalRow signal={signal} all={findings.pages} pages={pages} />}
    />
  );
}

function SignalRow({ signal, all, pages }: { signal: SignalOnPages; all: number; pages: readonly SitePage[] }): JSX.Element {
  const { site } = useFileLocale().words;
  const part = (count: number) => `${(100 * count) / Math.max(1, all)}%`;
  const title = signalTitle(useLocale(), signal.id, 'fail');
  return (
    <Pages
      indices={[...signal.fail, ...signal.warn]}
      pages={pages}
      words={site.onPages({ fail: signal.failCount, warn: signal.warnCount, all })}
      of={title}
      under={
        <span class="bar share" aria-hidden="true">
          <i class="tone-fail" style={{ inlineSize: part(signal.failCount) }} />
          <i class="tone-warn" style={{ inlineSize: part(signal.warnCount) }} />
        </span>
      }
    >
      <span class="site-name">
        <StatusIcon status={signal.failCount > 0 ? 'fail' : 'warn'} silent />
        <b>{title}</b>
      </span>
    </Pages>
  );
}

function Groups({
  groups,
  total,
  pages,
}: {
  groups: SiteFindings['duplicates']['titles'];
  total: number;
  pages: readonly SitePage[];
}): JSX.Element {
  const { lists } = usePart('bulk');
  return (
    <List
      items={groups}
      total={total}
      draw={(group) => (
        <Pages
          indices={group.pages}
          pages={pages}
          words={lists.pages({ count: group.count })}
          of={group.text}
          open={group.pages.length <= 4}
        >
          <span class="group-text">
            <PageText text={group.text} />
          </span>
        </Pages>
      )}
    />
  );
}

function Canonicals({ findings, pages }: Props): JSX.Element {
  const { site } = useFileLocale().words;
  return (
    <List
      items={findings.canonicals}
      total={findings.totals.canonicals}
      draw={(issue) => (
        <>
          <PageLine page={pages[issue.page]} />
          <p>
            <Arrow /> {issue.target !== null && <PageLink page={pages[issue.target]} />} {site.canonicals[issue.kind]}
            {issue.onward && (
              <>
                {' '}
                <Arrow /> <PageText text={issue.onward} />
              </>
            )}
          </p>
        </>
      )}
    />
  );
}

function Alternates({ findings, pages }: Props): JSX.Element {
  const { site } = useFileLocale().words;
  return (
    <List
      items={findings.alternates}
      total={findings.totals.alternates}
      draw={(issue) => (
        <>
          <PageLine page={pages[issue.page]} />
          <p>
            <span class="tag">{issue.code}</span> <Arrow /> <PageLink page={pages[issue.target]} /> {site.alternates[issue.kind]}
          </p>
        </>
      )}
    />
  );
}

function BrokenLinks({ findings, pages }: Props): JSX.Element {
  const locale = useFileLocale();
  const { lists } = usePart('bulk');
  return (
    <List
      items={findings.brokenLinks}
      total={findings.totals.brokenLinks}
      draw={(link) => (
        <Pages indices={link.pages} pages={pages} words={lists.pages({ count: link.count })} of={link.url}>
          <span>
            <PageText text={link.url} /> <span class="tag tone-fail">{brokenLinkAnswer(link, locale)}</span>
          </span>
        </Pages>
      )}
    />
  );
}

/** A section of the view; none without problems. */
function Section({
  id,
  title,
  count,
  help,
  heuristic = false,
  children,
}: {
  id: string;
  title: string;
  count: number;
  help: string;
  heuristic?: boolean;
  children: ComponentChildren;
}): JSX.Element | null {
  const { wording } = useWords();
  const { site } = useFileLocale().words;
  if (count === 0) return null;
  return (
    <section class="stack" aria-labelledby={`site-${id}`}>
      <div class="split">
        <h2 id={`site-${id}`} tabIndex={-1}>
          {title}
          <span class="band"> {wording.number(count)}</span>
        </h2>
        {heuristic && <span class="tag">{site.heuristic}</span>}
      </div>
      <p class="muted">{help}</p>
      {children}
    </section>
  );
}

const firstItems = 20;
const step = 100;

function List<Item>({ items, total, draw }: { items: readonly Item[]; total: number; draw(item: Item): JSX.Element }): JSX.Element {
  const [limit, setLimit] = useState(firstItems);
  const { lists, site: words } = usePart('bulk');
  return (
    <>
      <ul class="card site-list">
        {items.slice(0, limit).map((item, index) => (
          <li key={index} class="stack tight">
            {draw(item)}
          </li>
        ))}
      </ul>
      {items.length > limit && (
        <p>
          <button type="button" class="button" onClick={() => setLimit(limit + step)}>
            {lists.more({ count: Math.min(step, items.length - limit) })}
          </button>
        </p>
      )}
      {items.length <= limit && total > items.length && <p class="small muted">{words.first({ shown: items.length, total })}</p>}
    </>
  );
}

const firstPages = 50;

/** A finding about some pages, with a button that lists them. */
function Pages({
  indices,
  words,
  of,
  pages,
  children,
  under,
  open: opened = false,
}: {
  indices: readonly number[];
  words: string;
  of: string;
  pages: readonly SitePage[];
  children: ComponentChildren;
  under?: ComponentChildren;
  open?: boolean;
}): JSX.Element {
  const [open, setOpen] = useState(opened);
  const [limit, setLimit] = useState(firstPages);
  const { morePages } = usePart('bulk').site;
  const { colon } = useLocale().words.punctuation;
  return (
    <>
      <div class="site-line">
        {children}
        <button type="button" class="button quiet" aria-expanded={open} onClick={() => setOpen(!open)}>
          {words}
          <span class="visually-hidden">
            {colon}
            {of}
          </span>
          <span class={open ? 'turn open' : 'turn'}>
            <Icon name="forward" size={12} />
          </span>
        </button>
      </div>
      {under}
      {open && (
        <>
          <ul class="page-list">
            {indices.slice(0, limit).map((index) => (
              <li key={index}>
                <PageLine page={pages[index]} />
              </li>
            ))}
          </ul>
          {indices.length > limit && (
            <p>
              <button type="button" class="button" onClick={() => setLimit(limit + 200)}>
                {morePages}
              </button>
            </p>
          )}
        </>
      )}
    </>
  );
}

function PageLine({ page }: { page: SitePage | undefined }): JSX.Element | null {
  if (!page) return null;
  return (
    <p class="page-line">
      <PageLink page={page} />
      {page.title && (
        <span class="muted small cut">
          <PageUrlText url={page.url} />
        </span>
      )}
    </p>
  );
}

function PageLink({ page }: { page: SitePage | undefined }): JSX.Element | null {
  return page ? <a href={page.href}>{page.title ? <PageText text={page.title} /> : <PageUrlText url={page.url} />}</a> : null;
}
