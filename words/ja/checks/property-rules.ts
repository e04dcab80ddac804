import type { propertyRuleText as en } from '../../en/checks/property-rules.ts';

/** What a rule for structured data requires, in words: "offers.price または offers.priceSpecification.price". */
export const propertyRuleText: typeof en = (rule) => {
  if (typeof rule === 'string') return rule;
  if ('any' in rule) return rule.any.map(propertyRuleText).join(' または ');
  if ('all' in rule) return rule.all.map(propertyRuleText).join(' と ');
  if ('positive' in rule) return `0 より大きい ${rule.positive}`;
  if ('of' in rule) return `${propertyRuleText(rule.of)}（${rule.least} 個以上）`;
  return `${propertyRuleText(rule.needed)}（${propertyRuleText(rule.with)} がある場合に必要）`;
};
