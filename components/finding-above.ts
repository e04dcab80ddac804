import { createContext } from 'preact';

/** Whether a tool's worst finding is above its picture. In a file of its own: the parts of pictures are loaded with the first picture. */
export const FindingAbove = createContext(false);
