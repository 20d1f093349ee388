/** As wide as the project's formatter lets a line be. */
const WIDTH = 110;

function onOneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(onOneLine).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}: ${onOneLine(item)}`);
  return entries.length > 0 ? `{ ${entries.join(', ')} }` : '{}';
}

function text(value: unknown, indent: string, before: number): string {
  const line = onOneLine(value);
  if (typeof value !== 'object' || value === null) return line;
  if (indent !== '' && indent.length + before + line.length < WIDTH) return line;
  const inner = `${indent}  `;
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  const lines = Array.isArray(value)
    ? value.map((item) => inner + text(item, inner, 0))
    : Object.entries(value).map(([key, item]) => {
        const name = `${JSON.stringify(key)}: `;
        return inner + name + text(item, inner, name.length);
      });
  return `${open}\n${lines.join(',\n')}\n${indent}${close}`;
}

/** JSON as the project's formatter writes it, so that new files pass the check of their form at once. */
export function jsonText(value: object): string {
  return `${text(value, '', 0)}\n`;
}
