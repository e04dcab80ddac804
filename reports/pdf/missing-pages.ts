import type { Book, Material } from './book.ts';
import type { Target } from './file.ts';
import { keepTogether, paragraphRows } from './flow.ts';
import { printableText, printableUrl } from './text/clean.ts';
import { inlinksText } from '../reached.ts';
import { colors, styles } from './theme.ts';
import { joinSentences } from '../../words/sentence.ts';

/** Maximum pages with their reasons. */
const most = 200;

/** The pages that could not be audited, and why. @param target gets where the list begins */
export function drawMissingPages({ flow, set, document, locale }: Book, missing: Material['missing'], target: Target): void {
  if (missing.length === 0) return;
  const { pdf, evidence } = locale.words;
  const [first, ...more] = paragraphRows(set, pdf.missing({ count: missing.length }), styles.subheading);
  const heading = {
    ...first!,
    draw(top: number) {
      [target.page, target.top] = [document.page, top];
      first!.draw(top);
    },
  };
  flow.space(10);
  flow.put([
    ...keepTogether([heading, ...more], true),
    ...missing
      .slice(0, most)
      .flatMap(({ title, url, message, status, inlinks }) =>
        keepTogether([
          ...paragraphRows(
            set,
            [
              { text: printableText(title, 120) || printableUrl(url, 160), bold: true },
              ...(title ? [{ text: ` ${printableUrl(url, 160)}`, color: colors.muted }] : []),
            ],
            styles.small,
            { most: 2 },
          ),
          ...paragraphRows(
            set,
            printableText(joinSentences([message, status === undefined ? '' : `HTTP ${status}.`, inlinksText(inlinks, locale)]), 600),
            styles.note,
            { most: 3 },
          ),
        ]),
      ),
    ...(missing.length > most ? paragraphRows(set, evidence.more({ count: missing.length - most }), styles.note) : []),
  ]);
}
