/** Far more than most answers need; a system that sends more is broken. */
const usually = 65_536;

/** The body of an answer as JSON; undefined when it is none. @throws Error when it is larger than any answer may be */
export async function readLimitedJson({ body }: Response, mostBytes = usually): Promise<unknown> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body ?? []) {
    size += part.byteLength;
    if (size > mostBytes) throw new Error('The answer is too large.');
    parts.push(part);
  }
  try {
    return JSON.parse(Buffer.concat(parts).toString('utf8'));
  } catch {
    return undefined;
  }
}
