import type { propertyRuleText as en } from '../../en/checks/property-rules.ts';

/** What a rule for structured data requires, in words: “offers.price ou offers.priceSpecification.price”. */
export const propertyRuleText: typeof en = (rule) => {
  if (typeof rule === 'string') return rule;
  if ('any' in rule) return rule.any.map(propertyRuleText).join(' ou ');
  if ('all' in rule) return rule.all.map(propertyRuleText).join(' avec ');
  if ('positive' in rule) return `${rule.positive} supérieur à 0`;
  if ('of' in rule) return `${propertyRuleText(rule.of)} (au moins ${rule.least})`;
  return `${propertyRuleText(rule.needed)} (nécessaire avec ${propertyRuleText(rule.with)})`;
};
