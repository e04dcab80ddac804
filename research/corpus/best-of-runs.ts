import { readFileSync, writeFileSync } from 'node:fs';
import type { Report } from '../../checks/core/report/report.ts';
import type { BestOrder } from './words.ts';

/** Number of words below which an application has not started. */
const emptyBelow = 25;

/** Of two saved runs, keeps the first one's report of each page, or the second one's if the first has hardly any text and the second has more. */
export function mergeBestRuns({ best: [first, second], save }: BestOrder): void {
  const read = (file: string) =>
    new Map(
      readFileSync(file, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((text) => [(JSON.parse(text) as { file: string }).file, text]),
    );
  const words = (text: string | undefined) => {
    const main = text === undefined ? undefined : (JSON.parse(text) as Partial<Report>).facts?.main;
    return main?.ok ? main.value.words : -1;
  };
  const [one, other] = [read(first), read(second)];
  const files = [...new Set([...one.keys(), ...other.keys()])];
  // Readers see pages with scripts, so the run without scripts is used only for pages that show hardly anything.
  const lost = files.filter((file) => words(one.get(file)) < emptyBelow && words(other.get(file)) > words(one.get(file)));
  writeFileSync(save, files.map((file) => `${lost.includes(file) ? other.get(file)! : (one.get(file) ?? other.get(file)!)}\n`).join(''));
  process.stdout.write(`${files.length} pages, ${lost.length} from ${second}: ${lost.join(', ')}\nReports with facts: ${save}\n`);
}
