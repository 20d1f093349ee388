type Letters<Value> = Record<string, Record<string, Value>>;

export function wallpaperLetters(): Promise<{ widths: Letters<number>; outlines: Letters<string> }>;
export const letterFiles: Record<'widths' | 'outlines', string>;
