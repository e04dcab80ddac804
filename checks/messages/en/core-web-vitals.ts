const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`;

const whole = (milliseconds: number) => `${Math.round(milliseconds)} ms`;

const score = (shift: number) => shift.toFixed(3);

const lcpFix = 'Shorten the longest part below: let the browser find the image early (an img with src in the HTML, fetchpriority="high", no lazy loading), and serve it small and fast.';

const clsFix = 'Reserve space for what arrives late: width and height on images, fixed boxes for ads and banners.';

const inpFix = 'Break long scripts into smaller tasks, and do less between the action and the next frame.';

export const coreWebVitals = {
  title: 'Core Web Vitals of this visit',
  why: 'Loading, stability and response as this visit felt them. Google uses the 75th percentile of field data, which one visit on one machine cannot show.',
  says: {
    lcpGood: ({ value }: { value: number }) => ({ message: `The largest content was painted after ${seconds(value)} (LCP).`, change: '' }),
    lcpMiddling: ({ value }: { value: number }) => ({ message: `The largest content was painted after ${seconds(value)} (LCP); good is 2.5 s or less.`, change: lcpFix }),
    lcpPoor: ({ value }: { value: number }) => ({ message: `The largest content was painted only after ${seconds(value)} (LCP); more than 4 s is poor.`, change: lcpFix }),
    clsGood: ({ value }: { value: number }) => ({ message: `The layout kept still: a shift score of ${score(value)} (CLS).`, change: '' }),
    clsMiddling: ({ value }: { value: number }) => ({ message: `The layout shifted by ${score(value)} (CLS); good is 0.1 or less.`, change: clsFix }),
    clsPoor: ({ value }: { value: number }) => ({ message: `The layout shifted by ${score(value)} (CLS); more than 0.25 is poor.`, change: clsFix }),
    inpGood: ({ value }: { value: number }) => ({ message: `The slowest response to an action took ${whole(value)} (INP).`, change: '' }),
    inpMiddling: ({ value }: { value: number }) => ({ message: `The slowest response to an action took ${whole(value)} (INP); good is 200 ms or less.`, change: inpFix }),
    inpPoor: ({ value }: { value: number }) => ({ message: `The slowest response to an action took ${whole(value)} (INP); more than 500 ms is poor.`, change: inpFix }),
    notInteracted: () => ({ message: 'INP is not judged: nobody clicked, tapped or typed on the page yet.', change: '' }),
    notRecorded: ({ metric }: { metric: string }) => ({ message: `This browser recorded no ${metric}.`, change: '' }),
    oneVisit: () => ({ message: 'This is one visit on this machine; Google uses the 75th percentile of field data.', change: '' }),
  },
};
