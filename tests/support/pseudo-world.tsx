import type { ComponentChildren, JSX } from 'preact';
import { english } from '../../checks/core/wording.ts';
import { bands as geoBands, categories as geoCategories } from '../../words/en/checks/geo.ts';
import { toolNames } from '../../words/en/checks/tools.ts';
import { catalogue } from '../../words/catalogue.ts';
import { EditionContext } from '../../components/words/use-edition.ts';
import { grounds } from '../../words/grounds.ts';
import { GroundsContext } from '../../components/words/use-grounds.ts';
import { WrittenContext } from '../../components/words/use-written.ts';
import { bulkWords } from '../../words/en/app/bulk/index.ts';
import { en } from '../../words/en/app/index.ts';
import { toolWords } from '../../components/tools/words.ts';
import { BulkWordsContext } from '../../components/words/use-bulk-words.ts';
import { ToolWordsContext, WordsContext } from '../../components/words/use-words.ts';
import { editionOf } from '../../reports/edition.ts';
import { en as told } from '../../words/en/reports/index.ts';
import { written } from '../../words/en/reports/written.ts';
import { writtenEditionOf } from '../../reports/written.ts';
import { pseudo } from './pseudo.ts';

/** Who says so is named as they name themselves. */
export const sourceTitles = Object.values(grounds).map(({ sources }) => sources.map(({ title }) => title));

const otherGrounds = Object.fromEntries(Object.entries(grounds).map(([id, { why, sources }]) => [id, { why: pseudo(why), sources }]));
export const otherWords = pseudo(en);
export const otherBulkWords = pseudo(bulkWords);
const otherEdition = editionOf(
  catalogue.map((signal) => ({ ...signal, title: pseudo(signal.title), problem: pseudo(signal.problem) })),
  pseudo(told),
  english,
  pseudo({ tools: toolNames.tools, categories: geoCategories, bands: geoBands }),
);
export const otherWritten = writtenEditionOf(otherEdition, otherGrounds, pseudo(written));
const otherTools = pseudo(toolWords);

/** An interface in the pseudo-language: everything that a catalogue gives is marked. */
export function PseudoWorld({ children }: { children: ComponentChildren }): JSX.Element {
  return (
    <WordsContext.Provider value={otherWords}>
      <BulkWordsContext.Provider value={otherBulkWords}>
        <ToolWordsContext.Provider value={otherTools}>
          <GroundsContext.Provider value={otherGrounds}>
            <EditionContext.Provider value={otherWritten}>
              <WrittenContext.Provider value={otherWritten}>{children}</WrittenContext.Provider>
            </EditionContext.Provider>
          </GroundsContext.Provider>
        </ToolWordsContext.Provider>
      </BulkWordsContext.Provider>
    </WordsContext.Provider>
  );
}
