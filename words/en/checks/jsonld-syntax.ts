import type { JsonFault } from '../../../checks/core/facts.ts';
import { agree, amount, and, number } from './english.ts';
import { jsonFaultText } from './json-faults.ts';

const blocks = (count: number) => amount(count, 'JSON-LD block');

export const jsonldSyntax = {
  title: 'Every JSON-LD block parses',
  why: 'A block with one wrong character is lost as a whole: no search engine or assistant reads a single value of it.',
  words: { block: ({ index, types }: { index: number; types: readonly string[] }) => `Block ${index}: ${types.join(', ')}` },
  says: {
    none: () => ({ message: 'The page has no JSON-LD. It is not required.', change: '' }),
    otherSyntax: ({ count, syntax }: { count: number; syntax: readonly string[] }) => ({
      message: `The page has no JSON-LD; ${amount(count, 'item')} ${agree(count, 'was', 'were')} read from its ${and(syntax)}.`,
      change: '',
    }),
    valid: ({ count }: { count: number }) => ({
      message: `${blocks(count)} ${agree(count, 'parses and names its', 'parse and name their')} vocabulary and types.`,
      change: '',
    }),
    invalid: ({ index, fault, line, column }: { index: number; fault: JsonFault; line: number; column: number }) => ({
      message: `JSON-LD block ${index} is not valid JSON (line ${line}, column ${column}): ${jsonFaultText(fault)}`,
      change:
        'Correct the marked place: until then the whole block is ignored. Let a JSON library write the block instead of a text template.',
    }),
    moreInvalid: ({ count }: { count: number }) => ({
      message: `${amount(count, 'more block')} ${agree(count, 'is', 'are')} not valid JSON.`,
      change: 'Correct them in the same way.',
    }),
    holdsNothing: ({ index }: { index: number }) => ({
      message: `JSON-LD block ${index} describes nothing.`,
      change: 'Remove the block, or fill it.',
    }),
    noContext: ({ index }: { index: number }) => ({
      message: `JSON-LD block ${index} has no @context, so its names have no meaning.`,
      change: 'Add "@context": "https://schema.org" to every object at the top of the block.',
    }),
    otherContext: ({ index }: { index: number }) => ({
      message: `The @context of JSON-LD block ${index} is not that of schema.org, the vocabulary that search engines read.`,
      change: 'Use "@context": "https://schema.org", without anything after it.',
    }),
    noType: ({ index, count }: { index: number; count: number }) => ({
      message: `JSON-LD block ${index} has ${agree(count, 'an object', `${number(count)} objects`)} without @type.`,
      change: 'Say what each object is, for instance "@type": "Article".',
    }),
    relative: ({ count }: { count: number }) => ({
      message: `${amount(count, '@id or url value')} ${agree(count, 'is', 'are')} relative.`,
      change: 'Write full URLs: an @id names the same thing on every page, and not every reader resolves relative ones.',
    }),
    conflicting: ({ count }: { count: number }) => ({
      message: `Objects with the same @id contradict each other in ${amount(count, 'value')}.`,
      change: 'Describe each thing once and refer to it by its @id elsewhere, or give different things different ids.',
    }),
    entities: ({ count }: { count: number }) => ({
      message: `HTML entities are in plain text values of ${blocks(count)}: a script element does not decode them.`,
      change: 'Write the characters themselves (", \', &), escaped as JSON where needed (\\").',
    }),
    added: ({ count }: { count: number }) => ({
      message: `${blocks(count)} ${agree(count, 'is', 'are')} not in the HTML as served: a script adds ${agree(count, 'it', 'them')}.`,
      change:
        'Put the markup into the served HTML: most crawlers of AI engines run no scripts, and Google warns that markup added late is read less often and less reliably for shopping.',
    }),
    sourceUnknown: () => ({ message: 'Whether the blocks are already in the served HTML was not checked.', change: '' }),
  },
};
