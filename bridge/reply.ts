/** An error as a value: thrown errors lose their message on the way between contexts in some browsers. */
export type Reply<T> = { ok: true; value: T } | { ok: false; error: string };

/** The message of anything thrown. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
