import { english, toolNames } from '../../../checks/index.ts';
import { search } from './search.ts';
import { toolChoice } from './tool-choice.ts';
import { obstacleButtons, obstacles, siteFacts, stale } from './obstacles.ts';
import { toolFrame } from './tool-frame.ts';
import { toolList } from './tool-list.ts';

/**
 * What the interface says in English, by part of the interface. Values are strings, or functions of named arguments that give strings.
 * `wording` writes numbers and dates that stand alone. What a tool says is in tools/, and loaded with the tool.
 */
export const en = { wording: english, tools: toolNames.tools, toolGroups: toolNames.groups, toolFrame, toolList, toolChoice, search, obstacles, obstacleButtons, stale, siteFacts };
