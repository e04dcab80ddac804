import type { ToolId } from '../../checks/tools.ts';
import type { Report } from '../../checks/core/report/report.ts';
import type { FailedUrl, SiteContext } from '../../checks/site/findings.ts';
import type { RunDigest } from '../../checks/site/final-urls.ts';
import type { Inlinks } from '../run.ts';
import type { PdfDocument, Picture } from './document.ts';
import type { FontFiles, Target } from './file.ts';
import type { PageFlow } from './flow.ts';
import type { DeferredDrawing } from './deferred-drawing.ts';
import type { Accent, PaperName } from './theme.ts';
import type { TextCanvas } from './text/canvas.ts';
import type { Typesetter } from './text/typesetter.ts';
import type { FileLocale } from '../../words/locale.ts';

/** The content of a PDF. Reports are loaded one at a time, so that a thousand need no more memory than one. */
export interface Material {
  /** In large type on the cover. */
  title: string;
  /** Name of the audit, or title of the page. */
  name: string;
  agency: string;
  /** #rrggbb */
  color: string;
  logo: Logo | null;
  /** A4 by default. */
  paper?: PaperName;
  /** RFC 3339, UTC. */
  at: string;
  /** Only the findings of these tools; empty for all. */
  tools: ToolId[];
  /** Data of the run in addition to its pages; absent if there is none. */
  site?: SiteContext;
  /** Few sentences about the whole run, for the cover; absent if there are none. */
  notes?: readonly string[];
  /** How links were followed and what was left out, for the cover; absent if none were. */
  crawled?: readonly string[];
  /** Whether a single page is treated like a run of many. */
  many: boolean;
  /** Whether every check of every page follows the sheets of the pages. */
  annex: boolean;
  /** Each page once. */
  pages: { digest: RunDigest; inlinks?: Inlinks; report(): Promise<Report | null> }[];
  /** Pages of the audit without a report, with the reason as a sentence. */
  missing: (FailedUrl & { title: string; message: string; inlinks?: Inlinks })[];
  fonts: FontFiles;
  /** Draws characters that the fonts lack. */
  canvas: TextCanvas;
  locale: FileLocale;
}
/** A decoded image, small enough for a cover. */
export interface Logo {
  width: number;
  height: number;
  picture: Picture;
}

/** One audited page in the book. */
export interface Chapter {
  number: number;
  title: string;
  url: string;
  digest: RunDigest;
  target: Target;
}

/** What every part of the document uses. */
export interface Book {
  document: PdfDocument;
  locale: FileLocale;
  set: Typesetter;
  flow: PageFlow;
  accent: Accent;
  tools: ToolId[];
  annex: boolean;
  later: DeferredDrawing;
  chapters: Chapter[];
  /** Checks whose findings are in the document: their sources are at its end. */
  shown: Set<string>;
}
