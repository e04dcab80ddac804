import { domainToUnicode } from 'node:url';
import { parseUrl } from '../../checks/parse/urls.ts';

/** A host as its owner writes it: xn--u9j432gl3k5simqpgsa.example is 東京の珈琲店.example. */
export function displayHost(host: string): string {
  const { hostname = '', port = '' } = parseUrl(`http://${host}`) ?? {};
  const name = domainToUnicode(hostname);
  return name === '' ? host : name + (port && `:${port}`);
}
