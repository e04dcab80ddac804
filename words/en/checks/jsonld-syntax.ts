import type { JsonFault } from '../../../checks/core/facts/missing.ts';
import { agree, amount, and, number } from './grammar.ts';
import { jsonFaultText } from './json-faults.ts';

const blocks = (count: number) => amount(count, 'JSON-LD block');

export const jsonldSyntax = {
  title: 'Every JSON-LD block parses',
  problem: 'JSON-LD has errors',
  why: 'One wrong character invalidates the whole block: no search engine or assistant reads any of it.',
  words: { block: ({ index, types }: { index: number; types: readonly string[] }) => `Block ${index}: ${types.join(', ')}` },
  says: {
    none: () => ({ message: 'The page has no JSON-LD. It is not required.', change: '' }),
    otherSyntax: ({ count, syntax }: { count: number; syntax: readonly string[] }) => ({
      message: `The page has no JSON-LD; ${amount(count, 'item')} ${agree(count, 'was', 'were')} read from its ${and(syntax)}.`,
      change: '',
    }),
    valid: ({ count }: { count: number }) => ({
      message: `${blocks(count)} ${agree(count, 'parses and declares its', 'parse and declare their')} vocabulary and types.`,
      change: '',
    }),
    invalid: ({ index, fault, line, column }: { index: number; fault: JsonFault; line: number; column: number }) => ({
      message: `JSON-LD block ${index} is not valid JSON (line ${line}, column ${column}): ${jsonFaultText(fault)}`,
      change: `Correct line ${line} of JSON-LD block ${index}; until then the whole block is ignored. Generate it with a JSON library instead of a text template.`,
    }),
    moreInvalid: ({ count }: { count: number }) => ({
      message: `${amount(count, 'more block')} ${agree(count, 'is', 'are')} not valid JSON.`,
      change: 'Correct them in the same way.',
    }),
    holdsNothing: ({ index }: { index: number }) => ({
      message: `JSON-LD block ${index} is empty.`,
      change: 'Fill the block or remove it.',
    }),
    noContext: ({ index }: { index: number }) => ({
      message: `JSON-LD block ${index} has no @context, so its names have no meaning.`,
      change: 'Add "@context": "https://schema.org" to every object at the top of the block.',
    }),
    otherContext: ({ index }: { index: number }) => ({
      message: `The @context of JSON-LD block ${index} is not schema.org, the vocabulary that search engines read.`,
      change: 'Use "@context": "https://schema.org", without anything after it.',
    }),
    noType: ({ index, count }: { index: number; count: number }) => ({
      message: `JSON-LD block ${index} has ${agree(count, 'an object', `${number(count)} objects`)} without @type.`,
      change: 'Add a type to each object, such as "@type": "Article".',
    }),
    relative: ({ count }: { count: number }) => ({
      message: `${amount(count, '@id or url value')} ${agree(count, 'is', 'are')} relative.`,
      change: 'Use full URLs: an @id identifies the same thing on every page, and not every consumer resolves relative ones.',
    }),
    conflicting: ({ count }: { count: number }) => ({
      message: `Objects with the same @id contradict each other in ${amount(count, 'value')}.`,
      change: 'Describe each thing once and reference its @id elsewhere, or use different ids for different things.',
    }),
    entities: ({ count }: { count: number }) => ({
      message: `HTML entities in text values of ${blocks(count)}: they are not decoded inside <script>.`,
      change: 'Use the characters themselves (", \', &), escaped as JSON where needed (\\").',
    }),
    added: ({ count }: { count: number }) => ({
      message: `${blocks(count)} ${agree(count, 'is', 'are')} not in the raw HTML: a script adds ${agree(count, 'it', 'them')}.`,
      change:
        'Put the markup in the raw HTML: most AI crawlers run no JavaScript, and Google warns that Product markup added by scripts is read less often and less reliably for shopping.',
    }),
    sourceUnknown: () => ({ message: 'Whether the blocks are in the raw HTML was not checked.', change: '' }),
  },
};
