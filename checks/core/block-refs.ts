/** Evidence elements for headings and blocks of text, whose facts carry a selector and their text. */
import { caps, clipToOneLine } from './helpers/clip.ts';
import type { Block, HeadingFact } from './facts/text.ts';
import type { ElementRef } from './facts/page.ts';

export const headingRef = ({ level, byRole, text, selector }: HeadingFact): ElementRef => ({
  selector,
  snippet: byRole ? `role="heading" aria-level="${level}"` : `<h${level}>`,
  text: clipToOneLine(text, caps.text),
});
export const blockRef = ({ tag, text, selector }: Pick<Block, 'tag' | 'text' | 'selector'>): ElementRef => ({
  selector,
  snippet: `<${tag}>`,
  text: clipToOneLine(text, caps.text),
});
