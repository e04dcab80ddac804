import type { Behind } from '../../../checks/derive/provenance/site-name.ts';
import { amount, number, percent } from './english.ts';

const quoted = (text: string) => (text.length > 120 ? `“${text.slice(0, 119)}…”` : `“${text}”`);
const ends: Record<Behind, string> = { nothing: 'its end', name: 'the site name', more: 'what follows the headline' };
const fits: Record<Behind, string> = { nothing: '', name: ' without the site name', more: ' without what follows the headline' };
const wholeOr: Record<Behind, string> = {
  nothing: 'The title',
  name: 'Without the site name the title',
  more: 'Without what follows the headline the title',
};

export const title = {
  title: 'Title element is present, specific and fits',
  why: 'The title element is the first source of the headline in search results, tabs and shared links. Vague, stuffed or half-empty titles are often replaced by text that the engine chooses.',
  words: { desktopResult: 'Desktop result' },
  says: {
    fine: ({ pixels, without = 'nothing' }: { pixels: number; without?: Behind }) => ({
      message: `The title is present and specific, and fits a desktop result${fits[without]} (${number(pixels)} px).`,
      change: '',
    }),
    missing: () => ({
      message: 'The page has no title element with text.',
      change: 'Add a title element to the head that says what this page is about.',
    }),
    outsideHead: () => ({
      message: 'The only title element with text is outside the head.',
      change: 'Put the title element into the head, before anything that does not belong there.',
    }),
    leftover: ({ found }: { found: string }) => ({
      message: `The title contains a leftover placeholder: ${quoted(found)}`,
      change: 'Fill the variable, or correct the template that writes the title.',
    }),
    perhapsLeftover: ({ found }: { found: string }) => ({
      message: `The title contains what looks like a placeholder: ${quoted(found)}`,
      change: 'Fill the variable, or leave the title as it is when the page is about it.',
    }),
    several: ({ count }: { count: number }) => ({
      message: `The document has ${amount(count, 'title element')}; browsers use the first.`,
      change: 'Keep one title element.',
    }),
    wide: ({ pixels, cut, behind, maxPixels }: { pixels: number; cut: string; behind: Behind; maxPixels: number }) => ({
      message: `${wholeOr[behind]} is ${number(pixels)} px wide; desktop results usually cut near ${number(maxPixels)} px, here: ${quoted(cut)}`,
      change: 'Begin with the words that tell this page from others, or shorten the title. There is no limit in characters.',
    }),
    nameCut: ({ pixels, cut, behind }: { pixels: number; cut: string; behind: Behind }) => ({
      message: `With ${ends[behind]} the title is ${number(pixels)} px wide. Desktop results usually cut only ${ends[behind]}, here: ${quoted(cut)}`,
      change: '',
    }),
    generic: ({ title }: { title: string }) => ({
      message: `The title ${quoted(title)} does not say what this page is about.`,
      change: 'Name the subject of this page in the title.',
    }),
    hostOnly: ({ title }: { title: string }) => ({
      message: `The title is only the domain: ${quoted(title)}`,
      change: 'Say in the title what the page is about; the domain is shown beside it anyway.',
    }),
    halfEmpty: ({ title }: { title: string }) => ({
      message: `A part of the title is empty: ${quoted(title)}`,
      change: 'Fill the part before or after the separator, or leave the separator out.',
    }),
    capitals: ({ share }: { share: number }) => ({
      message: `${percent(share)} of the letters in the title are capitals.`,
      change: 'Write the title in ordinary case: it is easier to read, and narrower.',
    }),
    repeats: ({ word, count }: { word: string; count: number }) => ({
      message: `The title says “${word}” ${number(count)} times.`,
      change: 'Say the word once. Titles that repeat words are often replaced.',
    }),
    oldYear: ({ year, dateYear }: { year: number; dateYear: number }) => ({
      message: `The title names ${year}, but the page shows a date of ${dateYear}.`,
      change: 'Update the year in the title, or leave it out.',
    }),
    unlikeHeading: ({ heading }: { heading: string }) => ({
      message: `The title shares no word with the main heading ${quoted(heading)}`,
      change: 'Let title and main heading name the same subject, so that readers know they are in the right place.',
    }),
  },
};
