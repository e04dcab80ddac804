import type { propertyRuleText as en } from '../../en/checks/property-rules.ts';

/** What a rule for structured data requires, in words: “offers.price oder offers.priceSpecification.price”. */
export const propertyRuleText: typeof en = (rule) => {
  if (typeof rule === 'string') return rule;
  if ('any' in rule) return rule.any.map(propertyRuleText).join(' oder ');
  if ('all' in rule) return rule.all.map(propertyRuleText).join(' mit ');
  if ('positive' in rule) return `${rule.positive} über 0`;
  if ('of' in rule) return `${propertyRuleText(rule.of)} (mindestens ${rule.least})`;
  return `${propertyRuleText(rule.needed)} (nötig bei ${propertyRuleText(rule.with)})`;
};
