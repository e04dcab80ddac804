import type { JSX } from 'preact';
import type { Figures } from '../../checks/collect/contrast/measure.ts';
import type { AgentAnswers } from '../../checks/derive/agents.ts';
import type { KnownFacts } from '../../checks/core/facts.ts';
import type { ProbeReason } from '../../checks/core/facts/missing.ts';
import type { FieldData, FieldDataMissing } from '../../checks/fetch/field-data.ts';
import type { Report, ReportSignal } from '../../checks/core/report/report.ts';
import type { CrawlerSight } from '../../reports/crawler-sight.ts';

/** Props of a tool's view: the known facts, and the actions it may request. */
export interface ToolProps {
  report: Report;
  facts: KnownFacts;
  act: ToolActions;
}

/** Marks on the page: shape and color distinguish the kinds, the label names them. */
export interface Mark {
  selector: string;
  /** Selector of the last element, if one mark surrounds several. */
  until?: string;
  label: string;
  /** What marks of its kind have in common, for the legend; its label if absent. */
  group?: string;
  kind: 'good' | 'warn' | 'bad' | 'info' | 'muted';
  /** `shade`: filled; `dim`: faded; `spotlight`: everything around it is dimmed. An outline if absent. */
  look?: 'shade' | 'dim' | 'spotlight';
}

/** A stored snapshot, or the report of another tab of this session. */
export interface Snapshot {
  id: string;
  /** RFC 3339 */
  at: string;
  /** Its URL. */
  name: string;
  /** Saved by the user, by an earlier audit of the page, or not saved: the report of another tab of this session. */
  from: 'saved' | 'automatic' | 'tab';
  report: Report;
}

/** Width of a phone's window in CSS pixels: common among current phones, and that of `--device mobile`. */
export const phoneWidth = 412;

/** All actions that views may request: the popup carries them out. */
export interface ToolActions {
  /** False if the audited page is no longer in a tab: buttons that point into it are hidden. */
  live?: boolean;
  /** Images of the page: none is requested before load(). Absent if none can be requested. */
  pictures?: {
    /** The image of a URL: its data: URL, or why there is none. Undefined until it is requested. */
    of(url: string): { data: string; reason: ProbeReason | null } | undefined;
    readonly loading: boolean;
    /** URLs for which the browser will ask for permission. */
    toAllow(urls: readonly string[]): string[];
    /** Must be called synchronously in a click handler. */
    load(urls: readonly string[]): void;
    /** @returns function that stops it */
    watch(changed: () => void): () => void;
  };
  /** Requests this URL as Markdown, and the ARD file of its site. Absent if nothing can be requested. */
  answersForAgents?(): Promise<AgentAnswers>;
  /** Measures the contrast of the page's text as it is now; null if the page can't be read. Absent if there is no page. */
  measureContrast?(): Promise<Figures | null>;
  /** Core Web Vitals of real visitors, with the user's own key. `load` sends a request. Absent if nothing can be requested. */
  fieldData?: { hasKey(): Promise<boolean>; load(): Promise<FieldData | FieldDataMissing> };
  /** Scrolls the page to the element and outlines it, without leaving a trace. */
  show(selector: string): void;
  /** Shows marks with a legend on the page until they are cleared, or until the popup closes; pinned ones stay, and `remove` is the label of the button in the legend that removes them. */
  mark(marks: Mark[], pinned?: { remove: string }): void;
  clearMarks(): void;
  /** Opens the slider between people and crawlers on the page, where it stays after the popup closes. Absent if there is no page. */
  showSight?(sight: CrawlerSight): void;
  /** Copies an image, or saves it if the browser does not allow copying. Must be called synchronously in a click handler. */
  copyImage?(fileName: string, png: Promise<Blob>): Promise<void>;
  saveImage?(fileName: string, png: Promise<Blob>): Promise<void>;
  /** Calls back when marks are no longer shown: other marks replaced them, an element was shown, or they were removed on the page. @returns function that stops it */
  watchMarks?(gone: () => void): () => void;
  /** Title and agency of the user's reports. Absent where there are no settings. */
  brand?(): Promise<{ title: string; agency: string; language?: string }>;
  copy(text: string): void;
  /** Saves a file; the name has no folder, and the extension of its type. */
  save(fileName: string, mimeType: string, text: string): void;
  /** Opens an http(s) URL in a new tab. */
  open(url: string): void;
  /** Opens the audited page in a window of this inner width, CSS pixels. */
  openWindow(width: number): void;
  rerun(): void;
  /** The user's keywords, by the site of a URL. Absent if nothing is stored. */
  keywords?: { read(url: string): Promise<string[]>; keep(url: string, keywords: readonly string[]): Promise<void> };
  /** Local snapshots, newest first, and reports of other tabs of this session. */
  snapshots(): Promise<Snapshot[]>;
  saveSnapshot(): Promise<Snapshot[]>;
  deleteSnapshot(id: string): Promise<Snapshot[]>;
}

export type Tool = (props: ToolProps) => JSX.Element;
/** Props of a check that offers something to paste. */
export interface FixItProps extends ToolProps {
  entry: ReportSignal;
  /** Whether only this check is shown: then its first fix is open. */
  alone?: boolean;
}

/** A column of components/tables/data-table.tsx. `value` is used to filter, sort, copy, and for CSV and JSON, `cell` for display. */
export interface Column<Row> {
  id: string;
  title: string;
  value(row: Row): string | number | null;
  cell?(row: Row): JSX.Element | string | null;
  /** Numbers are right-aligned and sorted as numbers. */
  numeric?: boolean;
  /** Long text, which may be cut and wrapped. */
  wide?: boolean;
}
export interface DataTableProps<Row> {
  /** What the rows are, in plural and lower case: "links". Also the file name of exports. */
  name: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  /** Total number if the rows are capped. */
  total?: number;
  /** Selector of the row's element: gives the row its "Show on page" button. */
  at?(row: Row): string | null | undefined;
  act: ToolActions;
  /** Renders rows as something other than a table: filter, copy and files still use the columns. */
  grid?(rows: readonly Row[]): JSX.Element;
  /** Shown when there are no rows: a whole sentence. */
  empty: string;
}
