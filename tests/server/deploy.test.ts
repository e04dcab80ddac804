/** Files for several machines: checked against the program's options, and the same topology as local processes. */
import { readFileSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Ajv } from 'ajv';
import { expect, onTestFinished, test } from 'vitest';
import { parse, parseAllDocuments, type Document } from 'yaml';
import { usualPrefix } from '../../server/batches/queue/bull-redis.ts';
import { queueName } from '../../server/batches/queue/bull-server.ts';
import { operations } from '../../server/http/openapi/operations.ts';
import { optionsFor } from '../../server/cli/config/flags.ts';
import { variableOf } from '../../server/options/rows.ts';
import { health, service as settings, worker } from '../../server/options/table.ts';
import { buildProcess, madeUpPages, Stage, verdictOf } from '../chaos/stage.ts';
import { kubernetesFaults } from '../support/kubernetes-faults.ts';
import { hasPostgres, postgresServer } from '../support/postgres-server.ts';
import { hasRedis, redisServer } from '../support/redis-server.ts';

const read = (name: string) => readFileSync(fileURLToPath(new URL(`../../docs/use/deploy/${name}`, import.meta.url)), 'utf8');
const optionsOf = { serve: settings, worker: { ...worker, ...health } };
const variables = Object.keys(settings).map(variableOf);

/** The command of a container: a role and its options. */
function checkCommand([role = '', ...words]: readonly string[]): void {
  expect(['serve', 'worker']).toContain(role);
  const known = optionsFor(optionsOf[role as keyof typeof optionsOf]).map(({ long }) => long);
  for (const word of words.filter((one) => one.startsWith('--'))) expect(known).toContain(word);
}
const checkVariables = (names: readonly string[]) => {
  for (const name of names.filter((one) => one.startsWith('PAGELOUPE_'))) expect(variables).toContain(name);
};

test('bull-board.mjs shows the queue of batches to whom the service authorizes', () => {
  const script = read('bull-board.mjs');
  expect(script).toContain(`new Queue('${queueName}', { prefix: '${usualPrefix}'`);
  expect(operations.find(({ id }) => id === 'getSession')).toMatchObject({ path: '/v1/session', method: 'GET' });
  expect(script).toContain("new URL('/v1/session', PAGELOUPE_SERVER)");
});

test('compose.yaml: a service, workers, Redis and PostgreSQL', () => {
  interface Service {
    command?: string[];
    environment?: Record<string, string>;
    stop_grace_period?: string;
    healthcheck?: { test: string[] };
  }
  const { services } = parse(read('compose.yaml'), { merge: true }) as { services: Record<string, Service> };
  expect(Object.keys(services)).toEqual(['server', 'worker', 'redis', 'postgres']);
  for (const name of ['server', 'worker']) {
    const { command, environment, stop_grace_period: grace } = services[name]!;
    checkCommand(command!);
    checkVariables(Object.keys(environment!));
    expect(Number.parseInt(grace!, 10) * 1000).toBeGreaterThan(settings.graceMs.default);
  }
  const port = services['worker']!.command!.at(services['worker']!.command!.indexOf('--health-port') + 1);
  expect(services['worker']!.healthcheck!.test.join(' ')).toContain(`:${port}/healthz`);
});

/** Without its draft, which Ajv does not have. To compile it takes longer than all checks by it. */
const { $schema: _draft7, ...composeSchema } = JSON.parse(
  readFileSync(fileURLToPath(new URL('../support/compose.schema.json', import.meta.url)), 'utf8'),
) as { $schema: string };
const validate = new Ajv({ allErrors: true, strict: false, validateFormats: false }).compile(composeSchema);

/** Errors against the schema of the Compose Specification, and container names and ports that two services have. */
function composeFaults(text: string): string[] {
  const compose = parse(text, { merge: true, uniqueKeys: true }) as {
    services: Record<string, { container_name?: string; ports?: string[] }>;
  };
  validate(compose);
  const services = Object.values(compose.services);
  const names = services.flatMap(({ container_name: name }) => (name === undefined ? [] : [name]));
  const ports = services.flatMap((one) => (one.ports ?? []).map((port) => port.split(':').slice(0, -1).join(':'))).filter(Boolean);
  const twice = [names, ports].flatMap((list) => list.filter((one, index) => list.indexOf(one) !== index));
  return [
    ...(validate.errors ?? []).map(({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`),
    ...twice.map((one) => `${one} stands twice`),
  ];
}

test.each(['deploy/compose.yaml', 'ci/compose.yaml'])('%s keeps to the schema of the Compose Specification', (name) => {
  expect(composeFaults(read(`../${name}`))).toEqual([]);
});
test('a compose file with an unknown key, or a name or port of two services, is detected', () => {
  const faults = composeFaults(read('compose.yaml').replace('restart: unless-stopped', 'restarts: unless-stopped'));
  expect(faults.join()).toContain('"additionalProperty":"restarts"');
  const service = { image: 'x', container_name: 'same', ports: ['80:80'] };
  expect(composeFaults(JSON.stringify({ services: { one: service, two: service } }))).toEqual(['same stands twice', '80 stands twice']);
});

interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: { name: string };
  data?: Record<string, string>;
  spec: {
    template: { metadata: { labels: Record<string, string> }; spec: { terminationGracePeriodSeconds: number; containers: Container[] } };
    selector: { matchLabels: Record<string, string> } & Record<string, string>;
    ports: { targetPort: string }[];
    replicas: number;
  };
}
interface Container {
  args: string[];
  ports: { name: string; containerPort: number }[];
  env: { name: string }[];
  resources: { requests: object; limits: object };
  readinessProbe: { httpGet?: { path: string; port: string } };
  livenessProbe?: { httpGet: { path: string; port: string } };
  volumeMounts: { name: string }[];
}

test('kubernetes.yaml: commands, variables, ports, probes and selectors fit each other', () => {
  const documents = parseAllDocuments(read('kubernetes.yaml')) as Document[];
  expect(documents.flatMap(({ errors }) => errors)).toEqual([]);
  const manifests = documents.map((one) => one.toJS() as Manifest);
  const config = manifests.find(({ kind }) => kind === 'ConfigMap')!.data!;
  checkVariables(Object.keys(config));
  const sets = manifests.filter(({ kind }) => kind === 'Deployment' || kind === 'StatefulSet');
  expect(sets.map(({ metadata, spec }) => [metadata.name, spec.replicas])).toEqual([
    ['server', 1],
    ['worker', 2],
    ['redis', 1],
    ['postgres', 1],
  ]);
  for (const { metadata, spec } of sets) {
    const [container] = spec.template.spec.containers as [Container];
    const ports = new Map(container.ports.map(({ name, containerPort }) => [name, containerPort]));
    expect(spec.template.metadata.labels).toMatchObject(spec.selector.matchLabels);
    expect(Object.keys(container.resources)).toEqual(['requests', 'limits']);
    if (metadata.name !== 'server' && metadata.name !== 'worker') continue;
    checkCommand(container.args);
    checkVariables(container.env.map(({ name }) => name));
    for (const probe of [container.readinessProbe, container.livenessProbe!]) expect(ports.has(probe.httpGet!.port)).toBe(true);
    expect([container.readinessProbe.httpGet!.path, container.livenessProbe!.httpGet.path]).toEqual(['/readyz', '/healthz']);
    expect(spec.template.spec.terminationGracePeriodSeconds * 1000).toBeGreaterThan(Number(config['PAGELOUPE_GRACE_MS']));
    const port = container.args.includes('--health-port') ? Number(container.args[container.args.indexOf('--health-port') + 1]) : 8787;
    expect([...ports.values()]).toEqual([port]);
  }
  for (const { metadata, spec } of manifests.filter(({ kind }) => kind === 'Service')) {
    const target = sets.find(({ spec: { selector } }) => selector.matchLabels['app'] === spec.selector['app']);
    const [container] = target!.spec.template.spec.containers as [Container];
    expect([metadata.name, container.ports.map(({ name }) => name)]).toEqual([metadata.name, [spec.ports[0]!.targetPort]]);
  }
});

test('kubernetes.yaml keeps to the types of Kubernetes, and what does not is noticed', () => {
  const manifests = parseAllDocuments(read('kubernetes.yaml')).map((one) => one.toJS() as Manifest);
  const [, server] = structuredClone(manifests) as [Manifest, Manifest];
  Object.assign(server.spec.template.spec.containers[0]!, { livenesProbe: {} });
  server.spec.replicas = '1' as unknown as number;
  Object.assign(server.metadata, { name: 'wrong' });
  // At once, because the types are read for each call.
  const faults = kubernetesFaults([...manifests, server]);
  expect(faults).toEqual([expect.stringContaining('Deployment wrong'), expect.stringContaining('livenesProbe')]);
});

test.skipIf(!hasRedis || !hasPostgres)(
  'the same as processes: workers are replaced one after the other, and nothing is lost',
  async () => {
    const [queue, store, program] = await Promise.all([redisServer(), postgresServer(), buildProcess()]);
    onTestFinished(async () => {
      await Promise.all([queue.close(), store.close()]);
      rmSync(dirname(program), { recursive: true, force: true });
    });
    const stage = await Stage.open({ program, queue, storeUrl: store.url, workers: 2, pageMs: 20, lockMs: 3_000 });
    onTestFinished(() => stage.close());
    const urls = madeUpPages(120, 6, false);
    const id = await stage.begin(urls, 'rolling');
    for (const name of ['worker-1', 'worker-2', 'server']) await stage.replace(name);
    await stage.finished(id, 400_000);
    expect(await verdictOf(stage, id, urls)).toMatchObject({ rows: 120, lost: 0, doubled: 0, failedByKills: 0 });
    expect(stage.opened().most).toBeLessThanOrEqual(2);
  },
  900_000,
);
