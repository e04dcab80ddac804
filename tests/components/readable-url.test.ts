import { expect, test } from 'vitest';
import { readableUrl } from '../../checks/core/helpers/readable-url.ts';
import { filterAndSort } from '../../components/tables/rows.ts';

test.each([
  ['Arabic', 'https://a.tn/%D8%A7%D9%84%D9%86%D8%A7%D8%B4%D8%B7', 'https://a.tn/الناشط'],
  ['Japanese, beside a query', 'https://a.jp/%E8%A8%88%E7%94%BB?q=%E6%B8%AF', 'https://a.jp/計画?q=港'],
  ['Latin with marks', '/caf%C3%A9', '/café'],
  ['what ends a URL or a word stays', '/a%20b%2Fc%23d%25', '/a%20b%2Fc%23d%25'],
  ['what turns text around stays', '/a%E2%80%AEgpj.exe', '/a%E2%80%AEgpj.exe'],
  ['what cannot be seen stays', '/a%E2%80%8Bb%C2%AD', '/a%E2%80%8Bb%C2%AD'],
  ['other encodings stay', '/%E4%F6%FC', '/%E4%F6%FC'],
  ['half a character where the text was cut', 'at /%E8%A8%88%E7%94… and', 'at /計… and'],
  ['half an escape where the text was cut', 'at /%E8%A8%88%E7%94%9… and', 'at /計… and'],
  ['a whole text that was cut', '/%E8%A8%88… and /caf%C3%A9', '/計… and /café'],
  ['nothing but half a character', '/%E8%A8…', '/%E8%A8…'],
  ['half a character stays', '/%D8', '/%D8'],
])('%s', (_, url, read) => expect(readableUrl(url)).toBe(read));

test('the filter finds a URL as it is written and as it is read', () => {
  const rows = ['https://a.tn/%D8%A7%D9%84%D9%86%D8%A7%D8%B4%D8%B7', 'https://a.tn/other'];
  const columns = [{ id: 'url', title: 'URL', value: (row: string) => row }];
  for (const typed of ['الناشط', '%d8%a7']) expect(filterAndSort(columns, rows, typed, null)).toEqual([rows[0]]);
});
