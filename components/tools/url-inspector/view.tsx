import type { JSX } from 'preact';
import { factValueOf } from '../../../checks/core/fact-value.ts';
import { classifyParameters, parseUrl, withoutParameters, type Parameter } from '../../../checks/parse/urls.ts';
import { registrableDomain } from '../../../checks/parse/registrable-domain.ts';
import { readableUrl } from '../../../checks/core/helpers/readable-url.ts';
import { DataTable } from '../../tables/data-table.tsx';
import { ProseText, isolateQuote } from '../../findings/prose.tsx';
import { AbsentFactNote, StatusChip, CopyButton, CutText, FactRows, Part, type ChipKind } from '../../tool/parts.tsx';
import type { Column, ToolProps } from '../../tool/props.ts';
import { useLocale, usePart } from '../../use-locale.ts';
import type { Parts } from '../../../words/locale.ts';

type ViewWords = Parts['url-inspector'];

/** URL inspector: the parts of the URL, its parameters by kind, and a clean version to copy. */
export default function View({ facts, act }: ToolProps): JSX.Element {
  const words = usePart('url-inspector');
  const { semicolon } = useLocale().words.punctuation;
  const page = factValueOf(facts, 'page');
  if (!page) return <AbsentFactNote facts={facts} name="page" />;
  const url = parseUrl(page.url);
  if (!url)
    return (
      <p class="empty">
        <ProseText text={words.unparsable({ url: isolateQuote(page.url) })} />
      </p>
    );
  const parts = anatomy(url, words.parts);
  const parameters = classifyParameters(page.url);
  const clean = withoutParameters(page.url, ['tracking', 'session']).replace(/#.*$/s, '');
  const readable = readableUrl(page.url);
  const same = clean === page.url;
  return (
    <div class="stack loose">
      <figure>
        <figcaption class="visually-hidden">{words.anatomy}</figcaption>
        <div class="t-url-line">
          {parts.map(({ kind, text, name }, index) => (
            <span key={index} class={`t-url-part ${kind}`}>
              <span class="t-url-text">
                <CutText text={text} max={240} />
              </span>
              <span class="t-url-name">{name}</span>
            </span>
          ))}
        </div>
      </figure>

      <Part title={words.clean.title} note={same ? words.clean.already : words.clean.without}>
        <p class="t-url-clean">
          <code>
            <CutText text={clean} max={600} />
          </code>{' '}
          <CopyButton act={act} text={clean} />
        </p>
      </Part>

      <Part title={words.parameters.title} note={words.parameters.note}>
        <DataTable<Parameter>
          name={words.parameters.rows}
          rows={parameters}
          columns={columnsOf(words.parameters)}
          act={act}
          empty={words.parameters.none}
        />
      </Part>

      <Part title={words.form.title}>
        <FactRows
          rows={[
            [words.form.length, words.form.characters({ count: page.url.length })],
            [words.form.path, depthOf(url, words.form)],
            [words.form.encodings, encodings(page.url, url, words.form, semicolon)],
            ...(readable !== page.url ? [[words.form.readable, <CutText text={readable} max={600} />] as const] : []),
          ]}
        />
      </Part>
    </div>
  );
}

interface UrlPart {
  kind: string;
  text: string;
  name: string;
}
function anatomy(url: URL, words: ViewWords['parts']): UrlPart[] {
  const parts: UrlPart[] = [{ kind: 'scheme', text: url.host ? `${url.protocol}//` : url.protocol, name: words.scheme }];
  if (url.username) parts.push({ kind: 'other', text: `${url.username}@`, name: words.user });
  if (url.hostname) {
    const domain = registrableDomain(url.hostname);
    const sub = url.hostname.slice(0, Math.max(0, url.hostname.length - domain.length));
    if (sub) parts.push({ kind: 'sub', text: sub, name: words.subdomain });
    parts.push({ kind: 'domain', text: domain, name: words.domain });
  }
  if (url.port) parts.push({ kind: 'other', text: `:${url.port}`, name: words.port });
  const segments = url.pathname.match(/\/?[^/]+\/?$|\/?[^/]+|\//g) ?? [];
  for (const [index, segment] of segments.slice(0, 30).entries()) {
    parts.push({
      kind: 'path',
      text: readableUrl(segment),
      name: segment === '/' ? words.root : index === segments.length - 1 ? words.page : words.folder({ index: index + 1 }),
    });
  }
  if (url.search) parts.push({ kind: 'query', text: readableUrl(url.search), name: words.query });
  if (url.hash) parts.push({ kind: 'fragment', text: readableUrl(url.hash), name: words.fragment });
  return parts;
}

const kinds: Record<Parameter['kind'], ChipKind> = {
  tracking: 'warn',
  session: 'bad',
  pagination: 'info',
  order: 'info',
  search: 'info',
  language: 'info',
  other: 'muted',
};
const columnsOf = (words: ViewWords['parameters']): readonly Column<Parameter>[] => [
  {
    id: 'name',
    title: words.name,
    value: ({ name }) => name,
    cell: ({ name }) => (
      <code>
        <CutText text={name || words.noName} max={80} />
      </code>
    ),
  },
  {
    id: 'value',
    title: words.value,
    wide: true,
    value: ({ value }) => value,
    cell: ({ value }) => (value ? <CutText text={value} max={200} /> : <span class="muted">{words.empty}</span>),
  },
  {
    id: 'kind',
    title: words.for,
    value: ({ kind }) => words.kinds[kind],
    cell: ({ kind }) => <StatusChip kind={kinds[kind]}>{words.kinds[kind]}</StatusChip>,
  },
];

function depthOf(url: URL, words: ViewWords['form']): string {
  const parts = url.pathname.split('/').filter(Boolean).length;
  if (parts === 0) return words.root;
  return words[url.pathname.endsWith('/') ? 'slash' : 'noSlash']({ parts });
}

function encodings(written: string, url: URL, words: ViewWords['form'], semicolon: string): string {
  const found: string[] = [];
  const encoded = url.pathname.match(/%[0-9a-f]{2}/gi)?.length ?? 0;
  if (encoded > 0) found.push(words.inPath({ count: encoded }));
  const query = url.search.match(/%[0-9a-f]{2}/gi)?.length ?? 0;
  if (query > 0) found.push(words.inQuery({ count: query }));
  if (/\+/.test(url.search)) found.push(words.plus);
  if (/(^|\.)xn--/.test(url.hostname)) found.push(words.punycode);
  if (readableUrl(written) === written && encoded + query > 0) found.push(words.notUtf8);
  return found.length > 0 ? found.join(semicolon) : words.ascii;
}
