import type { PdfDocument } from '../document.ts';
import type { Target } from '../file.ts';
import type { EmbeddedFace } from './face.ts';
import { lineBreakPieces, graphemesOf, isDirectionNeutral, isRightToLeft, startsRightToLeft, visualOrder } from './scripts.ts';
import type { TextPainter } from './painter.ts';
import type { Style } from '../theme.ts';

/** Text in one style inside a paragraph. */
export interface Span {
  text: string;
  bold?: boolean;
  color?: string;
  link?: string | Target;
}

/** The smallest part of a line: all its letters are in the font, or all are drawn, or all are drawn right to left. */
interface Atom {
  text: string;
  kind: 'font' | 'drawn' | 'reversed';
  width: number;
  span: Span;
  space: boolean;
  glued: boolean;
}
interface Piece {
  text: string;
  kind: Atom['kind'];
  x: number;
  width: number;
  span: Span;
}
export interface Line {
  pieces: Piece[];
  width: number;
  rightToLeft: boolean;
}

/** Where long URLs and selectors are broken if necessary. */
const seam = /[/?&=_\-.,:;>+)\]]/;

/** Tolerance, because sums of widths are not exact. */
const slack = 0.01;

/** Breaks paragraphs into lines and draws them. Text that the font covers is text; every other run is an image with text under it. */
export class Typesetter {
  constructor(
    readonly document: PdfDocument,
    private readonly painter: TextPainter,
  ) {}

  /**
   * Lines of a paragraph, at least one. In a mirrored document, spans follow each other from right to left, except those of code.
   * @param most maximum lines; the last one then ends with an ellipsis
   */
  lines(text: string | readonly Span[], style: Style, width: number, most = Number.POSITIVE_INFINITY, isCode = false): Line[] {
    const spans = typeof text === 'string' ? [{ text }] : text;
    const whole = spans.length === 1 ? spans[0]!.text : spans.map((span) => span.text).join('');
    const rightToLeft = (this.document.isMirrored && spans.length > 1 && !isCode) || (isRightToLeft(whole) && startsRightToLeft(whole));
    const atoms = spans.flatMap((span) =>
      rightToLeft && isRightToLeft(span.text) ? this.drawnWords(span, style) : this.atoms(span, style),
    );
    const rows: Atom[][] = [];
    let row: Atom[] = [];
    let used = 0;
    for (let at = 0; at < atoms.length;) {
      let end = at + 1;
      while (end < atoms.length && atoms[end]!.glued) end++;
      let group = atoms.slice(at, end);
      at = end;
      let size = group.reduce((sum, atom) => sum + atom.width, 0);
      const gap = row.length > 0 && group[0]!.space ? this.spaceOf(group[0]!, style) : 0;
      if (row.length > 0 && used + gap + size > width + slack) {
        const left = width - used - gap;
        if (size > width && left > width * 0.3) {
          // It is broken anyway: better here than after a half-empty line.
          const [first, rest] = this.cut(group, style, left);
          row.push(...first);
          group = rest;
          size = group.reduce((sum, atom) => sum + atom.width, 0);
        }
        rows.push(row);
        row = [];
        used = 0;
      } else {
        used += gap;
      }
      while (size > width + slack) {
        const [first, rest] = this.cut(group, style, width);
        rows.push(first);
        group = rest;
        size = group.reduce((sum, atom) => sum + atom.width, 0);
        if (rows.length > most) break;
      }
      row.push(...group);
      used += size;
      if (rows.length > most) break;
    }
    if (row.length > 0 || rows.length === 0) rows.push(row);
    if (rows.length > most) {
      rows.length = most;
      this.shorten(rows[most - 1]!, style, width);
    }
    return rows.map((atomsOfRow) => this.line(atomsOfRow, style, rightToLeft));
  }

  /** Width of a text on one line. */
  width(text: string, style: Style): number {
    return this.lines(text, style, Number.POSITIVE_INFINITY)[0]!.width;
  }

  /**
   * @param x distance of the column from where the lines of the document begin
   * @param width of the column; right-to-left lines are aligned to its right edge, all others to its left edge
   */
  draw(line: Line, x: number, baseline: number, style: Style, width = line.width): void {
    const column = this.document.leftOf(x, width);
    const left = line.rightToLeft ? column + width - line.width : column;
    for (const piece of line.pieces) {
      const { text, kind, span } = piece;
      const bold = span.bold ?? style.bold ?? false;
      const color = span.color ?? style.color;
      const at = left + piece.x;
      if (kind === 'font') {
        this.document.text(text, at, baseline, style.size, color, bold);
      } else {
        const painted = this.painter.paint(text, style.size, color, bold, kind === 'reversed');
        const box = painted.place(at, baseline);
        this.document.picture(painted.name, box.x, box.top, box.width, box.height, {
          text: kind === 'reversed' ? visualOrder(text, true) : text,
          x: at,
          baseline,
          width: painted.width,
          size: style.size,
        });
      }
      if (span.link) this.document.link(at, baseline - style.size, piece.width, style.size * 1.3, span.link);
    }
  }

  /** Draws lines from the same place on, each one below the last. @param baseline of the first line */
  drawLines(lines: readonly Line[], x: number, baseline: number, leading: number, style: Style): void {
    lines.forEach((line, index) => this.draw(line, x, baseline + index * leading, style));
  }

  /** Draws one line, cut to the width and aligned in it; in a mirrored document, to the other side. */
  label(text: string, x: number, baseline: number, style: Style, width: number, align: 'left' | 'middle' | 'right' = 'left'): void {
    const [line] = this.lines(text, style, width, 1) as [Line];
    const free = Math.max(0, width - line.width);
    this.draw(line, x + (align === 'left' ? 0 : align === 'middle' ? free / 2 : free), baseline, style);
  }

  // ── Taking a text apart ──

  private face(span: Span, style: Style): EmbeddedFace {
    return (span.bold ?? style.bold) ? this.document.bold : this.document.regular;
  }
  private spaceOf({ span, kind }: Atom, style: Style): number {
    const width = kind === 'reversed' ? this.painter.measure(' ', span.bold ?? style.bold ?? false) : this.face(span, style).widthAt(0x20);
    return width * style.size;
  }

  private atoms(span: Span, style: Style): Atom[] {
    const face = this.face(span, style);
    const atoms: Atom[] = [];
    let start = 0;
    let space = false;
    let width = 0;
    // In a line from left to right, the marks for a direction change nothing, and the font has none.
    const text = span.text.replace(/[\u200e\u200f]/g, '');
    const end = (at: number) => {
      if (at === start) return;
      const word = text.slice(start, at);
      if (Number.isNaN(width)) atoms.push(...this.mixed(word, span, style, face, space));
      else atoms.push({ text: word, kind: 'font', width: width * style.size, span, space, glued: false });
    };
    for (let at = 0; at < text.length; at++) {
      const code = text.charCodeAt(at);
      if (code === 0x20) {
        end(at);
        start = at + 1;
        width = 0;
        space = true;
        continue;
      }
      width += face.widthAt(code);
    }
    end(text.length);
    // A span that does not begin with a space continues the one before it.
    if (atoms[0] && !atoms[0].space) atoms[0].glued = true;
    return atoms;
  }

  /** A word with letters that the font lacks. */
  private mixed(word: string, span: Span, style: Style, face: EmbeddedFace, space: boolean): Atom[] {
    const bold = span.bold ?? style.bold ?? false;
    return lineBreakPieces(word).flatMap((piece, index) => {
      const runs: { text: string; kind: Atom['kind'] }[] = [];
      for (const grapheme of graphemesOf(piece)) {
        // A letter with marks that did not compose needs shaping, even if the font has all its parts.
        const kind = isRightToLeft(grapheme) ? 'reversed' : face.covers(grapheme) && !/\p{M}/u.test(grapheme) ? 'font' : 'drawn';
        const last = runs.at(-1);
        if (last?.kind === kind) last.text += grapheme;
        else runs.push({ text: grapheme, kind });
      }
      return runs.map(({ text, kind }, part): Atom => ({
        text,
        kind,
        span,
        space: space && index === 0 && part === 0,
        glued: part > 0,
        width: (kind === 'font' ? face.width(text) : this.painter.measure(text, bold)) * style.size,
      }));
    });
  }

  /** In a right-to-left paragraph, all words of a span on a line are drawn at once. */
  private drawnWords(span: Span, style: Style): Atom[] {
    const bold = span.bold ?? style.bold ?? false;
    return span.text
      .split(' ')
      .filter(Boolean)
      .map((text, index) => ({
        text,
        kind: 'reversed',
        width: this.painter.measure(text, bold) * style.size,
        span,
        space: index > 0 || span.text.startsWith(' '),
        glued: index === 0 && !span.text.startsWith(' '),
      }));
  }

  /** The part of a group that fits on a line, and the rest. */
  private cut(group: readonly Atom[], style: Style, width: number): [Atom[], Atom[]] {
    const first: Atom[] = [];
    let left = width;
    for (const [index, atom] of group.entries()) {
      if (atom.width <= left) {
        first.push(atom);
        left -= atom.width;
        continue;
      }
      const graphemes = atom.kind === 'font' ? [...atom.text] : graphemesOf(atom.text);
      const sizes = graphemes.map((grapheme) => this.widthOf(grapheme, atom, style));
      let fits = 0;
      let used = 0;
      while (fits < graphemes.length && used + sizes[fits]! <= left) used += sizes[fits++]!;
      // A URL is preferably broken at one of its own separators, if one is near.
      for (let back = fits; back > fits * 0.6 && back > 1; back--) {
        if (seam.test(graphemes[back - 1]!)) {
          fits = back;
          break;
        }
      }
      // At least one, or it would never end.
      if (first.length === 0) fits = Math.max(1, fits);
      const part = (from: number, to?: number): Atom => {
        const text = graphemes.slice(from, to).join('');
        return { ...atom, text, width: this.widthOf(text, atom, style) };
      };
      const rest = [...(fits < graphemes.length ? [{ ...part(fits), space: false }] : []), ...group.slice(index + 1)];
      if (fits > 0) first.push(part(0, fits));
      return [first, rest];
    }
    return [first, []];
  }

  private widthOf(text: string, atom: Atom, style: Style): number {
    return (
      (atom.kind === 'font' ? this.face(atom.span, style).width(text) : this.painter.measure(text, atom.span.bold ?? style.bold ?? false)) *
      style.size
    );
  }

  /** Makes room for an ellipsis at the end of a row. */
  private shorten(row: Atom[], style: Style, width: number): void {
    const dots = this.document.regular.width('…') * style.size;
    const used = () => row.reduce((sum, atom, index) => sum + atom.width + (index > 0 && atom.space ? this.spaceOf(atom, style) : 0), 0);
    while (row.length > 1 && used() + dots > width) row.pop();
    const last = row.at(-1);
    if (!last) return;
    if (used() + dots > width) {
      const [part] = this.cut([last], style, Math.max(1, width - dots - (used() - last.width)));
      row.splice(-1, 1, ...part);
    }
    const end = row.at(-1)!;
    if (end.kind === 'font') row.splice(-1, 1, { ...end, text: `${end.text}…`, width: end.width + dots });
    else row.push({ ...end, text: '…', kind: end.kind === 'reversed' ? 'reversed' : 'font', width: dots, space: false, glued: true });
  }

  // ── Putting a line together ──

  private line(atoms: readonly Atom[], style: Style, rightToLeft: boolean): Line {
    const pieces: Piece[] = [];
    let x = 0;
    for (let at = 0; at < atoms.length;) {
      const atom = atoms[at]!;
      if (at > 0 && atom.space) x += this.spaceOf(atom, style);
      const end = this.runEnd(atoms, at, rightToLeft);
      const text = atoms
        .slice(at, end)
        .map((part, index) => (index > 0 && part.space ? ` ${part.text}` : part.text))
        .join('');
      const width = end === at + 1 ? atom.width : this.widthOf(text, atom, style);
      pieces.push({ text, kind: atom.kind, x, width, span: atom.span });
      x += width;
      at = end;
    }
    return { pieces: rightToLeft ? fromTheRight(pieces, x) : pieces, width: x, rightToLeft };
  }

  /** End of a run that is drawn at once. */
  private runEnd(atoms: readonly Atom[], start: number, rightToLeft: boolean): number {
    const { kind, span } = atoms[start]!;
    let end = start + 1;
    if (kind !== 'reversed' || rightToLeft) {
      while (end < atoms.length && atoms[end]!.span === span && atoms[end]!.kind === kind) end++;
      return end;
    }
    // Between right-to-left words, spaces, digits and marks belong to them.
    for (let at = end; at < atoms.length && atoms[at]!.span === span; at++) {
      if (atoms[at]!.kind === 'reversed') end = at + 1;
      else if (!isDirectionNeutral(atoms[at]!.text)) break;
    }
    return end;
  }
}

/** The spans of a line in the other order; each keeps its own. */
function fromTheRight(pieces: readonly Piece[], width: number): Piece[] {
  return pieces.map((piece) => {
    const span = pieces.filter((other) => other.span === piece.span);
    const [first, last] = [span[0]!, span.at(-1)!];
    return { ...piece, x: width - (last.x + last.width) + (piece.x - first.x) };
  });
}
