import type { JSX } from 'preact';
import { findMixedContent, upgradesInsecureRequests } from '../../../checks/derive/links/mixed-content.ts';
import { headersOfPage } from '../../../checks/derive/head/page-response.ts';
import { factValueOf } from '../../../checks/core/fact-value.ts';
import type { Header } from '../../../checks/core/facts/site.ts';
import type { ResourcesFact } from '../../../checks/core/facts/page.ts';
import { securityHeaders } from '../../../checks/lists/headers.ts';
import { explainHeader } from '../../../checks/views/headers.ts';
import { DataTable } from '../../tables/data-table.tsx';
import {
  AbsentFactNote,
  AddressLink,
  StatusChip,
  CutText,
  FactRows,
  Part,
  TableUrl,
  VerdictLine,
  type ChipKind,
} from '../../tool/parts.tsx';
import type { Column, ToolProps } from '../../tool/props.ts';
import { usePart } from '../../use-locale.ts';
import type { Parts } from '../../../words/locale.ts';

type ViewWords = Parts['response-headers'];
const useViewWords = (): ViewWords => usePart('response-headers');

/** Response and security: status, timing, every header explained, security headers as facts, mixed content. */
export default function View({ facts, act }: ToolProps): JSX.Element {
  const words = useViewWords();
  const response = factValueOf(facts, 'response');
  const page = factValueOf(facts, 'page');
  const resources = factValueOf(facts, 'resources');
  const head = factValueOf(facts, 'head');
  const headers = headersOfPage(response ?? undefined);
  const status = response?.status ?? page?.navigation?.status ?? null;
  return (
    <div class="stack loose">
      <div class="stack">
        {status === null ? <p class="empty">{words.statusUnknown}</p> : <StatusLine status={status} />}
        {response ? (
          <>
            <FactRows
              rows={[
                [words.facts.url, <AddressLink url={response.finalUrl} act={act} />],
                [words.facts.type, response.contentType ? <CutText text={response.contentType} /> : words.facts.noType],
                [words.facts.encoding, words.facts.encodings[response.charsetEarly]],
                [words.facts.html, words.facts[response.truncated ? 'bytesCut' : 'bytes']({ count: response.bytes })],
                [words.facts.cache, cacheSentence(response.headers, words.cache)],
                [words.facts.protocol, page?.navigation?.protocol ? <CutText text={page.navigation.protocol} /> : words.facts.noProtocol],
              ]}
            />
            <Timing ttfb={response.ttfb} duration={response.duration} />
            <p class="muted small">{words.secondRequest}</p>
          </>
        ) : (
          <AbsentFactNote facts={facts} name="response" />
        )}
      </div>

      <Part title={words.headers.title}>
        {response ? (
          <DataTable<Header>
            name={words.headers.rows}
            rows={response.headers}
            columns={headerColumns(words.headers)}
            act={act}
            empty={words.headers.none}
          />
        ) : (
          <AbsentFactNote facts={facts} name="response" />
        )}
      </Part>
      <Part title={words.security.title} note={words.security.note}>
        {response ? <Security headers={response.headers} /> : <AbsentFactNote facts={facts} name="response" />}
      </Part>
      <Part title={words.mixed.title} note={words.mixed.note}>
        {resources ? (
          <DataTable<Mixed>
            name={words.mixed.rows}
            rows={findMixedContent(resources, head, headers)}
            columns={mixedColumns(words.mixed)}
            act={act}
            at={({ at }) => at?.selector}
            empty={
              !page?.url.startsWith('https:')
                ? words.mixed.notHttps
                : upgradesInsecureRequests(head, headers)
                  ? words.mixed.upgraded
                  : words.mixed.none
            }
          />
        ) : (
          <AbsentFactNote facts={facts} name="resources" />
        )}
      </Part>
    </div>
  );
}

type Mixed = ResourcesFact['mixed'][number];

const families: readonly (readonly [from: number, kind: ChipKind, family: keyof ViewWords['statuses']])[] = [
  [500, 'bad', 'failed'],
  [429, 'warn', 'tooMany'],
  [400, 'bad', 'gone'],
  [300, 'warn', 'redirect'],
  [200, 'good', 'ok'],
];
function StatusLine({ status }: { status: number }): JSX.Element {
  const words = useViewWords();
  if (status === 0) return <VerdictLine kind="bad">{words.noAnswer}</VerdictLine>;
  const [, kind, family] = (status === 429 ? families[1] : families.find(([from]) => status >= from && from !== 429)) ?? [
    0,
    'info' as const,
    'interim' as const,
  ];
  return <VerdictLine kind={kind}>{words.statuses[family]({ status })}</VerdictLine>;
}

/** Waiting and receiving, on one bar. */
function Timing({ ttfb, duration }: { ttfb: number; duration: number }): JSX.Element {
  const words = useViewWords();
  const whole = Math.max(duration, ttfb, 1);
  return (
    <figure class="t-resp">
      <div class="t-shares" aria-hidden="true">
        <i class="part-1" style={{ width: `${(100 * ttfb) / whole}%` }} />
        <i style={{ width: `${(100 * (whole - ttfb)) / whole}%` }} />
      </div>
      <figcaption class="legend">
        <span>
          <span class="t-key part-1" aria-hidden="true" /> {words.waiting({ ms: ttfb })}
        </span>
        <span>
          <span class="t-key" aria-hidden="true" /> {words.receiving({ ms: whole - ttfb })}
        </span>
        <span class="muted">{words.together({ ms: whole })}</span>
      </figcaption>
    </figure>
  );
}

const meaningOf = (name: string, words: ViewWords['headers']) => {
  const known = explainHeader(name);
  return known ? words.meanings[known.name] : /^x-/i.test(name) ? words.own : words.unlisted;
};
const headerColumns = (words: ViewWords['headers']): readonly Column<Header>[] => [
  {
    id: 'name',
    title: words.header,
    value: ({ name }) => name,
    cell: ({ name }) => (
      <code>
        <CutText text={name} max={80} />
      </code>
    ),
  },
  {
    id: 'value',
    title: words.value,
    wide: true,
    value: ({ value }) => value,
    cell: ({ value }) => (value ? <CutText text={value} max={240} /> : <span class="muted">{words.empty}</span>),
  },
  { id: 'meaning', title: words.says, wide: true, value: ({ name }) => meaningOf(name, words) },
  {
    id: 'source',
    title: words.source,
    value: ({ name }) => explainHeader(name)?.source.title ?? '',
    cell: ({ name }) => {
      const source = explainHeader(name)?.source;
      return source ? (
        <a href={source.url} target="_blank" rel="noreferrer">
          {source.title}
        </a>
      ) : null;
    },
  },
];
const mixedColumns = (words: ViewWords['mixed']): readonly Column<Mixed>[] => [
  { id: 'url', title: words.resource, wide: true, value: ({ url }) => url, cell: ({ url }) => <TableUrl url={url} max={160} /> },
  {
    id: 'kind',
    title: words.kind,
    value: ({ kind }) => words[kind],
    cell: ({ kind }) => <StatusChip kind={kind === 'active' ? 'bad' : 'warn'}>{words[kind]}</StatusChip>,
  },
];

function Security({ headers }: { headers: readonly Header[] }): JSX.Element {
  const words = useViewWords().security;
  const sent = securityHeaders.map((title) => ({
    title,
    values: headers.filter(({ name }) => name.toLowerCase() === title.toLowerCase()).map(({ value }) => value),
  }));
  const number = sent.filter(({ values }) => values.length > 0).length;
  return (
    <>
      <p>{words.sentOf({ sent: number, all: sent.length })}</p>
      <ul class="t-resp-security">
        {sent.map(({ title, values }) => (
          <li key={title}>
            <StatusChip kind={values.length > 0 ? 'good' : 'muted'}>{values.length > 0 ? words.sent : words.unsent}</StatusChip>
            <span>
              <strong>{title}</strong>
              {values.length > 0 && (
                <code>
                  <CutText text={values.join(', ')} max={160} />
                </code>
              )}
              <span class="muted small">{words.meanings[title]}</span>
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

function cacheSentence(headers: readonly Header[], words: ViewWords['cache']): string {
  const field = (wanted: string) => headers.find(({ name }) => name.toLowerCase() === wanted)?.value ?? '';
  const control = field('cache-control').toLowerCase();
  if (!control) return field('expires') ? words.expires : words.unsaid;
  if (/no-store/.test(control)) return words.noStore;
  const seconds = Number(/s-maxage=(\d{1,12})/.exec(control)?.[1] ?? /max-age=(\d{1,12})/.exec(control)?.[1] ?? Number.NaN);
  const who = /private/.test(control) ? words.browser : words.any;
  if (/no-cache/.test(control) || seconds === 0) return who.again;
  return Number.isNaN(seconds) ? who.unlimited : who.span({ seconds });
}
