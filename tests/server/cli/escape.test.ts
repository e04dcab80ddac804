import { describe, expect, test } from 'vitest';
import * as escapes from '../../../server/cli/escape.ts';
import { localeFormats } from '../../../checks/core/wording.ts';

const { lineForTerminal, escapeGithubMessage } = escapes;

test.each(['ar', 'he', 'fa'])('a share in %s has no space where its direction was marked', (language) => {
  const share = localeFormats(language).percent(0.75);
  for (const escape of [lineForTerminal, escapeGithubMessage])
    expect(escape(`(${share}) \u200e24 px`).replace('%25', '%')).toMatch(/^\(75[%٪]\) 24 px$/);
});
test('what overrides the direction of a text becomes a space', () => {
  for (const escape of [lineForTerminal, escapeGithubMessage]) expect(escape('a\u202eb\u2067c')).toBe('a b c');
});

describe('each function of escape.ts', () => {
  const { linesForTerminal, ...ofOneText } = escapes;
  const all = Object.entries({ ...ofOneText, linesForTerminal: (text: string) => linesForTerminal([text]) });
  // Those that disarm change nothing but commands.
  test.each(all.filter(([name]) => !name.startsWith('disarm')))('%s: nothing moves a terminal or turns the direction', (name, escape) => {
    const text = 'a\u202eb\u2067c\u009bd\u001b[2Je\u0007f';
    const escaped = escape(name.includes('Json') ? JSON.stringify(text) : text);
    expect(escaped.trimEnd()).not.toMatch(/\p{Cc}|[\u202a-\u202e\u2066-\u2069]/u);
    for (const letter of 'abcdef') expect(escaped).toContain(letter);
  });
  test.each(all.filter(([name]) => name.startsWith('disarm')))('%s: no line is a command', (_, disarm) => {
    expect(disarm('  ::set-output name=a::b')).not.toMatch(/^\s*::/);
  });
});
