import { english } from '../../../checks/core/wording.ts';

/** "1 h 12 min", "3 min 20 s", "12 s", "0.4 s" */
export function durationInWords(ms: number): string {
  const seconds = ms / 1000;
  if (seconds < 10) return `${english.number(Math.round(seconds * 10) / 10)} s`;
  const whole = Math.round(seconds);
  if (whole < 60) return `${whole} s`;
  const minutes = Math.floor(whole / 60);
  return minutes < 60 ? `${minutes} min ${whole % 60} s` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
