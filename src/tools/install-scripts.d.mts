interface Lock {
  packages: Record<string, { hasInstallScript?: boolean; dev?: boolean }>;
}
export function withScripts(lock: Lock): { name: string; isDev: boolean }[];
export function findFaults(lock: Lock, reasons: Record<string, string>): string[];
