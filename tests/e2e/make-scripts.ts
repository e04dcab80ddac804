import { test } from '@playwright/test';
import { makeScripts } from './script.ts';

// Before the tests of the commands, not before all: bundling them takes seconds.
test('the commands are bundled', makeScripts);
