import { describe, expect, test } from 'vitest';
import * as escapes from '../../../server/cli/escape.ts';
import { localeFormats } from '../../../checks/core/wording.ts';

const { lineForTerminal, escapeGithubMessage, textForTerminal } = escapes;
async function writtenBy(parts: readonly string[]): Promise<string> {
  let written = '';
  const write = textForTerminal(async (text) => void (written += text));
  for (const part of [...parts, null]) await write(part);
  return written;
}

test.each(['ar', 'he', 'fa'])('a share in %s has no space where its direction was marked', (language) => {
  const share = localeFormats(language).percent(0.75);
  for (const escape of [lineForTerminal, escapeGithubMessage])
    expect(escape(`(${share}) \u200e24 px`).replace('%25', '%')).toMatch(/^\(75[%٪]\) 24 px$/);
});
test('what overrides the direction of a text becomes a space', () => {
  for (const escape of [lineForTerminal, escapeGithubMessage]) expect(escape('a\u202eb\u2067c')).toBe('a b c');
});

describe('each function of escape.ts', () => {
  const { linesForTerminal, textForTerminal: _, ...ofOneText } = escapes;
  const all = Object.entries<(text: string) => string | Promise<string>>({
    ...ofOneText,
    linesForTerminal: (text) => linesForTerminal([text]),
    textForTerminal: (text) => writtenBy([text]),
  });
  // Those that disarm change nothing but commands.
  test.each(all.filter(([name]) => !name.startsWith('disarm')))(
    '%s: nothing moves a terminal or turns the direction',
    async (name, escape) => {
      const text = 'a\u202eb\u2067c\u009bd\u001b[2Je\u0007f';
      const escaped = await escape(name.includes('Json') ? JSON.stringify(text) : text);
      expect(escaped.trimEnd()).not.toMatch(/\p{Cc}|[\u202a-\u202e\u2066-\u2069]/u);
      for (const letter of 'abcdef') expect(escaped).toContain(letter);
    },
  );
  test.each(all.filter(([name]) => name.startsWith('disarm')))('%s: no line is a command', async (__, disarm) => {
    expect(await disarm('  ::set-output name=a::b')).not.toMatch(/^\s*::/);
  });
});
test('a line that is too long to wait for its end is written in pieces, without a command between them', async () => {
  const long = 'a'.repeat(1_000_000);
  expect(await writtenBy([`${long}#`, `#vso[task.x]`, long])).toBe(`${long}# #vso[task.x]${long}`);
});
