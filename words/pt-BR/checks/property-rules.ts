import type { propertyRuleText as en } from '../../en/checks/property-rules.ts';

/** What a rule for structured data requires, in words: “offers.price ou offers.priceSpecification.price”. */
export const propertyRuleText: typeof en = (rule) => {
  if (typeof rule === 'string') return rule;
  if ('any' in rule) return rule.any.map(propertyRuleText).join(' ou ');
  if ('all' in rule) return rule.all.map(propertyRuleText).join(' com ');
  if ('positive' in rule) return `${rule.positive} maior que 0`;
  if ('of' in rule) return `${propertyRuleText(rule.of)} (pelo menos ${rule.least})`;
  return `${propertyRuleText(rule.needed)} (necessário com ${propertyRuleText(rule.with)})`;
};
