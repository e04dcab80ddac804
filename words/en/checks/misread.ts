import type { MisreadText } from '../../../checks/parse/misread-text.ts';

type Misread = Pick<MisreadText, 'kind' | 'found' | 'meant'>;

/** What readers see instead of what was written. */
export const misreadExample = ({ found, meant }: Misread): string => (meant === '' ? `“${found}”` : `“${found}” instead of “${meant}”`);

/** Why the characters of a text are wrong, and what mends them. */
export const misreadCause: Record<Misread['kind'], { because: string; change: string }> = {
  encoding: {
    because: 'the text was read in a wrong encoding',
    change: 'Use UTF-8 wherever the text is stored, read and sent. Text that was saved like this must be entered again.',
  },
  escape: { because: 'the text was escaped twice', change: 'Escape the text only once, where the page is written.' },
  cut: { because: 'the text was cut in the middle of a character', change: 'Cut texts by characters, not by bytes.' },
};
