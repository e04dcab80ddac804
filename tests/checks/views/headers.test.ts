import { describe, expect, it } from 'vitest';
import { headers, headerSources, securityHeaders } from '../../../checks/lists/headers.ts';
import { explainHeader } from '../../../checks/views/headers.ts';

describe('headerRowEntry', () => {
  it('finds a header ignoring case', () => {
    expect(explainHeader(' X-Robots-Tag ')).toEqual({ name: 'x-robots-tag', source: headerSources.robots });
  });
  it('says nothing about a header it does not know, nor about names of object members', () => {
    expect(explainHeader('x-shop-node')).toBeUndefined();
    expect(explainHeader('constructor')).toBeUndefined();
  });
});

describe('the list of headers', () => {
  it('is in lower case and alphabetical order', () => {
    const names = Object.keys(headers);
    expect(names).toEqual([...names].sort());
    expect(names).toEqual(names.map((name) => name.toLowerCase()));
  });
  it('has every security header too', () => {
    for (const name of securityHeaders) expect(explainHeader(name), name).toBeDefined();
  });
});
