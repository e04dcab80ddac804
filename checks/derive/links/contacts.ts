import type { LinkFact } from '../../core/facts/links-and-images.ts';
import { percentDecodedUrl } from '../../parse/urls.ts';

/** An address with a domain, alone or in angle brackets after a name (RFC 6068; mail programs accept both). */
const mailAddress = /^(?:[^<>]*<)?[^\s@<>()[\],;:"]+@[^\s@<>()[\],;:".]+(?:\.[^\s@<>()[\],;:".]+)+>?$/;
/** Emergency numbers have three digits. */
const leastDigits = 3;

/** Whether a mailto:, tel: or sms: link reaches nobody: an address without @ or domain, a number without digits. A text to share has no recipient. */
export function isBrokenContact({ href, clickHandler }: LinkFact): boolean {
  const [, scheme = '', rest = ''] = /^\s*(mailto|tel|sms):(.*)$/is.exec(href ?? '') ?? [];
  // Scripts put an address together that is hidden from collectors.
  if (scheme === '' || clickHandler) return false;
  const [written = '', query] = rest.split('?', 2);
  const recipients = percentDecodedUrl(written).trim();
  if (scheme.toLowerCase() === 'mailto')
    return recipients === '' ? query === undefined : !recipients.split(/[,;]/).every((address) => mailAddress.test(address.trim()));
  if (recipients === '') return scheme.toLowerCase() === 'tel' || query === undefined;
  return (recipients.match(/\d/g)?.length ?? 0) < leastDigits;
}
