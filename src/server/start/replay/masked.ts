const longest = 24;

/** A value without what it says: letters become x, digits 9. `Ayşe-7` → `Xxxx-9`. */
export function masked(value: unknown): string {
  if (value === undefined) return 'left out';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  const letters = [...text];
  const shown = letters
    .slice(0, longest)
    .join('')
    .replace(/\p{Lu}/gu, 'X')
    .replace(/\p{L}/gu, 'x')
    .replace(/\p{N}/gu, '9');
  return `"${shown}${letters.length > longest ? '…' : ''}"`;
}
