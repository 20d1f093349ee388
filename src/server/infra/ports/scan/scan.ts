/** `unscanned`: nothing has looked into the file. */
export type ScanVerdict = 'clean' | 'infected' | 'unscanned';

/** Looks for malicious software in a file before it is stored; rejects when it cannot tell. */
export interface ScanPort {
  scan(bytes: Uint8Array, signal?: AbortSignal): Promise<ScanVerdict>;
}

/** The embedded default, for development: it looks into nothing and says so. */
export const noScan: ScanPort = { scan: async () => 'unscanned' };
