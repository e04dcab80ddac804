/** The output of `npm run rehearse`. */
export const rehearseWords = {
  usage: `Usage: npm run rehearse -- action
       npm run rehearse -- gitlab
       npm run rehearse -- docker [<folder of a root file system>]

Packs the package and runs the files of docs/use/ci with it, as closely as this machine can: the steps of the GitHub action, the job of the
GitLab template, or the Dockerfile and compose.yaml in a root file system (as root; made with debootstrap if the folder has none).
They audit a local page. docs/use/ci/README.md says what was tested.
`,
  nothing: ({ rehearsals }: { rehearsals: readonly string[] }) => `Name one of ${rehearsals.join(', ')}.`,
  tooMany: 'Only docker takes a folder, and no more than one.',
  packed: ({ file }: { file: string }) => `Packed ${file}`,
  step: ({ name }: { name: string }) => `\n== ${name}`,
  skipped: ({ name }: { name: string }) => `-- not run here: ${name}`,
  ended: ({ name, code }: { name: string; code: number | null }) =>
    code === 0 ? `ok: ${name}` : `FAILED: ${name} ended with ${code}, not 0`,
  needsRoot: 'This rehearsal mounts and changes its root: run it as root.',
  needsDebootstrap: 'This rehearsal needs debootstrap, or a root file system of Debian 12 that it made before.',
  result: ({ failed }: { failed: number }) =>
    failed === 0 ? '\nAll steps ended as expected.' : `\n${failed} steps did not end as expected.`,
};
