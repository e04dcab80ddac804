import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { exclusionReasons, type ExclusionReason } from '../../checks/site/crawl.ts';
import { mostExcluded, type Run } from '../../bridge/runs.ts';
import { DataTable } from '../../components/data-table.tsx';
import { PageUrlText } from '../../components/page-text.tsx';
import type { Column } from '../../components/tool-props.ts';
import { useBulkWords } from '../../components/words/use-bulk-words.ts';
import type { BulkProps } from './bulk-props.ts';

interface ExclusionGroup {
  url: string;
  why: ExclusionReason;
}

/** URLs that the crawl found but did not audit, by reason. */
export function ExcludedList({ run, actions }: Pick<BulkProps, 'actions'> & { run: Run }): JSX.Element {
  const words = useBulkWords().crawl;
  const { leftOut } = run;
  const rows = useMemo(() => exclusionReasons.flatMap((why) => (leftOut?.[why] ?? []).map((url) => ({ url, why }))), [leftOut]);
  const columns = useMemo(
    (): Column<ExclusionGroup>[] => [
      { id: 'why', title: words.leftWhy, value: ({ why }) => words.reason({ why }) },
      {
        id: 'url',
        title: words.leftUrl,
        wide: true,
        value: ({ url }) => url,
        cell: ({ url }) => (
          <bdi dir="ltr" class="compare-url">
            <PageUrlText url={url} />
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

export const countBulkExcluded = ({ leftOut }: Run): number => Object.values(leftOut ?? {}).reduce((sum, urls) => sum + urls.length, 0);
