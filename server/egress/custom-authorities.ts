import { isIP, type Socket } from 'node:net';
import { checkServerIdentity, connect, createSecureContext, rootCertificates, TLSSocket, type SecureContext } from 'node:tls';
import { Agent, fetch as fetchWith } from 'undici';
import { makeCertificate } from './certificate.ts';
import { readAuthorities } from './read-authorities.ts';

/** Chromium's names for faults of a certificate. */
export type CertificateFault = 'CERT_AUTHORITY_INVALID' | 'CERT_DATE_INVALID' | 'CERT_COMMON_NAME_INVALID';
const faults: Readonly<Record<string, CertificateFault>> = {
  DEPTH_ZERO_SELF_SIGNED_CERT: 'CERT_AUTHORITY_INVALID',
  SELF_SIGNED_CERT_IN_CHAIN: 'CERT_AUTHORITY_INVALID',
  UNABLE_TO_GET_ISSUER_CERT: 'CERT_AUTHORITY_INVALID',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'CERT_AUTHORITY_INVALID',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'CERT_AUTHORITY_INVALID',
  CERT_HAS_EXPIRED: 'CERT_DATE_INVALID',
  CERT_NOT_YET_VALID: 'CERT_DATE_INVALID',
  ERR_TLS_CERT_ALTNAME_INVALID: 'CERT_COMMON_NAME_INVALID',
};
/** @param error of a TLS connection of ours @returns null if it is not about the certificate */
export const certificateFault = (error: unknown): CertificateFault | null =>
  faults[(error as NodeJS.ErrnoException | null)?.code ?? ''] ?? null;

/** What Node trusts without --ca: its own list, and the file that its variable names, which it ignores if it cannot be read. */
function usualCertificates(): string[] {
  const file = process.env['NODE_EXTRA_CA_CERTS'];
  try {
    return file ? [...rootCertificates, ...readAuthorities(file)] : [...rootCertificates];
  } catch {
    return [...rootCertificates];
  }
}

const trusting = (ca: string[]) => createSecureContext({ ca, allowPartialTrustChain: true });

/** For servers that the user named, outside of audits: trusts these certificates (PEM) besides the usual ones. */
export function fetchTrusting(certificates: readonly string[]): typeof fetch {
  const dispatcher = new Agent({ connect: { secureContext: trusting([...usualCertificates(), ...certificates]) } });
  return ((url: string, init: object) => fetchWith(url, { ...init, dispatcher })) as unknown as typeof fetch;
}

/** First byte of a TLS handshake (RFC 8446, 5.1). */
const handshake = 22;
/** What Chromium says first when it can speak HTTP/2 (ALPN, RFC 7301). */
const offersHttp2 = Buffer.from('\u0002h2\u0008http/1.1');

/**
 * The user's own certificate authorities. Chromium cannot be told to trust them, and its flags would accept any chain that merely contains
 * one. So we verify such a server ourselves, and pass its page on to Chromium under a certificate of ours, whose key never leaves this process.
 */
export class CustomAuthorities {
  /** For our requests: the usual authorities, and these. */
  readonly context: SecureContext;
  /** Makes Chromium accept our certificate. */
  readonly browserFlag: string;
  readonly #only: SecureContext;
  readonly #ours: SecureContext;

  /** @param certificates PEM */
  constructor(certificates: readonly string[]) {
    this.context = trusting([...usualCertificates(), ...certificates]);
    this.#only = trusting([...certificates]);
    const { keyDigest, ...ours } = makeCertificate('Pageloupe');
    this.#ours = createSecureContext(ours);
    this.browserFlag = `--ignore-certificate-errors-spki-list=${keyDigest}`;
  }

  /**
   * Begins TLS with a server.
   * @param hello what the browser sent to it
   * @returns no socket if none of these authorities vouches for it under this name; the connection is then over
   */
  begin(socket: Socket, host: string, hello: Buffer): Promise<{ secure: TLSSocket } | { fault: CertificateFault | null }> {
    if (hello[0] !== handshake) return Promise.resolve({ fault: null });
    const name = host.replace(/^\[|\]$/g, '');
    return new Promise((resolve) => {
      const secure = connect({
        socket,
        ...(isIP(name) ? { host: name } : { servername: name }),
        secureContext: this.#only,
        ALPNProtocols: hello.includes(offersHttp2) ? ['h2', 'http/1.1'] : ['http/1.1'],
        // Like browsers, which do not read names from the subject.
        checkServerIdentity: (_, certificate) => checkServerIdentity(name, { ...certificate, subject: { ...certificate.subject, CN: '' } }),
      });
      secure.on('error', (error) => resolve({ fault: certificateFault(error) }));
      secure.once('close', () => resolve({ fault: null }));
      secure.once('secureConnect', () => resolve({ secure }));
    });
  }

  /** Our end of the browser's TLS. @param protocol that the server has chosen */
  present(client: Socket, protocol: string | false | null): TLSSocket {
    return new TLSSocket(client, { isServer: true, secureContext: this.#ours, ALPNProtocols: [protocol || 'http/1.1'] });
  }
}
