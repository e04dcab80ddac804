import type { JSX } from 'preact';
import type { AgentAnswers, KnownFacts, ProbeReason } from '../checks/doors/facts.ts';
import type { Report, ReportSignal } from '../checks/doors/report.ts';
import type { CrawlerSight } from '../reports/crawler-sight.ts';

/** Props of a tool's view: the known facts, and the actions it may request. */
export interface ToolProps {
  report: Report;
  facts: KnownFacts;
  act: ToolActions;
}

/** Marks drawn over the page: shape and color distinguish the kinds, the label names them. */
export interface Mark {
  selector: string;
  /** Selector of the last of several elements that one mark goes around. */
  until?: string;
  label: string;
  /** What marks of its kind have in common, for the legend; its label when absent. */
  group?: string;
  kind: 'good' | 'warn' | 'bad' | 'info' | 'muted';
  /** `shade`: filled; `dim`: paled; `spotlight`: everything around it dimmed. An outline when absent. */
  look?: 'shade' | 'dim' | 'spotlight';
}

export interface Snapshot {
  id: string;
  /** RFC 3339 */
  at: string;
  /** Its URL. */
  name: string;
  /** Not saved: the report of another tab of this session. */
  tab: boolean;
  report: Report;
}

/** Everything that leaves the picture: the popup carries it out. */
export interface ToolActions {
  /** False when the audited page no longer is in a tab: buttons that would point into it are left out. */
  live?: boolean;
  /** Images of the page: none is requested before load(). Absent if none can be requested. */
  pictures?: {
    /** The image of a URL: its data: URL, or why there is none. Undefined until it is requested. */
    of(url: string): { data: string; reason: ProbeReason | null } | undefined;
    readonly loading: boolean;
    /** Those for which the browser will ask the reader. */
    toAllow(urls: readonly string[]): string[];
    /** Must be called synchronously in a click handler. */
    load(urls: readonly string[]): void;
    /** @returns function that stops it */
    watch(changed: () => void): () => void;
  };
  /** Requests this URL as Markdown, and the ARD file of its site. Absent if nothing can be requested. */
  answersForAgents?(): Promise<AgentAnswers>;
  /** Scrolls the page to the element and outlines it; leaves no trace. */
  show(selector: string): void;
  /** Draws marks with a legend over the page until cleared, or until the popup closes; pinned ones stay, and `remove` names the button in the legend that takes them away. */
  mark(marks: Mark[], pinned?: { remove: string }): void;
  clearMarks(): void;
  /** Opens the slider between people and crawlers on the page, where it stays after the popup closes. Absent if there is no page. */
  showSight?(sight: CrawlerSight): void;
  /** Copies an image, or saves it if the browser does not allow copying. Must be called synchronously in a click handler. */
  copyImage?(fileName: string, png: Promise<Blob>): Promise<void>;
  saveImage?(fileName: string, png: Promise<Blob>): Promise<void>;
  /** Calls back when marks that were drawn are no longer there: other marks are drawn, an element is shown, or they were taken away on the page. @returns function that stops it */
  watchMarks?(gone: () => void): () => void;
  copy(text: string): void;
  /** Saves a file; the name has no folder and the extension of its type. */
  save(fileName: string, mimeType: string, text: string): void;
  /** Opens an http(s) address in a new tab. */
  open(url: string): void;
  /** Opens the audited page in a window of this inner width, CSS pixels. */
  openWindow(width: number): void;
  rerun(): void;
  /** Keywords that the reader looks for, by the site of a URL. Absent if nothing is stored. */
  keywords?: { read(url: string): Promise<string[]>; keep(url: string, keywords: readonly string[]): Promise<void> };
  /** Local snapshots, newest first, and reports of other tabs of this session. */
  snapshots(): Promise<Snapshot[]>;
  saveSnapshot(): Promise<Snapshot[]>;
  deleteSnapshot(id: string): Promise<Snapshot[]>;
}

export type Tool = (props: ToolProps) => JSX.Element;
/** What a check gets that offers what can be pasted. */
export interface FixItProps extends ToolProps {
  entry: ReportSignal;
  /** The check is alone on view: the first of what can be pasted is open. */
  alone?: boolean;
}

/** A column of components/data-table.tsx. `value` is used for filter, sort, copy, CSV and JSON, `cell` for the picture. */
export interface Column<Row> {
  id: string;
  title: string;
  value(row: Row): string | number | null;
  cell?(row: Row): JSX.Element | string | null;
  /** Numbers align right and sort as numbers. */
  numeric?: boolean;
  /** May be cut and wrapped: long text. */
  wide?: boolean;
}
export interface DataTableProps<Row> {
  /** What the rows are, plural, lower case: "links". Also the file name of exports. */
  name: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  /** Total when rows are capped. */
  total?: number;
  /** Selector of the row's element: gives the row its "Show on page" button. */
  at?(row: Row): string | null | undefined;
  act: ToolActions;
  /** Draws rows otherwise than as a table: filter, copy and files stay those of the columns. */
  grid?(rows: readonly Row[]): JSX.Element;
  /** Said when there are no rows: a whole sentence. */
  empty: string;
}
