import { performance } from 'node:perf_hooks';
import { parentPort, workerData } from 'node:worker_threads';

/** Requests /healthz one after the other until it is told to stop: in a thread of its own, so that nothing else of the benchmark is measured with it. */

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
