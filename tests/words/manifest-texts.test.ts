import { expect, test } from 'vitest';
import { manifestTexts } from '../../scripts/build/manifest-texts.ts';
import { languages } from '../../words/languages.ts';

/** Characters that stores and browsers take: the Chrome Web Store refuses a longer description. */
const limits = { description: 132, action: 75, sidePanel: 75, bulkAudits: 75 } as const;

test.each(Object.keys(languages))('%s is told to the stores in their limits', async (code) => {
  const [file] = await manifestTexts([code]);
  const told = JSON.parse(file!.contents) as Record<string, { message: string }>;
  expect(Object.keys(told).toSorted()).toEqual(Object.keys(limits).toSorted());
  const tooLong = Object.entries(limits).filter(([name, most]) => told[name]!.message.trim() === '' || told[name]!.message.length > most);
  expect(tooLong.map(([name]) => `${name}: ${told[name]!.message}`)).toEqual([]);
});

test('regions are written as Chrome names its locales, without scripts', async () => {
  const folders = (await manifestTexts()).map(({ relativeDest }) => relativeDest.split('/')[1]!);
  expect(folders.filter((name) => !/^[a-z]{2,3}(?:_[A-Z]{2})?$/.test(name))).toEqual([]);
  expect(folders).toContain('pt_BR');
});
