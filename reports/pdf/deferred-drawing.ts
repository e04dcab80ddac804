import type { PdfDocument } from './document.ts';
import type { Row } from './flow.ts';

/** Content with page numbers: it is drawn at the end, when all of them are known. Its pages are not sealed before. */
export class DeferredDrawing {
  private readonly entries: { page: number; draw: () => void }[] = [];
  constructor(private readonly document: PdfDocument) {}

  /** A row that only reserves its height until {@link finish}. */
  row(height: number, draw: (top: number) => void, keep = false): Row {
    return {
      height,
      keep,
      draw: (top) => {
        this.entries.push({ page: this.document.page, draw: () => draw(top) });
      },
    };
  }

  finish(): void {
    for (const { page, draw } of this.entries) {
      this.document.select(page);
      draw();
    }
  }
}
