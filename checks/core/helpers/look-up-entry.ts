/** A member of a table by its name, ignoring inherited members: the name may come from storage. */
export const lookUpEntry = <T>(table: object | undefined, name: string): T | undefined =>
  table && Object.hasOwn(table, name) ? (table as Record<string, T>)[name] : undefined;
