/** Files that two processes change at once: none of their changes is lost. */
import { chmodSync, chownSync, existsSync, lstatSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { addKey, readKeys } from '../../../server/http/access/keys.ts';
import { ContactFile, deleteContacts, listContacts } from '../../../server/http/contacts.ts';
import { bundled } from '../../support/bundle.ts';
import { eventually } from '../../support/eventually.ts';
import { testFolder } from '../../support/service.ts';
import { root, spawned } from '../../support/spawned.ts';

const names = (prefix: string, count: number) => Array.from({ length: count }, (_, index) => `${prefix}-${index}`);
const contact = (id: string) => ({ id, at: '2026-11-22T10:00:00.000Z', email: 'a@example.com', use: 'Builds', volume: 'unknown' }) as const;

/** Processes that call a function of a module with a file and each of these values, as soon as there is a file called `go`. */
async function otherProcesses(file: string, module: string, name: string, ...lists: readonly (readonly string[])[]) {
  const program = await bundled(`server/http/${module}`, 'rewriting');
  onTestFinished(() => program.remove());
  const all = lists.map((values) =>
    spawned(
      process.execPath,
      [
        '--input-type=module',
        '--eval',
        `import { existsSync } from 'node:fs';
        import { ${name} } from ${JSON.stringify(program.file)};
        console.log('ready');
        while (!existsSync(${JSON.stringify(`${file}.go`)}));
        for (const value of ${JSON.stringify(values)}) await ${name}(${JSON.stringify(file)}, value);`,
      ],
      { cwd: root },
    ),
  );
  await eventually(() => expect(all.map(({ so }) => so.out)).toEqual(all.map(() => 'ready\n')));
  return {
    begin: () => writeFileSync(`${file}.go`, ''),
    async ended() {
      for (const { ended } of all) expect(await ended).toMatchObject({ code: 0, err: '' });
    },
  };
}

test('keys that are created at once are all in the file', async () => {
  const file = join(testFolder(), 'keys.txt');
  const all = await otherProcesses(file, 'access/keys.ts', 'addKey', names('a', 40), names('b', 40));
  all.begin();
  await all.ended();
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
  const deleting = await otherProcesses(file, 'contacts.ts', 'deleteContacts', names('old', 100));
  const book = new ContactFile(file);
  deleting.begin();
  for (const id of names('new', 100)) await book.add(contact(id));
  await deleting.ended();
  expect(listContacts(file).map(({ id }) => id)).toEqual(names('new', 100));
});

test('a file keeps its mode and owner, and a link to it stays a link', async () => {
  const folder = testFolder();
  const [file, link] = [join(folder, 'keys.txt'), join(folder, 'link.txt')];
  writeFileSync(file, '');
  chmodSync(file, 0o644);
  // Only root can give files away.
  if (process.getuid?.() === 0) chownSync(file, 1_234, 1_235);
  symlinkSync(file, link);
  const { mode, uid, gid } = statSync(file);
  await addKey(link, 'a');
  expect(readKeys(file)).toHaveLength(1);
  expect(statSync(file)).toMatchObject({ mode, uid, gid });
  expect(lstatSync(link).isSymbolicLink()).toBe(true);
});

test('the lock of a process that was killed in the middle keeps nobody waiting', async () => {
  const file = join(testFolder(), 'contacts.ndjson');
  writeFileSync(`${file}.lock`, '');
  await new ContactFile(file).add(contact('A'));
  expect([await deleteContacts(file, 'A'), existsSync(`${file}.lock`)]).toEqual([1, false]);
});
