import type { Book, Material } from './book.ts';
import { printableText } from './text/clean.ts';
import { PdfDocument } from './document.ts';
import { PageFlow } from './flow.ts';
import { DeferredDrawing } from './deferred-drawing.ts';
import { TextPainter } from './text/painter.ts';
import { accentFrom, colors, contentWidth, paper, styles } from './theme.ts';
import { Typesetter } from './text/typesetter.ts';

/** The look of every document. */
export type Look = Pick<Material, 'agency' | 'color' | 'logo' | 'paper' | 'fonts' | 'canvas' | 'locale'>;
/** Header text of a new page. */
export interface Heading {
  section: string;
}

/** A document without pages, and the tools that write into it. */
export function openBook(
  { agency, color, paper: size, fonts, canvas, locale }: Look,
  { title, name, subject, heading }: { title: string; name: string; subject: string; heading: Heading },
): Book {
  const author = printableText(agency, 120);
  const whole = [title, name].filter(Boolean).join(locale.words.punctuation.colon);
  const document = new PdfDocument(fonts, { title: whole, author, language: locale.code, direction: locale.direction, subject }, size);
  const set = new Typesetter(document, new TextPainter(document, canvas));
  return {
    document,
    locale,
    set,
    flow: new PageFlow(document, () => drawEdges(document, set, heading.section, author, whole)),
    accent: accentFrom(color),
    tools: [],
    annex: false,
    later: new DeferredDrawing(document),
    chapters: [],
    shown: new Set(),
  };
}

/** The header and footer of a page: section, agency, number and title. */
function drawEdges(document: PdfDocument, set: Typesetter, section: string, agency: string, title: string): void {
  set.label(section, paper.left, 38, styles.tiny, contentWidth * 0.62);
  if (agency) set.label(agency, paper.left + contentWidth * 0.64, 38, styles.tiny, contentWidth * 0.36, 'right');
  document.rectangle(paper.left, 45, contentWidth, 0.5, colors.line);
  const number = String(document.page);
  set.label(number, paper.left, document.height - 30, styles.tiny, 60);
  document.pageTotal(paper.left + set.width(number, styles.tiny), document.height - 30);
  set.label(title, paper.left + 80, document.height - 30, styles.tiny, contentWidth - 80, 'right');
}
