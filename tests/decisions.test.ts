/** Decision records must be short, complete and listed in the index. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = `${root}docs/decisions/`;
const names = readdirSync(folder).filter((name) => name !== 'README.md');
const index = readFileSync(`${folder}README.md`, 'utf8');
const parts = ['Context', 'Decision', 'Consequence', 'Status'];

describe.each(names)('%s', (name) => {
  const text = readFileSync(folder + name, 'utf8');
  test('is named after its number and subject', () => {
    expect(name).toMatch(/^\d{4}-[a-z0-9-]+\.md$/);
    expect(text.startsWith(`# ${name.slice(0, 4)} `)).toBe(true);
  });
  test('has context, decision, consequence and status, in this order', () => {
    const found = [...text.matchAll(/^(?:## |\*\*)?(Context|Decision|Consequence|Status)(?:\.\*\*|:|$)/gm)].map(([, part]) => part!);
    const order = found[0] === 'Status' ? ['Status', ...parts.slice(0, 3)] : parts;
    expect(found).toEqual(order);
  });
  test('is in the index under its title', () => expect(index).toContain(`[${text.split('\n', 1)[0]!.slice(2)}](${name})`));
  test('has no broken links', () => {
    const links = [...text.matchAll(/\]\(([^)#]+)\)/g)].map(([, link]) => link!).filter((link) => !/^https?:/.test(link));
    expect(links.filter((link) => !existsSync(folder + link))).toEqual([]);
  });
});

test('numbers are unique, and there are at most sixty', () => {
  expect(new Set(names.map((name) => name.slice(0, 4))).size).toBe(names.length);
  expect(names.length, 'Add to the record of the subject, or merge two that belong together.').toBeLessThanOrEqual(60);
});
test('the index contains only existing rooms and records', () => {
  const rooms = [...index.matchAll(/^## (.+)$/gm)].map(([, room]) => room!).filter((room) => room !== 'all rooms');
  expect(rooms.filter((room) => !existsSync(root + room))).toEqual([]);
  const linked = [...index.matchAll(/\]\(([^)]+)\)/g)].map(([, link]) => link!);
  expect(linked.filter((link) => !names.includes(link))).toEqual([]);
});
