/** Most of each kind that are stored; totals count everything. Our limits: far above ordinary pages, low enough to stay fast. */

/** Elements and nodes of a document that are read, milliseconds of work, and milliseconds from the call on, until the walk stops. */
export const elements = 1_000_000;
export const nodes = 3_000_000;
export const workMs = 15_000;
export const wallMs = 20_000;
/** Milliseconds from the call on until measuring stops too: a host waits a little longer for the answer (checks/time-limits.ts). */
export const measureMs = 25_000;
/** Boxes near the root that are kept, and how near: overlays and heroes are there. */
export const shallow = 200;
export const shallowDepth = 6;
/** Nodes between two looks at the clock; half a kilobyte of text takes as long as one. */
export const unread = 64;
export const headNodes = 300;
export const headAttributes = 12;
export const headings = 1_000;
export const links = 10_000;
export const images = 1_000;
export const blocks = 4_000;
export const hrefs = 10;
export const forms = 100;
export const frames = 100;
export const summaries = 200;
export const buttons = 100;
export const refs = 50;
export const pairs = 300;
export const times = 200;
export const markup = 5_000;
export const jsonLd = 100;
export const resources = 500;
export const targets = 1_000;
/** Characters of one run of text, and of one text node. */
export const run = 100_000;
