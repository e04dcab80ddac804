export const placeholderText = {
  title: 'No leftover placeholders',
  why: 'Unfilled variables, dummy text and addresses of staging servers reach readers, search results and shared links.',
  says: {
    none: () => ({ message: 'No template variables, dummy text or staging addresses were left behind.', change: '' }),
    unfilled: ({ count, where, example }: { count: number; where: string; example: string }) => ({
      message: `${count === 1 ? 'A placeholder was' : `${count} placeholders were`} left in ${where}: “${example}”.`,
      change: 'Fill the variable, or correct the template that writes it.',
    }),
    perhapsUnfilled: ({ count, where, example }: { count: number; where: string; example: string }) => ({
      message: `${count === 1 ? 'What looks like a placeholder stands' : `${count} texts that look like placeholders stand`} in ${where}: “${example}”.`,
      change: 'Fill the variable, or leave it when the page is about it.',
    }),
    hosts: ({ count, where, host }: { count: number; where: string; host: string }) => ({
      message: `${count === 1 ? 'An address' : `${count} addresses`} in ${where} ${count === 1 ? 'leads' : 'lead'} to a host that readers cannot reach: ${host}.`,
      change: 'Write the public address there.',
    }),
    dummy: ({ example }: { example: string }) => ({ message: `Dummy text stands in the page: “${example}”.`, change: 'Replace it with the real text, or remove it.' }),
    unfilledInBody: ({ count, where, example }: { count: number; where: string; example: string }) => ({
      message: `${count === 1 ? 'An unfilled variable was' : `${count} unfilled variables were`} left in the body (${where}): “${example}”.`,
      change: 'Fill the variable, or correct the template that writes it.',
    }),
    hostsInBody: ({ count, where, host }: { count: number; where: string; host: string }) => ({
      message: `${count === 1 ? 'An address' : `${count} addresses`} in the body (${where}) ${count === 1 ? 'leads' : 'lead'} to a host that readers cannot reach: ${host}.`,
      change: 'Link to the public address.',
    }),
  },
};
