/** Text to structure: URLs, robots rules, dates, prices, and words of any language. */
export { countTextCharacters, cutToTextWidth, resultLimits, textWidth } from '../language/text-width.ts';
export { registrableDomain } from '../parse/registrable-domain.ts';
export {
  classifyUrlParameters,
  isHttpUrl,
  isLoopbackHost,
  parseUrl,
  isSamePageUrl,
  urlVariance,
  urlWithoutParameters,
  type Parameter,
  type ParameterKind,
} from '../parse/urls.ts';
export { lettersAndDigits } from '../language/letters.ts';
export { textLanguageAgreement } from '../language/languages.ts';
export { nearestTerm } from '../language/nearest.ts';
export { linkHeaders, type HeaderLink } from '../parse/link-header.ts';
export { parseViewport, type Viewport } from '../parse/viewport.ts';
export {
  robotsCopilotLimit,
  effectiveRobots,
  robotsConflicts,
  robotsDirectives,
  type EffectiveRobots,
  type RobotsConflict,
  type RobotsDirective,
} from '../parse/robots-directives.ts';
export { genericAnchorPhrases } from '../language/language-words.ts';
export { isUrlPatternExpression, anyUrlPatternMatcher, urlPatternMatcher, urlPathAndQuery, type Matches } from '../parse/url-patterns.ts';
export { isPrivateHost, isPrivateIp } from '../parse/private-hosts.ts';
export { robotsTxtState } from '../parse/robots-lines.ts';
export { parseRobotsTxt, robotsDecider, robotsTxtVerdict, type RobotsTxt, type RobotsVerdict } from '../parse/robots-txt.ts';
