// Installs what is missing on a machine with only Node and npm: dependencies, then a Chromium (not with --no-browser). With --firefox also
// a Firefox if the system has a package, with --servers Redis and PostgreSQL: only tests need them, and are skipped without.
// Plain JavaScript without imports from node_modules, because it runs before they exist. Prints to stderr.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const say = (text) => process.stderr.write(`${text}\n`);
const give = (text, code = 1) => {
  say(text);
  process.exit(code);
};

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  give(`Pageloupe needs Node 20.19 or newer; this is ${process.versions.node}. Install a newer Node and run the command again.`);
}

const run = (command, args, options = {}) =>
  // On Windows, npm is a script that needs a shell.
  spawnSync(command, args, { cwd: root, stdio: ['ignore', 2, 2], shell: process.platform === 'win32', ...options }).status === 0;

installDependencies();
if (!process.argv.includes('--no-browser')) await installChromium();
if (process.argv.includes('--firefox')) await installFirefox();
if (process.argv.includes('--servers')) installServers();

function installDependencies() {
  if (isInstalled()) return;
  say('Installing dependencies (npm ci) …');
  if (!run('npm', ['ci', '--no-audit', '--no-fund']))
    give('npm ci failed: see above. Check the network and your npm settings, then run the command again.');
}

/** Whether node_modules has every package of the lock file, whoever installed them: npm lists there what it installed. */
function isInstalled() {
  const listed = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(listed)) return false;
  const packagesIn = (path) => JSON.parse(readFileSync(path, 'utf8')).packages;
  const installed = packagesIn(listed);
  // Optional packages are for one system each.
  return Object.entries(packagesIn(join(root, 'package-lock.json'))).every(
    ([path, { version, optional }]) => path === '' || optional || installed[path]?.version === version,
  );
}

async function installChromium() {
  if (await has('findChromium')) return;
  say('No Chromium found: trying the one that Playwright offers …');
  if (
    run(process.execPath, [join(root, 'node_modules', '@playwright', 'test', 'cli.js'), 'install', 'chromium'], { shell: false }) &&
    (await has('findChromium'))
  )
    return;
  if (installPackages('chromium', 'fonts-noto-cjk') && (await has('findChromium'))) return;
  give('No Chromium could be installed. Install Chromium yourself, or set CHROMIUM_PATH to one, then run the command again.');
}

async function installFirefox() {
  if (await has('findFirefox')) return;
  if (installPackages('firefox-esr') && (await has('findFirefox'))) return;
  say('No Firefox could be installed: its tests are skipped. Install one yourself, or set FIREFOX_PATH to one.');
}

function installServers() {
  const missing = [
    ...(which('redis-server') ? [] : ['redis-server']),
    ...(which('postgres') || existsSync('/usr/lib/postgresql') ? [] : ['postgresql']),
  ];
  if (missing.length > 0 && !installPackages(...missing))
    say(`${missing.join(' and ')} could not be installed: tests of the queue of several processes are skipped.`);
}

/** Installs packages with apt if that is available and permitted. Returns whether it worked. */
function installPackages(...packages) {
  const asRoot = process.getuid?.() === 0 ? [] : which('sudo') ? ['sudo', '-n'] : null;
  if (process.platform !== 'linux' || !which('apt-get') || !asRoot) return false;
  say(`Trying the packages of this system: ${packages.join(', ')} …`);
  // Run level 1: servers are installed, but not started.
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  const apt = (...args) => {
    const [command, ...rest] = [...asRoot, 'apt-get', ...args];
    return run(command, rest, { env: environment, shell: false });
  };
  return apt('update', '-qq') && apt('install', '-y', '-qq', '--no-install-recommends', ...packages);
}

/** Whether there is a browser. @param find function of browsers.ts */
async function has(find) {
  // Starting a process each time would take a second; tsx registers itself so that the TypeScript module can be imported.
  const { register } = await import('tsx/esm/api');
  const unregister = register();
  const browsers = await import('./browsers.ts');
  await unregister();
  return browsers[find]() !== null;
}

function which(name) {
  return (process.env.PATH ?? '').split(delimiter).some((folder) => folder && existsSync(join(folder, name)));
}
