import type { propertyRuleText as en } from '../../en/checks/property-rules.ts';

/** What a rule for structured data requires, in words: “offers.price أو offers.priceSpecification.price”. */
export const propertyRuleText: typeof en = (rule) => {
  if (typeof rule === 'string') return rule;
  if ('any' in rule) return rule.any.map(propertyRuleText).join(' أو ');
  if ('all' in rule) return rule.all.map(propertyRuleText).join(' مع ');
  if ('positive' in rule) return `${rule.positive} أكبر من 0`;
  if ('of' in rule) return `${propertyRuleText(rule.of)} (العدد ${rule.least} على الأقل)`;
  return `${propertyRuleText(rule.needed)} (مطلوب مع ${propertyRuleText(rule.with)})`;
};
