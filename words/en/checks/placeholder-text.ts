import type { LeftoverPlace } from '../../../checks/derive/text/leftovers.ts';
import type { MisreadText } from '../../../checks/parse/misread-text.ts';
import { agree, amount, and } from './grammar.ts';
import { leftoverPlaces } from './kinds.ts';
import { misreadCause, misreadExample } from './misread.ts';

type Place = { place: LeftoverPlace; name: string };
const placeText = ({ place, name }: Place) => leftoverPlaces[place]({ name });
const where = (all: readonly Place[]) => and(all.map(placeText));

export const placeholderText = {
  title: 'No leftover placeholders',
  problem: 'Leftover placeholders',
  why: 'Unfilled variables, dummy text and staging URLs show up for readers, in search results and in link previews.',
  heuristic: 'The patterns are our heuristic, made to give next to no false alarms; code samples are left out',
  words: { found: 'Found', where: 'Where', place: placeText },
  says: {
    none: () => ({ message: 'No template variables, dummy text or staging URLs found.', change: '' }),
    unfilled: ({ count, places, example }: { count: number; places: Place[]; example: string }) => ({
      message: `${amount(count, 'leftover')} of a template in ${where(places)}: “${example}”.`,
      change: 'Replace it with text: fill in the variable, or correct the template.',
    }),
    perhapsUnfilled: ({ count, places, example }: { count: number; places: Place[]; example: string }) => ({
      message: `${amount(count, 'text')} ${agree(count, 'looks like a placeholder', 'look like placeholders')}, in ${where(places)}: “${example}”.`,
      change: 'Fill in the variable, or ignore this if the page is about placeholders.',
    }),
    hosts: ({ count, places, host }: { count: number; places: Place[]; host: string }) => ({
      message: `${amount(count, 'URL')} in ${where(places)} ${agree(count, 'points', 'point')} to a host that readers can’t reach: ${host}.`,
      change: 'Use the public URL.',
    }),
    previewHost: ({ places, host }: { places: Place[]; host: string }) => ({
      message: `The ${where(places)} of this page ${agree(places.length, 'points', 'point')} to a preview host: ${host}.`,
      change: 'Use the URL on the public domain.',
    }),
    dummy: ({ example }: { example: string }) => ({
      message: `The page contains dummy text: “${example}”.`,
      change: 'Replace it with the real text, or remove it.',
    }),
    misread: ({ count, ...misread }: MisreadText & { count: number; total: number }) => ({
      message: `${amount(count, 'text')} ${agree(count, 'shows', 'show')} wrong characters, such as ${misreadExample(misread)}: ${misreadCause[misread.kind].because}.`,
      change: misreadCause[misread.kind].change,
    }),
    unfilledInBody: ({ count, places, example }: { count: number; places: Place[]; example: string }) => ({
      message: `${amount(count, 'unfilled variable')} in the body (${where(places)}): “${example}”.`,
      change: 'Fill in the variable, or correct the template.',
    }),
    hostsInBody: ({ count, places, host }: { count: number; places: Place[]; host: string }) => ({
      message: `${amount(count, 'URL')} in the body (${where(places)}) ${agree(count, 'points', 'point')} to a host that readers can’t reach: ${host}.`,
      change: 'Link to the public URL.',
    }),
  },
};
