/** The output of `npm run simulate`: a Markdown table. */
import type { Simulated } from './simulate.ts';

const whole = (value: number) => Math.round(value).toLocaleString('en-US');
export const simulateWords = {
  head: '| pages spread over | workers of 4 cores | hours | pages a second | open at once | CPU used |\n|---|---|---|---|---|---|',
  spread: {
    even: ({ hosts, pages }: { hosts: number; pages: number }) => `${whole(hosts)} hosts of ${whole(pages / hosts)}`,
    zipf: ({ hosts, largest }: { hosts: number; largest: number }) =>
      `${whole(hosts)} hosts, the second half as large as the first and so on, the largest ${whole(largest)}`,
  },
  row: ({ spread, workers, simulated: { seconds, pagesASecond, open, cpu } }: { spread: string; workers: number; simulated: Simulated }) =>
    `| ${spread} | ${whole(workers)} | ${(seconds / 3600).toFixed(1)} | ${whole(pagesASecond)} | ${whole(open)} | ${whole(cpu * 100)}% |`,
};
