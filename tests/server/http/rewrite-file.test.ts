/** Files that two processes change at once: none of their changes is lost. */
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readKeys } from '../../../server/http/access/keys.ts';
import { ContactFile, deleteContacts, listContacts } from '../../../server/http/contacts.ts';
import { eventually } from '../../support/eventually.ts';
import { testFolder } from '../../support/service.ts';
import { root, spawned } from '../../support/spawned.ts';

const names = (prefix: string, count: number) => Array.from({ length: count }, (_, index) => `${prefix}-${index}`);
const contact = (id: string) => ({ id, at: '2026-11-22T10:00:00.000Z', email: 'a@example.com', use: 'Builds', volume: 'unknown' }) as const;

/** A process that calls a function of a module with a file and each of these values, as soon as there is a file called `go`. */
const otherProcess = (file: string, module: string, name: string, values: readonly string[]) =>
  spawned(
    process.execPath,
    [
      '--import',
      'tsx',
      '--input-type=module',
      '--eval',
      `import { existsSync } from 'node:fs';
      import { ${name} } from ${JSON.stringify(join(root, 'server/http', module))};
      console.log('ready');
      while (!existsSync(${JSON.stringify(`${file}.go`)}));
      for (const value of ${JSON.stringify(values)}) await ${name}(${JSON.stringify(file)}, value);`,
    ],
    { cwd: root },
  );

test('keys that are created at once are all in the file', async () => {
  const file = join(testFolder(), 'keys.txt');
  const all = ['a', 'b'].map((prefix) => otherProcess(file, 'access/keys.ts', 'addKey', names(prefix, 40)));
  await eventually(() => expect(all.map(({ so }) => so.out)).toEqual(['ready\n', 'ready\n']));
  writeFileSync(`${file}.go`, '');
  for (const { ended } of all) expect(await ended).toMatchObject({ code: 0, err: '' });
  expect(
    readKeys(file)
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual([...names('a', 40), ...names('b', 40)].toSorted());
});

test('a contact request that arrives while others are deleted stays', async () => {
  const file = join(testFolder(), 'contacts.ndjson');
  writeFileSync(
    file,
    names('old', 100)
      .map((id) => `${JSON.stringify(contact(id))}\n`)
      .join(''),
  );
  const deleting = otherProcess(file, 'contacts.ts', 'deleteContacts', names('old', 100));
  await eventually(() => expect(deleting.so.out).toBe('ready\n'));
  const book = new ContactFile(file);
  writeFileSync(`${file}.go`, '');
  for (const id of names('new', 100)) await book.add(contact(id));
  expect(await deleting.ended).toMatchObject({ code: 0, err: '' });
  expect(listContacts(file).map(({ id }) => id)).toEqual(names('new', 100));
});

test('the lock of a process that was killed in the middle keeps nobody waiting', async () => {
  const file = join(testFolder(), 'contacts.ndjson');
  writeFileSync(`${file}.lock`, '');
  await new ContactFile(file).add(contact('A'));
  expect([await deleteContacts(file, 'A'), existsSync(`${file}.lock`)]).toEqual([1, false]);
});
