/** Ids of the parts of a GEO score in reports; words/en/checks/ has their names. */

export type CategoryId = 'access' | 'extractability' | 'answerability' | 'evidence' | 'freshness' | 'entity';
/** How well a criterion is supported by evidence. */
export type Grade = 'strong' | 'medium' | 'weak' | 'speculative';
/** Bands of the score, from high to low. */
export type Band = 'Ready' | 'Good' | 'Partial' | 'Weak' | 'Blocked or unreadable';
/** Why there is no score. */
export type NoScore = 'opted-out' | 'utility' | 'nothing-measured' | 'not-all-chosen' | 'not-delivered' | 'incomplete';
/** Gates of the GEO score (docs/judging/geo-score.md, Caps). */
export type CapId = 'noindex-both' | 'all-answer-crawlers' | 'one-ecosystem' | 'source-empty' | 'credentials' | 'error-page' | 'no-text';
