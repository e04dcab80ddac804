/** Maximum number of stored entries; totals count everything. Our limits: far above ordinary pages, low enough to stay fast. */

/** The walk stops after this many elements or nodes, this many milliseconds of work, or this many milliseconds since the call. */
export const elements = 1_000_000;
export const nodes = 3_000_000;
export const workMs = 15_000;
export const wallMs = 20_000;
/** Milliseconds since the call after which measuring stops too. Hosts wait a little longer for the result (checks/time-limits.ts). */
export const measureMs = 25_000;
/** Number of boxes near the root that are stored, and their maximum depth: overlays and heroes are among them. */
export const shallow = 200;
export const shallowDepth = 6;
/** Nodes between two reads of the clock; half a kilobyte of text takes as long as one node. */
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
/** Maximum length of a text run and of a text node, in characters. */
export const run = 100_000;
