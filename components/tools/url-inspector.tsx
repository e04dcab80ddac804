import type { JSX } from 'preact';
import { classifyParameters, registrableDomain, valueOf, withoutParameters, type Parameter } from '../../checks/index.ts';
import { DataTable } from '../data-table.tsx';
import { Absent, Chip, CopyButton, count, Cut, Facts, Part, type ChipKind } from '../tool-parts.tsx';
import type { Column, ToolProps } from '../tool-props.ts';

/** URL inspector: the address taken apart, its parameters classified, and a clean version to copy. */
export default function UrlInspector({ facts, act }: ToolProps): JSX.Element {
  const page = valueOf(facts, 'page');
  if (!page) return <Absent facts={facts} name="page" />;
  if (!URL.canParse(page.url)) return <p class="empty">The address of this page does not parse: <Cut text={page.url} /></p>;
  const url = new URL(page.url);
  const parts = anatomy(url);
  const parameters = classifyParameters(page.url);
  const clean = withoutParameters(page.url, ['tracking', 'session']).replace(/#.*$/s, '');
  const readable = decode(page.url);
  const same = clean === page.url;
  return (
    <div class="stack loose">
      <figure class="t-url">
        <figcaption class="visually-hidden">Anatomy of the address</figcaption>
        <div class="t-url-line">
          {parts.map(({ kind, text, name }, index) => (
            <span key={index} class={`t-url-part ${kind}`}>
              <span class="t-url-text"><Cut text={text} max={240} /></span>
              <span class="t-url-name">{name}</span>
            </span>
          ))}
        </div>
      </figure>

      <Part title="Clean version" note={same ? 'The address carries no tracking, no session and no fragment: it is as clean as it gets.' : 'Without tracking and session parameters and without the fragment. Make sure that it shows the same page before you use it.'}>
        <p class="t-url-clean"><code><Cut text={clean} max={600} /></code> <CopyButton act={act} text={clean} /></p>
      </Part>

      <Part title="Parameters" note="What each one is for, told from its name.">
        <DataTable<Parameter> name="parameters" rows={parameters} columns={columns} act={act} empty="The address has no parameters." />
      </Part>

      <Part title="Form">
        <Facts rows={[
          ['Length', `${count(page.url.length, 'character')}. Addresses under 2,000 characters work everywhere.`],
          ['Path', depthOf(url)],
          ['Encodings', encodings(page.url, url)],
          ...(readable !== page.url ? [['Readable', <Cut text={readable} max={600} />] as const] : []),
        ]} />
      </Part>
    </div>
  );
}

interface UrlPart { kind: string; text: string; name: string }
function anatomy(url: URL): UrlPart[] {
  const parts: UrlPart[] = [{ kind: 'scheme', text: url.host ? `${url.protocol}//` : url.protocol, name: 'scheme' }];
  if (url.username) parts.push({ kind: 'other', text: `${url.username}@`, name: 'user' });
  if (url.hostname) {
    const domain = registrableDomain(url.hostname);
    const sub = url.hostname.slice(0, Math.max(0, url.hostname.length - domain.length));
    if (sub) parts.push({ kind: 'sub', text: sub, name: 'subdomain' });
    parts.push({ kind: 'domain', text: domain, name: 'domain' });
  }
  if (url.port) parts.push({ kind: 'other', text: `:${url.port}`, name: 'port' });
  const segments = url.pathname.match(/\/?[^/]+\/?$|\/?[^/]+|\//g) ?? [];
  for (const [index, segment] of segments.slice(0, 30).entries()) {
    parts.push({ kind: 'path', text: decode(segment), name: segment === '/' ? 'root' : index === segments.length - 1 ? 'page' : `folder ${index + 1}` });
  }
  if (url.search) parts.push({ kind: 'query', text: decode(url.search), name: 'query' });
  if (url.hash) parts.push({ kind: 'fragment', text: decode(url.hash), name: 'fragment' });
  return parts;
}

const kinds: Record<Parameter['kind'], readonly [kind: ChipKind, words: string]> = {
  tracking: ['warn', 'tracking: not part of the page'],
  session: ['bad', 'session: another address for each visitor'],
  pagination: ['info', 'page number'],
  order: ['info', 'order or view'],
  search: ['info', 'search words'],
  language: ['info', 'language'],
  other: ['muted', 'unknown, probably the content'],
};
const columns: readonly Column<Parameter>[] = [
  { id: 'name', title: 'Name', value: ({ name }) => name, cell: ({ name }) => <code><Cut text={name || '(no name)'} max={80} /></code> },
  { id: 'value', title: 'Value', wide: true, value: ({ value }) => value, cell: ({ value }) => (value ? <Cut text={value} max={200} /> : <span class="muted">(empty)</span>) },
  { id: 'kind', title: 'For', value: ({ kind }) => kinds[kind][1], cell: ({ kind }) => <Chip kind={kinds[kind][0]}>{kinds[kind][1]}</Chip> },
];

function depthOf(url: URL): string {
  const segments = url.pathname.split('/').filter(Boolean).length;
  if (segments === 0) return 'the root of the site';
  return `${count(segments, 'part')}, ${url.pathname.endsWith('/') ? 'ends in a slash' : 'no slash at the end'}`;
}

function encodings(written: string, url: URL): string {
  const found: string[] = [];
  const encoded = url.pathname.match(/%[0-9a-f]{2}/gi)?.length ?? 0;
  if (encoded > 0) found.push(`${count(encoded, 'percent-encoded byte')} in the path`);
  const query = url.search.match(/%[0-9a-f]{2}/gi)?.length ?? 0;
  if (query > 0) found.push(`${count(query, 'percent-encoded byte')} in the query`);
  if (/\+/.test(url.search)) found.push('plus signs in the query, which stand for spaces');
  if (/(^|\.)xn--/.test(url.hostname)) found.push('an internationalised host name, written in ASCII (punycode)');
  if (decode(written) === written && encoded + query > 0) found.push('bytes that are not UTF-8');
  return found.length > 0 ? `${found.join('; ')}.` : 'none: plain ASCII.';
}

/** Percent-encoding taken off where it is UTF-8 and turns into something to read. */
function decode(text: string): string {
  return text.replace(/(?:%[89a-f][0-9a-f])+/gi, (run) => {
    try {
      return decodeURIComponent(run);
    } catch {
      return run;
    }
  });
}
