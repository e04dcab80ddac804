import type { propertyRuleText as en } from '../../en/checks/property-rules.ts';

/** What a rule for structured data requires, in words: “offers.price o offers.priceSpecification.price”. */
export const propertyRuleText: typeof en = (rule) => {
  if (typeof rule === 'string') return rule;
  if ('any' in rule) return rule.any.map(propertyRuleText).join(' o ');
  if ('all' in rule) return rule.all.map(propertyRuleText).join(' con ');
  if ('positive' in rule) return `${rule.positive} mayor que 0`;
  if ('of' in rule) return `${propertyRuleText(rule.of)} (al menos ${rule.least})`;
  return `${propertyRuleText(rule.needed)} (necesario con ${propertyRuleText(rule.with)})`;
};
