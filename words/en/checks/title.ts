import type { Behind } from '../../../checks/derive/provenance/publisher/site-name.ts';
import type { MisreadText } from '../../../checks/parse/misread-text.ts';
import { amount, number, percent } from './grammar.ts';
import { misreadCause, misreadExample } from './misread.ts';

const quoted = (text: string) => (text.length > 120 ? `“${text.slice(0, 119)}…”` : `“${text}”`);
const ends: Record<Behind, string> = { nothing: 'its end', name: 'the site name', more: 'the part after the headline' };
const fits: Record<Behind, string> = { nothing: '', name: ' without the site name', more: ' without the part after the headline' };
const wholeOr: Record<Behind, string> = {
  nothing: 'The title',
  name: 'Without the site name, the title',
  more: 'Without the part after the headline, the title',
};

export const title = {
  title: 'Title is specific and fits',
  problem: 'Title is missing, generic or too long',
  why: 'The title element is the main source of the title link in search results, tabs and link previews. Search engines often rewrite vague, stuffed or half-empty titles.',
  heuristic: 'The width of results is a measured convention of third-party tools, and the counts and shares here are our heuristic',
  words: { desktopResult: 'Desktop result', wholeText: 'Whole text' },
  says: {
    fine: ({ pixels, without = 'nothing' }: { pixels: number; without?: Behind }) => ({
      message: `The title is specific and fits a desktop result${fits[without]} (${number(pixels)} px).`,
      change: '',
    }),
    missing: () => ({ message: 'The page has no title.', change: 'Add a <title> to the head that says what this page is about.' }),
    outsideHead: () => ({
      message: 'The only <title> with text is outside the head.',
      change: 'Move the <title> into the head, before anything that does not belong there.',
    }),
    leftover: ({ found }: { found: string }) => ({
      message: `The title contains a leftover placeholder: ${quoted(found)}`,
      change: 'Fill in the variable, or correct the title template.',
    }),
    perhapsLeftover: ({ found }: { found: string }) => ({
      message: `The title contains what looks like a placeholder: ${quoted(found)}`,
      change: 'Fill in the variable, or ignore this if the page is about placeholders.',
    }),
    misread: (misread: MisreadText) => ({
      message: `The title shows ${misreadExample(misread)}: ${misreadCause[misread.kind].because}.`,
      change: misreadCause[misread.kind].change,
    }),
    several: ({ count }: { count: number }) => ({
      message: `The page has ${amount(count, 'title element')}; browsers use the first.`,
      change: 'Keep one title element.',
    }),
    wide: ({ pixels, cut, behind, maxPixels }: { pixels: number; cut: string; behind: Behind; maxPixels: number }) => ({
      message: `${wholeOr[behind]} is ${number(pixels)} px wide; Google usually truncates near ${number(maxPixels)} px, here: ${quoted(cut)}`,
      change: 'Lead with what makes this page unique, or shorten the title. (Pixels count, not characters.)',
    }),
    nameCut: ({ pixels, cut, behind }: { pixels: number; cut: string; behind: Behind }) => ({
      message: `With ${ends[behind]}, the title is ${number(pixels)} px wide. Desktop results usually truncate only ${ends[behind]}, here: ${quoted(cut)}`,
      change: '',
    }),
    generic: ({ title }: { title: string }) => ({
      message: `The title ${quoted(title)} does not say what this page is about.`,
      change: 'Name the topic of this page in the title.',
    }),
    hostOnly: ({ title }: { title: string }) => ({
      message: `The title is only the domain: ${quoted(title)}`,
      change: 'Describe the page in the title; search results show the domain anyway.',
    }),
    halfEmpty: ({ title }: { title: string }) => ({
      message: `A part of the title is empty: ${quoted(title)}`,
      change: 'Fill in the part before or after the separator, or remove the separator.',
    }),
    cutOff: ({ part }: { part: string }) => ({
      message: `The title contains a text that was cut off: ${quoted(part)}`,
      change: 'Write a title that says what this page is about and ends by itself.',
    }),
    saysLess: ({ title, fuller }: { title: string; fuller: string }) => ({
      message: `The title ${quoted(title)} says less than the page’s heading or URL: ${quoted(fuller)}`,
      change: 'Say the same in the title: people see it without the page around it.',
    }),
    twice: ({ part }: { part: string }) => ({
      message: `${quoted(part)} is in the title twice in a row.`,
      change: 'Keep it once: the template adds it to a title that already has it.',
    }),
    capitals: ({ share }: { share: number }) => ({
      message: `${percent(share)} of the letters in the title are capitals.`,
      change: 'Use sentence or title case: it is easier to read and narrower.',
    }),
    repeats: ({ word, count }: { word: string; count: number }) => ({
      message: `“${word}” appears ${number(count)} times in the title.`,
      change: 'Use the word once. Search engines often rewrite titles that repeat words.',
    }),
    oldYear: ({ year, dateYear }: { year: number; dateYear: number }) => ({
      message: `The title contains ${year}, but the page’s date is from ${dateYear}.`,
      change: 'Update the year in the title or remove it.',
    }),
    unlikeHeading: ({ heading }: { heading: string }) => ({
      message: `The title and the main heading have no words in common: ${quoted(heading)}`,
      change: 'Use the same topic in title and main heading, so readers know they are in the right place.',
    }),
  },
};
