/** A member of a table by its name. Own members only: the name may come from something stored. */
export const lookUpEntry = <T>(table: object | undefined, name: string): T | undefined =>
  table && Object.hasOwn(table, name) ? (table as Record<string, T>)[name] : undefined;
