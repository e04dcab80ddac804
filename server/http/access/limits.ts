/** Rate limits: counted over all paths of a limit, reported in headers, and enforced. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiProblem } from '../problems.ts';

export interface Limit {
  /** Counts the request. @throws Problem 429 */
  take(request: FastifyRequest, reply: FastifyReply): Promise<void>;
}

/**
 * One limit. Created once and applied manually: as a route option, the plugin would count each path separately.
 * @param most maximum requests per window; 0 for no limit @param seconds length of the window @param who key by which requests are counted
 */
export function createRateLimit(app: FastifyInstance, most: number, seconds: number, who: (request: FastifyRequest) => string): Limit {
  if (most === 0) return { take: async () => undefined };
  const count = app.createRateLimit({ max: most, timeWindow: seconds * 1000, keyGenerator: who });
  return {
    async take(request, reply) {
      const state = await count(request);
      if (state.isAllowed) return;
      const reset = Math.max(1, state.ttlInSeconds);
      reply.header('ratelimit-policy', `"default";q=${most};w=${seconds}`).header('ratelimit', `"default";r=${state.remaining};t=${reset}`);
      if (state.isExceeded) throw new ApiProblem('rate-limited', { retryAfter: reset });
    },
  };
}
