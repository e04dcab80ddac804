import { useMemo } from 'preact/hooks';
import type { JSX } from 'preact';
import { linkRows, type LinkRow } from '../../../checks/derive/links/kinds.ts';
import { factValueOf } from '../../../checks/core/fact-value.ts';
import type { LinkClass, LinkStatusFact, Probe } from '../../../checks/core/facts/probes.ts';
import { probeFinder, probeUrl } from '../../../checks/views/link-probes.ts';
import { DataTable } from '../../tables/data-table.tsx';
import { ProseText, isolateQuote } from '../../findings/prose.tsx';
import {
  AbsentFactNote,
  StatusChip,
  CutText,
  LinksNotReadNote,
  MarkToggle,
  Part,
  TableUrl,
  useWhyAbsent,
  type ChipKind,
} from '../../tool/parts.tsx';
import type { Column, Mark, ToolProps } from '../../tool/props.ts';
import { usePart } from '../../use-locale.ts';
import type { Parts } from '../../../words/locale.ts';

type ViewWords = Parts['link-status'];
const useViewWords = (): ViewWords => usePart('link-status');

interface Target {
  url: string;
  links: LinkRow[];
  probe: Probe | null;
}
const classes: Record<LinkClass, ChipKind> = { ok: 'good', redirected: 'warn', broken: 'bad', unverified: 'info', skipped: 'muted' };
const order: readonly LinkClass[] = ['broken', 'redirected', 'unverified', 'skipped', 'ok'];

/** Link status: every URL the page links to, with the result of its check. */
export default function View({ facts, act }: ToolProps): JSX.Element {
  const words = useViewWords();
  const absence = useWhyAbsent();
  const links = factValueOf(facts, 'links');
  const status = factValueOf(facts, 'linkStatus');
  const pageUrl = factValueOf(facts, 'page')?.url ?? '';
  const rows = useMemo(() => linkRows(links?.items ?? [], pageUrl), [links, pageUrl]);
  const targets = useMemo(() => unique(rows, status), [rows, status]);
  if (!links) return <AbsentFactNote facts={facts} name="links" />;
  const invalid = rows.filter(({ kind }) => kind === 'invalid');
  const columns = columnsOf(words.targets);
  return (
    <div class="stack loose">
      {status ? (
        <Progress status={status} targets={targets} />
      ) : (
        <p class="empty">
          {absence(facts, 'linkStatus')} {knownWithout(targets, invalid, words)}
        </p>
      )}
      {status && (
        <p>
          <MarkToggle act={act} label={words.mark} marks={targets.flatMap((target) => marksOf(target, words))} />
        </p>
      )}
      <Part title={words.targets.title}>
        <LinksNotReadNote links={links} />
        <DataTable<Target>
          name={words.targets.rows}
          rows={targets}
          columns={status ? [...columns.slice(0, 1), probeColumn(words), ...columns.slice(1)] : columns}
          act={act}
          at={({ links: group }) => group[0]?.link.selector}
          empty={words.targets.none}
        />
      </Part>
      {invalid.length > 0 && (
        <Part title={words.invalid.title} note={words.invalid.note}>
          <DataTable<LinkRow>
            name={words.invalid.rows}
            rows={invalid}
            columns={invalidColumns(words.invalid)}
            act={act}
            at={({ link }) => link.selector}
            empty={words.invalid.none}
          />
        </Part>
      )}
    </div>
  );
}

const knownWithout = (targets: readonly Target[], invalid: readonly LinkRow[], words: ViewWords) =>
  words.known({
    urls: targets.length,
    external: targets.filter(({ links }) => links[0]?.kind === 'external').length,
    invalid: invalid.length,
  });

/** http(s) targets without fragment, broken first, then in document order. */
function unique(rows: readonly LinkRow[], status: LinkStatusFact | undefined): Target[] {
  const byUrl = new Map<string, Target>();
  const probeOf = probeFinder(status);
  for (const row of rows) {
    const key = probeUrl(row.link);
    if (key === null) continue;
    const known = byUrl.get(key);
    if (known) known.links.push(row);
    else byUrl.set(key, { url: key, links: [row], probe: probeOf(row.link) });
  }
  const rank = ({ probe }: Target) => (probe ? order.indexOf(probe.class) : order.length - 2);
  return status ? [...byUrl.values()].sort((a, b) => rank(a) - rank(b)) : [...byUrl.values()];
}

function Progress({ status, targets }: { status: LinkStatusFact; targets: readonly Target[] }): JSX.Element {
  const words = useViewWords();
  const numbers = order
    .map((name) => ({ name, number: status.probes.filter((probe) => probe.class === name).length }))
    .filter(({ number }) => number > 0);
  const rest = Math.max(0, targets.length - status.probes.length);
  return (
    <figure class="t-links">
      <div class="t-links-bar" aria-hidden="true">
        {numbers.map(({ name, number }) => (
          <span key={name} class={`t-status-${name}`} style={{ flexGrow: number }} />
        ))}
        {!status.finished && rest > 0 && <span class="t-status-rest" style={{ flexGrow: rest }} />}
      </div>
      <figcaption class="legend">
        {numbers.length === 0 && <span>{words.nothingYet}</span>}
        {numbers.map(({ name, number }) => (
          <span key={name}>
            <span class={`t-key t-status-${name}`} aria-hidden="true" /> {words.counted({ count: number, name: words.classes[name] })}
          </span>
        ))}
        <span class="muted">
          {status.finished ? words.finished : words.soFar({ checked: status.probes.length, total: targets.length })}
        </span>
      </figcaption>
      <p class="muted small">{words.unverified}</p>
    </figure>
  );
}

const outcomeOf = ({ class: name, status }: Probe, words: ViewWords) =>
  status > 0 ? words.withStatus({ name: words.classes[name], status }) : words.classes[name];
function marksOf({ links, probe }: Target, words: ViewWords): Mark[] {
  if (!probe || probe.class === 'skipped') return [];
  const mark = { label: outcomeOf(probe, words), kind: classes[probe.class] };
  return links.map(({ link }) => ({ selector: link.selector, ...mark }));
}

const probeColumn = (words: ViewWords): Column<Target> => ({
  id: 'status',
  title: words.targets.status,
  wide: true,
  value: ({ probe }) => (probe ? outcomeOf(probe, words) : words.targets.unchecked),
  cell: ({ probe }) =>
    probe ? (
      <>
        <StatusChip kind={classes[probe.class]}>{outcomeOf(probe, words)}</StatusChip>
        {probe.redirects > 0 && (
          <span class="muted small">
            <br />
            <ProseText text={words.targets.redirects({ count: probe.redirects, url: isolateQuote(probe.finalUrl, 80) })} />
          </span>
        )}
        {probe.reason && (
          <span class="muted small">
            <br />
            <CutText text={words.targets.why({ why: probe.reason })} max={80} />
          </span>
        )}
      </>
    ) : (
      <span class="muted">{words.targets.unchecked}</span>
    ),
});
const columnsOf = (words: ViewWords['targets']): readonly Column<Target>[] => [
  { id: 'target', title: words.url, wide: true, value: ({ url }) => url, cell: ({ url }) => <TableUrl url={url} max={140} /> },
  {
    id: 'text',
    title: words.text,
    wide: true,
    value: ({ links }) => links[0]?.link.name ?? '',
    cell: ({ links }) => (links[0]?.link.name ? <CutText text={links[0].link.name} max={80} /> : <span class="muted">{words.noText}</span>),
  },
  {
    id: 'kind',
    title: words.where,
    value: ({ links }) => (links[0]?.kind === 'external' ? words.external : links[0]?.kind === 'same-page' ? words.self : words.internal),
  },
  { id: 'times', title: words.links, numeric: true, value: ({ links }) => links.length },
];
const invalidColumns = (words: ViewWords['invalid']): readonly Column<LinkRow>[] => [
  {
    id: 'href',
    title: words.written,
    wide: true,
    value: ({ link }) => link.href,
    cell: ({ link }) => (
      <code>
        <CutText text={link.href ?? ''} max={140} />
      </code>
    ),
  },
  { id: 'text', title: words.text, wide: true, value: ({ link }) => link.name, cell: ({ link }) => <CutText text={link.name} max={80} /> },
];
