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

  int(name: string, fallback: number, min: number, max: number): number {
    const text = this.text(name);
    if (text === undefined) return fallback;
    const value = Number(text);
    if (Number.isInteger(value) && value >= min && value <= max) return value;
    return this.fault(`${name} must be a whole number from ${min} to ${max}, but is "${text}".`, fallback);
  }

  /** A number that need not be whole. */
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

  flag(name: string, fallback = false): boolean {
    return this.oneOf(name, ['0', '1'], fallback ? '1' : '0') === '1';
  }

  url(name: string, protocols: readonly string[]): string | undefined {
    const text = this.text(name);
    if (text === undefined) return undefined;
    if (URL.canParse(text) && protocols.includes(new URL(text).protocol)) return text;
    // The value is not repeated: an address of a database holds its password.
    return this.fault(
      `${name} must be an address that starts with ${protocols.join('// or ')}//.`,
      undefined,
    );
  }

  /** Notes a fault and goes on with a value, so that all faults are told at once. */
  fault<T>(sentence: string, value: T): T {
    this.faults.push(sentence);
    return value;
  }
}
