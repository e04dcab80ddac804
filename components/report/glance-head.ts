import type { Glance } from '../../checks/core/report/glance.ts';
import type { ReportWords, Words } from '../../words/locale.ts';

/** One line of the page at a glance: its name, the page's value, and a note. */
export interface GlanceRow {
  id: keyof Words['glance']['rows'];
  /** From the page, or counted on it; '' if there is none. This text is copied. */
  value: string;
  note: string;
  /** Text shown instead of the value, if the value itself would say too little or too much. */
  shown?: string;
  /** The value is text from the page, which may have another direction. */
  ofThisPage: boolean;
}

/** Title and description, each with its length. */
export const titleAndDescriptionRows = (
  { title, description }: Glance,
  { glance: words }: Words,
  { punctuation }: ReportWords,
): GlanceRow[] =>
  (
    [
      ['title', title],
      ['description', description],
    ] as const
  ).map(([id, text]) => ({
    id,
    value: text?.text ?? '',
    note: text?.text ? [words.size(text), text.count > 1 && words.several(text)].filter(Boolean).join(punctuation.comma) : '',
    ofThisPage: true,
  }));
