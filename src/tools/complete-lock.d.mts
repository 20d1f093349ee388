interface LockEntry {
  version?: string;
  resolved?: string;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  dev?: boolean;
  optionalDependencies?: Record<string, string>;
}
export interface LockFile {
  packages: Record<string, LockEntry>;
}
export declare function missingEntries(lock: LockFile): [string, LockEntry][];
