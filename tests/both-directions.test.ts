/** Styles and views work from right to left too: sides are start and end, and arrows are mirrored. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const houses = ['components', 'entrypoints', 'extension', 'reports', 'server'];
const files = (end: string) =>
  execFileSync('git', ['ls-files', ...houses], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((file) => file.endsWith(end));
const linesIn = (file: string) => readFileSync(`${root}/${file}`, 'utf8').split('\n');

const side =
  /(?:^|[\s;{])(?:left|right|(?:margin|padding|border|inset)(?:-(?:top|bottom))?-(?:left|right)(?:-\w+)?)\s*:|\b(?:text-align|float|clear)\s*:\s*(?:left|right)/;
test('style sheets name no left and right', () => {
  // The layer over a page has the coordinates of the window.
  const styles = [
    ...files('.css').filter((file) => !file.startsWith('entrypoints/overlay/')),
    'reports/html/style.ts',
    'server/http/pages.tsx',
  ];
  expect(styles.length).toBeGreaterThan(10);
  expect(styles.flatMap((file) => linesIn(file).flatMap((line) => (side.test(line) ? `${file}: ${line.trim()}` : [])))).toEqual([]);
});

test('of four distances, those at the sides are the same', () => {
  const four = /\b(?:padding|margin|inset|border-width):\s*\S+ (\S+) \S+ ([^\s;]+);/;
  const sides = files('.css').flatMap((file) => linesIn(file).filter((line) => new Set(four.exec(line)?.slice(1)).size > 1));
  // The ruler of the search preview, whose marks are placed from the left.
  expect(sides.map((line) => line.trim())).toEqual(['margin: 2px auto 2px 0;', 'margin: 2px 0 2px auto;']);
});

test('arrows in views are mirrored, or between two URLs', () => {
  const arrows = files('.tsx').filter((file) => linesIn(file).some((line) => /[←→]/.test(line) && !/^\s*(?:\/?\*|\/\/)/.test(line)));
  expect(arrows).toEqual(['entrypoints/bulk/excluded-list.tsx', 'reports/arrow.tsx', 'server/dashboard/site-view.tsx']);
  expect(linesIn('server/dashboard/site-view.tsx').join('').replace(/\s+/g, ' ')).toContain('class="along-text"> ← <');
});
