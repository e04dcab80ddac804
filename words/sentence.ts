/** One sentence of a group in the catalogue, by its code: code and arguments come from the checks, where types connect them. */
export const sentenceOf = <Group extends Record<string, (args: never) => string>>(
  group: Group,
  { code, args }: { code: keyof Group; args: object },
): string => (group[code] as (args: object) => string)(args);

interface JobWords {
  errors: Readonly<Record<string, string>>;
  details: Readonly<Record<string, (args: never) => string>>;
  error(args: { detail: string; sentence: string }): string;
}
/** Why a job failed, and what to do. A code that this version does not know keeps its text. */
export const jobErrorText = (
  words: JobWords,
  { code, why, message }: { code: string; why: { code: string; args: object } | null; message: string },
): string =>
  Object.hasOwn(words.errors, code)
    ? words.error({ detail: why ? jobDetailText(words.details, why) : '', sentence: words.errors[code]! })
    : message;

/** The sentence of a detail of a failed job. A code that this version does not know is shown unchanged. */
export const jobDetailText = (
  details: Readonly<Record<string, (args: never) => string>>,
  { code, args }: { code: string; args: object },
): string => (Object.hasOwn(details, code) ? (details[code] as (args: object) => string)(args) : code);
