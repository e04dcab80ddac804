import { describe, expect, it } from 'vitest';
import { headerMeanings, headerSources, securityHeaders } from '../../../checks/lists/headers.ts';
import { explainHeader } from '../../../checks/views/headers.ts';

describe('explainHeader', () => {
  it('finds a header whatever the case of its name', () => {
    expect(explainHeader(' X-Robots-Tag ')).toEqual({ meaning: 'Robots directives, as strong as a robots meta element.', source: headerSources.robots });
  });
  it('says nothing about a header it does not know, nor about names of object members', () => {
    expect(explainHeader('x-shop-node')).toBeUndefined();
    expect(explainHeader('constructor')).toBeUndefined();
  });
});

describe('the list of headers', () => {
  it('has each name once, in lower case and alphabetical order', () => {
    const names = headerMeanings.map(({ name }) => name);
    expect(names).toEqual([...new Set(names)].sort());
    expect(names).toEqual(names.map((name) => name.toLowerCase()));
  });
  it('explains every security header too', () => {
    for (const { name, title } of securityHeaders) {
      expect(title.toLowerCase()).toBe(name);
      expect(explainHeader(name), name).toBeDefined();
    }
  });
});
