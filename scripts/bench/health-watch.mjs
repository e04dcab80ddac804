import { performance } from 'node:perf_hooks';
import { parentPort, workerData } from 'node:worker_threads';

/** Requests /healthz repeatedly until it is stopped. In a separate thread, so that the rest of the benchmark does not affect it. */

/** @type {number[]} */
const taken = [];
const stop = new AbortController();
parentPort.once('message', () => stop.abort());
while (!stop.signal.aborted) {
  const began = performance.now();
  await (await fetch(`${workerData.address}/healthz`)).arrayBuffer();
  taken.push(performance.now() - began);
  await new Promise((resolve) => {
    setTimeout(resolve, 5);
  });
}
parentPort.postMessage(taken, []);
