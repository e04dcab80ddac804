import { toolFrame } from './tool-frame.ts';

/** What the interface says in English, by part of the interface. Values are strings, or functions of named arguments that give strings. */
export const en = { toolFrame };
