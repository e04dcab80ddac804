/** Names that Windows keeps for devices, with any extension. */
const reserved = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(?:\.|$)/i;

/** A name that every file system and both browsers' downloads take; ends with .pdf. */
export function safeFileName(name: string): string {
  const stem = name.toWellFormed().normalize('NFC').replace(/\.pdf$/i, '')
    // Separators, wildcards, control and invisible characters, and those that turn the direction of reading.
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\ufffd<>:"/\\|?*~%]+/gu, '-')
    .replace(/\s+/g, ' ').replace(/-{2,}/g, '-').replace(/^[.\s-]+|[.\s-]+$/g, '');
  const whole = reserved.test(stem) ? `report-${stem}` : stem;
  // File systems count bytes: 255 at most, and the browser may add a number.
  let short = '';
  let bytes = 0;
  for (const char of whole) {
    bytes += new TextEncoder().encode(char).length;
    if (bytes > 180) break;
    short += char;
  }
  return `${short.replace(/[.\s-]+$/, '') || 'report'}.pdf`;
}
