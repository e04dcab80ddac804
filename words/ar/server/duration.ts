import type { durationInWords as en } from '../../en/server/duration.ts';
import { arabic } from '../arabic.ts';

/** "1 س 12 د", "3 د 20 ث", "12 ث", "0.4 ث" */
export const durationInWords: typeof en = (ms) => {
  const seconds = ms / 1000;
  if (seconds < 10) return `${arabic.number(Math.round(seconds * 10) / 10)} ث`;
  const whole = Math.round(seconds);
  if (whole < 60) return `${whole} ث`;
  const minutes = Math.floor(whole / 60);
  return minutes < 60 ? `${minutes} د ${whole % 60} ث` : `${Math.floor(minutes / 60)} س ${minutes % 60} د`;
};
