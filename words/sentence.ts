/** One sentence of a group in the catalogue, by its code: code and arguments come from the checks, where types connect them. */
export const sentenceOf = <Group extends Record<string, (args: never) => string>>(
  group: Group,
  { code, args }: { code: keyof Group; args: object },
): string => (group[code] as (args: object) => string)(args);
