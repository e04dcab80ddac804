import { english } from '../../../checks/core/wording.ts';
import { toolNames } from '../checks/tools.ts';
import { app as shell } from './app.ts';
import { checks } from './checks.ts';
import { evidence } from './evidence.ts';
import { glance } from './glance.ts';
import { notices } from './notices.ts';
import { overview } from './overview.ts';
import { probes } from './probes.ts';
import { requestFailures } from './request-failures.ts';
import { settings } from './settings.ts';
import { obstacleButtons, obstacles, siteFacts, stale } from './obstacles.ts';
import { toolFrame } from './tool-frame.ts';
import { toolList } from './tool-list.ts';

/**
 * The words of the interface in English, by part of the interface. Values are strings, or functions of named arguments that return strings.
 * `wording` formats numbers and dates that stand alone. The words of a tool are in tools/, and loaded with the tool.
 */
export const app = {
  wording: english,
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
