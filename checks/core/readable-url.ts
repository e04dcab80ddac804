/** Letters, marks and digits: what is decoded can neither turn text around, nor hide, nor end what is there. */
const plain = /^[\p{L}\p{M}\p{N}]+$/u;

/** Percent-encoding taken off where it is UTF-8 and turns into letters to read. For the eye only: what is copied, saved and requested keeps it. */
export function readableUrl(url: string): string {
  return url.replace(/(?:%[89a-f][0-9a-f])+/gi, (run) => {
    try {
      const text = decodeURIComponent(run);
      return plain.test(text) ? text : run;
    } catch {
      return run;
    }
  });
}
