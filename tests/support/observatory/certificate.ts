import { generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** ecdsa-with-SHA256, id-at-commonName and id-ce-subjectAltName. */
const [signatureId, nameId, hostsId] = ['2a8648ce3d040302', '550403', '551d11'].map((id) =>
  tlv(0x06, Buffer.from(id, 'hex')),
);

/**
 * A certificate for one host, signed by its own key and valid for a day. Node makes keys but no certificates, and
 * openssl is not on every machine.
 * @returns both as PEM
 */
export function selfSigned(host: string): { key: string; cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const algorithm = sequence(signatureId!);
  const name = sequence(tlv(0x31, sequence(nameId!, tlv(0x0c, Buffer.from(host)))));
  const hosts = sequence(tlv(0x82, Buffer.from(host)));
  const content = sequence(
    tlv(0xa0, integer(Buffer.from([2]))),
    integer(Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    algorithm,
    name,
    sequence(time(-3600), time(86_400)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    tlv(0xa3, sequence(sequence(hostsId!, tlv(0x04, hosts)))),
  );
  const signature = tlv(0x03, Buffer.from([0]), sign('sha256', content, privateKey));
  const der = sequence(content, algorithm, signature);
  const lines = der.toString('base64').replace(/.{64}/g, '$&\n');
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`,
  };
}

/** A value of ASN.1 in DER: its tag, its length, its content. */
function tlv(tag: number, ...parts: Uint8Array[]): Buffer {
  const content = Buffer.concat(parts);
  const size = content.length;
  const length = size < 0x80 ? [size] : size < 0x100 ? [0x81, size] : [0x82, size >> 8, size & 0xff];
  return Buffer.concat([Buffer.from([tag, ...length]), content]);
}

function sequence(...parts: Uint8Array[]): Buffer {
  return tlv(0x30, ...parts);
}

function integer(bytes: Uint8Array): Buffer {
  return tlv(0x02, bytes);
}

/** UTCTime, seconds from now. */
function time(seconds: number): Buffer {
  const text = new Date(Date.now() + seconds * 1000).toISOString();
  return tlv(0x17, Buffer.from(`${text.slice(2, 19).replace(/\D/g, '')}Z`));
}
