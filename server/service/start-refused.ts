/** Why the service does not start, as a sentence for whoever started it. */
export class StartRefused extends Error {}
