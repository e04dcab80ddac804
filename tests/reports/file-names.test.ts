import { expect, test } from 'vitest';
import { safeFileName } from '../../reports/file-names.ts';
import { locale } from '../support/locale.ts';

test.each([
  ['report.pdf', 'report.pdf'],
  ['report', 'report.pdf'],
  ['Bericht Müller 2026', 'Bericht Müller 2026.pdf'],
  ['日本語の報告.pdf', '日本語の報告.pdf'],
  ['../../etc/passwd', 'etc-passwd.pdf'],
  ['C:\\Users\\x', 'C-Users-x.pdf'],
  ['a<b>:"/\\|?*c', 'a-b-c.pdf'],
  ['\u0000\u001f\u202Efdp.exe', 'fdp.exe.pdf'],
  ['CON', 'report-CON.pdf'],
  ['nul.pdf', 'report-nul.pdf'],
  ['com1.txt', 'report-com1.txt.pdf'],
  ['console', 'console.pdf'],
  ['', 'report.pdf'],
  ['...', 'report.pdf'],
  ['   .pdf', 'report.pdf'],
  ['\ud800', 'report.pdf'],
  ['trailing. . .', 'trailing.pdf'],
])('%j becomes %j', (name, safe) => expect(safeFileName(name, locale)).toBe(safe));

test('long names are cut to what file systems take, in whole characters', () => {
  for (const char of ['x', 'ж', '字', '😀']) {
    const name = safeFileName(char.repeat(100_000), locale);
    expect(new TextEncoder().encode(name).length).toBeLessThanOrEqual(184);
    expect(name.isWellFormed()).toBe(true);
    expect(name).toMatch(/\.pdf$/);
  }
});
