import type { toolChoice as en } from '../../../en/app/bulk/tool-choice.ts';
import { german } from '../../german.ts';

const { number } = german;

export const toolChoice: typeof en = {
  all: ({ count }) => `Alle ${number(count)}`,
  some: 'Ausgewählte',
  allChecks: ({ checks }) => `Alle ${number(checks)} Prüfungen laufen, jede Seite erhält also beide Scores.`,
  noneYet: ({ checks }) => `Keine Werkzeuge ausgewählt, daher laufen alle ${number(checks)} Prüfungen.`,
  someChecks: ({ chosen, tools, checks, all }) =>
    `${number(chosen)} von ${number(tools)} Werkzeugen: ${number(checks)} von ${number(all)} Prüfungen laufen. Der GEO-Score braucht alle seine Prüfungen.`,
  share: ({ on, all }) => `${number(on)} von ${number(all)}`,
  group: ({ group, on, all }) => `${group}: ${number(on)} von ${number(all)} Werkzeugen ausgewählt`,
};
