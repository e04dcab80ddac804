import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';

/** A certificate and its key, as PEM. */
export interface Certificate {
  cert: string;
  key: string;
  /** SHA-256 of its public key (SPKI), as Base64. */
  keyDigest: string;
}

/** One value in DER (ITU-T X.690). */
export function der(tag: number, ...parts: readonly Uint8Array[]): Buffer {
  const body = Buffer.concat(parts);
  const { length } = body;
  // The shortest form, which BoringSSL requires.
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...size]), body]);
}
export const derSequence = (...parts: readonly Uint8Array[]): Buffer => der(0x30, ...parts);
export const derObject = (...bytes: readonly number[]): Buffer => der(0x06, Buffer.from(bytes));

const commonName = (name: string) => derSequence(der(0x31, derSequence(derObject(0x55, 4, 3), der(0x0c, Buffer.from(name)))));
const time = (ms: number) =>
  der(
    0x17,
    Buffer.from(
      new Date(ms)
        .toISOString()
        .replace(/\.\d+|\D(?!$)/g, '')
        .slice(2),
    ),
  );
const dayMs = 86_400_000;

/**
 * Makes a certificate (RFC 5280) with a new key, because Node only reads them.
 * @param issuer absent if it signs itself
 * @param extensions as one DER sequence
 */
export function makeCertificate(
  name: string,
  {
    issuer,
    extensions,
    days = [-1, 3650],
  }: { issuer?: { name: string; key: string | KeyObject }; extensions?: Uint8Array; days?: readonly [from: number, to: number] } = {},
): Certificate {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const spki = publicKey.export({ type: 'spki', format: 'der' });
  const ecdsaWithSha256 = derSequence(derObject(0x2a, 0x86, 0x48, 0xce, 0x3d, 4, 3, 2));
  const version3 = der(0xa0, der(0x02, Buffer.from([2])));
  // The first byte keeps it positive, and the shortest form of itself.
  const serial = der(0x02, Buffer.from([1]), randomBytes(15));
  const [from, to] = days.map((day) => time(Date.now() + day * dayMs));
  const signed = derSequence(
    version3,
    serial,
    ecdsaWithSha256,
    commonName(issuer?.name ?? name),
    derSequence(from!, to!),
    commonName(name),
    spki,
    ...(extensions ? [der(0xa3, extensions)] : []),
  );
  const signature = der(0x03, Buffer.from([0]), sign('sha256', signed, issuer?.key ?? privateKey));
  const text = derSequence(signed, ecdsaWithSha256, signature).toString('base64');
  return {
    cert: `-----BEGIN CERTIFICATE-----\n${text}\n-----END CERTIFICATE-----\n`,
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
    keyDigest: createHash('sha256').update(spki).digest('base64'),
  };
}
