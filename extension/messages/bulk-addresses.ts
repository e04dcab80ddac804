/** Routes of the bulk page, as the part of its URL from `#`; entrypoints/bulk/route.ts parses them. */
export const addressOfRun = (id: string): string => `#run=${encodeURIComponent(id)}`;
/** A report of a run; the name of a view may follow after `&`. The report page parses it as well. */
export const addressOfReport = (id: string, jobId: string): string => `${addressOfRun(id)}&page=${encodeURIComponent(jobId)}`;
/** Two runs side by side. @param before, now ids of runs, '' if none is chosen */
export const addressOfComparison = (before: string, now: string): string =>
  `#compare=${encodeURIComponent(before)}&with=${encodeURIComponent(now)}`;
/** A new run that follows the links of the site of this URL. */
export const addressToAddSite = (url: string): string => `#new&site=${encodeURIComponent(new URL('/', url).href)}`;
