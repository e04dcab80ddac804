/** Runs the files for CI as closely as this machine can. Slow, and not part of `npm test`; docs/use/ci/README.md describes what was tested. */
import { spawnSync, type SpawnSyncOptions } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { rehearseWords as words } from './rehearse-words.ts';
import { commandArguments, rejectArguments } from './usage.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const rehearsals = ['action', 'gitlab', 'docker'];
const [what = '', rootFolder, ...others] = commandArguments(words.usage);
if (!rehearsals.includes(what)) rejectArguments(words.usage, words.nothing({ rehearsals }));
if (others.length > 0 || (rootFolder !== undefined && what !== 'docker')) rejectArguments(words.usage, words.tooMany);
const work = mkdtempSync(join(tmpdir(), 'pageloupe-rehearsal-'));
chmodSync(work, 0o755);
let failed = 0;
const say = (text: string) => process.stdout.write(`${text}\n`);
const text = (path: string) => readFileSync(join(root, path), 'utf8');

function run(name: string, command: readonly [string, ...string[]], options: SpawnSyncOptions = {}): void {
  say(words.step({ name }));
  const { status } = spawnSync(command[0], command.slice(1), { stdio: ['ignore', 1, 1], timeout: 900_000, ...options });
  if (status !== 0) failed++;
  say(words.ended({ name, code: status }));
}

function pack(): string {
  const { stdout } = spawnSync('npm', ['pack', '--json', '--pack-destination', work], { cwd: root, encoding: 'utf8', maxBuffer: 1e8 });
  const [{ filename }] = JSON.parse(stdout.slice(stdout.indexOf('[\n'))) as [{ filename: string }];
  const file = join(work, filename);
  say(words.packed({ file }));
  return file;
}

/** A local site for the duration of the rehearsal. */
function siteScript(port: number): string {
  const file = join(work, 'site.mjs');
  const page = `<!doctype html><html lang="en"><head><title>A page of this machine</title><meta name="description" content="A page that is audited in a rehearsal."></head><body><main><h1>Rehearsal</h1><p>${'A page with words in it. '.repeat(40)}</p></main></body></html>`;
  writeFileSync(
    file,
    `import { createServer } from 'node:http';\nconst page = ${JSON.stringify(page)};\ncreateServer((q, s) => s.writeHead(q.url === '/' ? 200 : 404, { 'content-type': 'text/html' }).end(q.url === '/' ? page : 'no')).listen(${port}, '127.0.0.1');\n`,
  );
  return file;
}

const sitePort = 41_731;
const siteUrl = `http://127.0.0.1:${sitePort}/`;

/**
 * Runs a script as an unprivileged user with an empty home and without user namespaces, as on GitHub's runners, where Chromium has no sandbox. The
 * first line of a script below starts the site.
 */
function asNobody(script: string, environment: Readonly<Record<string, string>>): readonly [string, ...string[]] {
  const shell = `node ${siteScript(sitePort)} & trap "kill $! 2>/dev/null || true" EXIT; sleep 1\n${script}`;
  const bash = ['bash', '--noprofile', '--norc', '-eo', 'pipefail', '-c', shell];
  const variables = Object.entries({
    PATH: `${join(work, 'npm/bin')}:${join(work, 'tools')}:${process.env['PATH'] ?? ''}`,
    HOME: join(work, 'home'),
    ...environment,
  });
  const clean = ['env', '-i', ...variables.map(([name, value]) => `${name}=${value}`)];
  if (process.getuid?.() !== 0) return [...clean, ...bash] as [string, ...string[]];
  const dropped = ['setpriv', '--inh-caps', '-all', '--ambient-caps', '-all', '--no-new-privs', ...clean, ...bash];
  const quoted = dropped.map((word) => `'${word.replaceAll("'", String.raw`'\''`)}'`).join(' ');
  const nobody = ['setpriv', '--reuid', '65534', '--regid', '65534', '--clear-groups'];
  const space = ['unshare', '--user', '--map-current-user', '--keep-caps', 'sh', '-c'];
  return [...nobody, ...space, `echo 0 > /proc/sys/user/max_user_namespaces; exec ${quoted}`] as unknown as [string, ...string[]];
}

function prepareHome(): Record<string, string> {
  for (const folder of ['home', 'npm', 'temp', 'checkout']) mkdirSync(join(work, folder), { recursive: true });
  spawnSync('chown', ['-R', '65534:65534', work]);
  return { npm_config_prefix: join(work, 'npm'), ...registrySettings(), LANG: 'C.UTF-8' };
}

/** Environment for npm: a private network may have its own registry and certificate. @param certificates folder to which they are copied */
function registrySettings(certificates: string | null = null): Record<string, string> {
  const registry = spawnSync('npm', ['config', 'get', 'registry'], { encoding: 'utf8' }).stdout.trim();
  const authority = process.env['NODE_EXTRA_CA_CERTS'];
  if (authority && certificates !== null) cpSync(authority, certificates, { dereference: true });
  const file = authority ? { NODE_EXTRA_CA_CERTS: certificates === null ? authority : '/etc/authority.pem' } : {};
  return { npm_config_registry: registry, npm_config_update_notifier: 'false', ...file };
}

interface Step {
  name?: string;
  uses?: string;
  id?: string;
  if?: string;
  run?: string;
  env?: Record<string, string>;
}

/** The steps of the action, with the inputs of a workflow that audits one page and comments. */
function action(archive: string): void {
  const { inputs, runs } = parse(text('docs/use/ci/github-action/action.yml')) as {
    inputs: Record<string, { default: string }>;
    runs: { steps: Step[] };
  };
  const usual = prepareHome();
  const temp = join(work, 'temp');
  const values: Record<string, string> = {
    ...Object.fromEntries(Object.entries(inputs).map(([name, input]) => [`inputs.${name}`, input.default])),
    'inputs.urls': siteUrl,
    'inputs.package': archive,
    'inputs.arguments': '--preset\nnone',
    'inputs.comment': 'true',
    // Inside a user namespace, none is left for a sandbox.
    'inputs.no-sandbox': 'true',
    'steps.audit.outputs.results': join(temp, 'pageloupe.ndjson'),
    'github.repository': 'somebody/something',
    'github.event.pull_request.number': '7',
  };
  const filled = (value: string) => value.replace(/\$\{\{\s*([\w.-]+)\s*\}\}/g, (_, name: string) => values[name] ?? '');
  // Replaces the runner's command for GitHub's API: finds no comment, and prints what it would send.
  mkdirSync(join(work, 'tools'));
  writeFileSync(
    join(work, 'tools/gh'),
    '#!/bin/sh\ncase "$*" in *--jq*) ;; *) echo "gh $*"; for word; do case "$word" in body=@*) cat "${word#body=@}";; esac; done;; esac\n',
    { mode: 0o755 },
  );
  for (const { name = '', uses, run: script, env = {} } of runs.steps) {
    if (script === undefined) {
      say(words.skipped({ name: uses ?? name }));
      continue;
    }
    const environment = Object.fromEntries(Object.entries(env).map(([key, value]) => [key, filled(value)]));
    run(
      name,
      asNobody(script, {
        ...usual,
        ...environment,
        RUNNER_TEMP: temp,
        GITHUB_OUTPUT: join(temp, 'output'),
        GITHUB_STEP_SUMMARY: join(temp, 'summary'),
      }),
      { cwd: join(work, 'checkout') },
    );
  }
  // Without namespaces and without the input, the message must say what to do.
  run(
    'a sandbox that is not there is named',
    asNobody(
      `output=$(pageloupe audit ${siteUrl} 2>&1 || true); echo "$output"; grep -q apparmor_restrict_unprivileged_userns <<< "$output"`,
      usual,
    ),
    { cwd: join(work, 'checkout') },
  );
}

/** The job of the GitLab template, with the contents of its image taken from this machine. */
function gitlab(archive: string): void {
  const { pageloupe } = parse(text('docs/use/ci/gitlab.yml')) as {
    pageloupe: { variables: Record<string, string>; before_script: string[]; script: string[]; artifacts: { paths: string[] } };
  };
  const usual = prepareHome();
  const environment = { ...usual, ...pageloupe.variables, PAGELOUPE_PACKAGE: archive, PAGELOUPE_TARGETS: `${siteUrl} --preset none` };
  for (const line of pageloupe.before_script.filter((one) => one.startsWith('apt-get'))) say(words.skipped({ name: line }));
  const lines = [...pageloupe.before_script.filter((one) => !one.startsWith('apt-get')), ...pageloupe.script];
  const artifacts = pageloupe.artifacts.paths.map((path) => `test -s ${path}`);
  run('the job', asNobody([...lines, ...artifacts, 'ls -l'].join('\n'), environment), { cwd: join(work, 'checkout') });
}

/** Runs the Dockerfile's instructions in a root file system, then what compose.yaml starts. */
function docker(archive: string, folder: string): void {
  if (process.getuid?.() !== 0) throw new Error(words.needsRoot);
  if (!existsSync(join(folder, 'etc/debian_version'))) {
    if (spawnSync('debootstrap', ['--version']).error) throw new Error(words.needsDebootstrap);
    run('debootstrap', ['debootstrap', '--variant=minbase', '--include=ca-certificates', 'bookworm', folder]);
  }
  // Left over from an earlier rehearsal.
  spawnSync('chroot', [folder, 'userdel', '-rf', 'pageloupe']);
  // FROM: what the Node image adds to Debian.
  mkdirSync(join(folder, 'usr/local/lib/node_modules'), { recursive: true });
  cpSync(process.execPath, join(folder, 'usr/local/bin/node'));
  const npm = spawnSync('npm', ['root', '--global'], { encoding: 'utf8' }).stdout.trim();
  // The root file system may be from an earlier rehearsal.
  rmSync(join(folder, 'usr/local/lib/node_modules/npm'), { recursive: true, force: true });
  cpSync(join(npm, 'npm'), join(folder, 'usr/local/lib/node_modules/npm'), { recursive: true, verbatimSymlinks: true });
  spawnSync('ln', ['-sf', '../lib/node_modules/npm/bin/npm-cli.js', join(folder, 'usr/local/bin/npm')]);
  cpSync('/etc/resolv.conf', join(folder, 'etc/resolv.conf'));
  const registry = registrySettings(join(folder, 'etc/authority.pem'));
  const variables: Record<string, string> = { PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin', HOME: '/root' };
  const instructions = text('docs/use/ci/Dockerfile')
    .replaceAll('\\\n', ' ')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  const mounted = (script: string) => ['unshare', '--mount', '--pid', '--fork', 'sh', '-ec', script] as const;
  const inside = (command: string) =>
    // Namespaces as in a container: in a plain chroot the kernel forbids user namespaces, and so Chromium's sandbox.
    `mount --bind '${folder}' '${folder}'; cd '${folder}'; mount --rbind /dev dev; mount -t proc proc proc; pivot_root . mnt; umount -l /mnt; ${command}`;
  const env = (more: Record<string, string> = {}) =>
    `env -i ${Object.entries({ ...variables, ...more })
      .map(([name, value]) => `${name}='${value}'`)
      .join(' ')}`;
  for (const line of instructions) {
    const [, word = '', rest = ''] = /^(\w+)\s+(.*)$/s.exec(line) ?? [];
    if (word === 'RUN') {
      const file = join(folder, 'tmp/step.sh');
      writeFileSync(file, `set -e\n${rest}\n`);
      run(rest.slice(0, 70), mounted(inside(`${env(registry)} sh /tmp/step.sh`)));
      rmSync(file, { force: true });
    } else if (word === 'COPY') cpSync(archive, join(folder, 'tmp', archive.split('/').at(-1)!));
    else if (word === 'ENV') for (const [, name = '', value = ''] of rest.matchAll(/(\w+)=(\S+)/g)) variables[name] = value;
    else say(words.skipped({ name: line }));
  }
  compose(folder, mounted, inside, env);
}

/** As in compose.yaml: writable are only the volume and two in-memory file systems; no privileges; keys created by the container's user. */
function compose(
  folder: string,
  mounted: (script: string) => readonly [string, ...string[]],
  inside: (command: string) => string,
  env: (more?: Record<string, string>) => string,
): void {
  cpSync(siteScript(sitePort), join(folder, 'site.mjs'));
  const script = [
    'set -e',
    'node /site.mjs & site=$!',
    'pageloupe --version',
    'pageloupe doctor',
    `pageloupe audit ${siteUrl} --preset none --format pretty`,
    'key=$(pageloupe keys create me)',
    'ls -l /data/keys.txt',
    'if touch /usr/x 2>/dev/null; then echo "the root file system can be written"; exit 1; fi',
    'tini -- pageloupe serve & service=$!',
    'for try in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15; do sleep 1; node /health.mjs && break; done',
    'node /health.mjs',
    `node -e "fetch('http://127.0.0.1:8787/v1/audit?url=${encodeURIComponent(siteUrl)}', { headers: { authorization: 'Bearer ' + process.argv[1] } }).then(async (r) => { console.log(r.status, (await r.json()).score); process.exit(r.status === 200 ? 0 : 1); })" "$key"`,
    `node -e "fetch('http://127.0.0.1:8787/v1/audit?url=${encodeURIComponent(siteUrl)}').then((r) => process.exit(r.status === 401 ? 0 : 1))"`,
    'test -s /data/history.sqlite',
    'kill -TERM $service; wait $service; kill $site',
  ].join('\n');
  const health = /CMD node -e "(.*)"$/m.exec(text('docs/use/ci/Dockerfile'))?.[1] ?? '';
  writeFileSync(join(folder, 'compose.sh'), script);
  writeFileSync(join(folder, 'health.mjs'), health);
  const { services } = parse(text('docs/use/ci/compose.yaml')) as { services: { pageloupe: { environment: Record<string, string> } } };
  const settings = { HOME: '/home/pageloupe', ...services.pageloupe.environment, PAGELOUPE_ALLOW_TARGETS: new URL(siteUrl).origin };
  const dropped = `setpriv --reuid 10001 --regid 10001 --clear-groups --no-new-privs --bounding-set -all ${env(settings)} sh /compose.sh`;
  run(
    'compose.yaml: doctor, audit, keys, serve, health, a request with the key and one without',
    mounted(
      inside(
        `mount -o remount,bind,ro /; mount -t tmpfs -o size=512m tmpfs /tmp; mount -t tmpfs -o size=256m,uid=10001,gid=10001 tmpfs /home/pageloupe; mount -t tmpfs -o uid=10001,gid=10001 tmpfs /data; cd /data; ${dropped}`,
      ),
    ),
  );
}

try {
  const archive = pack();
  if (what === 'action') action(archive);
  else if (what === 'gitlab') gitlab(archive);
  else docker(archive, rootFolder ?? join(dirname(work), 'pageloupe-root'));
  say(words.result({ failed }));
} catch (error) {
  failed++;
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
} finally {
  rmSync(work, { recursive: true, force: true });
}
process.exitCode = failed === 0 ? 0 : 1;
