/** One sentence of a group in the catalogue, by its code: code and arguments come from the checks, where types connect them. */
export const sentenceOf = <Group extends Record<string, (args: never) => string>>(
  group: Group,
  { code, args }: { code: keyof Group; args: object },
): string => (group[code] as (args: object) => string)(args);

/** The sentence of a detail of a failed job. A code that this version does not know is shown unchanged. */
export const jobDetailText = (
  details: Readonly<Record<string, (args: never) => string>>,
  { code, args }: { code: string; args: object },
): string => (Object.hasOwn(details, code) ? (details[code] as (args: object) => string)(args) : code);
