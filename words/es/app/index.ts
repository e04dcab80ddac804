import type { app as en } from '../../en/app/index.ts';
import { toolNames } from '../checks/tools.ts';
import { spanish } from '../spanish.ts';
import { app as shell } from './app.ts';
import { checks } from './checks.ts';
import { evidence } from './evidence.ts';
import { glance } from './glance.ts';
import { notices } from './notices.ts';
import { obstacleButtons, obstacles, siteFacts, stale } from './obstacles.ts';
import { overview } from './overview.ts';
import { probes } from './probes.ts';
import { requestFailures } from './request-failures.ts';
import { settings } from './settings.ts';
import { toolFrame } from './tool-frame.ts';
import { toolList } from './tool-list.ts';

/** The words of the interface in Spanish, by part of the interface. */
export const app: typeof en = {
  wording: spanish,
  tools: toolNames.tools,
  toolGroups: toolNames.groups,
  app: shell,
  glance,
  overview,
  settings,
  probes,
  checks,
  evidence,
  notices,
  requestFailures,
  toolFrame,
  toolList,
  obstacles,
  obstacleButtons,
  stale,
  siteFacts,
};
