import type { JSX } from 'preact';
import type { PageType } from '../../checks/core/facts/about.ts';
import { useLocale, useWords } from '../use-locale.ts';

/** The type of a page as a control that opens the choice of another. @param reason why the page has its type; '' if unknown */
export function PageTypeChoice({
  detected,
  chosen,
  reason,
  choose,
}: {
  detected: PageType;
  /** Null if the user chose none. */
  chosen: PageType | null;
  reason: string;
  choose(type: PageType | null): void;
}): JSX.Element {
  const words = useWords().overview;
  const { pageTypes } = useLocale().words;
  const types = Object.keys(pageTypes) as PageType[];
  const auto = <option value="">{words.detected({ type: pageTypes[detected] })}</option>;
  return (
    <select
      class="tag"
      aria-label={words.pageType}
      title={reason}
      value={chosen ?? ''}
      onChange={(event) => choose(types.find((type) => type === event.currentTarget.value) ?? null)}
    >
      {/* Above the type that it explains, in the list alone: the line of the scores has no room for it. */}
      {chosen === null && reason ? <optgroup label={reason}>{auto}</optgroup> : auto}
      {types.map((type) => (
        <option key={type} value={type}>
          {pageTypes[type]}
        </option>
      ))}
    </select>
  );
}
