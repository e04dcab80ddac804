import type { JSX } from 'preact';
import { explainHeader, mixedContent, pageHeaders, securityHeaders, upgradesRequests, valueOf, type Header, type ResourcesFact } from '../../checks/index.ts';
import { DataTable } from '../data-table.tsx';
import { Absent, Address, Chip, count, Cut, Facts, Part, size, Verdict, type ChipKind } from '../tool-parts.tsx';
import type { Column, ToolProps } from '../tool-props.ts';

/** Response and security: status, timing, every header explained, security headers as facts, mixed content. */
export default function ResponseHeaders({ facts, act }: ToolProps): JSX.Element {
  const response = valueOf(facts, 'response');
  const page = valueOf(facts, 'page');
  const resources = valueOf(facts, 'resources');
  const head = valueOf(facts, 'head');
  const headers = pageHeaders(response ?? undefined);
  const status = response?.status ?? page?.navigation?.status ?? null;
  return (
    <div class="stack loose">
      <div class="stack">
        {status === null ? <p class="empty">The status of the page is not known: the browser did not record it.</p> : <StatusLine status={status} />}
        {response
          ? (
            <>
              <Facts rows={[
                ['Address', <Address url={response.finalUrl} act={act} />],
                ['Content type', response.contentType ? <Cut text={response.contentType} /> : 'none declared'],
                ['Encoding declared', { header: 'in the Content-Type header', bom: 'by a byte order mark', meta: 'by a meta element in the first 1,024 bytes', none: 'nowhere in the first 1,024 bytes' }[response.charsetEarly]],
                ['HTML', `${size(response.bytes)}${response.truncated ? ' read, then we stopped' : ''}`],
                ['Cache', cacheSentence(response.headers)],
                ['Protocol', page?.navigation?.protocol ? <Cut text={page.navigation.protocol} /> : 'not recorded'],
              ]} />
              <Timing ttfb={response.ttfb} duration={response.duration} />
              <p class="muted small">The page was asked for once more, without cookies and without cache, so numbers can differ from your own visit.</p>
            </>
          )
          : <Absent facts={facts} name="response" />}
      </div>

      <Part title="Headers explained">
        {response
          ? <DataTable<Header> name="response headers" rows={response.headers} columns={headerColumns} act={act} empty="The server sent no header that the browser shows to extensions." />
          : <Absent facts={facts} name="response" />}
      </Part>
      <Part title="Security headers" note="Facts for your developers. Search engines do not rank pages by these headers, so they cost no points.">
        {response ? <Security headers={response.headers} /> : <Absent facts={facts} name="response" />}
      </Part>
      <Part title="Mixed content" note="What an https page loads over plain http.">
        {resources
          ? <DataTable<Mixed> name="mixed resources" rows={mixedContent(resources, head, headers)} columns={mixedColumns} act={act} at={({ at }) => at?.selector}
            empty={!page?.url.startsWith('https:') ? 'Does not apply: the page itself did not come over https.'
              : upgradesRequests(head, headers) ? 'None: the page has browsers ask over https for whatever it names with http (upgrade-insecure-requests).'
              : 'None: everything we saw was loaded over https.'} />
          : <Absent facts={facts} name="resources" />}
      </Part>
    </div>
  );
}

type Mixed = ResourcesFact['mixed'][number];

const families: readonly (readonly [from: number, kind: ChipKind, words: string])[] = [
  [500, 'bad', 'the server failed; crawlers come back later and slow down'],
  [429, 'warn', 'too many requests; crawlers come back later'],
  [400, 'bad', 'there is no page here; search engines drop the address'],
  [300, 'warn', 'a redirect: another address answers'],
  [200, 'good', 'the page is there'],
];
function StatusLine({ status }: { status: number }): JSX.Element {
  if (status === 0) return <Verdict kind="bad">No answer came.</Verdict>;
  const [, kind, words] = (status === 429 ? families[1] : families.find(([from]) => status >= from && from !== 429)) ?? [0, 'info' as const, 'an interim answer'];
  return <Verdict kind={kind}>Status {status}: {words}.</Verdict>;
}

/** Waiting and receiving, on one bar. */
function Timing({ ttfb, duration }: { ttfb: number; duration: number }): JSX.Element {
  const whole = Math.max(duration, ttfb, 1);
  return (
    <figure class="t-resp">
      <div class="t-resp-bar" aria-hidden="true">
        <span class="wait" style={{ width: `${(100 * ttfb) / whole}%` }} />
        <span class="receive" style={{ width: `${(100 * (whole - ttfb)) / whole}%` }} />
      </div>
      <figcaption class="legend">
        <span><span class="t-resp-key wait" aria-hidden="true" /> waiting {Math.round(ttfb)} ms</span>
        <span><span class="t-resp-key receive" aria-hidden="true" /> receiving {Math.round(whole - ttfb)} ms</span>
        <span class="muted">together {Math.round(whole)} ms, from this machine</span>
      </figcaption>
    </figure>
  );
}

const headerColumns: readonly Column<Header>[] = [
  { id: 'name', title: 'Header', value: ({ name }) => name, cell: ({ name }) => <code><Cut text={name} max={80} /></code> },
  { id: 'value', title: 'Value', wide: true, value: ({ value }) => value, cell: ({ value }) => (value ? <Cut text={value} max={240} /> : <span class="muted">(empty)</span>) },
  {
    id: 'meaning', title: 'What it says', wide: true, value: ({ name }) => explainHeader(name)?.meaning ?? '',
    cell: ({ name }) => explainHeader(name)?.meaning ?? (/^x-/i.test(name) ? 'A header of this server’s own.' : 'Not in our list of headers.'),
  },
  {
    id: 'source', title: 'Defined in', value: ({ name }) => explainHeader(name)?.source.title ?? '',
    cell: ({ name }) => {
      const source = explainHeader(name)?.source;
      return source ? <a href={source.url} target="_blank" rel="noreferrer">{source.title}</a> : null;
    },
  },
];
const mixedColumns: readonly Column<Mixed>[] = [
  { id: 'url', title: 'Resource', wide: true, value: ({ url }) => url, cell: ({ url }) => <Cut text={url} max={160} /> },
  { id: 'kind', title: 'Kind', value: ({ kind }) => kind, cell: ({ kind }) => <Chip kind={kind === 'active' ? 'bad' : 'warn'}>{kind === 'active' ? 'active: browsers block it' : 'passive: shown or upgraded'}</Chip> },
];

function Security({ headers }: { headers: readonly Header[] }): JSX.Element {
  const sent = securityHeaders.map((entry) => ({ ...entry, values: headers.filter(({ name }) => name.toLowerCase() === entry.name).map(({ value }) => value) }));
  const number = sent.filter(({ values }) => values.length > 0).length;
  return (
    <>
      <p>{number} of {count(sent.length, 'header')} sent.</p>
      <ul class="t-resp-security">
        {sent.map(({ name, title, meaning, values }) => (
          <li key={name}>
            <Chip kind={values.length > 0 ? 'good' : 'muted'}>{values.length > 0 ? 'sent' : 'not sent'}</Chip>
            <span><strong>{title}</strong>{values.length > 0 && <code><Cut text={values.join(', ')} max={160} /></code>}<span class="muted small">{meaning}</span></span>
          </li>
        ))}
      </ul>
    </>
  );
}

function cacheSentence(headers: readonly Header[]): string {
  const field = (wanted: string) => headers.find(({ name }) => name.toLowerCase() === wanted)?.value ?? '';
  const control = field('cache-control').toLowerCase();
  if (!control) return field('expires') ? 'until the Expires date' : 'no Cache-Control: caches decide for themselves';
  if (/no-store/.test(control)) return 'may not be stored (no-store)';
  const seconds = Number(/s-maxage=(\d{1,12})/.exec(control)?.[1] ?? /max-age=(\d{1,12})/.exec(control)?.[1] ?? Number.NaN);
  const who = /private/.test(control) ? 'by the visitor’s browser only' : 'by any cache';
  if (/no-cache/.test(control) || seconds === 0) return `may be stored ${who}, asked for again each time`;
  if (Number.isNaN(seconds)) return `may be stored ${who}`;
  return `may be stored ${who} for ${spanOf(seconds)}`;
}
function spanOf(seconds: number): string {
  if (seconds < 120) return count(seconds, 'second');
  if (seconds < 7200) return count(Math.round(seconds / 60), 'minute');
  if (seconds < 172_800) return count(Math.round(seconds / 3600), 'hour');
  return count(Math.round(seconds / 86_400), 'day');
}
