import { createContext } from 'preact';

/** Whether a tool's worst finding is shown above its view. In its own file, because the parts of views are loaded with the first view. */
export const FindingAbove = createContext(false);
