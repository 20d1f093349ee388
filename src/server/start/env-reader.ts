import { isIP } from 'node:net';
import { type Credential, credentialIn } from './credential.ts';

/** Names that the proxy's library knows for private networks. */
const networkNames = ['loopback', 'linklocal', 'uniquelocal'];

/** Reads settings from environment variables and collects a sentence for each faulty one. */
export class EnvReader {
  readonly faults: string[] = [];
  private readonly env: Record<string, string | undefined>;

  constructor(env: Record<string, string | undefined>) {
    this.env = env;
  }

  text(name: string): string | undefined {
    return this.env[name]?.trim() || undefined;
  }

  /** A key: `NAME` holds it, or `NAME_FILE` names the file that holds it. */
  credential(name: string): Credential | undefined {
    const [value, file] = [this.text(name), this.text(`${name}_FILE`)];
    if (value !== undefined && file !== undefined)
      return this.fault(`Set ${name} or ${name}_FILE, not both.`, undefined);
    if (file === undefined) return value === undefined ? undefined : () => value;
    const read = credentialIn(file);
    try {
      read();
      return read;
    } catch {
      return this.fault(`${name}_FILE must name a file that can be read and holds a key.`, undefined);
    }
  }

  /** The secret `NAME`, and while it is exchanged also `NAME_PREVIOUS`: both are valid. */
  secrets(name: string): readonly string[] {
    const [secret, previous] = [this.text(name), this.text(`${name}_PREVIOUS`)];
    if (secret === undefined && previous !== undefined)
      return this.fault(`${name}_PREVIOUS is only for a time beside ${name}: set ${name} too.`, []);
    return [secret, previous].filter((one) => one !== undefined);
  }

  int(name: string, fallback: number, min: number, max: number): number {
    const text = this.text(name);
    if (text === undefined) return fallback;
    const value = Number(text);
    if (Number.isInteger(value) && value >= min && value <= max) return value;
    return this.fault(`${name} must be a whole number from ${min} to ${max}, but is "${text}".`, fallback);
  }

  /** A number that may have a fraction. */
  decimal(name: string, fallback: number, min: number, max: number): number {
    const text = this.text(name);
    if (text === undefined) return fallback;
    const value = Number(text);
    if (value >= min && value <= max) return value;
    return this.fault(`${name} must be a number from ${min} to ${max}, but is "${text}".`, fallback);
  }

  oneOf<T extends string>(name: string, values: readonly T[], fallback: T): T {
    const text = this.text(name);
    if (text === undefined) return fallback;
    const found = values.find((value) => value === text);
    return found ?? this.fault(`${name} must be one of ${values.join(', ')}, but is "${text}".`, fallback);
  }

  /** Values that match a pattern, separated by commas. */
  list(name: string, each: RegExp, what: string): string[] {
    const parts = (this.text(name) ?? '').split(',').map((part) => part.trim());
    const values = parts.filter((part) => part !== '');
    if (values.every((value) => each.test(value))) return values;
    return this.fault(`${name} must be ${what}, separated by commas, but is "${values.join(',')}".`, []);
  }

  flag(name: string, fallback = false): boolean {
    return this.oneOf(name, ['0', '1'], fallback ? '1' : '0') === '1';
  }

  url(name: string, protocols: readonly string[]): string | undefined {
    const text = this.text(name);
    if (text === undefined) return undefined;
    if (URL.canParse(text) && protocols.includes(new URL(text).protocol)) return text;
    // The message does not contain the value: the address of a database contains its password.
    return this.fault(
      `${name} must be an address that starts with ${protocols.join('// or ')}//.`,
      undefined,
    );
  }

  /**
   * The proxies before this server: how many there are, or their addresses and networks, separated by commas. Only what
   * they add to `X-Forwarded-For` is believed. Undefined where there is none.
   */
  proxies(name: string): number | string[] | undefined {
    const text = this.text(name) ?? '0';
    if (/^\d$/.test(text)) return Number(text) || undefined;
    const parts = text.split(',').map((part) => part.trim());
    if (parts.every(isNetwork)) return parts;
    return this.fault(
      `${name} must be the number of proxies (1 to 9), or their addresses or networks, but is "${text}".`,
      undefined,
    );
  }

  /** Records a fault and continues with a value, so that all faults are reported together. */
  fault<T>(sentence: string, value: T): T {
    this.faults.push(sentence);
    return value;
  }
}

/** An address, a network with its number of bits, or the name of one. */
function isNetwork(text: string): boolean {
  const [address = '', bits] = text.split('/', 2);
  const most = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  if (bits === undefined) return most > 0 || networkNames.includes(text);
  return /^\d{1,3}$/.test(bits) && Number(bits) <= most;
}
