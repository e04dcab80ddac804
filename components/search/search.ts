import { tools, type ToolId } from '../../checks/tools.ts';
import type { CatalogueEntry } from '../../checks/core/catalogue.ts';
import type { MenuItem } from '../parts/menu.tsx';
import { rankEntries, type Entry } from './entries.ts';
import { signalsOfTool } from '../../reports/catalogue.ts';
import type { Locale, Words, Parts } from '../../words/locale.ts';

/** Something besides tools and checks: a button of the report, a view of it, or a part of the settings. */
export interface FoundMore extends Entry {
  note: string;
  /** A button of the report. */
  run?: () => void;
  /** Name of a view of the report, without the link base. */
  view?: string;
  /** Part of the settings page; '' for the whole page. */
  setting?: string;
}

export interface Found {
  tools: ToolId[];
  checks: CatalogueEntry[];
  more: FoundMore[];
  /** Whether one of `more` matches better than every tool. */
  moreFirst: boolean;
}

/** Search results by kind, best first. @param actions buttons of the report; those without an id are not found */
export function searchReport(
  query: string,
  { tools: names, toolGroups: groups }: Words,
  terms: Parts['search'],
  locale: Locale,
  actions: readonly MenuItem[],
): Found {
  const signals = locale.catalogue;
  const titles = new Map(signals.map(({ id, title }) => [id, title]));
  const foundTools = rankEntries(
    query,
    tools.map(({ id, group }) => ({
      id,
      name: names[id].name,
      terms: terms.tools[id],
      about: [id, names[id].help, groups[group], ...signalsOfTool(locale, id).map((signal) => titles.get(signal))].join(' '),
    })),
  );
  const checkTerms: Readonly<Record<string, string>> = terms.checks;
  const foundChecks = rankEntries(
    query,
    signals.map((signal) => ({ id: signal.id, name: signal.title, terms: checkTerms[signal.id] ?? '', about: signal.problem, signal })),
  );
  const actionTerms: Readonly<Record<string, string>> = terms.actions;
  const more = rankEntries<FoundMore>(query, [
    ...actions.flatMap(({ id, name, note, run }) => (id ? [{ id, name, terms: actionTerms[id] ?? '', about: note, note, run }] : [])),
    ...Object.entries(terms.views).map(([id, view]) => ({ ...view, id: `view ${id}`, about: view.note, view: id })),
    ...Object.entries(terms.settings).map(([id, part]) => ({ ...part, id: `setting ${id}`, about: part.note, setting: id })),
  ]);
  return {
    tools: foundTools.map(({ entry }) => entry.id),
    checks: foundChecks.map(({ entry }) => entry.signal),
    more: more.map(({ entry }) => entry),
    moreFirst: (more[0]?.score ?? 0) > (foundTools[0]?.score ?? 0),
  };
}
