import type { JSX } from 'preact';
import { resultLimits } from '../../checks/language/result-limits.ts';
import type { Report } from '../../checks/core/report/report.ts';
import { SentenceWithQuotes } from '../../reports/check-sentence.tsx';
import type { GlanceRow } from './glance-head.ts';
import { Icon } from '../parts/icons.tsx';
import { useViewLink } from '../parts/link-base.ts';
import { fixLine } from '../../reports/verdict-words.ts';
import { StatusIcon } from '../findings/status.tsx';
import type { ToolActions } from '../tool/props.ts';
import { useWords } from '../use-locale.ts';
import type { Words } from '../../words/locale.ts';

/** The check of a row: the row is colored if it fails or has a warning. */
const checkOf: Record<GlanceRow['id'], string> = {
  title: 'title',
  description: 'meta-description',
  url: 'url-form',
  status: 'http-status',
  canonical: 'canonical-tag',
  robots: 'index-directives',
  google: 'index-directives',
  bing: 'index-directives',
  h1: 'main-heading',
  headings: 'heading-outline',
  words: 'main-content',
  characters: 'main-content',
  language: 'html-lang',
  author: 'author-identity',
  published: 'date-visible',
  modified: 'date-agreement',
  publisher: 'publisher-identity',
  links: 'crawlable-links',
  images: 'image-alt',
  types: 'schema-properties',
  openGraph: 'open-graph',
};

/** Rows that are looked up first: what is wrong with one is in words below it, unless the list of what to fix, which is below title and description, says it. */
const explained: readonly GlanceRow['id'][] = ['title', 'description', 'canonical'];

/** The width up to which every result shows all of it. */
const whole = { title: resultLimits.title.desktop, description: resultLimits.description.mobile };

/** Failed gates of pages that results leave out. */
const leftOut: ReadonlySet<string> = new Set(['index-directives', 'http-status']);

/** Whether results show all of a title or description, as its check judges; '' where that is not judged, or on a page that results don't show. */
function fitOf(id: GlanceRow['id'], { signals, glance, gate }: Report, { fits, cuts }: Words['glance']): string {
  const entry = signals.find((signal) => signal.id === checkOf[id]);
  if (leftOut.has(gate?.signal ?? '') || !entry || entry.status === 'na' || (id !== 'title' && id !== 'description')) return '';
  const cut = [entry, ...(entry.more ?? [])].find(({ code }) => code in cuts)?.code as keyof typeof cuts | undefined;
  return cut ? cuts[cut] : glance![id]!.pixels <= whole[id] ? fits : '';
}

/** A value of the page; a click copies it. @param sized the note is its length: a second control copies both */
export function GlanceRowLine({
  row: { id, value, note, shown, ofThisPage },
  report,
  act,
  sized = false,
}: {
  row: GlanceRow;
  report: Report;
  act: Pick<ToolActions, 'copy'>;
  sized?: boolean;
}): JSX.Element {
  const { glance: words } = useWords();
  const link = useViewLink();
  const check = report.signals.find((signal) => signal.id === checkOf[id] && (signal.status === 'fail' || signal.status === 'warn'));
  const isListed = sized && report.fixes.some(({ signal, follows }) => signal === check?.id || follows.some((one) => one === check?.id));
  const fit = sized && value !== '' ? fitOf(id, report, words) : '';
  const isCut = check !== undefined && check.code in words.cuts;
  // What is said beside the length needs no sentence below.
  const isSaid = isListed || (fit !== '' && isCut);
  const why = value !== '' && check && explained.includes(id) && !isSaid ? fixLine(check, report).problem : '';
  return (
    <div class={`glance-row${check ? ` tone-${check.status}` : ''}`} data-glance={id}>
      <dt id={`glance-${id}`}>{words.rows[id]}</dt>
      <dd>
        {value === '' ? (
          check ? (
            <a class="glance-missing" href={link(`check=${check.id}`)} title={check.message} aria-describedby={`glance-${id}`}>
              {words.none}
            </a>
          ) : (
            <span class="muted">{words.none}</span>
          )
        ) : (
          <button type="button" aria-describedby={`glance-${id}`} title={words.copyOne} onClick={() => act.copy(value)}>
            {/* The path of a URL runs from left to right in every script. */}
            <span class="glance-value" dir={id === 'url' || id === 'canonical' ? 'ltr' : ofThisPage ? 'auto' : undefined}>
              {shown ?? value}
            </span>
            {note !== '' && !sized && !why && (
              <span class={id === 'canonical' && check ? `small tone-${check.status}` : 'small muted'}>{note}</span>
            )}
            <Icon name="copy" size={12} />
          </button>
        )}
        {sized && value !== '' && (
          <button type="button" class="small muted size" title={words.copySized} onClick={() => act.copy(`${value} (${note})`)}>
            {note}
            {fit && <span class={isCut ? `tone-${check.status}` : ''}>{fit}</span>}
          </button>
        )}
        {why !== '' && (
          <a class="glance-why small" href={link(`check=${check!.id}`)}>
            <StatusIcon status={check!.status} silent size={13} />
            <span>
              <SentenceWithQuotes text={why} />
            </span>
          </a>
        )}
        {value !== '' && check && why === '' && (
          <a class="glance-flag" href={link(`check=${check.id}`)} title={check.message} aria-label={check.message}>
            <StatusIcon status={check.status} silent size={13} />
          </a>
        )}
      </dd>
    </div>
  );
}
