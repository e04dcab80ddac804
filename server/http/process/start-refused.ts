/** Why the service does not start; the message is shown to the person who started it. */
export class StartRefused extends Error {}
