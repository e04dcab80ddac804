import { agree, amount, and, month } from './english.ts';

export const schemaProperties = {
  title: 'Rich-result types have their required properties',
  why: 'Google shows a rich result only when every required property is there and readable. Shops, recipes, events and jobs lose most by a gap.',
  says: {
    none: () => ({ message: 'No item on the page is of a type that Google shows as a rich result. None is required.', change: '' }),
    unreadable: () => ({ message: 'Does not apply: the JSON-LD of the page cannot be read, and nothing else on it is of a type that Google shows as a rich result.', change: '' }),
    complete: ({ features }: { features: readonly string[] }) => ({ message: `All properties that Google requires or recommends are there: ${and(features)}.`, change: '' }),
    missing: ({ feature, item, rules }: { feature: string; item: string; rules: string }) => ({
      message: `${feature}: ${item} lacks ${rules}, without which Google does not show it.`, change: `Add ${rules}, with values that readers see on the page.`,
    }),
    invalid: ({ item, path, value, expected }: { item: string; path: string; value: string; expected: string }) => ({
      message: `${item}: the required ${path} is “${value}”, which is not ${expected}.`, change: `Write ${path} as ${expected}.`,
    }),
    moreMissing: ({ count }: { count: number }) => ({ message: `${amount(count, 'more required property', 'more required properties')} ${agree(count, 'is', 'are')} missing or unreadable on this page.`, change: 'Correct them in the same way.' }),
    unclean: ({ count }: { count: number }) => ({
      message: `${amount(count, 'value')} ${agree(count, 'is', 'are')} not in the format that Google requires.`,
      change: 'Write them as the table says, so that no reader has to guess.',
    }),
    recommended: ({ count }: { count: number }) => ({
      message: `Optional: add ${amount(count, 'recommended property', 'recommended properties')}.`,
      change: 'Add those that the page can answer: they decide how much a result can show. Leave out what you do not have.',
    }),
    retired: ({ feature, since }: { feature: string; since: string }) => ({
      message: `${feature} is valid schema.org, but not shown by Google since ${month(since)}.`, change: 'Keep it if other readers use it; do not expect a richer result in Google from it.',
    }),
    limited: ({ feature, whom }: { feature: string; whom: string }) => ({ message: `${feature}: Google shows it only ${whom}.`, change: '' }),
    retiredMissing: ({ feature, item, rules }: { feature: string; item: string; rules: string }) => ({ message: `${feature}: ${item} lacks ${rules}.`, change: `Complete it or remove it: readers other than Google expect ${rules}.` }),
    terms: ({ count, release }: { count: number; release: string }) => ({
      message: `${amount(count, 'name or value', 'names or values')} ${agree(count, 'does', 'do')} not fit the vocabulary of schema.org (${release}).`, change: 'Correct the names: software looks them up by their exact spelling, case included.',
    }),
  },
};
