/** The sentence of a detail of a failed job. A code that this version does not know is shown unchanged. */
export const jobDetailText = (
  details: Readonly<Record<string, (args: never) => string>>,
  { code, args }: { code: string; args: object },
): string => (Object.hasOwn(details, code) ? (details[code] as (args: object) => string)(args) : code);

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
