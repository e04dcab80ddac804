/** Files for CI, checked against what is known about their formats, since GitHub, GitLab and Docker are not available here. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { parse, parseDocument } from 'yaml';
import { exitCodes } from '../../../server/cli/failure.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const read = (path: string) => readFileSync(root + path, 'utf8');
const yaml = (path: string): unknown => {
  const document = parseDocument(read(path), { uniqueKeys: true });
  expect(document.errors).toEqual([]);
  return document.toJS();
};
const shellFault = (script: string) => spawnSync('bash', ['-n'], { input: script, encoding: 'utf8' }).stderr;
/** Options of the command in a text. */
const optionsIn = (text: string) => [...text.matchAll(/(?<=\s)--[a-z][a-z-]+/g)].map(([option]) => option);
const helpOf = (...command: string[]) =>
  spawnSync(process.execPath, ['--import', 'tsx', `${root}server/main.ts`, ...command, '--help'], { cwd: root, encoding: 'utf8' }).stdout;
const known = new Set(optionsIn(` ${helpOf()} ${helpOf('audit')}`));

describe('the GitHub action', () => {
  interface Step {
    uses?: string;
    id?: string;
    name?: string;
    shell?: string;
    run?: string;
    with?: object;
    env?: Record<string, string>;
  }
  const action = yaml('docs/use/ci/github-action/action.yml') as {
    name: string;
    description: string;
    inputs: Record<string, { description: string; default: string }>;
    outputs: Record<string, { description: string; value: string }>;
    runs: { using: string; steps: Step[] };
  };
  test('has the keys of a composite action, and no others', () => {
    expect(Object.keys(action).toSorted()).toEqual(['description', 'inputs', 'name', 'outputs', 'runs']);
    expect(action.runs.using).toBe('composite');
    for (const step of action.runs.steps) {
      expect(Object.keys(step).filter((key) => !['uses', 'with', 'name', 'id', 'shell', 'env', 'run', 'if'].includes(key))).toEqual([]);
      // A run step needs a shell, and a uses step has none.
      expect([step.run !== undefined, step.shell !== undefined]).toEqual([step.uses === undefined, step.uses === undefined]);
    }
    for (const input of Object.values(action.inputs))
      expect([typeof input.description, typeof input.default]).toEqual(['string', 'string']);
  });
  test('inputs reach the shell through the environment only: nobody writes commands into it', () => {
    for (const { run = '' } of action.runs.steps) {
      // Packages come only from the inputs: npx would install the latest version of any other.
      expect(run).not.toMatch(/\bnpx\b/);
      expect(run).not.toContain('${{');
      expect(shellFault(run)).toBe('');
    }
    const used = JSON.stringify(action.runs.steps)
      .match(/inputs\.[\w-]+/g)!
      .map((name) => name.slice(7));
    expect([...new Set(used)].toSorted()).toEqual(Object.keys(action.inputs).toSorted());
    for (const { value } of Object.values(action.outputs)) expect(value).toMatch(/^\$\{\{ steps\.audit\.outputs\.[\w-]+ \}\}$/);
  });
  test('its script passes the inputs to the command one by one, and passes on its exit code', () => {
    const { run } = action.runs.steps.find(({ id }) => id === 'audit')!;
    const { stdout, status } = spawnSync(
      'bash',
      [
        '-e',
        '-o',
        'pipefail',
        '-c',
        `GITHUB_OUTPUT=$(mktemp); trap 'cat "$GITHUB_OUTPUT"; rm "$GITHUB_OUTPUT"' EXIT\npageloupe() { printf '<%s>' "$@"; return 3; }\n${run}`,
      ],
      {
        encoding: 'utf8',
        env: {
          PATH: process.env['PATH'] ?? '',
          RUNNER_TEMP: '/tmp/x',
          PAGELOUPE_URLS: 'https://a.example/?x=$(id)\nhttps://b.example/',
          PAGELOUPE_SITEMAP: 'auto',
          PAGELOUPE_ARGUMENTS: '--assert\ntitle=error; rm -rf',
        },
      },
    );
    expect(status).toBe(exitCodes.unreachable);
    expect(stdout).toContain('<--sitemap><auto><--assert><title=error; rm -rf><https://a.example/?x=$(id)><https://b.example/>');
    expect(stdout).toContain('exit-code=3');
    // Judged by all arguments: the comment is this file.
    expect(stdout).toContain('<--format><markdown=/tmp/x/pageloupe.md>');
  });
  test('names only options that exist', () =>
    expect(optionsIn(action.runs.steps.find(({ id }) => id === 'audit')!.run!).filter((option) => !known.has(option))).toEqual([]));

  describe('its comment', () => {
    const { run } = action.runs.steps.at(-1)!;
    const folder = mkdtempSync(join(tmpdir(), 'pageloupe-comment-'));
    afterAll(() => rmSync(folder, { recursive: true, force: true }));
    writeFileSync(join(folder, 'results.ndjson'), '{}\n');
    writeFileSync(join(folder, 'before.ndjson'), '{}\n');
    writeFileSync(join(folder, 'pageloupe.md'), 'report of audit\n');
    /** Runs the step with stubs for pageloupe and gh: each prints its arguments, gh also what it would send. */
    const commented = (before: string, existing: string, exit = 0) =>
      spawnSync(
        'bash',
        [
          '-e',
          '-o',
          'pipefail',
          '-c',
          `pageloupe() { echo "pageloupe $*" >&2; for word in "$@"; do case "$word" in markdown=*) echo "report of $1" > "\${word#markdown=}";; esac; done; return ${exit}; }
gh() { echo "gh $*" >&2; case "$*" in *--paginate*) printf '%s' "${existing}";; *) cat "\${!#//body=@/}" >&2;; esac; }
${run}`,
        ],
        {
          encoding: 'utf8',
          env: {
            PATH: process.env['PATH'] ?? '',
            RUNNER_TEMP: folder,
            PAGELOUPE_BEFORE: before,
            PAGELOUPE_RESULTS: join(folder, 'results.ndjson'),
            PAGELOUPE_REPOSITORY: 'owner/name',
            PAGELOUPE_PULL_REQUEST: '7',
          },
        },
      );
    test('says what changed since the earlier run, in a new comment', () => {
      const { stderr, status } = commented(join(folder, 'before.ndjson'), '');
      expect(stderr).toContain(`pageloupe compare ${folder}/before.ndjson ${folder}/results.ndjson --fail-on never`);
      expect(stderr).toContain('gh api --silent --method POST repos/owner/name/issues/7/comments');
      expect(stderr).toContain('report of compare');
      expect(status).toBe(0);
    });
    test('without an earlier run it is the report of the audit, and the comment that exists is updated', () => {
      const { stderr, status } = commented('', '42\n43\n');
      expect(stderr).toContain('gh api --silent --method PATCH repos/owner/name/issues/comments/42');
      expect(stderr).toContain('<!-- pageloupe compare -->\nreport of audit');
      expect(stderr).not.toContain('pageloupe assert');
      expect(status).toBe(0);
    });
    test('what cannot be compared fails the step', () => expect(commented(join(folder, 'before.ndjson'), '', 2).status).not.toBe(0));
  });
});

describe('the GitLab template', () => {
  const job = (
    yaml('docs/use/ci/gitlab.yml') as {
      pageloupe: {
        image: string;
        script: string[];
        before_script: string[];
        variables: object;
        artifacts: { when: string; paths: string[]; reports: { junit: string } };
      };
    }
  ).pageloupe;
  test('has keys of a job, and shell that can be read', () => {
    expect(
      Object.keys(job).filter((key) => !['image', 'stage', 'variables', 'before_script', 'script', 'artifacts'].includes(key)),
    ).toEqual([]);
    for (const line of [...job.before_script, ...job.script]) expect(shellFault(line)).toBe('');
    expect(optionsIn(job.script.join(' ')).filter((option) => !known.has(option))).toEqual([]);
  });
  test('keeps what the command writes, even if the job fails', () => {
    expect(job.artifacts.when).toBe('always');
    for (const file of [...job.artifacts.paths, job.artifacts.reports.junit]) expect(job.script.join(' ')).toContain(`=${file}`);
  });
});

describe('the container', () => {
  const dockerfile = read('docs/use/ci/Dockerfile')
    .replace(/^#.*\n/gm, '')
    .replaceAll(/\\\n\s*/g, ' ');
  const lines = dockerfile.split('\n').filter((line) => line.trim() !== '');
  const valuesOf = (instruction: string) =>
    lines.filter((line) => line.startsWith(`${instruction} `)).map((line) => line.slice(instruction.length + 1));
  test('has instructions that there are, and shell that can be read', () => {
    expect(lines.filter((line) => !/^(FROM|RUN|COPY|ENV|USER|WORKDIR|EXPOSE|HEALTHCHECK|ENTRYPOINT|CMD) \S/.test(line))).toEqual([]);
    for (const command of valuesOf('RUN')) expect(shellFault(command)).toBe('');
    for (const list of [...valuesOf('ENTRYPOINT'), ...valuesOf('CMD')]) expect(JSON.parse(list)).toBeInstanceOf(Array);
  });
  test('runs as an unprivileged user, with a health check of its port', () => {
    expect(valuesOf('USER')).toEqual(['pageloupe']);
    expect(lines.findIndex((line) => line.startsWith('USER '))).toBeLessThan(lines.findIndex((line) => line.startsWith('ENTRYPOINT ')));
    expect(valuesOf('HEALTHCHECK')[0]).toContain("'http://127.0.0.1:8787/healthz'");
    expect(valuesOf('EXPOSE')).toEqual(['8787']);
  });
  test('installs packages that Debian has', () => {
    const packages = /--no-install-recommends ([^&]*)/.exec(valuesOf('RUN')[0]!)![1]!.trim().split(/\s+/);
    expect(packages).toEqual(['chromium', 'fonts-liberation', 'fonts-noto-core', 'fonts-noto-cjk', 'tini', 'ca-certificates']);
    const requested = spawnSync('apt-cache', ['show', '--no-all-versions', ...packages], { encoding: 'utf8' });
    if (requested.error || (requested.status !== 0 && requested.stdout === '')) return;
    expect(packages.filter((name) => !requested.stdout.includes(`Package: ${name}\n`))).toEqual([]);
  });
  test('compose grants it no privileges, and names files that exist', () => {
    const {
      services: { pageloupe },
      volumes,
    } = yaml('docs/use/ci/compose.yaml') as {
      services: {
        pageloupe: Record<string, unknown> & {
          build: { dockerfile: string };
          ports: string[];
          security_opt: string[];
          environment: Record<string, string>;
        };
      };
      volumes: object;
    };
    expect(existsSync(root + pageloupe.build.dockerfile)).toBe(true);
    expect(pageloupe).toMatchObject({ cap_drop: ['ALL'], read_only: true });
    expect(pageloupe).not.toHaveProperty('privileged');
    expect(pageloupe.ports).toEqual(['127.0.0.1:8787:8787']);
    expect(pageloupe.security_opt).toContain('no-new-privileges:true');
    // Keys are created by the container's user, where the service reads them.
    expect(pageloupe.environment['PAGELOUPE_KEY_FILE']).toBe('/data/keys.txt');
    expect(pageloupe['volumes']).toEqual(['data:/data']);
    expect(Object.keys(volumes)).toEqual(['data']);
    const { syscalls } = JSON.parse(read('docs/use/ci/seccomp.json')) as { syscalls: [{ names: string[]; action: string }] };
    expect(syscalls[0].names.filter((name) => ['clone', 'clone3', 'unshare', 'chroot', 'setns'].includes(name))).toEqual([]);
    expect(new Set(syscalls[0].names).size).toBe(syscalls[0].names.length);
  });
});

describe('docs/use/command-line.md', () => {
  const text = read('docs/use/command-line.md');
  test('names only options that exist', () => {
    const others = ['--allow-targets', '--input', '--silent', '--fail-on', '--before-origin', '--after-origin'];
    expect(optionsIn(text.replaceAll('`', ' ')).filter((option) => !known.has(option) && !others.includes(option))).toEqual([]);
  });
  test('has every exit code, in its table and in the help', () => {
    for (const code of Object.values(exitCodes)) expect(text).toMatch(new RegExp(`^\\|.*\\b${code}\\b`, 'm'));
  });
  test('links to files that exist', () => {
    for (const [, path] of text.matchAll(/\]\(([^)#]+)\)/g)) expect(existsSync(`${root}docs/use/${path}`), path).toBe(true);
  });
});

test('docs/use/ci/README.md: its examples use inputs, variables and files that there are', () => {
  const text = read('docs/use/ci/README.md');
  for (const [, path] of text.matchAll(/\]\(([^)#]+)/g)) expect(existsSync(`${root}docs/use/ci/${path}`), path).toBe(true);
  const [github, gitlab] = [...text.matchAll(/```yaml\n([\s\S]*?)```/g)].map(([, block]) => parse(block!) as object);
  const [, step] = (github as { jobs: { audit: { steps: { with?: object }[] } } }).jobs.audit.steps;
  const action = yaml('docs/use/ci/github-action/action.yml') as { inputs: object };
  expect(Object.keys(action.inputs)).toEqual(expect.arrayContaining(Object.keys(step!.with!)));
  const template = yaml('docs/use/ci/gitlab.yml') as { pageloupe: { variables: object } };
  const { variables } = (gitlab as { pageloupe: { variables: object } }).pageloupe;
  expect(Object.keys(template.pageloupe.variables)).toEqual(expect.arrayContaining(Object.keys(variables)));
});
