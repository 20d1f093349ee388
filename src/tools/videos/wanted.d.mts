/** Which clips of which brands are drawn: those that are named, or all. A name that no clip has is a brand's. */
export function wanted(names: readonly string[]): { teams: string[]; clips: string[] };
