import { der, derObject, derSequence, makeCertificate, type Certificate } from '../../server/egress/certificate.ts';

const yes = der(0x01, Buffer.from([255]));
const isAuthority = derSequence(derObject(0x55, 0x1d, 19), yes, der(0x04, derSequence(yes)));
const hostName = (name: string) =>
  /^[\d.]+$/.test(name) ? der(0x87, Buffer.from(name.split('.').map(Number))) : der(0x82, Buffer.from(name));
const hostNames = (names: readonly string[]) => derSequence(derObject(0x55, 0x1d, 17), der(0x04, derSequence(...names.map(hostName))));

/** An authority that no machine trusts, such as that of a company. */
export interface Authority extends Certificate {
  /** @param days from and until when, from now */
  certify(host: string, days?: readonly [from: number, until: number]): Certificate;
}
export function certificateAuthority(name: string): Authority {
  const own = makeCertificate(name, { extensions: derSequence(isAuthority) });
  return {
    ...own,
    certify: (host, days = [-1, 90]) =>
      makeCertificate('server', { issuer: { name, key: own.key }, extensions: derSequence(hostNames([host])), days }),
  };
}
