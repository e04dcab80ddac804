import type { durationInWords as en } from '../../en/server/duration.ts';
import { japanese } from '../japanese.ts';

/** "1 時間 12 分", "3 分 20 秒", "12 秒", "0.4 秒" */
export const durationInWords: typeof en = (ms) => {
  const seconds = ms / 1000;
  if (seconds < 10) return `${japanese.number(Math.round(seconds * 10) / 10)} 秒`;
  const whole = Math.round(seconds);
  if (whole < 60) return `${whole} 秒`;
  const minutes = Math.floor(whole / 60);
  return minutes < 60 ? `${minutes} 分 ${whole % 60} 秒` : `${Math.floor(minutes / 60)} 時間 ${minutes % 60} 分`;
};
