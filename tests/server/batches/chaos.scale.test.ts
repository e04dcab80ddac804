import { test } from 'vitest';
import { expectEveryPageOnce, useProcess } from '../../chaos/shaken.ts';
import { hasRedis, redisServer } from '../../support/redis-server.ts';

useProcess();

test.skipIf(!hasRedis)(
  'Redis: every page has one result, no host more than two pages open, whatever is killed',
  () => expectEveryPageOnce(redisServer, false, 2),
  900_000,
);
test(
  'memory and journal: every page has one result, no host more than two pages open, whatever is killed',
  () => expectEveryPageOnce(null, false, 0),
  900_000,
);
