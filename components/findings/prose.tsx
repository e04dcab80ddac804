import type { JSX } from 'preact';
import { clipText } from '../../checks/core/helpers/clip.ts';
import { PageText } from './page-text.tsx';

const [open, close] = ['\u2068', '\u2069'] as const;

/**
 * Text of a page as an argument of a sentence: cut, and between Unicode isolates, so that right-to-left text cannot reorder the sentence.
 * @param max characters
 */
export const isolateQuote = (text: string, max = 300): string => open + clipText(text, max).replace(/[\u2066-\u2069]/g, '') + close;

/** A sentence of the catalogue: text in backticks is code, text between isolates comes from the page. Never markup. */
export function ProseText({ text }: { text: string }): JSX.Element {
  let code = false;
  const drawn = text.split(/(\u2068[^\u2069]*\u2069|`)/).map((piece, index) => {
    if (piece === '`') {
      code = !code;
      return null;
    }
    const inner = piece.startsWith(open) ? <PageText key={index} text={piece.slice(1, -1)} /> : piece;
    return code && piece !== '' ? <code key={index}>{inner}</code> : inner;
  });
  return <>{drawn}</>;
}
