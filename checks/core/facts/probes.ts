/** Facts of requests to other URLs. */
import type { ProbeReason } from './missing.ts';

export type LinkClass = 'ok' | 'redirected' | 'broken' | 'unverified' | 'skipped';

/** One redirecting response, as the browser reports it. */
export interface ProbeHop {
  url: string;
  status: number;
  /** Milliseconds from the request to its response. Absent if not measured. */
  ms?: number;
}

export interface Probe {
  /** Without fragment. */
  url: string;
  class: LinkClass;
  /** Status of the last response; 0 if there was none. */
  status: number;
  finalUrl: string;
  /** Minimum number: if the browser hides the hops, 1 means one or more. */
  redirects: number;
  /** What is known besides the status, or why there is none; null if the status says it all. */
  reason: ProbeReason | null;
  /** The redirecting responses in order, at most 20. Absent if the browser does not show them, or if there were none. */
  hops?: readonly ProbeHop[];
}

export interface LinkStatusFact {
  probes: Probe[];
  finished: boolean;
}

export interface CanonicalTargetFact {
  probe: Probe;
  robots: string[];
  robotsTxtAllowed: boolean | null;
  canonical: string | null;
  title: string;
  heading: string;
}

export interface AlternatesFact {
  /** robotsTxtAllowed: for Googlebot; null or absent if unknown. */
  items: { url: string; probe: Probe; robots: string[]; robotsTxtAllowed?: boolean | null; hreflang: { code: string; url: string }[] }[];
}

export interface PictureProbe {
  url: string;
  class: LinkClass;
  status: number;
  contentType: string;
  bytes: number;
  width: number;
  height: number;
  reason: ProbeReason | null;
  /** For Googlebot-Image; absent if it was not looked up, null if unknown. */
  robotsTxtAllowed?: boolean | null;
}

export interface ShareImageFact {
  picture: PictureProbe;
}

/** robotsTxtAllowed: whether at least one may be fetched, as far as known. */
export interface IconsFact {
  pictures: PictureProbe[];
  robotsTxtAllowed: boolean | null;
}

export interface RedirectsFact {
  /** From the first URL to the page, which is the last entry. HTTP redirects only: redirects by the page itself are not visible. Empty if nothing was seen. */
  hops: ProbeHop[];
  loop: boolean;
  /** Variants of the page's URL: http for https, with and without www, with and without a trailing slash. */
  variants?: readonly Probe[];
}
