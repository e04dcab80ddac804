// Shows the queue in Redis or Valkey (bull-board), for whoever has an admin key of the service. Read-only.
//
//   npm install @bull-board/api @bull-board/fastify bullmq ioredis fastify
//   QUEUE_URL=redis://localhost:6379 PAGELOUPE_SERVER=http://127.0.0.1:8787 node bull-board.mjs
//
// The browser asks for a name and a password: any name, and the key as the password.
import { createBullBoard } from '@bull-board/api';
import { BullMQAdapter } from '@bull-board/api/bullMQAdapter';
import { FastifyAdapter } from '@bull-board/fastify';
import { Queue } from 'bullmq';
import fastify from 'fastify';
import { Redis } from 'ioredis';

const { QUEUE_URL = 'redis://localhost:6379', PAGELOUPE_SERVER = 'http://127.0.0.1:8787', HOST = '127.0.0.1', PORT = '8790' } = process.env;

const app = fastify();
app.addHook('onRequest', async ({ headers }, reply) => {
  const [scheme, value = ''] = (headers.authorization ?? '').split(' ');
  const key =
    scheme?.toLowerCase() === 'basic'
      ? Buffer.from(value, 'base64')
          .toString()
          .replace(/^[^:]*:/, '')
      : '';
  // The service decides: keys are added and removed there only.
  const response = await fetch(new URL('/v1/session', PAGELOUPE_SERVER), { headers: { authorization: `Bearer ${key}` } }).catch(() => null);
  const { role, name } = response?.ok ? await response.json() : {};
  // Without a name there is no key: a service that needs none lets everybody in, and this does not.
  if (role === 'admin' && name !== null) return;
  await reply
    .code(!response ? 502 : response.ok ? 403 : 401)
    .header('www-authenticate', 'Basic realm="Pageloupe queue"')
    .type('text/plain')
    .send(response ? 'An admin key of the service is required.\n' : `${PAGELOUPE_SERVER} cannot be reached.\n`);
});

const queue = new Queue('batches', { prefix: 'pageloupe', connection: new Redis(QUEUE_URL, { maxRetriesPerRequest: null }) });
const serverAdapter = new FastifyAdapter();
createBullBoard({ queues: [new BullMQAdapter(queue, { readOnlyMode: true })], serverAdapter });
await app.register(serverAdapter.registerPlugin());
process.stdout.write(`The queue is shown at ${await app.listen({ host: HOST, port: Number(PORT) })}\n`);
