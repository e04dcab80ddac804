import { expect, test } from 'vitest';
import { lineForTerminal, escapeGithubMessage, textForTerminal } from '../../../server/cli/escape.ts';
import { localeFormats } from '../../../checks/core/wording.ts';

test.each(['ar', 'he', 'fa'])('a share in %s has no space where its direction was marked', (language) => {
  const share = localeFormats(language).percent(0.75);
  for (const escape of [lineForTerminal, escapeGithubMessage])
    expect(escape(`(${share}) \u200e24 px`).replace('%25', '%')).toMatch(/^\(75[%٪]\) 24 px$/);
});
test('what overrides the direction of a text becomes a space', () => {
  for (const escape of [lineForTerminal, escapeGithubMessage]) expect(escape('a\u202eb\u2067c')).toBe('a b c');
});
test('a line that is too long to wait for its end is written in pieces, without a command between them', async () => {
  let written = '';
  const write = textForTerminal(async (text) => void (written += text));
  const long = 'a'.repeat(1_000_000);
  for (const part of [`${long}#`, `#vso[task.x]`, long, null]) await write(part);
  expect(written).toBe(`${long}# #vso[task.x]${long}`);
});
