import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { comparableKey, exclusionReasons, type ExclusionReason } from '../../checks/site/crawl.ts';
import { mostExcluded, type Run } from '../../extension/runs/runs.ts';
import { DataTable } from '../../components/tables/data-table.tsx';
import { PageUrlText } from '../../components/findings/page-text.tsx';
import type { Column } from '../../components/tool/props.ts';
import type { RunToExport } from '../../reports/run.ts';
import type { BulkProps } from './props.ts';
import { usePart } from '../../components/use-locale.ts';

interface ExcludedRow {
  url: string;
  why: ExclusionReason;
  /** Of the response, if it is a file that was requested; 0 if there was none. */
  status: number | null;
  /** Where it redirects; undefined if it does not. */
  to: string | undefined;
}

/** URLs that the crawl found but did not audit, by reason. */
export function ExcludedList({ run, exported, actions }: Pick<BulkProps, 'actions'> & { run: Run; exported: RunToExport }): JSX.Element {
  const words = usePart('bulk').crawl;
  const { leftOut } = run;
  const rows = useMemo(() => {
    const files = new Map(
      exported.pages.flatMap(({ digest }) => (digest?.files ?? []).map((file) => [comparableKey(file.url), file] as const)),
    );
    return exclusionReasons.flatMap((why) =>
      (leftOut?.[why] ?? []).map((url) => {
        const { status = null, to } = files.get(comparableKey(url)) ?? {};
        return { url, why, status, to };
      }),
    );
  }, [leftOut, exported.pages]);
  const columns = useMemo(
    (): Column<ExcludedRow>[] => [
      { id: 'why', title: words.leftWhy, value: ({ why }) => words.reason({ why }) },
      {
        id: 'http',
        title: words.leftHttp,
        value: ({ status }) => status,
        cell: ({ status }) => (status === null ? null : <>{status || words.leftNoAnswer}</>),
      },
      {
        id: 'url',
        title: words.leftUrl,
        wide: true,
        value: ({ url }) => url,
        cell: ({ url, to }) => (
          <bdi dir="ltr" class="compare-url">
            <PageUrlText url={url} />
            {to !== undefined && (
              <span class="muted">
                {' → '}
                <PageUrlText url={to} />
              </span>
            )}
          </bdi>
        ),
      },
    ],
    [words],
  );
  return (
    <section class="stack" aria-labelledby="left-title">
      <h2 id="left-title">{words.leftTitle}</h2>
      {rows.length > 0 && (
        <ul class="row small legend">
          {exclusionReasons
            .filter((why) => leftOut?.[why]?.length)
            .map((why) => (
              <li key={why}>
                {words.leftCount({
                  reason: words.reason({ why }),
                  count: leftOut![why]!.length,
                  more: leftOut![why]!.length >= mostExcluded,
                })}
              </li>
            ))}
        </ul>
      )}
      <DataTable name={words.leftRows} columns={columns} rows={rows} act={actions(null, null, () => {})} empty={words.leftNone} />
    </section>
  );
}

export const countExcluded = ({ leftOut }: Run): number => Object.values(leftOut ?? {}).reduce((sum, urls) => sum + urls.length, 0);
