import type { JSX } from 'preact';
import { clusterOf, hreflangRows, languageAgreement, valueOf, type HreflangRow, type LanguageFact } from '../../checks/index.ts';
import { DataTable } from '../data-table.tsx';
import { Absent, absence, Chip, Cut, Facts, Part } from '../tool-parts.tsx';
import type { Column, ToolProps } from '../tool-props.ts';
import './rendering.css';

/** Languages and hreflang: what the page declares, what its text is, and the cluster of alternates. */
export default function Languages({ facts, act }: ToolProps): JSX.Element {
  const page = valueOf(facts, 'page');
  const language = valueOf(facts, 'language');
  const head = valueOf(facts, 'head');
  const response = valueOf(facts, 'response');
  const cluster = head && page ? clusterOf(page, head, response) : null;
  return (
    <div class="stack loose">
      <Part title="Language of the page">
        {page
          ? (
            <Facts rows={[
              ['html lang', page.lang === null ? <span class="muted">not declared</span> : <>{tagged(page.lang)} {agreement(page.lang, language)}</>],
              ['xml:lang', page.xmlLang === null ? <span class="muted">not declared</span> : tagged(page.xmlLang)],
              ['Direction', page.dir ?? 'not declared'],
              ['Text', language ? (language.detected === 'und' ? 'too little text, or a language we do not know' : `${nameOf(language.detected)} (${Math.round(language.confidence * 100)} % sure), script ${language.script}`) : <Absent facts={facts} name="language" />],
              ['Content-Language', response ? <Cut text={response.headers.find(({ name }) => name === 'content-language')?.value ?? 'not sent'} max={80} /> : absence(facts, 'response')],
            ]} />
          )
          : <Absent facts={facts} name="page" />}
      </Part>
      <Part title="hreflang cluster" note={valueOf(facts, 'alternates') ? 'Google reads a pair only when both pages name each other.' : `Google reads a pair only when both pages name each other. ${absence(facts, 'alternates')}`}>
        {cluster
          ? <DataTable<HreflangRow> name="alternates" act={act} at={({ selector }) => selector} columns={columns}
            rows={hreflangRows(cluster.alternates, cluster.self, valueOf(facts, 'alternates') ?? null)}
            empty="The page declares no hreflang alternates. A site in one language needs none." />
          : <Absent facts={facts} name="head" />}
      </Part>
    </div>
  );
}

const names = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'code' });
function nameOf(tag: string): string {
  try {
    return names.of(tag.trim()) ?? tag;
  } catch {
    return 'not a language tag';
  }
}
const tagged = (tag: string) => <><code><Cut text={tag || '(empty)'} max={40} /></code> {tag.trim() !== '' && <span class="muted"><Cut text={nameOf(tag)} max={80} /></span>}</>;
function agreement(declared: string, language: LanguageFact | undefined): JSX.Element | null {
  if (!language || language.detected === 'und') return null;
  const { detected, script } = language;
  const agrees = languageAgreement(declared, { language: detected, script });
  if (agrees === 'unknown') return null;
  return agrees === 'same' ? <Chip kind="good">as the text</Chip> : <Chip kind="warn">the text is {nameOf(detected)}</Chip>;
}

/** Why nothing is known of an alternate: it was not asked, or it was and gave no page to read. */
const unknownOf = ({ probe }: HreflangRow) => (!probe || probe.class === 'skipped' ? 'not probed' : 'not known: no page was read');
function indexingOf(row: HreflangRow): string {
  if (row.self) return 'this page';
  if (row.blocked && row.probe?.class !== 'broken') return 'blocked by robots.txt';
  return row.noindex === null ? unknownOf(row) : row.noindex ? 'noindex' : 'allowed';
}
const columns: readonly Column<HreflangRow>[] = [
  { id: 'code', title: 'Code', value: ({ code }) => code, cell: ({ code, self }) => <><code class={self ? 't-cluster-self' : ''}><Cut text={code} max={40} /></code>{self && <> <Chip kind="info">this page</Chip></>}</> },
  { id: 'url', title: 'Address', wide: true, value: ({ url, href }) => url ?? href, cell: ({ url, href }) => <Cut text={url ?? href} max={140} /> },
  { id: 'fault', title: 'Code and address', wide: true, value: ({ fault }) => fault || 'valid', cell: ({ fault }) => (fault ? <Chip kind="bad">{fault}</Chip> : <Chip kind="good">valid</Chip>) },
  { id: 'from', title: 'From', value: ({ from, inHead }) => (from === 'header' ? 'Link header' : inHead ? 'head' : 'body: not read') },
  { id: 'status', title: 'Answers', value: ({ probe }) => (probe ? `${probe.class} ${probe.status || ''}`.trim() : 'not probed') },
  {
    id: 'returns', title: 'Links back', value: (row) => (row.self ? 'itself' : row.returns === null ? unknownOf(row) : row.returns ? 'yes' : 'no'),
    cell: (row) => (row.self ? 'itself' : row.returns === null ? <span class="muted">{unknownOf(row)}</span> : <Chip kind={row.returns ? 'good' : 'bad'}>{row.returns ? 'yes' : 'no'}</Chip>),
  },
  {
    id: 'indexing', title: 'Indexing', value: indexingOf,
    cell: (row) => {
      const words = indexingOf(row);
      return words === 'allowed' ? <Chip kind="good">{words}</Chip> : row.noindex || row.blocked ? <Chip kind="bad">{words}</Chip> : <span class="muted">{words}</span>;
    },
  },
];
