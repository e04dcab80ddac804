/** One sentence out of a group of the catalogue, by its code: the code and its arguments come from the checks, where both are tied by type. */
export const sentenceOf = <Group extends Record<string, (args: never) => string>>(
  group: Group,
  { code, args }: { code: keyof Group; args: object },
): string => (group[code] as (args: object) => string)(args);
