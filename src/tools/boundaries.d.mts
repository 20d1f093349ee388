export function findBreaches(
  folders: string[],
  baseDir?: string,
): Promise<{ lines: string[]; modules: number; dependencies: number }>;
