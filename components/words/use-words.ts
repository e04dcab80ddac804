import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { en } from '../../words/en/app/index.ts';
import type { toolWords } from '../tools/words.ts';

/** The words of the interface in one language: a language that lacks a sentence or an argument does not compile. */
export type Words = typeof en;
/** A sentence as a function of the words, called where it is shown. */
export type Phrase = (words: Words) => string;

/** Provided at the root of an interface; English by default. */
export const WordsContext = createContext<Words>(en);

export const useWords = (): Words => useContext(WordsContext);

/** Words of the tools in one language, by tool. */
export type ToolWords = typeof toolWords;

/** Set with the words of the interface, once a language other than English has been loaded. */
export const ToolWordsContext = createContext<ToolWords | null>(null);

/** Words of one tool. Its English is in the tool's own chunk, so that opening the popup loads none of it. */
export const useToolWords = <Id extends keyof ToolWords>(id: Id, english: ToolWords[Id]): ToolWords[Id] =>
  useContext(ToolWordsContext)?.[id] ?? english;
