import { english } from '../../../checks/index.ts';
import { toolFrame } from './tool-frame.ts';

/**
 * What the interface says in English, by part of the interface. Values are strings, or functions of named arguments that give strings.
 * `wording` writes numbers and dates that stand alone. What a tool says is in tools/, and loaded with the tool.
 */
export const en = { wording: english, toolFrame };
