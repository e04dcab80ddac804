/** The output of `npm run rehearse`. */
export const rehearseWords = {
  usage: 'npm run rehearse -- action | gitlab | docker [folder of a root file system]',
  packed: ({ file }: { file: string }) => `Packed ${file}`,
  step: ({ name }: { name: string }) => `\n== ${name}`,
  skipped: ({ name }: { name: string }) => `-- not run here: ${name}`,
  ended: ({ name, code, expected }: { name: string; code: number | null; expected: number }) =>
    code === expected ? `ok: ${name}` : `FAILED: ${name} ended with ${code}, not ${expected}`,
  needsRoot: 'This rehearsal mounts and changes its root: run it as root.',
  needsDebootstrap: 'This rehearsal needs debootstrap, or a root file system of Debian 12 that it made before.',
  result: ({ failed }: { failed: number }) =>
    failed === 0 ? '\nAll steps ended as expected.' : `\n${failed} steps did not end as expected.`,
};
