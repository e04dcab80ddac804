import type { RuleParts } from '../../../checks/derive/structured-data/property-rules.ts';

/** What a rule for structured data requires, in words: “offers.price or offers.priceSpecification.price”. */
export function propertyRuleText(rule: RuleParts): string {
  if (typeof rule === 'string') return rule;
  if ('any' in rule) return rule.any.map(propertyRuleText).join(' or ');
  if ('all' in rule) return rule.all.map(propertyRuleText).join(' with ');
  if ('positive' in rule) return `${rule.positive} above 0`;
  if ('of' in rule) return `${propertyRuleText(rule.of)} (at least ${rule.least})`;
  return `${propertyRuleText(rule.needed)} (needed with ${propertyRuleText(rule.with)})`;
}
